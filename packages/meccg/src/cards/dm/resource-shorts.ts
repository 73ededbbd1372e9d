/** Dark Minions: resource short-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, choose, inPiles, onYourTurn, resourceOrCharacter, shortEvent, shuffleIntoDeck, the,
} from '../words/index.ts';

export const card = cardFile();

// Smoke Rings
card(
  'DM-159',
  shortEvent({
    when: onYourTurn,
    targets: [choose('card', resourceOrCharacter, inPiles)],
    effect: shuffleIntoDeck(the('card')),
  }),
);
