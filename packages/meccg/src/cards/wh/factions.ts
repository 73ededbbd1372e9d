/** The White Hand: factions. */
import { information, isProtectedFor } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  action, cardFile, cardsNamed, discardSelf, grant, hasNamed, ifYourWizardIs, inPlayItself, modifier,
  onYourTurn, type S, say, siteIn, siteLike, untilEndOfTurn,
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

const SPAWN = cardsNamed('A Strident Spawn');
const breedingPit = {
  suits: (s: S, site: number): boolean =>
    isProtectedFor(s, s.card.owner[site], site) && hasNamed(s, s.card.owner[site], SPAWN),
  say: say`protected Wizardhaven of yours, if you have A Strident Spawn in play`,
};
// Half-orcs
card('WH-87', { atAny: breedingPit, atTapped: true, needs: 9 });
