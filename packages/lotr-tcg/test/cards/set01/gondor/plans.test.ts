/** The Fellowship of the Ring: plans of the Gondor culture. */
import { freeCondition, invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { aragorn, runner } from '../../people.ts';

invent(freeCondition('Filler'));
const plans = (wounds: number) => ({
  phase: 'regroup alone',
  players: {
    Ann: { companions: [frodo(), aragorn({ wounds })], hand: ['Change of Plans', 'Filler'] },
    Bob: {
      minions: [runner()],
      hand: [{ card: 'Filler', as: 'x' }],
      deck: Array.from({ length: 9 }, (_x, i) => ({ card: 'Filler', as: `f${i}` })),
    },
  },
});
scenario('[1_99] a whole hand goes into the deck, and eight cards come', (t) => {
  t.given(plans(0));
  t.player('Ann').does('Change of Plans');
  t.player('Bob').has({ hand: 8, deck: 2 });
  t.expect.card('Aragorn', { wounds: 1 });
});
scenario('[1_99, LR-EXERT-003] a ranger must exert for it', (t) => {
  t.given(plans(3));
  t.player('Ann').mayNot('Change of Plans', { rule: 'LR-EXERT-003' });
});
