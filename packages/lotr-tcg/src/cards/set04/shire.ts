/** The Two Towers: the Shire culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, aCondition, acting, addBurdensToPay, addTwilight, anyTurnStarts, atSiteOf, bearer, becomeRingBearer,
  borneBy, both, burdensAboutToBeAdded, byAnOpponent, byShadowCard, type Cause, cancelSkirmishOf,
  cannotBeMadeToDiscardFromDeck, cannotBeMadeToDiscardFromHand, canSpot, cardFile, companion, discardIt,
  discardSelf, during, event, exertA, exertBearer, exertSelf, exertThe, fellowship, frodo, fromDiscard,
  fromHand, gandalf, healable, healIt, hobbit, hobbitCompanion, ifItWins, ifSo, inAnswerTo, isKilled,
  itsBearer, limitedTo, limitToOneWound, may, minion, movesFrom, NOTHING, named, not, notAssigned, ofCulture,
  oneOnEach, orc, orIf, placeTokens, playAsCost, playIt, playsNextSites, preventThat, protect, regroup,
  removesBurdens, removesFromSkirmish, removesUpToBurdens, removeTwilight, ringBound, ringBoundCompanion, sam,
  say, saying, searchAndPlay, self, sequence, silent, siteOf, skirmish, skirmishing, spot, strengthen, the,
  theRingBearer, thereAre, toHeal, tokensHere, unbound, unboundCompanion, unboundHobbit, unlessAnyShadow,
  urukHai, wasRingBearer, when, winsASkirmish, withSignet, woundIt, you, yourDeck,
} from '../words/index.ts';

export const card = cardFile();

const ringBoundHobbit = both(ringBound, hobbit);
// Brace of Coneys
card(
  '4_298',
  bearer(ringBoundHobbit),
  during(fellowship, { costs: [discardSelf], effect: removesBurdens(1) }),
);

// Cliffs of Emyn Muil
card(
  '4_299',
  when(movesFrom(siteOf('Towers', 1)), { effect: removesUpToBurdens(2) }),
  during(skirmish, {
    costs: [discardSelf],
    effect: woundIt(a(both(minion, skirmishing(hobbitCompanion)))),
  }),
);

// Escape
card(
  '4_300',
  bearer(unboundHobbit),
  oneOnEach('character'),
  during(skirmish, {
    costs: [exertBearer(2)],
    effect: unlessAnyShadow([removeTwilight(1)], cancelSkirmishOf(itsBearer)),
  }),
);

const AS_A_NUMBER = 'the resistance of a Ring-bearer is shown as a number';
const threeUnbound = canSpot(3, unboundCompanion);
/** Only while that holds, and not what its player chooses himself. LR-ERRATA-060 */
const ofShadowCards: readonly Cause[] = [
  byShadowCard,
  byAnOpponent,
  { parts: [threeUnbound], test: (g, v) => threeUnbound.js(g, v), say: NOTHING },
];
// Frodo, Courteous Halfling
card(
  '4_301',
  { otherNumbers: { more: [3], less: [10], why: `each ban says what it takes to hold; ${AS_A_NUMBER}` } },
  saying(
    cannotBeMadeToDiscardFromHand(you, ...ofShadowCards),
    say`while ${threeUnbound.say}, Shadow cards cannot discard cards from your hand`,
    'what is granted or forbidden would be said as a card of its own',
  ),
  saying(
    cannotBeMadeToDiscardFromDeck(you, ...ofShadowCards),
    say`while ${threeUnbound.say}, Shadow cards cannot discard cards from the top of your draw deck`,
    'what is granted or forbidden would be said as a card of its own',
  ),
);

const aRingBoundCompanion = fromHand(ringBoundCompanion);
// Frodo, Tired Traveller
card(
  '4_302',
  { otherNumbers: { less: [10], why: AS_A_NUMBER } },
  during(fellowship, {
    targets: [aRingBoundCompanion],
    costs: [playAsCost(aRingBoundCompanion)],
    effect: removesBurdens(1),
  }),
);

const earlyOn = atSiteOf('Towers', 1, 4);
// Frodo's Cloak
card(
  '4_303',
  bearer(frodo),
  during(skirmish, {
    if: earlyOn,
    costs: [addBurdensToPay(1), discardSelf],
    effect: cancelSkirmishOf(frodo),
  }),
  during(skirmish, {
    if: not(earlyOn),
    costs: [discardSelf],
    effect: sequence(removesBurdens(1), healIt(a(frodo))),
  }),
);

