/** Ents of Fangorn: the Elven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  both, cardFile, companion, discardRevealed, elf, event, fellowship, healUpTo, ifSo, may, ofCultureOf,
  revealTop, sequence, somethingRevealed, spot, theRevealed,
} from '../words/index.ts';

export const card = cardFile();

// Must Be a Dream
card(
  '6_20',
  event(fellowship, {
    costs: [spot(1, elf)],
    effect: sequence(
      revealTop,
      healUpTo(2, both(companion, ofCultureOf(theRevealed))),
      ifSo(somethingRevealed, may(discardRevealed)),
    ),
  }),
);
