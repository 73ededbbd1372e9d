/** Hermit's Hill: two minor items are given for one item of a better class, which is then found there. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  type Action, action, all, beside, both, type Condition, choose, companyIsHere, discarding, inCompanyHere,
  inSitePhase, minor, otherThan, outer, type Phrase, type S, self, siteUntapped, spent, the, verb,
} from '../words/index.ts';

const borne = both(minor, inCompanyHere);
/** What its text opens it for may be played here for the rest of the turn: rules/sites/site-plays.ts asks for it. */
const open = (s: S, site: number): void => {
  s.card.openIn[site] = s.global.turn;
};
export const twoMinorItemsFor = (what: Phrase, ...who: readonly Condition[]): Action =>
  action({
    window: inSitePhase,
    if: all(companyIsHere, siteUntapped, ...who),
    targets: [
      spent(choose('item', both(borne, beside(both(borne, otherThan(outer)))))),
      spent(choose('second', both(borne, otherThan(the('item'))))),
    ],
    costs: [discarding(the('item')), discarding(the('second'))],
    effect: verb('open site', open, [self], what),
    rules: 'ME-CARD-0348 ME-CARD-0349',
  });
