/** Against the Shadow: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, any, atSiteOfType, attackIs, bearing, both, called, cardFile, character, choose, chooseCharacter,
  companyGets, discardIt, discarding, either, type Filter, forEach, hasSkill, hazardPermanent,
  inCompanyWithoutIt, inHand, inOrganization, keyedToOneOf, morningEvent, on, onYourTurn, prowess, sequence,
  shortEvent, standingAt, tapped, the, untapIt, untilEndOfTurn, yours,
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

const troubled: Filter = called(
  both(character, standingAt('free-hold')).noun,
  both(standingAt('free-hold'), either(tapped, bearing(hazardPermanent))),
);
// The Sun Unveiled
card(
  'AS-56',
  { barredFrom: ['fallen-wizard'] },
  morningEvent({
    when: onYourTurn,
    targets: [chooseCharacter('character', troubled)],
    effect: sequence(
      forEach('event', both(hazardPermanent, on(the('character'))), discardIt(the('event'))),
      untapIt(the('character')),
    ),
  }),
);
