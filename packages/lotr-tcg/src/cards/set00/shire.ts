/** Promotional: the Shire culture. */
import { artifact, cardFile, costsOnIt, either, ofCulture, possession, withKeyword } from '../words/index.ts';

export const card = cardFile();

// Frodo, Mr. Underhill
card(
  '0_67',
  { otherNumbers: { less: [10], why: 'the resistance of a Ring-bearer is shown as a number' } },
  costsOnIt(either(artifact, possession, ofCulture('Shire', withKeyword('Tale'))), -1),
);
