/** Mines of Moria: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  artifact, cardFile, costsOnIt, discardedInRegroup, either, hobbit, modifier, nazgul, ofCulture, possession,
  strength, toPlaySpot, withKeyword,
} from '../words/index.ts';

export const card = cardFile();

// Frodo, Reluctant Adventurer
card(
  '2_102',
  { otherNumbers: 'the resistance of a Ring-bearer is shown as a number' },
  costsOnIt(either(artifact, possession, ofCulture('Shire', withKeyword('Tale'))), -1),
);

// Not Feared in Sunlight
card(
  '2_107',
  toPlaySpot(2, hobbit),
  modifier({ attribute: strength, of: nazgul, by: -4 }),
  discardedInRegroup,
);
