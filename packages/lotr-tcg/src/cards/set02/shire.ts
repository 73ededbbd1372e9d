/** Mines of Moria: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  artifact, cardFile, either, modifier, ofCulture, opposing, possession, same, say, saying, self,
  twilightCost, withKeyword,
} from '../words/index.ts';

export const card = cardFile();

// Frodo, Reluctant Adventurer
card(
  '2_102',
  { otherNumbers: 'the resistance of a Ring-bearer is shown as a number' },
  saying(
    modifier({
      attribute: twilightCost,
      of: either(artifact, possession, ofCulture('Shire', withKeyword('Tale'))),
      by: -1,
      if: same(opposing, self),
    }),
    say`the twilight cost of each artifact, possession and Shire tale played on ${self.say} is ${-1}`,
    'a cost that depends on the bearer',
  ),
);
