/** Realms of the Elf-lords: the Moria culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsTwilight, archerCharacter, archery, cardFile, companion, costOfRevealed, damage, discardYour,
  duringRegroup, event, fellowshipMoves, forThisSkirmish, freePeoplesPlayer, freePeoplesPossession, gives,
  maneuver, minion, moriaMinion, moriaOrc, named, ofCulture, revealAtRandom, sauronOrc, sequence, shadowPhase,
  skirmish, spot, toPlaySpot, unlessFreePeoples, when, woundIt,
} from '../words/index.ts';

export const card = cardFile();

// Dangerous Gamble
card(
  '3_76',
  event(shadowPhase, {
    costs: [spot(1, ofCulture('Moria', minion))],
    effect: sequence(revealAtRandom(freePeoplesPlayer, 'revealed'), addsTwilight(costOfRevealed)),
  }),
);

// Depths of Moria
card('3_77', toPlaySpot(1, moriaOrc), when(fellowshipMoves, { if: duringRegroup, effect: addsTwilight(2) }));

// Hide and Seek
card(
  '3_78',
  event(skirmish, {
    costs: [spot(2, ofCulture('Shire', companion))],
    effect: gives(a(moriaMinion), damage, 1, forThisSkirmish),
  }),
);

// Malice
card(
  '3_79',
  event(archery, { costs: [spot(1, moriaOrc), spot(1, sauronOrc)], effect: woundIt(a(archerCharacter)) }),
);

// Such a Little Thing
card(
  '3_80',
  event(maneuver, {
    costs: [spot(1, moriaMinion)],
    effect: unlessFreePeoples([discardYour(freePeoplesPossession, 2)], woundIt(a(named('Boromir')), 3)),
  }),
);
