/** Battle of Helm's Deep: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  assignment, both, cardFile, discardFromYourHand, during, exertA, gives, hobbit, orPay, self, takesPart,
  unbound, untilRegroup,
} from '../words/index.ts';

export const card = cardFile();

// Forest Guardian
card(
  '5_17',
  during(assignment, {
    costs: [orPay([exertA(both(unbound, hobbit))], [discardFromYourHand(2)])],
    effect: gives(self, takesPart, 1, untilRegroup),
  }),
);
