/** Mines of Moria: the Gondor culture. */
import { frodo, scenario } from '../../table.ts';
import { boromir, runner } from '../people.ts';
import { fightWith } from '../positions.ts';

const terror = (twilight: number) => ({
  phase: 'skirmishes alone',
  twilight,
  players: {
    Ann: {
      companions: [frodo(), { card: 'Aragorn, King in Exile', as: 'Aragorn' }],
      hand: [{ card: 'Flee in Terror', as: 'event' }],
    },
    Bob: { minions: [runner({ against: 'Aragorn' }), { card: 'Goblin Sneak', as: 'Sneak' }] },
  },
});

scenario('[2_33] Flee in Terror: an exhausted Orc flees unless its owner pays 3', (t) => {
  t.given(terror(3));
  t.player('Ann').does('event');
  t.player('Bob').does('Yes');
  t.expect.card('Sneak', { in: 'minions of Bob' }).table({ twilight: 0 });
});

scenario('[2_33] Flee in Terror: who cannot pay loses the Orc', (t) => {
  t.given(terror(2));
  t.player('Ann').does('event');
  t.expect.card('Sneak', { in: 'discard of Bob' });
});

for (const fierce of [true, false])
  scenario(`[2_37] Sentinels of Númenor in a ${fierce ? 'fierce' : 'usual'} skirmish`, (t) => {
    t.given(fightWith('Sentinels of Númenor', [boromir()], [runner({ against: 'Boromir' })], { fierce }));
    t.player('Ann').does('event');
    t.expect.card('Boromir', { strength: fierce ? 11 : 9 });
  });
