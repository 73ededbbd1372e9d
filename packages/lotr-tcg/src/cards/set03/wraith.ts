/** Realms of the Elf-lords: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, cardFile, cardOf, discardFromYourHand, event, maneuver, named, nazgul, spot, unlessFreePeoples, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// Too Great and Terrible
card(
  '3_85',
  event(maneuver, {
    costs: [spot(1, nazgul)],
    effect: unlessFreePeoples([discardFromYourHand(2, cardOf('Gandalf'))], woundIt(a(named('Gandalf')), 2)),
  }),
);
