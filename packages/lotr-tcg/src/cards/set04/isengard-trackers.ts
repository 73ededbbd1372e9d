/** The Two Towers: the trackers of the Isengard culture, and their search. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, addsBurdens, anyCard, assignableTo, assignment, assignTo, bearer, bearing, borneBy, both,
  type CardRef, called, cannotBeDiscarded, canSpot, cardFile, character, choose, companion, companionOrAlly,
  countOf, damage, discardFromWithin, discardFromYourHand, during, duringRegroup, type Effect, event, exactly,
  exceptRingBearer, exertA, exertBearer, exertIt, exertSelfTimes, exertThe, exhaustIt, fellowshipMoves,
  fights, filter, freePeoples, freePeoplesPlayer, from, hasAll, hobbit, host, ifSo, inAnswerTo, isAssignedTo,
  isengardTracker, isInFierceSkirmish, isKilled, itsBearer, keepOutOfSkirmishes, minion, modifier, named,
  noun, oneOnEach, passes, playableFor, playIt, preventAllWounds, removeTwilight, roamingPenaltyIs, say,
  saying, self, sequence, shadow, shadowPhase, showAll, shufflePile, skirmish, skirmishingIt, strength,
  strengthenOr, strengthenPer, takeIt, the, theOpponent, toPlayExert, toPlaySpot, topCards, unboundCompanion,
  unboundHobbit, unlessFreePeoples, unsaid, urukHai, when, withKeyword, withOpponent, word, woundIt,
  yourDiscard, yourHand, Zone,
} from '../words/index.ts';

export const card = cardFile();

/** Whoever it is to fight may exert to stay out of it. */
const unlessHeExerts = (tracker: CardRef, him: CardRef) =>
  unlessFreePeoples([exertThe(him)], assignTo(tracker, him));
// Brought Back Alive
card(
  '4_143',
  event(assignment, {
    costs: [exertA(isengardTracker)],
    effect: acting(a(both(unboundCompanion, assignableTo(the('tracker')))), (him) =>
      saying(
        ifSo(passes(him, hobbit), assignTo(the('tracker'), him), unlessHeExerts(the('tracker'), him)),
        say`${assignTo(the('tracker'), him).say} (${freePeoplesPlayer.say} may exert ${him.say} to prevent this, unless ${him.say} is a Hobbit)`,
        'the words tell the steps, a reader wants what comes of them',
      ),
    ),
  }),
);

// Get Back. LR-ERRATA-2011
card('4_152', event(assignment, { effect: keepOutOfSkirmishes(a(isengardTracker)) }));

const sought = both(character, bearing(called(noun('search card'), withKeyword('Search'))));
// Kill Them Now
card(
  '4_156',
  event(skirmish, { effect: strengthenOr(a(isengardTracker), 2, 4, (tracker) => fights(tracker, sought)) }),
);

// Many Riddles
card(
  '4_159',
  ...toPlayExert(isengardTracker),
  bearer(exceptRingBearer(companion)),
  during(assignment, {
    costs: [exertA(isengardTracker), removeTwilight(2)],
    effect: unlessHeExerts(the('tracker'), host),
  }),
);

// Mauhúr, Patrol Leader
card('4_160', during(skirmish, { costs: [removeTwilight(2)], effect: preventAllWounds(a(isengardTracker)) }));

const topTen = topCards(10, theOpponent);
// Rest While You Can
card(
  '4_171',
  toPlaySpot(1, isengardTracker),
  bearer(companion),
  oneOnEach('companion'),
  when(isKilled(itsBearer), {
    evenIfGone: true,
    effect: saying(
      withOpponent(
        sequence(
          showAll(topTen, word('them')),
          choose('Shadow card', shadow, topTen),
          choose('Free Peoples card', freePeoples, topTen),
          discardFromWithin(the('Shadow card')),
          discardFromWithin(the('Free Peoples card')),
          shufflePile(Zone.deck, theOpponent, 'draw deck'),
        ),
      ),
      say`reveal the top ${10} cards of an opponent's draw deck, discard ${1} Shadow card and ${1} Free Peoples card of them and shuffle that deck`,
      'the words tell the steps, a reader wants what comes of them',
    ),
  }),
);

