/** Black Rider: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  ableToReplace, bearer, both, cardFile, cardOf, damage, discardA, during, hobbit, host, isSo, itsBearer,
  modifier, named, on, replaceIn, skirmish, unbound, whoBoreIt,
} from '../words/index.ts';

export const card = cardFile();

// Blade of Gondor, Sword of Boromir
card(
  '12_42',
  bearer(named('Boromir')),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(skirmish, {
    if: isSo(host, ableToReplace, 'not assigned to a skirmish'),
    costs: [discardA(both(cardOf('Gondor'), on(host)))],
    effect: replaceIn(whoBoreIt, both(unbound, hobbit)),
  }),
);
