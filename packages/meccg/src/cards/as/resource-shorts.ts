/** Against the Shadow: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, any, atSiteOfType, attackIs, both, cardFile, character, choose, companyGets, discarding, hasSkill,
  inCompanyWithoutIt, inHand, inOrganization, keyedToOneOf, prowess, shortEvent, the, untilEndOfTurn, yours,
} from '../words/index.ts';

export const card = cardFile();

const inTheWild = any(keyedToOneOf('wilderness'), attackIs(atSiteOfType('ruins-and-lairs')));
// Drughu
card(
  'AS-47',
  shortEvent({
    when: inOrganization,
    targets: [
      choose('company', both(aCompany, yours, inCompanyWithoutIt)),
      choose('ranger', both(hasSkill('ranger'), character), inHand),
    ],
    costs: [discarding(the('ranger'))],
    effect: companyGets(the('company'), prowess, 2, untilEndOfTurn, inTheWild),
  }),
);
