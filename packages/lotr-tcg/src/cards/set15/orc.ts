/** The Hunters: the Orc culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  artifact, canSpot, cardFile, countOf, discardPer, either, ofCulture, possession, silent, whenPlayed,
  withKeyword,
} from '../words/index.ts';

export const card = cardFile();

const orcItem = ofCulture('Orc', either(possession, artifact));
// Destructive Orc
card(
  '15_108',
  whenPlayed({
    may: true,
    if: silent(canSpot(1, orcItem)),
    effect: discardPer(withKeyword('Fortification'), countOf(orcItem)),
  }),
);
