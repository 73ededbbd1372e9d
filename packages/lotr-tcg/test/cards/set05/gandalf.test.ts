/** Battle of Helm's Deep: the Gandalf culture. */
import { companion, freeCondition, invent } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { runner } from '../people.ts';

invent(companion('Guide', { race: 'Hobbit', vitality: 2 }), freeCondition('Twig'));
const ent = (wounds: number, hand: number) => ({
  phase: 'assignment alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Guide', wounds }, { card: 'Forest Guardian', as: 'Ent' }],
      hand: Array.from({ length: hand }, (_x, i) => ({ card: 'Twig', as: `twig ${i}` })),
    },
    Bob: { minions: [runner()] },
  },
});
scenario('[5_17, LR-KEYWORD-025] a Hobbit exerts, and the Ent may skirmish', (t) => {
  t.given(ent(0, 0));
  t.player('Ann').does('Ent', 'Runner').mayChoose.exactly('Frodo', 'Guide', 'Ent');
  t.expect.card('Guide', { wounds: 1 });
});
scenario('[5_17] or two cards go', (t) => {
  t.given(ent(1, 2));
  t.player('Ann').does('Ent', 'twig 0', 'Runner').mayChoose.exactly('Frodo', 'Guide', 'Ent');
});
scenario('[5_17, LR-COST-002] who can do neither has an Ent that waits', (t) => {
  t.given(ent(1, 1));
  t.player('Ann').mayNot('Ent', { rule: 'LR-COST-002' });
  t.player('Ann').does('Runner').mayChoose.exactly('Frodo', 'Guide');
});
