/** Occasions that may be left, or have a price. */
import { exertSelf, Phase, startOf, when } from '../../../src/cards/words/index.ts';
import { companion, freeCondition, invent, minion } from '../../invented.ts';
import { frodo, scenario } from '../../table.ts';
import { add, idler, table } from '../maneuver.ts';

invent(
  idler,
  minion('Orc'),
  freeCondition('Herald', {}, when(startOf(Phase.maneuver), { may: true, effect: add(5) })),
  companion('Captain', {}, when(startOf(Phase.maneuver), { costs: [exertSelf], effect: add(5) })),
);

scenario(
  '[LR-ACTION-002 LR-COST-002] what may happen at the start of a phase can be left, or has a price',
  (t) => {
    t.given(table({ companions: [frodo(), 'Captain'], support: ['Herald'] }, {}));
    t.player('Ann').mayChoose.exactly('Pass', 'Herald', 'Captain');
    t.player('Ann').does('Captain');
    t.expect.card('Captain', { wounds: 1 }).table({ twilight: 5 });
  },
);
scenario('[LR-COST-002] a price that cannot be paid is not asked for', (t) => {
  t.given(table({ companions: [frodo(), { card: 'Captain', wounds: 2 }], support: ['Herald'] }, {}));
  t.player('Ann').mayChoose.exactly('Pass', 'Herald');
});
