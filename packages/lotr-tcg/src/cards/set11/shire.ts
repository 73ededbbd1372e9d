/** Shadows: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  aSite, bearer, both, cardFile, companion, either, hobbit, modifier, movesFrom, oneOnEach, otherThan,
  removesTwilight, resistance, self, when, withKeyword,
} from '../words/index.ts';

export const card = cardFile();

// Habits of Home
card(
  '11_165',
  { otherNumbers: { less: [2], why: 'toil 2 is shown as a keyword' } },
  bearer(hobbit),
  oneOnEach('bearer'),
  when(movesFrom(both(aSite, either(withKeyword('Dwelling'), withKeyword('Forest')))), {
    effect: removesTwilight(1),
  }),
);

// Sam, Steadfast Friend
card('11_172', modifier({ attribute: resistance, of: both(companion, otherThan(self)), by: 1 }));
