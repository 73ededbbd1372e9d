/** The Balrog: factions. */
import { hasKeyword } from '../../rules/cards/cards.ts';
import { lairPlaces } from '../../rules/hazards/manifestations.ts';
import { isSurfaceSite, isUnder } from '../../rules/movement/under-deeps.ts';
import { siteType } from '../../rules/sites/sites.ts';
import { cardFile, isTheBalrog, printed, say, siteTypes, valueOf } from '../words/index.ts';

export const card = cardFile();

const WILD = new Set(
  (['dark-hold', 'shadow-hold', 'ruins-and-lairs'] as const).map((t) => siteTypes.indexOf(t)),
);
// A Few Recruits
card('BA-80', {
  atAny: {
    suits: (s, site) =>
      WILD.has(valueOf(s, siteType, site)) &&
      !lairPlaces.has(printed.place(s, site)) &&
      !isUnder(s, site) &&
      !isSurfaceSite(s, site),
    say: say`dark-hold, shadow-hold or ruins & lairs that is no Dragon's lair, Under-deeps site or surface site of one`,
  },
  atTapped: true,
  needs: 8,
  standardFor: [
    { by: 3, who: isTheBalrog, say: say`The Balrog` },
    { by: 2, who: (s, character) => hasKeyword(s, character, 'Leader'), say: say`leader` },
  ],
});
