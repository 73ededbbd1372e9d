/** Against the Shadow: resource permanent-events. */
import { storesAtEnd } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  anyCard, cardFile, discardWhenExhausted, lastingEvent, modifier, onYourTurn,
} from '../words/index.ts';

export const card = cardFile();

// Safe from the Shadow
card(
  'AS-54',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  modifier({ attribute: storesAtEnd, of: anyCard, by: 1 }),
  discardWhenExhausted,
);
