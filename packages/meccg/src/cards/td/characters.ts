/** The Dragons: characters. */
import { healingReach, Reach } from '../../rules/characters/healing.ts';
import { both, cardFile, character, inCompanyOf, modifier, self } from '../words/index.ts';

export const card = cardFile();
// Ioreth
card(
  'TD-93',
  modifier({
    attribute: healingReach,
    of: both(character, inCompanyOf(self)),
    by: Reach.company,
    change: 'atLeast',
  }),
);
