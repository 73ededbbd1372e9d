/** Dark Minions: resource long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  anyPlayer, cardFile, inLongEventPhase, keepsDiscards, lastingEvent, modifier,
} from '../words/index.ts';

export const card = cardFile();

// Enduring Tales
card('DM-125', lastingEvent(inLongEventPhase), modifier({ attribute: keepsDiscards, of: anyPlayer, by: 1 }));
