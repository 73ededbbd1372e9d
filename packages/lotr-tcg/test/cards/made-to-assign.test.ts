/** Cards that make the Free Peoples player assign someone: then it was he who did. LR-ASSIGN-010, LR-EFFECT-001 */
import { companion, invent, minion } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { assassin } from './positions.ts';

invent(
  minion('Goblin', { strength: 6, vitality: 2 }),
  minion('Tracker', { culture: 'Isengard', race: 'Uruk-hai', keyword: ['Tracker'], vitality: 3 }),
  companion('Halfling', { race: 'Hobbit' }),
);
const wold = (minions: readonly unknown[], event: string) => ({
  phase: 'assignment alone',
  path: [{ card: 'Wold of Rohan', number: 2 }],
  players: {
    Ann: { companions: [frodo(), 'Halfling'], site: 2 },
    Bob: { minions, hand: [{ card: event, as: 'event' }] },
  },
});
scenario('[1_262/2, 4_336] Orc Assassin: she has assigned the Hobbit, so 1 twilight comes', (t) => {
  t.given(wold([assassin], 'Vengeance'));
  t.player('Bob').does('Assassin');
  t.player('Ann').does('Halfling');
  t.expect.card('Assassin', { against: 'Halfling' }).table({ twilight: 1 });
});
scenario('[1_169, 4_336] The End Comes: she has assigned the Ring-bearer', (t) => {
  t.given(
    wold(
      [0, 1, 2, 3, 4].map((i) => ({ card: 'Goblin', as: `goblin ${i}` })),
      'The End Comes',
    ),
  );
  t.player('Bob').does('event');
  t.player('Ann').does('goblin 2');
  t.expect.card('goblin 2', { against: 'Frodo' }).table({ twilight: 1 });
});
scenario('[4_143, 4_336] Brought Back Alive: the Shadow player has assigned him', (t) => {
  t.given(wold(['Tracker'], 'Brought Back Alive'));
  t.player('Bob').does('event');
  t.expect.card('Tracker', { against: 'Halfling' }).table({ twilight: 0 });
});
