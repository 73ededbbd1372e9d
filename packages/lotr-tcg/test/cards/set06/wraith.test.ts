/** Ents of Fangorn: the Wraith culture. */
import { invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';

invent(
  minion('Flying one', { race: 'Nazgul', culture: 'Wraith', vitality: 3 }),
  minion('Dear Orc', { culture: 'Sauron', twilight: 9, vitality: 3 }),
  minion('Cheap Orc', { twilight: 1 }),
);
const spied = (wounds: number) => ({
  phase: 'regroup alone',
  twilight: 1,
  players: {
    Ann: { companions: [frodo()], hand: ['Pathfinder'] },
    Bob: {
      minions: [{ card: 'Flying one', wounds }],
      support: [{ card: 'Spied From Above', as: 'Spied' }],
      hand: ['Dear Orc', 'Cheap Orc'],
    },
  },
});
scenario('[6_84] two exertions bring a minion for 8 less, exhausted', (t) => {
  t.given(spied(0));
  t.player('Bob').does('Spied');
  t.expect
    .card('Dear Orc', { in: 'minions of Bob', wounds: 2 })
    .table({ twilight: 0 })
    .card('Flying one', { wounds: 2 });
});
scenario('[6_84, LR-EXERT-004] one exertion is not enough', (t) => {
  t.given(spied(1));
  t.player('Bob').mayNot('Spied', { rule: 'LR-EXERT-004' });
});
