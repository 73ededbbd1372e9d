/** The Return of the King: the Wraith culture. */
import { ally, companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { gimli, sam } from '../people.ts';

invent(
  companion('Bound', { keyword: ['Ring-bound'], vitality: 1 }),
  ally('Bound Ally', { keyword: ['Ring-bound'] }),
  minion('Orc'),
  freeCondition('Filler'),
);

const night = (cards: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), sam(), gimli(), 'Bound'],
      support: ['Bound Ally'],
      hand: Array.from({ length: cards }, (_x, i) => ({ card: 'Filler', as: `held ${i}` })),
    },
    Bob: { minions: [{ card: 'Úlairë Nelya, Black-Mantled Wraith', as: 'Nelya' }, 'Orc'] },
  },
});
scenario(
  '[7_216, LR-INIT-003, LR-RING-008] with initiative Nelya goes, and each Ring-bound companion exerts',
  (t) => {
    t.given(night(3));
    t.player('Bob').does('Nelya');
    t.expect
      .card('Nelya', { in: 'discard of Bob' })
      .card('Frodo', { wounds: 1 })
      .card('Sam', { wounds: 1 })
      .card('Gimli', { wounds: 0 })
      .card('Bound Ally', { wounds: 0 })
      // Who is exhausted cannot. LR-EXERT-003
      .card('Bound', { wounds: 0, in: 'companions of Ann' })
      .card('Orc', { wounds: 0 });
  },
);
scenario('[7_216, LR-INIT-001] not while the Free Peoples player holds four cards', (t) => {
  t.given(night(4));
  t.player('Bob').mayNot('Nelya', { because: 'you have initiative' });
});
