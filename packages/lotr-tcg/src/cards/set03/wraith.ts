/** Realms of the Elf-lords: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, addsTwilight, bearing, both, burdenAdded, burdensNow, byA, called, cardFile, cardOf,
  companion, costOfRevealed, damage, definite, discardFromYourHand, event, exactly, exertIt, exertSelf,
  fellowshipMoves, forThisSkirmish, freePeoplesPlayer, gives, inYourSupportArea, isengardMinion, layOn,
  maneuver, named, nazgul, nazgulExertsOrItGoes, non, ofClass, passes, revealAtRandom, say, self, sequence,
  silent, skirmish, spot, the, theRingBearer, toPlaySpot, unlessFreePeoples, when, winsASkirmish, woundIt,
  you,
} from '../words/index.ts';

export const card = cardFile();

// Gates of the Dead City
card(
  '3_81',
  toPlaySpot(1, nazgul),
  when(burdenAdded(byA(cardOf('Wraith'))), {
    effect: exertIt(a(both(companion, ableToExert), freePeoplesPlayer)),
  }),
);

// News of Mordor
card(
  '3_82',
  event(skirmish, { costs: [spot(1, isengardMinion)], effect: gives(a(nazgul), damage, 1, forThisSkirmish) }),
);

// The Ring Draws Them
card('3_83', when(fellowshipMoves, { effect: addsTwilight(burdensNow) }), nazgulExertsOrItGoes);

// They Will Never Stop Hunting You
card(
  '3_84',
  event(maneuver, {
    costs: [spot(1, nazgul)],
    effect: sequence(
      revealAtRandom(freePeoplesPlayer, 'revealed'),
      exertIt(a(both(companion, bearing(ofClass('ranged weapon')))), costOfRevealed),
    ),
  }),
);

// Too Great and Terrible
card(
  '3_85',
  event(maneuver, {
    costs: [spot(1, nazgul)],
    effect: unlessFreePeoples([discardFromYourHand(2, cardOf('Gandalf'))], woundIt(a(named('Gandalf')), 2)),
  }),
);

const bladeTip = a(
  called(definite(say`Blade Tip from your support area`), both(named('Blade Tip'), inYourSupportArea)),
  you,
  'Blade Tip',
);
// Úlairë Otsëa, Ringwraith in Twilight. LR-ERRATA-046
card(
  '3_86',
  when(winsASkirmish(exactly(self)), {
    if: silent(passes(theRingBearer, non(bearing(named('Blade Tip'))))),
    targets: [bladeTip],
    costs: [exertSelf],
    effect: layOn(the('Blade Tip'), theRingBearer),
  }),
);
