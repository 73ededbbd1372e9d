/** Dark Minions: resource long-events. */
import { rollBetween } from '../../rules/movement/under-deeps.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  anyCompany, anyPlayer, cardFile, inLongEventPhase, keepsDiscards, lastingEvent, modifier,
} from '../words/index.ts';

export const card = cardFile();

// Enduring Tales
card('DM-125', lastingEvent(inLongEventPhase), modifier({ attribute: keepsDiscards, of: anyPlayer, by: 1 }));

// Secret Ways
card(
  'DM-157',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(inLongEventPhase),
  modifier({ attribute: rollBetween, of: anyCompany, by: 4 }),
);
