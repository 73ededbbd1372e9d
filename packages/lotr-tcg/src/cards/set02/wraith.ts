/** Mines of Moria: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, ally, any, atLeast, both, cannotBePlayed, canSpotBurdens, cardFile, companion, damage,
  during, event, exactly, exertSelf, fierce, hasAll, inAnswerTo, isAboutToBeWounded, maneuver, named, nazgul,
  orIf, preventThat, removeTwilight, ringBearer, ringIsWorn, say, self, skirmish, spot, theRingBearer, when,
  whenPlayed, winsASkirmish, withKeyword, worded, woundIt, woundsOn,
} from '../words/index.ts';

export const card = cardFile();

const twilightNazgul = both(withKeyword('Twilight'), nazgul);
// His Terrible Servants
card(
  '2_77',
  during(inAnswerTo(isAboutToBeWounded(twilightNazgul)), {
    costs: [removeTwilight(1)],
    effect: preventThat('wound'),
  }),
);

// It Wants to be Found
card('2_78', event(maneuver, { costs: [spot(1, twilightNazgul)], effect: addsBurdens(1) }));

// Úlairë Attëa, The Easterling
card('2_82', whenPlayed({ may: true, effect: woundIt(a(ally)) }));

// Úlairë Enquëa, Ringwraith in Twilight
card(
  '2_83',
  when(winsASkirmish(exactly(self)), {
    costs: [exertSelf],
    effect: orIf(woundIt(theRingBearer), canSpotBurdens(5), woundIt(theRingBearer, 2)),
  }),
);

// Úlairë Nelya, Ringwraith in Twilight
card(
  '2_84',
  ...hasAll(
    exactly(self),
    [
      [fierce, 1],
      [damage, 1],
    ],
    any(
      canSpotBurdens(2),
      worded(
        atLeast(woundsOn(both(ringBearer, companion)), 2),
        say`you can spot ${2} wounds on the Ring-bearer`,
      ),
    ),
  ),
);

// The Witch-king, Lord of the Nazgûl
card(
  '2_85',
  cannotBePlayed(named('Return to Its Master')),
  when(winsASkirmish(exactly(self)), { costs: [exertSelf], effect: woundIt(theRingBearer, 2) }),
);

// Wraith-world
card(
  '2_86',
  event(skirmish, {
    if: ringIsWorn,
    costs: [spot(1, twilightNazgul)],
    effect: addsBurdens(3),
  }),
);
