/** Shadows: the Shire culture. */
import { companion, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { Bob, gimli } from '../people.ts';

invent(companion('Friend', { vitality: 1 }), minion('Brute', { strength: 30 }));

const sam = (more: object = {}) => ({ card: 'Sam, Steadfast Friend', as: 'Sam', ...more });
scenario('[11_172] Sam, Steadfast Friend gives every other companion one more resistance', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo(), sam(), gimli()], burdens: 2, hand: ['Friend', 'Friend'] }, Bob },
  });
  t.expect
    .card('Frodo', { resistance: { is: 9, by: { Sam: 1 } } })
    .card('Gimli', { resistance: 5 })
    .card('Sam', { resistance: 8, 'Ring-bound': true });
});
const falling = (burdens: number) => ({
  phase: 'skirmishes alone',
  players: {
    Ann: { companions: [frodo(), sam()], burdens },
    Bob: { minions: [{ card: 'Brute', against: 'Sam' }] },
  },
});
scenario('[11_172] [LR-RESIST-005] who stands by his resistance alone falls with him', (t) => {
  t.given(falling(10));
  t.expect.card('Sam', { in: 'dead of Ann' }).result({ Ann: 'lost', Bob: 'won' });
});
scenario('[11_172] and who has one of his own left does not', (t) => {
  t.given(falling(9));
  t.expect.card('Sam', { in: 'dead of Ann' }).result('undecided');
});
scenario(
  "[11_172] [LR-ACTIVE-002] nobody is corrupted on another's turn, when no friend can stand by him",
  (t) => {
    t.given({
      phase: 'turn',
      active: 'Bob',
      players: {
        Ann: { companions: [frodo(), sam()], burdens: 10 },
        Bob: { companions: [{ card: 'Friend', as: 'his' }], hand: ['Friend'] },
      },
    });
    t.expect.result('undecided').card('Frodo', { active: false });
  },
);
