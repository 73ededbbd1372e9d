/** Against the Shadow: resource short-events. */
import { removalNumber } from '../../rules/corruption/removals.ts';
import { rollsOver } from '../../rules/dice.ts';
import { rollsFor } from '../../rules/terms.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  aCompany, any, atSiteOfType, attackIs, bearing, beside, both, type Condition, called, cardFile, character,
  choose, chooseCharacter, companyGets, condition, discardIt, discarding, drawOne, either, type Filter,
  forEach, hasSkill, hazardPermanent, ifSo, inChosen, inCompanyOf, inCompanyWithoutIt, inHand, inOrganization,
  keyedToOneOf, morningEvent, on, onCharacter, onYourTurn, outer, prowess, removeFromGame, repeat, type S,
  say, self, sequence, shortEvent, standingAt, tapped, the, untapIt, untilEndOfTurn, yours,
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

const UNSAID = 8;
const isShaken = (s: S, event: number): boolean => {
  rollsFor(s, 'card', event);
  return rollsOver(s, 0, removalNumber(s.card.def[event]) ?? UNSAID);
};
const shaken: Condition = condition(
  'shaken',
  [],
  (g, v) => `${g.ref(isShaken)}(s, ${v.slot('event')})`,
  say`a roll is greater than the number printed to remove it, or than ${UNSAID} if there is none`,
);
const onOneOf: Filter = both(hazardPermanent, onCharacter, inChosen(the('company')));
// Glamour of Surpassing Excellance
card(
  'AS-49',
  { barredFrom: ['fallen-wizard'] },
  shortEvent({
    when: onYourTurn,
    targets: [
      choose(
        'company',
        both(
          aCompany,
          yours,
          standingAt('border-hold', 'free-hold'),
          beside(both(hazardPermanent, onCharacter, inCompanyOf(outer))),
        ),
      ),
    ],
    effect: forEach('event', onOneOf, ifSo(shaken, discardIt(the('event')))),
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

// Dark Tryst
card('AS-80', shortEvent({ when: onYourTurn, effect: sequence(repeat(3, drawOne), removeFromGame(self)) }));