// Get On and Get Away
card('4_304', event(fellowship, { costs: [addBurdensToPay(2)], effect: playsNextSites(2) }));

// Good Work
card(
  '4_305',
  when(winsASkirmish(hobbit), { may: true, effect: placeTokens(1, 'Shire') }),
  during(fellowship, { effect: sequence(removesBurdens(limitedTo(3, tokensHere)), discardIt(self)) }),
);

// Impatient and Angry
card(
  '4_307',
  event(skirmish, {
    costs: [exertA(sam)],
    effect: sequence(strengthen(the('card'), 3), ifItWins(the('card'), may(removesBurdens(1)))),
  }),
);

const hobbitFromDiscard = fromDiscard(unboundHobbit);
// Knocked on the Head
card('4_308', event(regroup, { targets: [hobbitFromDiscard], effect: playIt(the(hobbitFromDiscard.name)) }));

// Light Shining Faintly
card(
  '4_309',
  event(fellowship, { costs: [addBurdensToPay(1)], effect: healIt(toHeal(ringBoundCompanion), 2) }),
);

/** A Hobbit slips away. */
const slipsAway = unlessAnyShadow([removeTwilight(2)], discardIt(self));
// Merry, Learned Guide
card('4_310', during(skirmish, { costs: [exertThe(theRingBearer)], effect: slipsAway }));

const fromUnbound = both(minion, skirmishing(both(unbound, companion)));
// Merry, Unquenchable Hobbit
card(
  '4_311',
  during(skirmish, {
    if: notAssigned(self),
    costs: [discardSelf],
    effect: removesFromSkirmish(a(both(ofCulture('Sauron', orc), fromUnbound))),
  }),
);

const signedByFrodo = both(companion, withSignet('Frodo'));
// Mind Your Own Affairs
card(
  '4_312',
  event(skirmish, {
    costs: [spot(1, frodo), addBurdensToPay(1)],
    effect: woundIt(a(both(minion, skirmishing(signedByFrodo)))),
  }),
);

// Pippin, Just a Nuisance
card(
  '4_313',
  during(skirmish, {
    if: notAssigned(self),
    costs: [discardSelf],
    effect: removesFromSkirmish(a(both(urukHai, fromUnbound))),
  }),
);

// Pippin, Woolly-footed Rascal
card('4_314', during(skirmish, { costs: [addBurdensToPay(1)], effect: slipsAway }));

const takesTheRingUp = during(inAnswerTo(isKilled(frodo), wasRingBearer), { effect: becomeRingBearer });
// Sam, Frodo's Gardener
card('4_315', during(fellowship, { effect: searchAndPlay(named("Sam's Pack"), yourDeck) }), takesTheRingUp);

// Sam, Samwise the Brave
card(
  '4_316',
  during(inAnswerTo(burdensAboutToBeAdded(byShadowCard)), {
    costs: [spot(1, frodo), exertSelf],
    effect: preventThat(),
  }),
  takesTheRingUp,
);

// Sam's Pack
card(
  '4_317',
  bearer(ringBoundHobbit),
  when(anyTurnStarts, {
    if: silent(thereAre(1, both(ringBoundCompanion, healable))),
    costs: [addTwilight(2)],
    effect: healIt(toHeal(ringBoundCompanion)),
  }),
);

// Seven We Had
card(
  '4_318',
  event(fellowship, {
    costs: [addBurdensToPay(1)],
    effect: discardIt(a(both(aCondition, borneBy(hobbit)))),
  }),
);

// Severed His Bonds
card('4_319', event(skirmish, { effect: ifSo(earlyOn, cancelSkirmishOf(hobbit), protect(a(hobbit))) }));

// Store-room
card(
  '4_320',
  event(regroup, {
    effect: acting(toHeal(unboundHobbit), (who) => orIf(healIt(who), canSpot(1, gandalf), healIt(who, 2))),
  }),
);

// Swiftly and Softly
card(
  '4_321',
  event(skirmish, {
    effect: ifSo(atSiteOf('Towers', 1, 5), cancelSkirmishOf(hobbit), limitToOneWound(a(hobbit))),
  }),
);

// Warmed Up a Bit
card('4_322', event(skirmish, { effect: discardIt(a(unboundHobbit)) }));
