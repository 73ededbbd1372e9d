/** The Two Towers: the minions of the Dunland culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, ally, aSiteYouControl, assignedToASkirmish, assignment, assignTo, bestow, both, canBePlayed,
  cannotSkirmish, canSpot, canTakeControl, cardFile, companion, countOf, damage, discardSeveral, draw,
  dunlandMan, during, exactly, exertIt, exertSelf, fellowshipMoves, fierce, fights, firstSentenceApplies,
  freePeoplesPlayer, freePeoplesPossession, fromHand, gives, inAnswerTo, minion, modifier, non, ofCulture,
  onceForEach, orIf, otherThan, playIt, rohanMan, say, saying, self, sequence, shadowPhase, silent,
  skipsArchery, skirmish, spot, stackIt, strength, strengthen, takesControlOfASite, takesPart, the,
  untilRegroup, when, whileStackedOn, winsASkirmish, youControlSites, your,
} from '../words/index.ts';

export const card = cardFile();

// Band of Wild Men
card(
  '4_4',
  when(winsASkirmish(exactly(self)), { may: true, effect: bestow(self, [[fierce, 1]], untilRegroup) }),
);

const kinsmanFromHand = fromHand(dunlandMan, -2);
/** As it wins another Man comes, fierce and stronger in what he does. */
const bringsAnother = when(winsASkirmish(exactly(self)), {
  may: true,
  targets: [kinsmanFromHand],
  effect: sequence(
    playIt(the(kinsmanFromHand.name), -2),
    bestow(
      the(kinsmanFromHand.name),
      [
        [fierce, 1],
        [damage, 1],
      ],
      untilRegroup,
    ),
  ),
});
// Dunlending Arsonist
card('4_9', bringsAnother);

// Dunlending Brigand
card('4_10');

/** It waits on a site under control, and comes back for less. */
const waitsOnASite = [
  when(winsASkirmish(exactly(self)), {
    may: true,
    if: silent(youControlSites(1)),
    effect: stackIt(self, a(aSiteYouControl)),
  }),
  whileStackedOn(aSiteYouControl, shadowPhase, { if: canBePlayed(-2), effect: playIt(self, -2) }),
];
// Dunlending Looter
card('4_11', ...waitsOnASite);

/** As it wins it is stronger and fierce. */
const bolder = when(winsASkirmish(exactly(self)), {
  may: true,
  effect: bestow(
    self,
    [
      [strength, 2],
      [fierce, 1],
    ],
    untilRegroup,
  ),
});
// Dunlending Madman
card('4_12', bolder);

// Dunlending Pillager
card(
  '4_13',
  when(winsASkirmish(exactly(self)), {
    may: true,
    effect: orIf(
      discardSeveral(1, freePeoplesPossession),
      canSpot(6, companion),
      discardSeveral(2, freePeoplesPossession),
    ),
  }),
);

const anotherMan = both(otherThan(self), dunlandMan);
// Dunlending Ransacker
card(
  '4_14',
  when(winsASkirmish(exactly(self)), {
    costs: [spot(1, anotherMan)],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

const attacked = a(both(ally, non(assignedToASkirmish)));
/** An ally is drawn into the fight, wherever he lives. LR-ALLY-005 */
const fightsAnAlly = during(assignment, {
  targets: [attacked],
  effect: saying(
    sequence(gives(the(attacked.name), takesPart, 1, untilRegroup), assignTo(self, the(attacked.name))),
    say`have ${the(attacked.name).say} take part in skirmishes ${untilRegroup.say} and skirmish ${self.say}`,
    'the words tell the steps, a reader wants what comes of them',
  ),
});
// Dunlending Ravager
card(
  '4_15',
  modifier({ attribute: strength, of: exactly(self), by: 2, if: fights(self, rohanMan) }),
  fightsAnAlly,
);

// Dunlending Robber
card('4_16', bolder);

// Dunlending Savage
card('4_17');

// Dunlending Warrior
card('4_18', fightsAnAlly);

// Hill Chief
card('4_20', during(shadowPhase, { costs: [spot(1, aSiteYouControl), exertSelf], effect: draw(3) }));

// Hillman Band
card(
  '4_21',
  when(fellowshipMoves, { if: canTakeControl, costs: [spot(1, anotherMan)], effect: takesControlOfASite }),
);

// Hillman Horde
card(
  '4_22',
  skipsArchery(youControlSites(2)),
  modifier({ attribute: fierce, of: your(dunlandMan), by: 1, if: youControlSites(3) }),
  modifier({ attribute: damage, of: your(dunlandMan), by: 1, if: youControlSites(4) }),
);

// Hillman Mob
card('4_23', bringsAnother);

// Hillman Rabble
card('4_24', ...waitsOnASite);

// Hillman Tribe
card(
  '4_25',
  when(winsASkirmish(exactly(self)), {
    costs: [spot(1, both(otherThan(self), ofCulture('Dunland', minion)))],
    if: canTakeControl,
    effect: takesControlOfASite,
  }),
);

// Saruman, Rabble-rouser
card(
  '4_33',
  cannotSkirmish(exactly(self), firstSentenceApplies),
  when(fellowshipMoves, {
    effect: onceForEach(countOf(dunlandMan), exertIt(a(both(companion, ableToExert), freePeoplesPlayer))),
  }),
  during(skirmish, { costs: [exertSelf], effect: strengthen(a(dunlandMan), 2) }),
);

// Wild Man of Dunland
card('4_38', bringsAnother);

// Wulf, Dunlending Chieftain
card(
  '4_40',
  during(inAnswerTo(winsASkirmish(anotherMan)), {
    if: canTakeControl,
    costs: [exertSelf],
    effect: takesControlOfASite,
  }),
);
