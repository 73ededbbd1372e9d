/** Battle of Helm's Deep: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, backToSupport, both, cardFile, during, exertA, gondorMan, inSupport, layOn, minion, ofCulture, onAMinion,
  orPay, regroup, self, skirmish, skirmishing, spot, withKeyword,
} from '../words/index.ts';

export const card = cardFile();

// City Wall
card(
  '5_33',
  during(skirmish, {
    if: inSupport,
    costs: [orPay([exertA(gondorMan)], [spot(3, withKeyword('Knight'))])],
    effect: layOn(self, a(both(minion, skirmishing(gondorMan)))),
  }),
);

// Rally Point
card(
  '5_38',
  during(regroup, {
    costs: [exertA(withKeyword('Knight'))],
    effect: backToSupport(a(ofCulture('Gondor', both(withKeyword('Fortification'), onAMinion)))),
  }),
);
