/** Ents of Fangorn: the Moria culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, atLeast, atSiteOf, attributeOf, behind, both, cannotBeAssignedTo, canSpot, cardFile, companionOrAlly,
  costsOf, discardSelf, during, exactly, it, moriaMinion, not, ownCostIs, say, self, skirmish, strength,
  strengthen, theBalrog, unique, where,
} from '../words/index.ts';

export const card = cardFile();

const weak = where(not(atLeast(attributeOf(it, strength), 6)), behind(say`of strength less than ${6}`));
// The Balrog, Terror of Flame and Shadow
card(
  '6_76',
  ownCostIs(-3, canSpot(1, moriaMinion)),
  cannotBeAssignedTo(exactly(self), both(companionOrAlly, weak)),
  { otherNumbers: { less: [2], why: 'damage +2 is shown as a keyword' } },
);

// Durin's Tower
card(
  '6_77',
  costsOf(theBalrog, -3, atSiteOf('Towers', 2, 3)),
  during(skirmish, { costs: [discardSelf], effect: strengthen(a(both(unique, moriaMinion)), 3) }),
);
