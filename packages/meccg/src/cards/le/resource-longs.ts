/** The Lidless Eye: resource long-events. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  cardFile, character, checkRolls, faction, influenceCheck, influencing, inLongEventPhase, lastingEvent,
  modifier,
} from '../words/index.ts';

export const card = cardFile();

// Tidings of Death
card(
  'LE-245',
  lastingEvent(inLongEventPhase),
  modifier({ attribute: influenceCheck, of: character, by: -1, if: influencing(faction) }),
  modifier({ attribute: checkRolls, of: character, by: 1, if: influencing(faction) }),
);
