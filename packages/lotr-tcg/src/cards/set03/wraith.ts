/** Realms of the Elf-lords: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsTwilight, burdensNow, cardFile, cardOf, damage, discardFromYourHand, eachMove, event,
  forThisSkirmish, gives, isengardMinion, maneuver, named, nazgul, nazgulExertsOrItGoes, skirmish, spot,
  unlessFreePeoples, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// News of Mordor
card(
  '3_82',
  event(skirmish, { costs: [spot(1, isengardMinion)], effect: gives(a(nazgul), damage, 1, forThisSkirmish) }),
);

// The Ring Draws Them
card('3_83', eachMove({ effect: addsTwilight(burdensNow) }), nazgulExertsOrItGoes);

// Too Great and Terrible
card(
  '3_85',
  event(maneuver, {
    costs: [spot(1, nazgul)],
    effect: unlessFreePeoples([discardFromYourHand(2, cardOf('Gandalf'))], woundIt(a(named('Gandalf')), 2)),
  }),
);
