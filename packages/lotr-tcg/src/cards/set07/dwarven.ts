/** The Return of the King: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  bearer, cardFile, discardFromYourHand, during, gimli, haveInitiative, inAnswerTo, isAboutToBeWounded,
  preventThat,
} from '../words/index.ts';

export const card = cardFile();

// Gimli's Armor
card(
  '7_8',
  bearer(gimli),
  during(inAnswerTo(isAboutToBeWounded(gimli)), {
    if: haveInitiative(),
    costs: [discardFromYourHand(2)],
    effect: preventThat('wound'),
  }),
);
