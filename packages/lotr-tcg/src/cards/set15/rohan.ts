/** The Hunters: the Rohan culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, bearer, both, cardFile, during, exertBearer, exertEvery, host, itsBearer, minion, rohanMan, skirmish,
  skirmishingIt, startOfSkirmishOf, strengthen, when,
} from '../words/index.ts';

export const card = cardFile();

// Horse of Great Stature
card(
  '15_129',
  bearer(rohanMan),
  when(startOfSkirmishOf(itsBearer), { effect: exertEvery(both(minion, skirmishingIt(host))) }),
  during(skirmish, { costs: [exertBearer()], effect: strengthen(a(rohanMan), 1) }),
);
