/** Battle of Helm's Deep: the Gondor culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, aragorn, assignment, assignSelfTo, backToSupport, borneBy, both, cardFile, companion,
  costsOfYour, discardA, discardEvery, during, event, exactly, exertA, exertOften, exertSelf, exertSome,
  fellowship, fights, fortifiedMinion, fromDiscard, gondorFortification, gondorMan, healIt,
  inStartingFellowship, inSupport, knight, layOn, maneuver, minion, ofCulture, onAMinion, orPay, otherThan,
  playAnyNumberOn, playIt, possession, regroup, say, saying, self, shadow, skirmish, skirmishing, spot,
  strengthenOr, the, toPlaySpot, withKeyword, withSignet, woundIt,
} from '../words/index.ts';

export const card = cardFile();

/** From the support area to whom a Man of Gondor fights. */
const rises = during(skirmish, {
  if: inSupport,
  costs: [orPay([exertA(gondorMan)], [spot(3, withKeyword('Knight'))])],
  effect: layOn(self, a(both(minion, skirmishing(gondorMan)))),
});

// Alcarin, Warrior of Lamedon
card(
  '5_31',
  costsOfYour(
    both(otherThan(self), knight),
    -1,
    saying(inStartingFellowship, say`starting fellowships are made up`, 'a player has a shorter word for it'),
  ),
  during(assignment, { costs: [assignSelfTo(fortifiedMinion)], effect: healIt(self) }),
);

// Citadel of the Stars
card('5_32', rises);

// City Wall
card('5_33', rises);

// Fall Back
card(
  '5_34',
  event(skirmish, {
    effect: acting(a(fortifiedMinion), (it) => discardEvery(both(shadow, borneBy(exactly(it))))),
  }),
);

// Gondorian Knight
card('5_35');

// Knight of Gondor
card(
  '5_36',
  during(fellowship, { costs: [discardA(ofCulture('Gondor', aCondition))], effect: healIt(self) }),
);

// Men of Númenor
card('5_37', event(skirmish, { effect: woundIt(a(fortifiedMinion)) }));

// Rally Point
card(
  '5_38',
  during(regroup, {
    costs: [exertA(withKeyword('Knight'))],
    effect: backToSupport(a(ofCulture('Gondor', both(withKeyword('Fortification'), onAMinion)))),
  }),
);

// Stone Tower
card(
  '5_39',
  during(skirmish, {
    if: inSupport,
    costs: [exertSome(2, gondorMan)],
    effect: layOn(self, a(both(minion, skirmishing(gondorMan)))),
  }),
);

const lostFortification = fromDiscard(gondorFortification);
// Take Cover
card(
  '5_40',
  event(fellowship, {
    targets: [lostFortification],
    costs: [exertA(knight)],
    effect: playIt(the(lostFortification.name)),
  }),
);

// These Are My People
card(
  '5_41',
  event(fellowship, {
    costs: [exertOften(aragorn, 2)],
    effect: playAnyNumberOn(possession, both(companion, withSignet('Aragorn'))),
  }),
);

// Turgon, Man of Belfalas
card(
  '5_42',
  toPlaySpot(1, knight),
  during(maneuver, { costs: [exertSelf], effect: woundIt(a(fortifiedMinion)) }),
);

// War Must Be
card(
  '5_43',
  event(skirmish, { effect: strengthenOr(a(gondorMan), 2, 4, (it) => fights(it, fortifiedMinion)) }),
);
