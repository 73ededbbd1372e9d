/** The Fellowship of the Ring: the Moria culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, addsBurdens, addsTwilight, anEvent, anEventIsPlayed, archerCharacter, archery, archeryIs,
  aShadowCard, assignableAgainst, assignment, assignTo, atSiteOrHigher, both, called, cancelThatEvent,
  canSpot, cardFile, companion, costsOf, countOf, definite, discardAtRandom, discardedThatWay,
  discardFromYourHand, discardLying, discardSelf, discardTopCounting, draw, during, dwarf, dwarfCompanion,
  either, elf, entersExhausted, event, exactly, exceptRingBearer, exertsNow, exertYour, exhausted,
  fellowshipArchery, fights, freePeoplesPlayer, fromDiscard, hobbit, ifSo, inAnswerTo, inSkirmish,
  isAboutToBeWounded, isDiscarded, limitedTo, minion, modifier, moriaMinion, moriaOrc, movesTo, ofCulture,
  orc, otherThan, passes, playIt, possession, preventThat, removeTwilight, revealBottom, revealedIs, say,
  saying, self, sequence, shadowPhase, silent, siteOf, skirmish, spot, spotX, stackedHere, stackIt,
  strengthen, strengthenForEach, strengthenOr, takeIt, takesAWound, takeTopUntilNot, thatCharacter, the,
  theRevealed, theRingBearer, times, toBePlayed, toPlayExert, toPlaySpot, weapon, when, winsASkirmish,
  withKeyword, word, woundIt, X, youPlay, your, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

// Bitter Hatred
card(
  '1_164',
  event(archery, { costs: [spot(1, ofCulture('Moria', archerCharacter))], effect: woundIt(a(elf)) }),
);

// Denizens Enraged
card(
  '1_167',
  event(skirmish, {
    effect: strengthenForEach(a(moriaOrc), 1, both(otherThan(the('Orc')), moriaOrc), { limit: 4 }),
  }),
);

// Drums in the Deep
card('1_168', event(skirmish, { effect: strengthenOr(a(moriaOrc), 2, 4, (it) => fights(it, dwarf)) }));

// The End Comes
card(
  '1_169',
  event(assignment, {
    costs: [spot(5, moriaMinion)],
    effect: acting(
      a(both(minion, assignableAgainst(theRingBearer, freePeoplesPlayer)), freePeoplesPlayer),
      (it) => assignTo(it, theRingBearer, freePeoplesPlayer),
    ),
  }),
);

// Fool of a Took!
card(
  '1_170',
  event(shadowPhase, { costs: [spot(1, exceptRingBearer(hobbit))], effect: takeTopUntilNot(moriaMinion) }),
);

// Frenzy
card(
  '1_171',
  event(assignment, {
    effect: acting(a(exceptRingBearer(both(exhausted, companion))), (it) =>
      acting(a(both(moriaOrc, assignableAgainst(it))), (orc) => assignTo(orc, it)),
    ),
  }),
);

// Goblin Armory
card(
  '1_173',
  when(youPlay(ofCulture('Moria', weapon)), { effect: addsTwilight(1) }),
  during(inAnswerTo(isAboutToBeWounded(moriaOrc)), {
    costs: [discardSelf],
    effect: preventThat('wound'),
  }),
);

// Goblin Domain
card(
  '1_175',
  toPlaySpot(1, moriaMinion),
  modifier({ attribute: entersExhausted, of: companion, by: 1, if: atSiteOrHigher(4) }),
);

// Goblin Swarms
card(
  '1_183',
  // What is stacked already has left the skirmish, and cannot be stacked again for the same victory.
  during(inAnswerTo(winsASkirmish(your(moriaOrc)), silent(passes(thatCharacter, inSkirmish))), {
    effect: stackIt(thatCharacter, self),
  }),
  during(shadowPhase, { targets: [toBePlayed(orc, stackedHere)], effect: playIt(the('Orc')) }),
);

// Host of Thousands
card('1_187', event(shadowPhase, { targets: [fromDiscard(moriaOrc)], effect: playIt(the('Orc')) }));

// The Long Dark
card(
  '1_188',
  when(movesTo(siteOf('Fellowship', 4, 5)), { effect: addsTwilight(times(2, countOf(dwarfCompanion))) }),
  during(skirmish, { costs: [discardSelf], effect: strengthen(a(your(moriaOrc)), 2) }),
);

/** A response to what the Ring-bearer suffers. */
const lostToTheGoblins = {
  costs: [spotX(moriaMinion)],
  effect: sequence(
    discardTopCounting(X, aShadowCard),
    addsBurdens(limitedTo(3, discardedThatWay(aShadowCard))),
  ),
};
// Lost to the Goblins
card(
  '1_189',
  event(inAnswerTo(exertsNow(exactly(theRingBearer))), lostToTheGoblins),
  event(inAnswerTo(takesAWound(exactly(theRingBearer))), lostToTheGoblins),
  { otherNumbers: { more: [3], why: 'its limit stands once for both occasions' } },
);

// Pinned Down
card('1_192', archeryIs(fellowshipArchery, -1, canSpot(1, ofCulture('Moria', archerCharacter))));

const moriaWeapon = ofCulture('Moria', weapon);
const thatWeapon = saying(thatCharacter, say`${word('that weapon')}`, 'what it is was named before');
const itself = toBePlayed(called(definite(say`it`), exactly(thatWeapon)), yourDiscard, -1);
// Plundered Armories. LR-ERRATA-018
card(
  '1_193',
  during(inAnswerTo(isDiscarded(your(moriaWeapon))), {
    targets: [itself],
    effect: playIt(the(itself.name), -1),
  }),
);

// Relentless
card(
  '1_194',
  event(inAnswerTo(anEventIsPlayed(both(withKeyword('Stealth'), anEvent))), {
    costs: [spot(3, moriaMinion)],
    effect: cancelThatEvent,
  }),
);

// Relics of Moria
card(
  '1_195',
  during(shadowPhase, {
    targets: [fromDiscard(ofCulture('Moria', possession), 2)],
    costs: [removeTwilight(2)],
    effect: playIt(the('possession')),
  }),
);

// They Are Coming
card(
  '1_196',
  during(shadowPhase, {
    targets: [fromDiscard(moriaOrc)],
    costs: [discardFromYourHand(3)],
    effect: playIt(the('Orc')),
  }),
);

// Threat of the Unknown
card('1_197', event(shadowPhase, { costs: [exertYour(moriaOrc)], effect: draw(2) }));

// Through the Misty Mountains
card(
  '1_198',
  ...toPlayExert(moriaMinion),
  when(movesTo(siteOf('Fellowship', 4, 6)), {
    if: canSpot(1, both(companion, either(dwarf, elf))),
    effect: discardAtRandom(2),
  }),
);

// The Underdeeps of Moria
card(
  '1_200',
  during(shadowPhase, {
    costs: [removeTwilight(3)],
    effect: sequence(
      revealBottom,
      ifSo(revealedIs(moriaOrc), takeIt(theRevealed), discardLying(theRevealed)),
    ),
  }),
);

// Unfamiliar Territory
card(
  '1_201',
  event(skirmish, { effect: strengthenOr(a(moriaOrc), 2, 4, (it) => fights(it, archerCharacter)) }),
);

// What Is This New Devilry?
card('1_202', ...toPlayExert(moriaOrc), costsOf(companion, 2, atSiteOrHigher(5)));
