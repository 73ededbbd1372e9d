/** The Two Towers: the Men of the Raider culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, addsBurdens, addsTwilight, addTwilight, archery, archeryIs, assignableTo, assignment,
  assignTo, both, burdensNow, type Cost, canSpot, canSpotBurdens, canTakeControl, cardFile, companion,
  companionOrAlly, controllerOf, cost, counted, damage, discardA, discardable, discardIt, during, easterling,
  exactly, exceptRingBearer, exertIt, exertSelf, exertSelfTimes, exertSeveral, fierce, freePeoplesPlayer,
  hasAll, isAssignedTo, limitedTo, losesASkirmishInvolving, maneuver, minionArchery, modifier, otherThan,
  passes, raiderMan, regroup, removeTwilight, ringBoundCompanion, say, saying, self, sequence, silent,
  sitesYouControl, sitsOutArchery, skirmish, skirmishingIt, southron, spot, spotBurdens, startOfSkirmishOf,
  strength, strengthen, takesControlOfASite, theRingBearer, thereAre, times, toPlaySpot, unboundCompanion,
  unlessFreePeoples, when, whenPlayed, woundIt,
} from '../words/index.ts';

export const card = cardFile();

/** Its men hold what the fellowship has left behind. */
const conquer = [
  toPlaySpot(1, raiderMan),
  during(regroup, { costs: [exertSelfTimes(2)], if: canTakeControl, effect: takesControlOfASite }),
];
// Desert Lancers
card('4_217', ...conquer);

// Desert Legion
card(
  '4_218',
  modifier({ attribute: strength, of: exactly(self), by: 5, if: canSpotBurdens(4) }),
  modifier({ attribute: fierce, of: exactly(self), by: 1, if: canSpotBurdens(5) }),
  modifier({ attribute: damage, of: exactly(self), by: 1, if: canSpotBurdens(6) }),
);

/** It aims at one, and shoots at nobody else. */
const aim = during(archery, {
  costs: [exertSelf],
  effect: sequence(exertIt(a(exceptRingBearer(both(companion, ableToExert)))), sitsOutArchery),
});
// Desert Lord
card('4_219', aim);

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

/** The more burdens, the stronger an Easterling. */
const inspire = (burdens: number, by: number) =>
  during(skirmish, {
    costs: [spotBurdens(burdens), removeTwilight(2)],
    effect: strengthen(a(easterling), by),
  });
// Easterling Captain
card('4_225', inspire(2, 2), inspire(4, 3), inspire(6, 4));

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

// Easterling Skirmisher
card(
  '4_229',
  whenPlayed({
    costs: [spot(1, both(otherThan(self), easterling))],
    effect: addsTwilight(limitedTo(4, burdensNow)),
  }),
);

// Easterling Trooper
card('4_230', ...heavy);

// Elite Archer
card('4_232', aim);

// Regiment of Haradrim
card('4_244', ...conquer);

// Southron Archer
card('4_245', archeryIs(minionArchery, sitesYouControl, canSpot(1, both(otherThan(self), southron))));

// Southron Assassin
card(
  '4_246',
  when(losesASkirmishInvolving(companionOrAlly, southron), {
    costs: [removeTwilight(1)],
    effect: woundIt(a(ringBoundCompanion, freePeoplesPlayer)),
  }),
);

// Southron Bowman
card('4_248', aim);

/** Straight at the Ring, unless that is bought off. */
const atTheRing = (costs: readonly Cost[], price: Cost) =>
  during(assignment, {
    if: silent(passes(theRingBearer, assignableTo(self))),
    costs,
    effect: unlessFreePeoples([price], assignTo(self, theRingBearer)),
  });
// Southron Commander
card('4_249', atTheRing([spot(6, companion)], discardA(unboundCompanion)));

// Southron Explorer
card(
  '4_250',
  during(regroup, {
    costs: [exertSelf, removeTwilight(5)],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

// Southron Fighter
card(
  '4_251',
  during(maneuver, {
    costs: [exertSelf, spot(5, companion)],
    effect: exertIt(a(both(companion, ableToExert), freePeoplesPlayer)),
  }),
);

// Southron Scout
card('4_252', { otherNumbers: { less: [2], why: 'ambush 2 is shown as a keyword' } });

// Southron Sentry
card('4_253', during(maneuver, { costs: [exertSelf], effect: addsTwilight(times(2, sitesYouControl)) }));

// Southron Soldier
card('4_254', { otherNumbers: { less: [2], why: 'ambush 2 is shown as a keyword' } });

const lost = discardable(exceptRingBearer(companion));
/** The Free Peoples player lets the player of this card say who goes. */
const loseACompanion = cost(
  thereAre(1, lost),
  saying(
    discardIt(a(lost, controllerOf(self))),
    say`make the player of ${self.say} discard ${counted(lost.noun, 'a')}`,
    'the other player is named by what he has played',
  ),
);
// Southron Troop
card('4_256', toPlaySpot(1, southron), atTheRing([spot(7, companion)], loseACompanion));

// Southron Veterans
card(
  '4_257',
  during(maneuver, {
    costs: [exertSelf, spot(6, companion)],
    effect: exertSeveral(2, companion, freePeoplesPlayer),
  }),
);

// Southron Wanderer
card('4_258', atTheRing([exertSelf, spot(5, companion)], addTwilight(4)));
