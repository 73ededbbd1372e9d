/** Expanded Middle-earth: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  archer, canSpotMore, cardFile, companion, forThisArchery, giveEach, minion, Phase, startOf, when,
} from '../words/index.ts';

export const card = cardFile();

// Gildor Inglorion, Of the House of Finrod
card(
  '14_4',
  when(startOf(Phase.archery), {
    if: canSpotMore(minion, companion),
    effect: giveEach(companion, archer, 1, forThisArchery),
  }),
);
