/** The Hunters: the Orc culture. */
import { freeCondition, invent, item, shadowCondition } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  freeCondition('Wall', { keyword: ['Fortification'] }),
  freeCondition('Filler'),
  item('Axe', { side: 'Shadow', culture: 'Orc', 'Support Area': 1 }),
  item('Crown', { side: 'Shadow', culture: 'Orc', kind: 'artifact', 'Support Area': 1 }),
  item('Knife', { side: 'Shadow', culture: 'Moria', 'Support Area': 1 }),
  shadowCondition('Banner', { culture: 'Orc' }),
);

const wall = (as: string) => ({ card: 'Wall', as });
const playing = (support: readonly string[]) => ({
  phase: 'shadow alone',
  twilight: 6,
  players: {
    Ann: { companions: [frodo()], site: 4, support: [wall('north'), wall('south'), wall('gate'), 'Filler'] },
    Bob: { support, hand: [{ card: 'Destructive Orc', as: 'Orc' }, 'Banner'] },
  },
});
scenario('[15_108] for each Orc possession and artifact a fortification may be discarded', (t) => {
  t.given(playing(['Axe', 'Crown', 'Knife', 'Banner']));
  t.player('Bob').does('Orc', 'Orc: when', 'gate', 'north');
  t.expect.zone('support of Ann', ['south', 'Filler']);
});
scenario('[15_108] one such card is enough for one', (t) => {
  t.given(playing(['Axe']));
  t.player('Bob').does('Orc', 'Orc: when', 'gate');
  t.expect.zone('support of Ann', ['north', 'south', 'Filler']);
});
scenario('[15_108] fewer are allowed', (t) => {
  t.given(playing(['Axe', 'Crown']));
  t.player('Bob').does('Orc', 'Orc: when', 'gate', 'Pass');
  t.expect.zone('support of Ann', ['north', 'south', 'Filler']);
});
scenario('[15_108] it need not be used', (t) => {
  t.given(playing(['Axe', 'Crown']));
  t.player('Bob').does('Orc').passes();
  t.expect.zone('support of Ann', 4);
});
scenario('[15_108] without such a card nothing is discarded', (t) => {
  t.given(playing(['Knife', 'Banner']));
  t.player('Bob').does('Orc');
  t.expect.zone('support of Ann', 4).card('Orc', { in: 'minions of Bob' });
});