// Uglúk, Servant of Saruman
card(
  '4_176',
  roamingPenaltyIs(isengardTracker, -2),
  modifier({ attribute: strength, of: exactly(self), by: 3, if: canSpot(2, isengardTracker) }),
  modifier({ attribute: damage, of: exactly(self), by: 1, if: canSpot(3, isengardTracker) }),
);

const comer = playableFor(minion, -3);
/** Whatever is discarded, a minion is left that can be played. LR-EFFECT-006, 008 */
const leavesOne = filter(
  'leaves one',
  [comer],
  (g, v) =>
    g.hoist(
      `${yourHand.loop(g, v, (c) => `if (${c} !== it && ${comer.js(g, { ...v, it: c })}) return true;`)} return false;`,
      v.it,
    ),
  unsaid,
);
// Uglúk's Sword
card(
  '4_177',
  bearer(urukHai),
  during(shadowPhase, {
    if: passes(host, named('Uglúk')),
    costs: [exertBearer(), discardFromYourHand(1, both(minion, leavesOne))],
    effect: acting(choose('newcomer', comer, yourHand), (it) => playIt(it, -3)),
  }),
);

/** Stronger when it fights a second time. */
const boldWhenFierce = modifier({
  attribute: strength,
  of: exactly(self),
  by: 2,
  if: isInFierceSkirmish(self),
});
// Uruk Chaser
card('4_181', boldWhenFierce);

/** Unbound Hobbits are wanted alive; if one is killed after all, it exerts for something else. */
const wantsHobbits = (times: number, effect: Effect) => [
  cannotBeDiscarded(unboundHobbit),
  during(inAnswerTo(isKilled(unboundHobbit)), { costs: [exertSelfTimes(times)], effect }),
];
// Uruk Follower
card('4_186', ...wantsHobbits(1, addsBurdens(1)));

const wildWhenFierce = hasAll(
  exactly(self),
  [
    [strength, 3],
    [damage, 1],
  ],
  isInFierceSkirmish(self),
);
// Uruk Foot Soldier
card('4_187', ...wildWhenFierce);

// Uruk Hunter
card('4_188', ...wantsHobbits(2, exhaustIt(a(companion))));

// Uruk Plains Runner
card('4_189', ...wildWhenFierce);

// Uruk Pursuer
card('4_190', ...wantsHobbits(1, woundIt(a(unboundCompanion, freePeoplesPlayer))));

// Uruk Runner
card('4_193', boldWhenFierce);

/** Stronger against someone whom the search has marked. */
const findsTheSought = hasAll(
  exactly(self),
  [
    [strength, 2],
    [damage, 1],
  ],
  fights(self, sought),
);
// Uruk Searcher
card('4_194', ...findsTheSought);

// Uruk Seeker
card('4_195', ...findsTheSought);

// Vengeance
card(
  '4_208',
  event(skirmish, {
    effect: acting(a(isengardTracker), (tracker) =>
      strengthenPer(tracker, 2, countOf(both(anyCard, borneBy(both(character, skirmishingIt(tracker)))))),
    ),
  }),
);

// Weary
card(
  '4_212',
  bearer(companionOrAlly),
  oneOnEach('character'),
  when(isAssignedTo(isengardTracker, itsBearer, freePeoplesPlayer), { effect: exertIt(host) }),
);

// What Did You Discover?
card(
  '4_213',
  when(fellowshipMoves, {
    if: duringRegroup,
    costs: [discardFromYourHand(2)],
    effect: takeIt(from(yourDiscard, isengardTracker)),
  }),
);
