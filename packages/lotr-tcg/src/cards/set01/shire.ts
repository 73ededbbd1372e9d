/** The Fellowship of the Ring: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addBurdensToPay, addTwilight, addXTwilight, ally, aSite, atHomeAt, atSites, bearer, bears,
  becomeRingBearer, both, byAnOpponent, called, cancelSkirmishOf, cannotBeDiscarded, canSpot, canSpotBurdens,
  cardFile, cardOf, character, columnOf, companion, definite, discardSelf, discardUpToHeld, draw, during,
  either, event, exactly, exertA, exertSelf, exertSelfTimes, exertSome, fellowship, fellowshipMoves,
  fellowshipOrRegroup, fights, forThisMove, gets, hasTextOfSite, healable, healIt, hobbit, hobbitCompanion,
  host, ifSo, inAnswerTo, isAboutToHeal, isKilled, itsBearer, maneuver, maneuverOrSkirmish, merryOrPippin,
  minion, modifier, named, non, notAssigned, noun, ofCulture, ofRace, oneOnEach, oneWay, opponentsSiteFor,
  orIf, otherCard, otherThan, playsNextSite, preventThat, protect, removesBurdens, removesTwilight,
  replacesWith, revealForOrcs, sam, say, saying, searchAndPlay, self, sequence, shadowNumber, shuffleIn,
  silent, siteNumbered, skirmish, skirmishingIt, smokePipes, sortTop, spot, strength, strengthen,
  strengthenBy, strengthenEach, strengthOf, the, theRingBearer, thereAre, toHeal, toPlayExert, toPlaySpot,
  troll, twilightBelow, untilRegroup, urukHai, wasRingBearer, weapon, when, whenPlayed, withKeyword,
  withSignet, woundEvery, X, you, your, yourDeck, yourTurnStarts,
} from '../words/index.ts';

export const card = cardFile();

// Bilbo, Retired Adventurer. LR-ERRATA-031
card('1_284', during(fellowship, { costs: [exertSelf], effect: shuffleIn(1, cardOf('Shire')) }));

// Bilbo's Pipe
card(
  '1_285',
  bearer(hobbit),
  during(fellowship, { costs: smokePipes, effect: shuffleIn(X, withKeyword('Tale')) }),
);

// Bounder
card('1_286', during(skirmish, { costs: [exertSelf], effect: protect(a(hobbit)) }));

// Extraordinary Resilience
card(
  '1_287',
  event(inAnswerTo(isAboutToHeal(exactly(theRingBearer))), {
    effect: sequence(preventThat(), removesBurdens(1)),
  }),
);

// Farmer Maggot, Chaser of Rascals
card('1_288', during(fellowship, { costs: [exertSelf], effect: healIt(toHeal(merryOrPippin)) }));

const hobbitAlly = both(hobbit, ally);
// Frodo, Old Bilbo's Heir
card(
  '1_289',
  { otherNumbers: { less: [10], why: 'the resistance of a Ring-bearer is shown as a number' } },
  when(yourTurnStarts, {
    may: true,
    if: silent(thereAre(1, both(hobbitAlly, healable))),
    effect: healIt(toHeal(hobbitAlly)),
  }),
);

// Frodo, Son of Drogo
card(
  '1_290',
  { otherNumbers: { less: [10], why: 'the resistance of a Ring-bearer is shown as a number' } },
  during(fellowship, {
    costs: [exertA(both(companion, withSignet('Frodo'), otherThan(self)))],
    effect: healIt(self),
  }),
);

const frodoOrSam = called(definite(say`Frodo or Sam`), either(named('Frodo'), sam));
// The Gaffer, Sam's Father
card('1_291', during(fellowship, { costs: [exertSelf], effect: healIt(toHeal(frodoOrSam)) }));

// The Gaffer's Pipe
card('1_292', bearer(hobbit), during(fellowship, { costs: smokePipes, effect: removesTwilight(X) }));

// Halfling Deftness
card('1_293', event(skirmish, { costs: [exertA(hobbit)], effect: strengthen(the('Hobbit'), 3) }));

// Hobbit Appetite
card(
  '1_294',
  event(fellowship, {
    targets: [a(both(hobbitCompanion, healable))],
    costs: [addXTwilight(columnOf(the('companion'), 'wounds'))],
    effect: healIt(the('companion'), X),
  }),
);

const theirSite1 = a(
  called({ ...noun('site 1'), after: [say`of an opponent`] }, both(siteNumbered(1), opponentsSiteFor(aSite))),
  you,
  'site',
);
// Hobbit Farmer
card(
  '1_295',
  hasTextOfSite(1),
  during(fellowship, {
    targets: [theirSite1],
    costs: [exertSelf],
    effect: replacesWith(the('site'), aSite),
  }),
);

// Hobbit Intuition
card(
  '1_296',
  event(skirmish, { effect: ifSo(atSites(1, 4), cancelSkirmishOf(hobbit), strengthen(a(hobbit), 3)) }),
);

// Hobbit Party Guest
card(
  '1_297',
  when(yourTurnStarts, { effect: healIt(self) }),
  during(fellowship, {
    costs: [exertSelf],
    effect: healIt(toHeal(both(otherThan(self), hobbitAlly, atHomeAt(1)))),
  }),
);

// Hobbit Stealth
card(
  '1_298',
  event(skirmish, { effect: ifSo(atSites(1, 5), cancelSkirmishOf(hobbit), strengthen(a(hobbit), 2)) }),
);

// Hobbit Sword
card('1_299', bearer(hobbit));

// Longbottom Leaf
card('1_300', whenPlayed({ may: true, effect: discardUpToHeld(2) }));

// Master Proudfoot, Distant Relative of Bilbo
card(
  '1_301',
  during(fellowship, {
    if: twilightBelow(3),
    costs: [addTwilight(2)],
    effect: sortTop(3, { reveal: true, take: cardOf('Shire') }),
  }),
);

// Merry, Friend to Sam
card(
  '1_302',
  during(skirmish, {
    if: notAssigned(self),
    costs: [exertSelfTimes(2)],
    effect: strengthenBy(a(both(companion, otherThan(self))), 1, strengthOf(self)),
  }),
);

// Merry, From O'er the Brandywine
card('1_303', modifier({ attribute: strength, of: exactly(self), by: 2, if: bears(self, weapon) }));

// Noble Intentions
card(
  '1_304',
  event(skirmish, {
    costs: [exertA(both(non(ofRace('Hobbit')), companion))],
    effect: strengthen(a(hobbit), 3),
  }),
);

// Old Toby
card('1_305', whenPlayed({ may: true, effect: draw(1) }));

// Pippin, Friend to Frodo
card('1_306', cannotBeDiscarded(your(ofCulture('Shire', withKeyword('Tale'))), byAnOpponent));

// Pippin, Hobbit of Some Intelligence
card(
  '1_307',
  whenPlayed({
    effect: oneWay(you, [
      { can: canSpotBurdens(1), does: removesBurdens(1) },
      { can: thereAre(1, both(companion, healable)), does: healIt(toHeal(companion)) },
    ]),
  }),
);

// Power According to His Stature
card(
  '1_308',
  event(skirmish, {
    costs: [addBurdensToPay(1)],
    effect: woundEvery(both(minion, skirmishingIt(theRingBearer))),
  }),
);

// Rosie Cotton, Hobbiton Lass. LR-ERRATA-032
card(
  '1_309',
  modifier({ attribute: strength, of: named('Sam'), by: 1 }),
  during(fellowship, { costs: [exertSelf], effect: healIt(a(named('Sam'))) }),
);

// Sam, Faithful Companion
card(
  '1_310',
  during(fellowship, { effect: searchAndPlay(named('Bill the Pony'), yourDeck) }),
  during(inAnswerTo(isKilled(named('Frodo')), wasRingBearer), { effect: becomeRingBearer }),
);

// Sam, Son of Hamfast
card(
  '1_311',
  during(fellowship, { costs: [exertSelf], effect: removesBurdens(1) }),
  during(inAnswerTo(isKilled(named('Frodo')), wasRingBearer), { effect: becomeRingBearer }),
);

// Sorry About Everything
card('1_312', event(fellowship, { costs: [exertA(hobbitCompanion)], effect: removesBurdens(1) }));

// Sting
card(
  '1_313',
  bearer(named('Frodo')),
  during(fellowshipOrRegroup, { costs: [exertA(named('Frodo'))], effect: revealForOrcs(4) }),
);

// Stone Trolls
card(
  '1_314',
  toPlaySpot(1, named('Bilbo')),
  bearer(character),
  oneOnEach('character'),
  modifier({ attribute: strength, of: itsBearer, by: 3, if: fights(host, either(troll, urukHai)) }),
);

// Stout and Sturdy
card('1_315', event(maneuverOrSkirmish, { effect: healIt(toHeal(hobbit)) }));

const lowerShadowNumber = (by: number) =>
  saying(
    gets(otherCard, shadowNumber, by, forThisMove),
    say`make the Shadow number ${by}`,
    'what is granted or forbidden would be said as a card of its own',
  );
// A Talent for Not Being Seen
card(
  '1_316',
  ...toPlayExert(hobbit),
  when(fellowshipMoves, {
    costs: [spot(2, hobbitCompanion)],
    effect: orIf(lowerShadowNumber(-1), canSpot(4, hobbitCompanion), lowerShadowNumber(-2)),
  }),
);

// There and Back Again
card(
  '1_317',
  bearer(hobbitCompanion),
  during(maneuver, { costs: [discardSelf], effect: strengthenEach(hobbitCompanion, 2, untilRegroup) }),
);

// Thrór's Map. LR-ERRATA-033
card(
  '1_318',
  during(fellowshipOrRegroup, { costs: [exertSome(2, hobbit), discardSelf], effect: playsNextSite }),
);
