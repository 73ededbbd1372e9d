/** Battle of Helm's Deep: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, addBurdensToPay, addsBurdens, anyWasThisPhase, aSite, atSiteOf, both, byFreePeoplesPlayer,
  type Cost, canTakeControl, cardFile, companion, companionOrAlly, countOf, discardA, discardFromYourHand,
  discardIt, discardSelf, draw, during, event, exactly, exertSelf, exertSelfTimes, exertSome, firstCosts,
  hobbit, inAnswerTo, isRevealed, limitedTo, maneuver, modifier, not, ofCulture, orc, otherThan, playableFor,
  playIt, playUpTo, regroup, removeTwilight, ringBoundCompanion, sauronCondition, sauronOrc, self, sequence,
  shadowNumber, shadowPhase, silent, siteNumberIs, sitesYouControl, skirmish, skirmishing, skirmishingIt,
  spot, spotBurdens, stackedHere, stackIt, strength, strengthenPer, takesControlOfASite, the, thereAre,
  toBePlayed, toPlay, turns, unlessFreePeoples, when, whenPlayed, woundIt, woundsOn, youPlay, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

const anotherOrc = both(otherThan(self), sauronOrc);

// Dead Marshes
card(
  '5_95',
  modifier({
    attribute: strength,
    of: both(ringBoundCompanion, skirmishing(sauronOrc)),
    by: -1,
    if: atSiteOf('Towers', 4),
  }),
  during(maneuver, {
    costs: [spot(2, sauronOrc)],
    if: silent(thereAre(1, playableFor(sauronCondition, 0), yourDiscard)),
    effect: sequence(playUpTo(2, sauronCondition, yourDiscard), discardIt(self)),
  }),
);

// Eye of Barad-Dûr
card(
  '5_96',
  event(skirmish, {
    effect: strengthenPer(a(both(companionOrAlly, skirmishing(sauronOrc))), -1, countOf(ringBoundCompanion)),
  }),
  event(inAnswerTo(isRevealed(exactly(self), byFreePeoplesPlayer)), { effect: addsBurdens(2) }),
);

// Gate Soldier
card('5_97', when(youPlay(sauronCondition), { costs: [exertSelf, removeTwilight(2)], effect: draw(1) }));

// Gate Trooper
card('5_98', whenPlayed({ costs: [exertSelf, spotBurdens(5)], effect: draw(1) }));

// Gate Veteran
card('5_99', whenPlayed({ costs: [exertSelf, spot(6, companion)], effect: draw(1) }));

// Grishnákh, Orc Captain
card(
  '5_100',
  siteNumberIs(sauronOrc, -3),
  during(shadowPhase, {
    costs: [exertSelfTimes(2), spot(1, anotherOrc)],
    effect: unlessFreePeoples([addBurdensToPay(2)], draw(3)),
  }),
);

// I'd Make You Squeak
card(
  '5_101',
  ...toPlay(exertSome(2, sauronOrc)),
  modifier({ attribute: shadowNumber, of: aSite, by: limitedTo(3, woundsOn(hobbit)) }),
);

// One that was played in this phase before this condition was the first of them, too.
const nonePlayed = not(anyWasThisPhase(sauronOrc, 'played'));
// Morannon
card(
  '5_102',
  ...firstCosts(sauronOrc, -3, turns, 'turn', atSiteOf('Towers', 4), nonePlayed),
  during(shadowPhase, {
    costs: [spot(2, sauronOrc), discardFromYourHand(4)],
    effect: sequence(draw(3), discardIt(self)),
  }),
);

// Orc Captain
card('5_103', whenPlayed({ costs: [spot(1, sauronCondition)], effect: draw(limitedTo(3, sitesYouControl)) }));

// Orc Cutthroat
card(
  '5_104',
  siteNumberIs(sauronOrc, -3),
  during(skirmish, {
    costs: [discardA(anotherOrc), exertSelf],
    effect: woundIt(a(both(companion, skirmishingIt(self)))),
  }),
);

/** A condition lets it take what the fellowship has left behind. */
const conquer = (price: Cost) =>
  during(regroup, {
    costs: [spot(1, sauronCondition), price],
    if: canTakeControl,
    effect: takesControlOfASite,
  });
// Orc Fighter
card('5_105', conquer(exertSelf));

// Orc Infantry
card('5_106', conquer(discardSelf));

// Orc Patrol
card(
  '5_107',
  siteNumberIs(sauronOrc, -3),
  during(maneuver, { costs: [exertSelfTimes(2), spot(1, anotherOrc)], effect: discardIt(a(aCondition)) }),
);

// Orc Pursuer
card(
  '5_108',
  siteNumberIs(sauronOrc, -1),
  whenPlayed({ costs: [exertSelf, removeTwilight(2)], effect: draw(1) }),
);

// Orc Runner
card(
  '5_109',
  siteNumberIs(sauronOrc, -1),
  whenPlayed({ costs: [exertSelf, discardFromYourHand(2)], effect: draw(1) }),
);

// Teeth of Mordor
card(
  '5_110',
  during(regroup, {
    targets: [a(ofCulture('Sauron', orc))],
    costs: [removeTwilight(3)],
    effect: stackIt(the('Orc'), self),
  }),
  during(shadowPhase, {
    targets: [toBePlayed(ofCulture('Sauron', orc), stackedHere)],
    effect: playIt(the('Orc')),
  }),
);
