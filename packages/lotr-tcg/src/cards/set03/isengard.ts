/** Realms of the Elf-lords: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, addBurdensToPay, addsTwilight, ally, anyCard, aragorn, assignableTo, assignment,
  assignTo, atLeast, bearer, both, cannotAct, canSpot, cardFile, character, chooseNumber, companion,
  costOfRevealed, countOf, damage, discardEvery, discardHeld, discardIt, discardSelf, discardX, draw, during,
  event, exactly, exceptRingBearer, exertA, exertCompanions, exertEvery, exertSelf, exertSelfTimes, exertThe,
  exhausted, exhaustIt, fellowshipMoves, fierce, freePeoplesPlayer, freePeoplesPossession, from,
  gainsNoBonusesFrom, handAtLeast, healSeveral, inAnswerTo, inZone, isAboutToBeWounded, isengardMinion,
  isengardOrc, lesser, maneuver, minion, modifier, moriaMinion, named, not, ofCulture, orInstead, otherThan,
  Phase, peoplesInFellowship, playIt, preventThat, putOnDeck, regroup, remembered, removeTwilight, repeat,
  revealAtRandom, ringBearer, say, saying, self, sequence, shadowPhase, skirmish, skirmishing, spot,
  spotBurdens, staysOutOfFights, strength, strengthenOr, the, theRevealed, thereAre, toBePlayed, toPlaySpot,
  unlessFreePeoples, urukHai, weapon, when, whenPlayed, withKeyword, woundIt, woundSeveral, woundsOn, X,
  yourDiscard, yourHand, Zone,
} from '../words/index.ts';

export const card = cardFile();

const discardOne = discardHeld(from(yourHand, anyCard));
// Abandoning Reason for Madness
card(
  '3_49',
  event(shadowPhase, {
    costs: [spot(1, ofCulture('Isengard', minion))],
    effect: saying(
      sequence(
        chooseNumber('number', 0, lesser(3, countOf(anyCard, yourHand))),
        repeat(remembered('number'), discardOne),
        draw(remembered('number')),
      ),
      say`discard up to ${3} cards from hand and draw as many`,
      'a number by its name',
    ),
  }),
);

// Can You Protect Me From Yourself?
card(
  '3_50',
  event(maneuver, {
    costs: [spot(1, isengardMinion)],
    effect: unlessFreePeoples([addBurdensToPay(2)], exhaustIt(a(aragorn))),
  }),
);

// Coming for the Ring
card(
  '3_51',
  event(regroup, {
    effect: sequence(
      revealAtRandom(freePeoplesPlayer, 'revealed'),
      healSeveral(costOfRevealed, isengardMinion),
    ),
  }),
);

const aWeather = toBePlayed(ofCulture('Isengard', both(withKeyword('Weather'), aCondition)), yourDiscard, -2);
// A Fell Voice on the Air
card(
  '3_52',
  during(shadowPhase, {
    targets: [aWeather],
    costs: [exertA(named('Saruman'))],
    effect: playIt(the(aWeather.name), -2),
  }),
);

// Hate and Anger
card('3_53', event(shadowPhase, { costs: [spot(1, urukHai), spot(1, moriaMinion)], effect: draw(3) }));

// Hollowing of Isengard
card(
  '3_54',
  toPlaySpot(1, isengardOrc),
  during(shadowPhase, { costs: [discardSelf], effect: addsTwilight(3) }),
);

// Isengard Axe
card('3_55', bearer(isengardOrc), whenPlayed({ effect: addsTwilight(1) }));

// Isengard Forger
card('3_56', during(shadowPhase, { costs: [exertSelf], effect: addsTwilight(1) }));

/** It exerts after the fight, and the Free Peoples player chooses whom that wounds. */
const oneIsWounded = during(regroup, {
  costs: [exertSelf],
  effect: woundIt(a(companion, freePeoplesPlayer)),
});
// Isengard Retainer
card('3_57', oneIsWounded);

// Isengard Servant
card('3_58', oneIsWounded);

