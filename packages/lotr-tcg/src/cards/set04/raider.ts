/** The Two Towers: the Raider culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, acting, addBurdensToPay, addsBurdens, addsTwilight, all, anyPhaseEnds, archer,
  archerCharacter, archery, archeryIs, aSiteYouControl, assignableAgainst, assignment, assignTo, bearer, both,
  burdensNow, canSpot, canSpotBurdens, cardFile, changeArchery, companion, companionOrAlly, discardA,
  discardIt, discardSelf, discardSeveral, draw, during, easterling, event, exceptRingBearer, exertA,
  exertBearer, exertEvery, exertIt, freePeoples, freePeoplesCondition, freePeoplesPlayer, gainsCost, healIt,
  host, itsBearer, limitedTo, losesASkirmishInvolving, maneuver, maneuverOrSkirmish, minionArchery, modifier,
  movedThisPhaseTo, movesFrom, ofCulture, onceForEach, oneWay, orIf, otherThan, over, placeTokens, raiderMan,
  rangersEvent, regroup, removeTokensHere, removeTwilight, ringBoundCompanion, self, sequence, shadowPhase,
  siteOf, skirmish, skirmishing, skirmishingIt, southron, spot, spotXOf, strengthen, strengthenBy,
  strengthenOr, theRingBearer, thereAre, toHeal, tokensHere, twilightBelow, unlessFreePeoples, when, woundA,
  woundIt, X, you,
} from '../words/index.ts';

export const card = cardFile();

const raiderArcher = ofCulture('Raider', archerCharacter);
// Arrow From the South
card(
  '4_216',
  when(losesASkirmishInvolving(companionOrAlly, raiderMan), { may: true, effect: placeTokens(1, 'Raider') }),
  during(archery, {
    effect: sequence(onceForEach(tokensHere, healIt(toHeal(raiderArcher))), discardIt(self)),
  }),
);

// Discovered
card(
  '4_223',
  event(maneuver, {
    costs: [exertA(raiderMan)],
    effect: orIf(
      discardIt(a(freePeoplesCondition)),
      canSpotBurdens(3),
      discardSeveral(2, freePeoplesCondition),
    ),
  }),
);

// Eastern Emyn Muil
card(
  '4_231',
  when(movesFrom(siteOf('Towers', 2)), { effect: exertEvery(ringBoundCompanion, 2) }),
  during(maneuver, {
    costs: [discardSelf, exertA(raiderMan)],
    effect: exertIt(a(both(ringBoundCompanion, ableToExert))),
  }),
);

// Fearless
card(
  '4_233',
  event(skirmish, {
    effect: oneWay(you, [
      {
        can: thereAre(1, southron),
        does: sequence(spotXOf(burdensNow, 'burden', 5).pay, strengthenBy(a(southron), 1, X)),
      },
      { can: thereAre(1, raiderMan), does: strengthen(a(raiderMan), 2) },
    ]),
  }),
);

// Flanking Attack
card('4_234', event(maneuverOrSkirmish, { costs: [exertA(southron)], effect: addsTwilight(3) }));

// Gathering to the Summons
card(
  '4_235',
  event(skirmish, {
    costs: [spot(1, both(raiderMan, skirmishing(ringBoundCompanion)))],
    effect: addsBurdens(1),
  }),
);

// Howl of Harad
card(
  '4_236',
  when(losesASkirmishInvolving(companionOrAlly, southron), {
    costs: [removeTwilight(4)],
    effect: woundIt(a(ringBoundCompanion, freePeoplesPlayer)),
  }),
);

// Ithilien Wilderness
card(
  '4_237',
  when(anyPhaseEnds, {
    may: true,
    if: all(movedThisPhaseTo(7, 9, 'Towers'), twilightBelow(7)),
    effect: addsTwilight(8),
  }),
  during(skirmish, { costs: [discardSelf], effect: strengthen(a(raiderMan), 2) }),
);

// Men of Harad
card(
  '4_238',
  during(shadowPhase, {
    costs: [spot(1, aSiteYouControl), spot(3, southron), removeTwilight(2)],
    effect: draw(1),
  }),
);

// Men of Rhûn
card('4_239', event(skirmish, { effect: strengthenOr(a(raiderMan), 3, 4, () => canSpotBurdens(4)) }));

// New Fear
card(
  '4_240',
  event(regroup, {
    costs: [exertA(raiderMan)],
    effect: unlessFreePeoples([discardA(exceptRingBearer(companion), 2)], addsBurdens(over(4, companion))),
  }),
);

// On the March
card('4_241', event(skirmish, { effect: strengthenOr(a(raiderMan), 3, 5, () => canSpot(6, companion)) }));

// Raiders From the East
card(
  '4_242',
  during(shadowPhase, {
    costs: [removeTwilight(3), exertA(raiderMan)],
    effect: placeTokens(1, 'Raider'),
  }),
  during(maneuver, { costs: [removeTokensHere(1)], effect: addsTwilight(1) }),
);

// Rapid Fire
card(
  '4_243',
  event(archery, {
    costs: [exertA(raiderArcher)],
    effect: changeArchery(minionArchery, limitedTo(5, burdensNow)),
  }),
);

// Southron Bow
card(
  '4_247',
  bearer(raiderMan),
  modifier({ attribute: archer, of: itsBearer, by: 1 }),
  archeryIs(minionArchery, 1, canSpot(1, both(raiderMan, otherThan(host)))),
);

// Southron Spear
card(
  '4_255',
  bearer(southron),
  during(skirmish, {
    costs: [removeTwilight(4), exertBearer()],
    effect: woundIt(a(both(companionOrAlly, skirmishingIt(host)))),
  }),
);

// Vision From Afar
card(
  '4_259',
  event(assignment, {
    effect: acting(a(both(easterling, assignableAgainst(theRingBearer))), (it) =>
      unlessFreePeoples([addBurdensToPay(1)], assignTo(it, theRingBearer)),
    ),
  }),
);

// Whirling Strike
card('4_260', event(skirmish, { effect: woundIt(a(both(companionOrAlly, skirmishing(raiderMan)))) }));

// Wrath of Harad
card(
  '4_261',
  gainsCost(both(freePeoples, rangersEvent), woundA(companion), canSpot(1, raiderMan)),
  during(skirmish, { costs: [discardSelf], effect: strengthen(a(raiderMan), 2) }),
);
