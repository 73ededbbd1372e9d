/** Rise of Saruman: the Uruk-hai culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aHunter, cardFile, cardOf, discardFromYourHand, discardSelf, during, fromDiscard, minion, ofCulture,
  Phase, playIt, regroup, returnIt, roamingPenaltyIs, startOf, the, toPlaySpot, when, your,
} from '../words/index.ts';

export const card = cardFile();

const urukHaiHunter = ofCulture('Uruk-hai', aHunter);
// Vile Pit. LR-ERRATA-2038
card(
  '17_118',
  toPlaySpot(1, urukHaiHunter),
  when(startOf(Phase.shadow), {
    targets: [fromDiscard(urukHaiHunter)],
    costs: [discardFromYourHand(2, cardOf('Uruk-hai'))],
    effect: playIt(the('hunter')),
  }),
  during(regroup, { costs: [discardSelf], effect: returnIt(a(your(urukHaiHunter))) }),
);

// White Hand Scout
card(
  '17_130',
  { otherNumbers: { less: [2], why: 'hunter 2 is shown as a keyword' } },
  roamingPenaltyIs(ofCulture('Uruk-hai', minion), -1),
);
