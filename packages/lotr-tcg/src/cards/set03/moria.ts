/** Realms of the Elf-lords: the Moria culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsTwilight, cardFile, costOfRevealed, event, freePeoplesPlayer, minion, ofCulture, revealAtRandom,
  sequence, shadowPhase, spot,
} from '../words/index.ts';

export const card = cardFile();

// Dangerous Gamble
card(
  '3_76',
  event(shadowPhase, {
    costs: [spot(1, ofCulture('Moria', minion))],
    effect: sequence(revealAtRandom(freePeoplesPlayer, 'revealed'), addsTwilight(costOfRevealed)),
  }),
);
