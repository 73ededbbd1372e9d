/** The Dragons: resource permanent-events. */
import { healsHere } from '../../rules/characters/healing.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, both, cardFile, checkBonus, choose, corruptionCheckBy, exactly, facingCheck, goesWithSite, host,
  isWithBearer, itsSite, learned, modifier, onYourTurn, sequence, shortEvent, siteOfType, siteOfYours,
  staysOn, tapBearer, the, theChecked,
} from '../words/index.ts';

export const card = cardFile();

// Houses of Healing
card(
  'TD-125',
  shortEvent({
    when: onYourTurn,
    targets: [choose('site', both(siteOfType('free-hold'), siteOfYours))],
    effect: staysOn(the('site')),
  }),
  modifier({ attribute: healsHere, of: exactly(itsSite), by: 1 }),
  goesWithSite,
);

// When I Know Anything
card(
  'TD-166',
  { tapsSite: true },
  learned(),
  action({
    window: facingCheck,
    if: isWithBearer(theChecked),
    costs: [tapBearer],
    effect: sequence(checkBonus(3), corruptionCheckBy(host)),
  }),
);