// Isengard Shaman
card(
  '3_59',
  during(inAnswerTo(isAboutToBeWounded(isengardOrc)), {
    costs: [removeTwilight(2)],
    effect: preventThat('wound'),
  }),
);

// Isengard Smith
card(
  '3_60',
  during(regroup, {
    costs: [exertSelf],
    effect: orInstead(discardIt(a(weapon)), canSpot(5, companion), discardEvery(freePeoplesPossession)),
  }),
);

// Isengard Warrior
card(
  '3_61',
  cannotAct(Phase.archery, { what: 'special abilities', if: canSpot(1, both(otherThan(self), isengardOrc)) }),
  during(regroup, {
    if: saying(
      atLeast(woundsOn(ringBearer), 3),
      say`you can spot ${3} wounds on the Ring-bearer`,
      'a player has a shorter word for it',
    ),
    costs: [exertSelf],
    effect: exertEvery(companion),
  }),
);

// Isengard Worker
card('3_62', oneIsWounded);

// One of You Must Do This
card(
  '3_63',
  event(maneuver, {
    costs: [exertA(ofCulture('Isengard', minion))],
    effect: exertCompanions(peoplesInFellowship),
  }),
);

// Orc Commander
card('3_64', modifier({ attribute: strength, of: both(otherThan(self), isengardOrc), by: 1 }), oneIsWounded);

const exhaustOne = exhaustIt(a(exceptRingBearer(companion)));
// Orc Overseer
card('3_65', during(regroup, { costs: [exertSelfTimes(2)], effect: exhaustOne }));

// Orthanc Berserker
card('3_66', during(maneuver, { costs: [spotBurdens(5), exertSelfTimes(2)], effect: exhaustOne }));

// The Palantír of Orthanc
card(
  '3_67',
  toPlaySpot(1, isengardMinion),
  during(shadowPhase, {
    costs: [spot(1, isengardMinion), removeTwilight(1)],
    effect: sequence(revealAtRandom(freePeoplesPlayer, 'revealed'), putOnDeck(theRevealed)),
  }),
);

// Saruman, Keeper of Isengard
card(
  '3_68',
  ...staysOutOfFights,
  modifier({ attribute: fierce, of: urukHai, by: 1 }),
  during(inAnswerTo(isAboutToBeWounded(urukHai)), { costs: [exertSelf], effect: preventThat('wound') }),
);

// Saruman, Servant of the Eye. LR-ERRATA-2010
card(
  '3_69',
  ...staysOutOfFights,
  during(assignment, {
    costs: [exertSelf],
    effect: acting(a(isengardMinion), (minion) =>
      acting(a(exceptRingBearer(both(companion, assignableTo(minion)))), (it) =>
        unlessFreePeoples([exertThe(it)], assignTo(minion, it)),
      ),
    ),
  }),
);

// Servants to Saruman
card(
  '3_70',
  event(skirmish, {
    effect: strengthenOr(a(isengardOrc), 2, 3, () => not(handAtLeast(3))),
  }),
);

// Tower of Orthanc
card(
  '3_71',
  toPlaySpot(1, isengardMinion),
  when(fellowshipMoves, { costs: [spot(1, both(exhausted, companion))], effect: addsTwilight(3) }),
);

// Trapped and Alone
card('3_72', gainsNoBonusesFrom(both(character, skirmishing(isengardOrc)), weapon, damage));

// The Trees Are Strong
card(
  '3_73',
  event(regroup, { costs: [discardX(isengardOrc)], effect: woundSeveral(X, companion, freePeoplesPlayer) }),
);

const deadAlly = thereAre(1, ally, inZone(Zone.dead, freePeoplesPlayer, 'dead pile'));
// Uruk Raider
card(
  '3_74',
  modifier({ attribute: strength, of: exactly(self), by: 3, if: deadAlly }),
  modifier({ attribute: fierce, of: exactly(self), by: 1, if: deadAlly }),
);

// Uruk Ravager
card('3_75', whenPlayed({ costs: [spot(1, named('Saruman'))], effect: addsTwilight(2) }));
