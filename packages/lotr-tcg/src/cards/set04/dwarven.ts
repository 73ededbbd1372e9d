/** The Two Towers: the Dwarven culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, aCondition, acting, aFreePeoplesCard, anyCard, atSiteWith, bearer, bestow, both, canSpot,
  cardFile, companion, countOf, damage, discardA, discardIt, discardStacked, discardYourTop, draw, during,
  dwarf, dwarfCompanion, dwarvenCondition, elfCompanion, event, exactly, exertA, exertIt, exertSelf,
  fellowship, forThisSkirmish, from, gimli, gives, healIt, hobbitCompanion, host, itsBearer, legolas,
  limitedTo, maneuver, matchedBy, minion, modifier, ofCulture, onceForEach, orIf, orPay, passes, placeTokens,
  preventAllWounds, regroup, say, self, sequence, shuffleInWithStacked, skirmish, spot, stackedHere,
  stackedOnAny, stackFromHand, stackIt, stackTop, strength, strengthen, strengthenOr, strengthenPer, takeIt,
  the, toHeal, tokensHere, unbound, unboundCompanion, type Value, when, whenPlayed, winsASkirmish,
  withStacked, woundIt, X, yourDiscard,
} from '../words/index.ts';

export const card = cardFile();

const onDwarvenConditions = stackedOnAny(dwarvenCondition);

// Axe of Erebor
card(
  '4_41',
  bearer(gimli),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  during(skirmish, {
    costs: [orPay([discardA(dwarvenCondition)], [discardStacked(1, anyCard, onDwarvenConditions)])],
    effect: strengthen(host, 1),
  }),
);

// Best Company
card('4_42', event(skirmish, { effect: strengthenOr(a(dwarf), 2, 4, () => atSiteWith('Battleground')) }));

// Come Here Lad
card(
  '4_43',
  event(fellowship, { effect: stackTop(2, a(both(ofCulture('Dwarven', aCondition), withStacked()))) }),
);

// Courtesy of My Hall
card(
  '4_44',
  whenPlayed({ effect: stackIt(from(yourDiscard, anyCard), self) }),
  during(fellowship, { costs: [discardStacked(1, aFreePeoplesCard)], effect: healIt(toHeal(dwarf)) }),
);

// Dwarven Foresight
card(
  '4_45',
  event(fellowship, { costs: [spot(1, dwarf)], effect: takeIt(from(onDwarvenConditions, aFreePeoplesCard)) }),
);

// Ever My Heart Rises
card(
  '4_46',
  whenPlayed({ effect: stackTop(6) }),
  during(fellowship, {
    costs: [spot(1, dwarf), discardYourTop(1)],
    effect: takeIt(from(stackedHere, aFreePeoplesCard)),
  }),
);

// From the Armory
card(
  '4_47',
  during(skirmish, {
    costs: [exertA(dwarf), stackFromHand(aFreePeoplesCard)],
    effect: preventAllWounds(the('Dwarf')),
  }),
);

// Gimli, Lockbearer
card(
  '4_48',
  modifier({ attribute: strength, of: exactly(self), by: countOf(both(unbound, hobbitCompanion)) }),
);

// Gimli, Unbidden Guest
card(
  '4_49',
  during(skirmish, {
    costs: [exertSelf],
    effect: strengthenOr(a(unboundCompanion), 1, 2, (it) => passes(it, legolas)),
  }),
);

// Here Is Good Rock
card(
  '4_50',
  during(skirmish, {
    costs: [stackFromHand(aFreePeoplesCard)],
    effect: gives(a(dwarf), damage, 1, forThisSkirmish),
  }),
);

// Khazâd Ai-mênu
card(
  '4_51',
  event(skirmish, {
    effect: acting(a(dwarf), (it) =>
      orIf(
        strengthen(it, 2),
        canSpot(1, legolas),
        bestow(it, [
          [strength, 3],
          [damage, 1],
        ]),
      ),
    ),
  }),
);

// My Axe Is Notched. LR-ERRATA-050
card(
  '4_52',
  when(winsASkirmish(gimli), { effect: placeTokens(1, 'Dwarven') }),
  modifier({ attribute: strength, of: gimli, by: limitedTo(3, matchedBy('Elven', 'Final Count')) }),
);

// Quick As May Be
card(
  '4_53',
  event(maneuver, { costs: [spot(1, dwarfCompanion), spot(1, elfCompanion)], effect: woundIt(a(minion)) }),
);

// Rest by Blind Night
card('4_54', event(regroup, { effect: shuffleInWithStacked(dwarvenCondition, true) }));

const shuffledInto: Value = { ...X, perEach: { factor: 1, each: say`for each card shuffled in this way` } };
// Restless Axe
card(
  '4_55',
  event(regroup, {
    costs: [exertA(dwarf)],
    effect: sequence(
      shuffleInWithStacked(dwarvenCondition, false),
      onceForEach(shuffledInto, exertIt(a(both(minion, ableToExert)))),
    ),
  }),
);

// Search Far and Wide
card('4_56', event(fellowship, { costs: [spot(1, dwarf), discardYourTop(1)], effect: draw(2) }));

// Stout and Strong
card(
  '4_57',
  when(winsASkirmish(dwarf), { may: true, effect: placeTokens(1, 'Dwarven') }),
  during(skirmish, {
    effect: sequence(
      strengthenPer(a(both(unbound, companion)), 1, tokensHere, { limit: 3 }),
      discardIt(self),
    ),
  }),
);
