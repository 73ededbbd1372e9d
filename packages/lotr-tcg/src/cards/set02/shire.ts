/** Mines of Moria: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  archeryIs, artifact, bearer, both, cardFile, costsOnIt, discardedInRegroup, either, gainsNoBonusesFrom,
  hobbit, host, losesDamage, minion, minionArchery, modifier, named, nazgul, ofCulture, possession,
  skirmishingIt, strength, toPlaySpot, weapon, withKeyword,
} from '../words/index.ts';

export const card = cardFile();

// Frodo, Reluctant Adventurer
card(
  '2_102',
  { otherNumbers: 'the resistance of a Ring-bearer is shown as a number' },
  costsOnIt(either(artifact, possession, ofCulture('Shire', withKeyword('Tale'))), -1),
);

const foesOfFrodo = both(minion, skirmishingIt(host));
// Mithril-coat
card(
  '2_105',
  bearer(named('Frodo')),
  archeryIs(minionArchery, -1),
  gainsNoBonusesFrom(foesOfFrodo, weapon),
  losesDamage(foesOfFrodo),
);

// Not Feared in Sunlight
card(
  '2_107',
  toPlaySpot(2, hobbit),
  modifier({ attribute: strength, of: nazgul, by: -4 }),
  discardedInRegroup,
);
