/** Realms of the Elf-lords: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, addsBurdens, addsTwilight, aFreePeoplesCard, ally, anyCard, bears, borneByIt, both,
  burdensNow, cardFile, character, companion, costOfRevealed, countOf, discardAtRandom, discardIt,
  discardsCards, discardTop, discardYour, during, elf, event, exactly, exceptRingBearer, exertA, exertSelf,
  fellowshipMoves, freePeoplesCondition, freePeoplesPlayer, gondorCompanion, maneuver, minion, modifier,
  named, nazgul, ofCulture, peoplesInFellowship, regroup, revealAtRandom, sauronMinion, sauronOrc, say,
  saying, self, sequence, shadowPhase, skirmish, skirmishingIt, spot, strength, strengthen, times,
  toPlayExert, unlessFreePeoples, type Value, weapon, when, woundIt, you, yourHand,
} from '../words/index.ts';

export const card = cardFile();

// The Dark Lord Advances
card(
  '3_87',
  event(regroup, {
    costs: [exertA(sauronMinion)],
    effect: sequence(
      revealAtRandom(freePeoplesPlayer, 'revealed'),
      discardsCards(costOfRevealed, freePeoplesPlayer),
    ),
  }),
);

// Get Off the Road!
card(
  '3_88',
  event(shadowPhase, { costs: [spot(1, sauronMinion), spot(1, nazgul)], effect: discardTop(burdensNow) }),
);

// Gleaming in the Snow
card(
  '3_89',
  event(regroup, { costs: [exertA(sauronOrc), spot(1, gondorCompanion)], effect: addsBurdens(1) }),
);

// Hand of Sauron
card('3_90', event(maneuver, { costs: [exertA(sauronMinion)], effect: discardAtRandom(1) }));

// His Cruelty and Malice
card('3_91', during(regroup, { costs: [exertA(sauronMinion)], effect: discardTop(1) }));

// Massing in the East
card(
  '3_92',
  event(regroup, {
    costs: [exertA(ofCulture('Sauron', minion))],
    effect: saying(
      discardTop(peoplesInFellowship),
      say`make ${freePeoplesPlayer.say} discard the top X cards of his draw deck, where X is ${peoplesInFellowship.say}`,
      'a number by its name',
    ),
  }),
);

/** It exerts after the fight to wound someone. */
const woundAfterwards = during(regroup, {
  costs: [exertSelf],
  effect: woundIt(a(exceptRingBearer(companion))),
});
// Morgul Slayer
card('3_93', woundAfterwards);

// Orc Butcher
card(
  '3_94',
  modifier({ attribute: strength, of: exactly(self), by: countOf(ofCulture('Sauron', aCondition)) }),
);

// Orc Guard
card(
  '3_95',
  during(maneuver, {
    costs: [exertSelf, discardYour(ofCulture('Sauron', aCondition))],
    effect: discardIt(a(freePeoplesCondition, you, 'other condition')),
  }),
);

// Orc Pillager
card(
  '3_96',
  modifier({
    attribute: strength,
    of: both(character, skirmishingIt(self)),
    by: times(-1, borneByIt(aFreePeoplesCard)),
  }),
);

// Orc Slayer
card('3_97', woundAfterwards);

// Orc Swordsman
card('3_98', modifier({ attribute: strength, of: exactly(self), by: 2, if: bears(self, weapon) }));

const cardsInHand: Value = {
  ...countOf(anyCard, yourHand),
  perEach: { factor: 1, each: say`for each card in your hand` },
};
// Orc Trooper
card('3_99', modifier({ attribute: strength, of: exactly(self), by: cardsInHand }));

// Orc Veteran
card(
  '3_100',
  during(skirmish, {
    costs: [discardYour(ofCulture('Sauron', aCondition))],
    effect: strengthen(a(both(character, skirmishingIt(self))), -1),
  }),
);

// Orc Warrior
card(
  '3_101',
  during(maneuver, {
    costs: [exertSelf, discardYour(ofCulture('Sauron', aCondition))],
    effect: discardTop(2),
  }),
);

// Our List of Allies Grows Thin
card('3_102', ...toPlayExert(sauronMinion), when(fellowshipMoves, { effect: addsTwilight(countOf(ally)) }));

// Terrible as the Dawn
card(
  '3_103',
  event(maneuver, {
    costs: [spot(1, sauronMinion)],
    effect: unlessFreePeoples([discardYour(elf, 2)], woundIt(a(named('Galadriel')), 3)),
  }),
);

// Tower of Barad-dûr
card(
  '3_104',
  ...toPlayExert(sauronMinion),
  when(fellowshipMoves, { effect: discardsCards(1, freePeoplesPlayer) }),
);

// Why Shouldn't I Keep It?
card(
  '3_105',
  event(maneuver, {
    costs: [spot(1, sauronMinion)],
    effect: unlessFreePeoples([discardYour(freePeoplesCondition, 2)], discardIt(a(named('Bilbo')))),
  }),
);
