/** Against the Shadow: resource permanent-events. */
import { storesAtEnd } from '../../rules/chain/forbidden.ts';
// biome-ignore format: `npm run format` writes it from the words below
import {
  anyCard, cardFile, discardWhenExhausted, lastingEvent, modifier, onYourTurn, say,
} from '../words/index.ts';

export const card = cardFile();

// Safe from the Shadow
card(
  'AS-54',
  { keywords: ['cannot be duplicated'] },
  lastingEvent(onYourTurn),
  {
    ...modifier({ attribute: storesAtEnd, of: anyCard, by: 1 }),
    say: say`characters may store resources in the end-of-turn phase as though it were their organization phase`,
  },
  discardWhenExhausted,
);
