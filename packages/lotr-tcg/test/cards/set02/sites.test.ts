/** Mines of Moria: sites. What they say counts only while the fellowship stands there. LR-ACTIVE-006 */
import { invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { standing } from '../standing.ts';

scenario('[2_116] Hobbiton Woods: a Hobbit exerts to play site 2', (t) => {
  t.given(
    standing('fellowship alone', 'Hobbiton Woods', 1, {
      adventure: [{ card: 'Ettenmoors', as: 'Ettenmoors' }, 'Moria Lake'],
    }),
  );
  t.player('Ann').does('here: Fellowship');
  t.expect.card('Ettenmoors', { in: 'path', number: 2 }).card('Frodo', { wounds: 1 });
});

invent(minion('Moria archer', { Archer: 1, twilight: 3 }), minion('Moria fighter', { twilight: 3 }));
const chasm = (at: number) => ({
  phase: 'shadow alone',
  twilight: 20,
  path: [{ card: 'Great Chasm', number: 5 }],
  players: {
    Ann: { companions: [frodo()], site: at },
    Bob: {
      hand: [{ card: 'Moria archer', as: 'first' }, { card: 'Moria archer', as: 'second' }, 'Moria fighter'],
    },
  },
});
scenario('[2_118] the first Moria archer of a Shadow phase costs 2 less', (t) => {
  t.given(chasm(5));
  t.expect.card('first', { 'twilight cost': 1 }).card('Moria fighter', { 'twilight cost': 3 });
  t.player('Bob').does('Moria fighter: play', 'first: play');
  t.expect.card('second', { 'twilight cost': 3 }).table({ twilight: 16 });
});
scenario('[2_118, LR-ACTIVE-006] only while the fellowship is there', (t) => {
  t.given(chasm(4));
  t.expect.card('first', { 'twilight cost': 3 });
});
