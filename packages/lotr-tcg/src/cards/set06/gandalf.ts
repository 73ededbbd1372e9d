/** Ents of Fangorn: the Gandalf culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, anEventIsPlayed, assignment, bearer, both, canSpot, canSpotMore, cardFile, character,
  companion, countOf, damage, defender, discardedAtEndOfTurn, discardIt, during, either, ent, entCompanion,
  event, exactly, exertA, exertSelf, exertSome, fellowshipMoves, forThisSkirmish, gandalf, gives, givesPer,
  inAnswerTo, inSkirmish, isAboutToBeWounded, itsBearer, liberateASite, minion, modifier, oneOnEach,
  ownCostIs, preventThat, regroup, self, sequence, shadow, skirmish, skirmishing, strength, strengthenForEach,
  strengthenPer, takesPart, the, times, toPlayExert, toPlaySpot, unboundHobbit, untilRegroup, when,
  whileSkirmishing, withKeyword, woundIt, woundsOn, your,
} from '../words/index.ts';

export const card = cardFile();

const unboundHobbits = countOf(unboundHobbit);
// Boomed and Trumpeted
card(
  '6_24',
  event(skirmish, {
    effect: acting(a(ent), (who) =>
      sequence(strengthenPer(who, 1, unboundHobbits), givesPer(who, damage, 1, unboundHobbits)),
    ),
  }),
);

// Crack Into Rubble
card(
  '6_25',
  event(regroup, {
    costs: [exertSome(2, ent)],
    effect: sequence(liberateASite, discardIt(a(both(shadow, aCondition)))),
  }),
);

// Enraged
card('6_26', bearer(ent), oneOnEach('bearer'), discardedAtEndOfTurn);

// Ent Avenger
card('6_27', modifier({ attribute: strength, of: exactly(self), by: 2, if: canSpot(3, ent) }));

const entOrUnboundHobbit = either(ent, unboundHobbit);
// Ent Horde
card(
  '6_28',
  toPlaySpot(2, entCompanion),
  ownCostIs(times(-2, countOf(entOrUnboundHobbit))),
  modifier({ attribute: defender, of: exactly(self), by: 1, if: canSpotMore(minion, companion) }),
);

// Ent Moot
card('6_29', ...toPlayExert(unboundHobbit), bearer(ent), oneOnEach('bearer'));

// Gandalf, Mithrandir
card('6_30', when(fellowshipMoves, { effect: woundIt(self) }));

// Glamdring, Lightning Brand
card(
  '6_31',
  bearer(gandalf),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  when(anEventIsPlayed(your(withKeyword('Spell'))), {
    may: true,
    if: whileSkirmishing,
    effect: gives(a(gandalf), damage, 1, forThisSkirmish),
  }),
);

// Host of Fangorn
card('6_32', toPlaySpot(2, entCompanion), ownCostIs(times(-2, countOf(entOrUnboundHobbit))));

const cheaperAmongFriends = ownCostIs(times(-1, countOf(entOrUnboundHobbit)));
// Quickbeam, Bregalad. LR-ERRATA-075
card('6_33', cheaperAmongFriends);

// Roused
card(
  '6_34',
  event(skirmish, { costs: [exertA(ent)], effect: strengthenForEach(the('Ent'), 1, ent, { limit: 4 }) }),
);

// Skinbark, Fladrif
card(
  '6_35',
  cheaperAmongFriends,
  during(inAnswerTo(isAboutToBeWounded(unboundHobbit)), {
    costs: [exertSelf],
    effect: preventThat('wound'),
  }),
);

// Threw Down My Enemy
card(
  '6_36',
  event(skirmish, {
    effect: strengthenPer(a(both(minion, skirmishing(gandalf))), -1, woundsOn(both(character, inSkirmish))),
  }),
);

// Treebeard, Guardian of the Forest
card(
  '6_37',
  during(assignment, {
    costs: [exertA(unboundHobbit)],
    effect: gives(self, takesPart, 1, untilRegroup),
  }),
  during(skirmish, { costs: [exertSelf], effect: gives(a(ent), damage, 1, forThisSkirmish) }),
);
