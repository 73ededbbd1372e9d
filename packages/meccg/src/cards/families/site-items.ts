/** Items that are given up for what they tell of sites. */
import { information } from '../../rules/sites/sites.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Ability, action, both, choose, discardSelf, type Filter, grant, inPlayItself, modifier, onYourTurn,
  type SiteWhere, siteLike, siteOfIt, tapped, the, untapIt, untilEndOfTurn,
} from '../words/index.ts';

/** The tapped site where it is, if it is of some kind, is untapped. */
export const untapsSite = (which: Filter): Ability =>
  action({
    window: onYourTurn,
    targets: [choose('site', both(tapped, which, { ...siteOfIt, atDeclaration: true }))],
    costs: [discardSelf],
    effect: untapIt(the('site')),
    rules: 'ME-SITE-4013',
  });
/** Information is playable at every site of some kind, for this turn. ME-CARD-0005 */
export const tellsOf = (where: SiteWhere): Ability =>
  action({
    window: onYourTurn,
    zone: inPlayItself,
    costs: [discardSelf],
    effect: grant(modifier({ attribute: information, of: siteLike(where), by: 1 }), untilEndOfTurn),
    rules: 'ME-CARD-0005',
  });
