/** The White Hand: factions. */
import { information } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, cardFile, discardSelf, grant, ifYourWizardIs, inPlayItself, modifier, onYourTurn, siteIn, siteLike,
  untilEndOfTurn,
} from '../words/index.ts';

export const card = cardFile();

const wilds = siteIn('wilderness', 'haven', 'shadow-hold', 'dark-hold');
// A Panoply of Wings
card(
  'WH-37',
  { atAny: wilds, atTapped: true, needs: 11, standardIf: ifYourWizardIs('Radagast', 3) },
  action({
    window: onYourTurn,
    zone: inPlayItself,
    costs: [discardSelf],
    effect: grant(modifier({ attribute: information, of: siteLike(wilds), by: 1 }), untilEndOfTurn),
    rules: 'ME-CARD-0005',
  }),
);
