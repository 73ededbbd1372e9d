/** Mines of Moria: the Shire culture. */
import { artifact, cardFile, costsOnIt, either, ofCulture, possession, withKeyword } from '../words/index.ts';

export const card = cardFile();

// Frodo, Reluctant Adventurer
card(
  '2_102',
  { otherNumbers: 'the resistance of a Ring-bearer is shown as a number' },
  costsOnIt(either(artifact, possession, ofCulture('Shire', withKeyword('Tale'))), -1),
);
