/** The Fellowship of the Ring: the Uruk-hai of the Isengard culture, and what they bear. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, addsBurdens, anotherUruk, aShadowCard, assignment, bearer, both, canSpot, cardFile,
  character, companion, countOf, discardedThatWay, discardTop, discardTopCounting, during, exactly, exertSelf,
  fierce, gainsNoBonusesFrom, gives, healIt, inAnswerTo, isengardMinion, itsBearer, keepFromAssigning,
  maneuver, modifier, removeTwilight, self, sequence, skirmish, skirmishingIt, spot, spotX, strength,
  strengthenForEach, strengthenUpTo, theRingIsPutOn, toHeal, untilRegroup, urukHai, weapon, when, whenPlayed,
  winsASkirmish, withKeyword, X,
} from '../words/index.ts';

export const card = cardFile();

// Lurtz, Servant of Isengard
card(
  '1_127',
  during(maneuver, { costs: [spot(1, anotherUruk)], effect: gives(self, fierce, 1, untilRegroup) }),
);

// Orthanc Assassin
card('1_131');

// Troop of Uruk-hai
card('1_143', gainsNoBonusesFrom(both(character, skirmishingIt(self)), weapon));

// Uruk Brood
card(
  '1_145',
  during(skirmish, { costs: [removeTwilight(2)], effect: strengthenForEach(self, 1, anotherUruk) }),
);

const fierceAgainst = (companions: number) =>
  during(maneuver, { costs: [spot(companions, companion)], effect: gives(self, fierce, 1, untilRegroup) });
// Uruk Fighter
card('1_146', fierceAgainst(5));

// Uruk Guard
card(
  '1_147',
  during(assignment, {
    costs: [exertSelf],
    effect: acting(a(companion), (it) => keepFromAssigning(self, it)),
  }),
);

// Uruk Lieutenant
card('1_148', modifier({ attribute: strength, of: exactly(self), by: countOf(anotherUruk) }));

// Uruk Messenger
card(
  '1_149',
  modifier({
    attribute: strength,
    of: exactly(self),
    by: 3,
    if: canSpot(1, both(withKeyword('Weather'), aCondition)),
  }),
);

// Uruk Rager
card('1_150', when(winsASkirmish(exactly(self)), { effect: discardTop(2) }));

// Uruk Savage
card('1_151');

// Uruk Shaman
card('1_152', during(maneuver, { costs: [removeTwilight(2)], effect: healIt(toHeal(urukHai)) }));

// Uruk Slayer
card('1_153', during(skirmish, { costs: [removeTwilight(1)], effect: strengthenUpTo(self, 1, 3) }));

// Uruk Soldier
card('1_154', whenPlayed({ may: true, effect: discardTop(1) }));

// Uruk Spy
card(
  '1_155',
  during(inAnswerTo(theRingIsPutOn), {
    costs: [exertSelf, spotX(isengardMinion)],
    effect: sequence(discardTopCounting(X, aShadowCard), addsBurdens(discardedThatWay(aShadowCard))),
  }),
);

// Uruk Warrior
card('1_156', fierceAgainst(6));

// Uruk-hai Raiding Party
card('1_158');

// Uruk-hai Sword
card('1_160', bearer(urukHai), when(winsASkirmish(itsBearer), { effect: discardTop(1) }));
