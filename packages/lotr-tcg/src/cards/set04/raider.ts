/** The Two Towers: the Raider culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, both, canSpotBurdens, cardFile, companionOrAlly, damage, exactly, exertSelf, fierce, hasAll,
  isAssignedTo, removeTwilight, self, skirmishingIt, startOfSkirmishOf, strength, unboundCompanion, when,
  woundIt,
} from '../words/index.ts';

export const card = cardFile();

/** As its skirmish starts, twilight wounds whom it fights. */
const lance = when(startOfSkirmishOf(exactly(self)), {
  costs: [removeTwilight(3)],
  effect: woundIt(a(both(companionOrAlly, skirmishingIt(self)))),
});
// Desert Soldier
card('4_220', lance);

// Desert Spearman
card('4_221', lance);

// Desert Warrior
card('4_222', lance);

// Easterling Axeman
card(
  '4_224',
  ...hasAll(
    exactly(self),
    [
      [strength, 3],
      [fierce, 1],
    ],
    canSpotBurdens(2),
  ),
);

/** It exerts to burden whoever lets an unbound companion fight it. */
const burdens = when(isAssignedTo(exactly(self), unboundCompanion), {
  costs: [exertSelf],
  effect: addsBurdens(1),
});
/** With three burdens it is fierce, and does more. */
const heavy = hasAll(
  exactly(self),
  [
    [fierce, 1],
    [damage, 1],
  ],
  canSpotBurdens(3),
);
// Easterling Guard
card('4_226', burdens);

// Easterling Infantry
card('4_227', ...heavy);

// Easterling Lieutenant
card('4_228', burdens);

// Easterling Trooper
card('4_230', ...heavy);

// Southron Scout
card('4_252', { otherNumbers: 'ambush 2 is shown as a keyword' });

// Southron Soldier
card('4_254', { otherNumbers: 'ambush 2 is shown as a keyword' });
