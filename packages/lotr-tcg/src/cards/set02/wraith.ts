/** Mines of Moria: the Wraith culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, ally, any, atLeast, atSiteWith, bearer, both, burdensNow, cannotBeAssignedTo,
  cannotBePlayed, canSpotBurdens, cardFile, character, companion, damage, discardedIf, discardIt, during,
  either, event, exactly, exertA, exertIt, exertSelf, exertSeveral, exertSome, exhausted, fierce,
  freePeoplesPlayer, hasAll, ifSo, inAnswerTo, isAboutToBeWounded, itsBearer, makesRingBearerPutItOn,
  maneuver, named, nazgul, notRoaming, orIf, passes, preventThat, removeTwilight, ringBearer, ringIsWorn, sam,
  say, saying, self, sequence, skirmish, spot, spotXOf, textDoesNotApply, theRingBearer, toPlaySpot, weapon,
  when, whenPlayed, winsASkirmish, withKeyword, woundIt, woundsOn, X, you,
} from '../words/index.ts';

export const card = cardFile();

// Bill Ferny, Swarthy Sneering Fellow
card(
  '2_75',
  notRoaming(nazgul),
  cannotBeAssignedTo(exactly(self), character, freePeoplesPlayer),
  ...discardedIf(atSiteWith('Underground')),
);

// Helpless
card('2_76', toPlaySpot(1, named('Frodo')), toPlaySpot(1, nazgul), bearer(sam), textDoesNotApply(itsBearer));

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

// Resistance Becomes Unbearable
card(
  '2_79',
  event(maneuver, {
    costs: [exertA(twilightNazgul)],
    effect: sequence(exertIt(theRingBearer), ifSo(passes(theRingBearer, exhausted), makesRingBearerPutItOn)),
  }),
);

const taleOrWeapon = either(withKeyword('Tale'), weapon);
// Stricken Dumb
card(
  '2_80',
  event(maneuver, {
    costs: [exertA(named('The Witch-king'), 'Witch-king')],
    effect: discardIt(a(taleOrWeapon, you, 'card')),
  }),
);

// They Will Find the Ring
card(
  '2_81',
  event(maneuver, {
    costs: [exertSome(2, nazgul), spotXOf(burdensNow, 'burden')],
    effect: exertSeveral(X, companion),
  }),
);

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
      saying(
        atLeast(woundsOn(ringBearer), 2),
        say`you can spot ${2} wounds on the Ring-bearer`,
        'a player has a shorter word for it',
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
