/** The Two Towers: Saruman, Gríma and the Men of the Isengard culture, and what they work. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, abilityIsUsed, aCondition, aFreePeoplesCard, ally, always, anyCard, bearer, bearing, borneBy, both,
  called, cancelThatAbility, cannotBeUsed, cannotHeal, cardFile, cardOf, companionOrAlly, cost, damage,
  definite, discardHeld, discardIt, during, either, event, exactly, exertA, exertEvery, exertIt, exertSelf,
  fierce, firstSentenceFails, firstSentenceStillApplies, forEach, freePeoples, freePeoplesPlayer, from,
  fromDiscard, hasAll, host, ifSo, inAnswerTo, isAssignedTo, isAssignedToASkirmish, isengardMan,
  isengardMinion, itsBearer, losesASkirmish, man, maneuver, may, modifier, named, otherThan, playIt,
  possession, putBeneathDeck, regroup, removeTwilight, returnEvery, revealHand, revealTopOf, say, saying,
  sequence, shadow, shadowPhase, silent, skirmish, somethingRevealed, spot, staysOutOfFights, strength,
  strengthen, takeIt, the, thePlayer, theRevealed, thereAre, toPlayExert, toPlaySpot, unboundCompanion,
  untilRegroup, when, whenPlayed, whomItFights, withAnyPlayer, you, yourDiscard, yourHand,
} from '../words/index.ts';

export const card = cardFile();

const sarumanOrMan = called(definite(say`Saruman or an Isengard Man`), either(named('Saruman'), isengardMan));
const freeMan = both(freePeoples, man);
// Banished
card(
  '4_139',
  ...toPlayExert(sarumanOrMan),
  bearer(freeMan),
  when(losesASkirmish(both(companionOrAlly, otherThan(host))), { effect: exertIt(host) }),
);

const allyOrUnbound = either(unboundCompanion, ally);
// Gríma, Son of Galmód
card(
  '4_153',
  modifier({
    attribute: strength,
    of: both(allyOrUnbound, bearing(both(shadow, aCondition))),
    by: -1,
  }),
);

const laden = a(both(unboundCompanion, bearing(anyCard, 3)));
// Gríma, Wormtongue
card(
  '4_154',
  during(maneuver, {
    targets: [laden],
    costs: [exertSelf],
    effect: returnEvery(both(aFreePeoplesCard, borneBy(exactly(the(laden.name))))),
  }),
);

// Haunting Her Steps
card(
  '4_155',
  event(inAnswerTo(abilityIsUsed(allyOrUnbound)), {
    costs: [exertA(named('Gríma'))],
    effect: cancelThatAbility,
  }),
);

// Leechcraft
card(
  '4_157',
  ...toPlayExert(sarumanOrMan),
  bearer(freeMan),
  saying(
    cannotBeUsed(itsBearer),
    say`special abilities of ${host.say} cannot be used`,
    'what is granted or forbidden would be said as a card of its own',
  ),
);

// Men Will Fall
card(
  '4_161',
  event(skirmish, { costs: [spot(1, sarumanOrMan)], effect: strengthen(a(unboundCompanion), -2) }),
);

const showHand = cost(
  always(say`you have a hand`),
  saying(revealHand(you), say`reveal your hand`, 'a player has a shorter word for it'),
);
const discardShown = cost(
  always(say`you have a hand`),
  saying(
    forEach('shown', freePeoples, discardHeld(the('shown')), yourHand),
    say`discard each Free Peoples card revealed`,
    'the words tell the steps, a reader wants what comes of them',
  ),
);
// New Power Rising
card(
  '4_162',
  event(regroup, {
    costs: [spot(1, sarumanOrMan), showHand, discardShown],
    effect: takeIt(from(yourDiscard, cardOf('Isengard'))),
  }),
);

// The Palantír of Orthanc, Seventh Seeing-stone
card(
  '4_166',
  toPlaySpot(1, isengardMinion),
  during(shadowPhase, {
    costs: [spot(1, isengardMinion), removeTwilight(2)],
    effect: saying(
      withAnyPlayer(
        sequence(revealTopOf(thePlayer), ifSo(somethingRevealed, may(putBeneathDeck(theRevealed)))),
      ),
      say`reveal the top card of any draw deck, then you may put ${theRevealed.say} beneath that draw deck`,
      'a player has a shorter word for it',
    ),
  }),
);

// Rohan Is Mine
card(
  '4_172',
  toPlaySpot(1, sarumanOrMan),
  bearer(freeMan),
  when(isAssignedToASkirmish(itsBearer, freePeoplesPlayer), { effect: exertEvery(ally) }),
);

const staff = fromDiscard(named("Saruman's Staff"));
// Saruman, Black Traitor
card(
  '4_173',
  ...staysOutOfFights,
  whenPlayed({ may: true, if: silent(thereAre(1, aCondition)), effect: discardIt(a(aCondition)) }),
  during(shadowPhase, { targets: [staff], costs: [exertSelf], effect: playIt(the(staff.name)) }),
);

// Saruman's Staff, Wizard's Device
card(
  '4_174',
  bearer(named('Saruman')),
  ...hasAll(itsBearer, [
    [fierce, 1],
    [damage, 1],
  ]),
  during(maneuver, {
    if: firstSentenceStillApplies(host),
    effect: firstSentenceFails(host, untilRegroup),
  }),
);

// Unferth, Gríma's Bodyguard
card(
  '4_178',
  when(isAssignedTo(isengardMan, companionOrAlly, freePeoplesPlayer), { effect: exertIt(whomItFights) }),
);

// Where Has Gríma Stowed It?
card(
  '4_214',
  event(maneuver, {
    costs: [spot(1, named('Gríma'))],
    effect: discardIt(a(both(possession, borneBy(allyOrUnbound)))),
  }),
);

// Wounded
card(
  '4_215',
  ...toPlayExert(isengardMan),
  bearer(freeMan),
  whenPlayed({ effect: exertIt(host) }),
  cannotHeal(itsBearer),
);
