/** The Two Towers: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearer, both, cardFile, exertEvery, host, itsBearer, man, minion, ofCulture, skirmishingIt,
  startOfSkirmishOf, when,
} from '../words/index.ts';

export const card = cardFile();

// Rider's Mount
card(
  '4_287',
  bearer(ofCulture('Rohan', man)),
  when(startOfSkirmishOf(itsBearer), { effect: exertEvery(both(minion, skirmishingIt(host))) }),
);
