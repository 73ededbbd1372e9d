/** The Two Towers: Saruman, Gríma and the Men of the Isengard culture, and what they work. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, abilityIsUsed, aCondition, aFreePeoplesCard, ally, always, anyCard, bearer, bearing, borneBy, both,
  type CardRef, called, cancelThatAbility, cannotBeUsed, cannotHeal, cardFile, cardOf, companionOrAlly, cost,
  definite, discardHeld, discardIt, during, either, event, exactly, exertA, exertEvery, exertIt, exertSelf,
  forEach, freePeoples, freePeoplesPlayer, from, host, inAnswerTo, isAssignedTo, isAssignedToASkirmish,
  isengardMan, itsBearer, losesASkirmish, man, maneuver, modifier, named, otherCard, otherThan, possession,
  regroup, returnEvery, revealHand, say, shadow, skirmish, spot, strength, strengthen, takeIt, the,
  toPlayExert, toPlaySpot, unboundCompanion, when, whenPlayed, word, worded, you, yourDiscard, yourHand,
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
  worded(cannotBeUsed(itsBearer), say`special abilities of ${host.say} cannot be used`),
);

// Men Will Fall
card(
  '4_161',
  event(skirmish, { costs: [spot(1, sarumanOrMan)], effect: strengthen(a(unboundCompanion), -2) }),
);

const showHand = cost(always(say`you have a hand`), worded(revealHand(you), say`reveal your hand`));
const discardShown = cost(
  always(say`you have a hand`),
  worded(
    forEach('shown', freePeoples, discardHeld(the('shown')), yourHand),
    say`discard each Free Peoples card revealed`,
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

// Rohan Is Mine
card(
  '4_172',
  toPlaySpot(1, sarumanOrMan),
  bearer(freeMan),
  when(isAssignedToASkirmish(itsBearer, freePeoplesPlayer), { effect: exertEvery(ally) }),
);

const whoeverItIs: CardRef = { ...otherCard, say: say`${word('that character')}` };
// Unferth, Gríma's Bodyguard
card(
  '4_178',
  when(isAssignedTo(isengardMan, companionOrAlly, freePeoplesPlayer), { effect: exertIt(whoeverItIs) }),
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
