/** Ents of Fangorn: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, aCondition, acting, addsTwilight, assignableAgainst, assignment, assignTo, attributeOf,
  bearer, bearing, behind, both, byActionOf, canSpot, cardFile, cardOf, companion, companionOrAlly, damage,
  discardA, discardIt, discardSelfStacked, discardStacked, during, event, exactly, exceptRingBearer, exertA,
  exertIt, exertSelf, exertSelfTimes, exhaustIt, fierceUntilExhausted, forbid, freeCulturesOver,
  freePeoplesPlayer, freePeoplesPossession, fromDiscard, grant, host, inAnswerTo, isAboutToBeWounded,
  isDiscarded, isengardMan, isengardMinion, isengardOrc, it, itsBearer, losesASkirmishInvolving, machine,
  maneuver, modifier, moreThan, noWound, ofCulture, onceForEach, orIf, Phase, placeTokens, playIt, possession,
  preventThat, regroup, removeTokensFrom, removeTwilight, say, saying, self, sequence, shadowPhase, silent,
  sitesYouControl, skirmish, spot, spotTokensHere, stackIt, strength, strengthen, strongerForWounds, thatOrc,
  the, times, toPlaySpot, untilAssignment, urukHai, when, where, whileStackedOn, winsASkirmish, woundIt,
  woundSeveral,
} from '../words/index.ts';

export const card = cardFile();

const strangers = freeCulturesOver(2);
// Agents of Orthanc
card(
  '6_57',
  saying(
    modifier({ attribute: strength, of: exactly(self), by: times(2, strangers) }),
    say`${self.say} has +${2} strength and damage +${1} for each Free Peoples culture over ${2}`,
    'what is granted or forbidden would be said as a card of its own',
  ),
  silent(modifier({ attribute: damage, of: exactly(self), by: strangers })),
);

// Assault Ladder
card(
  '6_58',
  during(shadowPhase, { costs: [exertA(urukHai)], effect: placeTokens(1, 'Isengard') }),
  during(skirmish, {
    costs: [spotTokensHere(3, 'Isengard')],
    effect: sequence(strengthen(a(urukHai), 3), discardIt(self)),
  }),
);

// Banner of Isengard
card(
  '6_59',
  bearer(isengardMinion),
  when(winsASkirmish(itsBearer), {
    effect: onceForEach(sitesYouControl, exertIt(a(both(companion, ableToExert), freePeoplesPlayer))),
  }),
);

// Berserk Butcher
card(
  '6_60',
  strongerForWounds(1),
  during(maneuver, {
    costs: [removeTokensFrom(1, 'Isengard', machine), exertSelfTimes(2)],
    effect: saying(
      grant(forbid(noWound, { of: urukHai }), untilAssignment),
      say`prevent all wounds to Uruk-hai ${untilAssignment.say}`,
      'what is granted or forbidden would be said as a card of its own',
    ),
  }),
);

const weaker = where(
  moreThan(attributeOf(host, strength), attributeOf(it, strength)),
  behind(say`with less strength than ${host.say}`),
);
// Desertion
card(
  '6_61',
  toPlaySpot(1, isengardMan),
  bearer(exceptRingBearer(companion)),
  during(assignment, {
    effect: sequence(
      acting(a(both(isengardMinion, weaker, assignableAgainst(host))), (foe) => assignTo(foe, host)),
      discardIt(self),
    ),
  }),
);

// Fires and Foul Fumes
card(
  '6_62',
  event(regroup, {
    costs: [discardA(isengardOrc, 4)],
    effect: woundIt(a(exceptRingBearer(companion)), 4),
  }),
);

/** Orcs that the work of the regroup phase uses up gather here. */
const gathersOrcs = when(isDiscarded(isengardOrc, byActionOf(Phase.regroup)), {
  may: true,
  effect: stackIt(thatOrc, self),
});
const orcAgain = fromDiscard(isengardOrc, 1);
// Gnawing, Biting, Hacking, Burning
card(
  '6_63',
  gathersOrcs,
  during(shadowPhase, {
    targets: [orcAgain],
    costs: [discardStacked(2), removeTwilight(1)],
    effect: playIt(the(orcAgain.name)),
  }),
);

// Iron Fist of the Orc
card(
  '6_64',
  gathersOrcs,
  during(regroup, {
    costs: [discardStacked(3), removeTwilight(1)],
    effect: discardIt(a(freePeoplesPossession)),
  }),
);

const woundsACompanion = during(regroup, {
  costs: [discardA(isengardOrc)],
  effect: woundIt(a(companion, freePeoplesPlayer)),
});
// Isengard Artisan
card('6_65', woundsACompanion);

// Isengard Builder
card(
  '6_66',
  whileStackedOn(cardOf('Isengard'), regroup, { costs: [discardSelfStacked], effect: addsTwilight(2) }),
);

// Isengard Journeyman
card('6_67', woundsACompanion);

// Isengard Mechanics
card(
  '6_68',
  during(regroup, {
    costs: [discardA(isengardOrc)],
    effect: orIf(
      woundSeveral(1, companion, freePeoplesPlayer),
      canSpot(6, companion),
      woundSeveral(2, companion, freePeoplesPlayer),
    ),
  }),
  whileStackedOn(cardOf('Isengard'), regroup, {
    costs: [spot(1, isengardOrc), discardSelfStacked],
    effect: addsTwilight(3),
  }),
);

// Isengard Plodder
card('6_69', woundsACompanion);

// Isengard Tender
card(
  '6_70',
  whileStackedOn(cardOf('Isengard'), regroup, {
    costs: [discardSelfStacked, removeTwilight(2)],
    effect: exhaustIt(a(companion)),
  }),
);

// Isengard Tinker
card('6_71', woundsACompanion);

// Rohirrim Traitor
card(
  '6_72',
  modifier({
    attribute: strength,
    of: exactly(self),
    by: 2,
    if: canSpot(1, both(companion, bearing(ofCulture('Isengard', aCondition)))),
  }),
);

// Scaffolding
card(
  '6_73',
  gathersOrcs,
  during(inAnswerTo(isAboutToBeWounded(isengardOrc)), {
    costs: [discardStacked(2)],
    effect: preventThat('wound'),
  }),
);

// Sharku, Vile Marauder
card('6_74', fierceUntilExhausted, during(regroup, { costs: [exertSelf], effect: addsTwilight(1) }));

const twisted = a(possession);
// Twisted Tales
card(
  '6_75',
  when(losesASkirmishInvolving(companionOrAlly, isengardMan), {
    may: true,
    targets: [twisted],
    effect: stackIt(the(twisted.name), self),
  }),
);
