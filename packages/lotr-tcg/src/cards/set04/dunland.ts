/** The Two Towers: the Dunland culture; its minions stand in a file of their own. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, acting, aFreePeoplesCard, aSite, aSiteYouControl, assignableTo, assignedToASkirmish, assignment,
  assignTo, atSiteWith, bearer, bestow, borneBy, both, cardFile, character, companion, companionOrAlly,
  discardEvery, discardForEach, discardIt, discardSelf, discardSeveral, draw, dunlandMan, during, either,
  event, exactly, fierce, freePeoplesCondition, freePeoplesPossession, fromDiscard, giveEach, gives,
  inAnswerTo, inSkirmish, isAboutToBeWounded, itsBearer, limitedTo, loseBonusesFrom, losesASkirmishInvolving,
  maneuver, minion, modifier, movedMoreThanOnce, mustMoveAgain, non, ofCulture, orPay, placeTokens, playIt,
  playsOnSiteYouControl, possession, preventThat, regroup, removeTokensHere, removeTwilight, rohanMan, self,
  sequence, shadowNumber, shadowPhase, skirmish, skirmishingIt, spot, spotEither, strength, strengthenForEach,
  strengthenOr, thatCharacter, the, theLoser, thereAre, theWinner, tokensHere, unboundCompanion, untilRegroup,
  when, whenPlayed, winsASkirmish, winsASkirmishInvolving, withStacked, youControlSites, your,
} from '../words/index.ts';

export const card = cardFile();

const dunlandMinion = ofCulture('Dunland', minion);
// Anger
card(
  '4_3',
  event(skirmish, {
    costs: [spotEither(spot(3, dunlandMinion), spot(1, aSiteYouControl))],
    effect: gives(a(dunlandMan), fierce, 1, untilRegroup),
  }),
);

// Burn Every Village
card('4_5', event(skirmish, { effect: strengthenOr(a(dunlandMan), 2, 4, () => youControlSites(1)) }));

const kinsman = fromDiscard(dunlandMan, 2);
// Constantly Threatening
card(
  '4_6',
  during(shadowPhase, {
    if: movedMoreThanOnce,
    targets: [kinsman],
    costs: [removeTwilight(2)],
    effect: playIt(the(kinsman.name)),
  }),
);

// Dark Fury
card('4_7', event(skirmish, { effect: strengthenOr(a(dunlandMan), 2, 4, () => atSiteWith('Sanctuary')) }));

// Death to the Strawheads
card('4_8', event(skirmish, { effect: strengthenForEach(a(dunlandMan), 1, companion) }));

// Hides
card(
  '4_19',
  whenPlayed({ may: true, effect: draw(1) }),
  during(inAnswerTo(isAboutToBeWounded(dunlandMan)), {
    costs: [orPay([removeTwilight(2)], [discardSelf])],
    effect: preventThat('wound'),
  }),
);

// Iron Axe
card('4_26', bearer(dunlandMan));

// Living Off Rock
card(
  '4_27',
  when(winsASkirmishInvolving(dunlandMan, rohanMan), {
    may: true,
    effect: bestow(
      theWinner,
      [
        [strength, 2],
        [fierce, 1],
      ],
      untilRegroup,
    ),
  }),
);

// No Defense
card(
  '4_28',
  during(shadowPhase, { costs: [removeTwilight(3)], effect: placeTokens(1, 'Dunland') }),
  during(skirmish, {
    targets: [a(both(dunlandMan, inSkirmish))],
    costs: [removeTokensHere(1)],
    effect: loseBonusesFrom(a(both(character, skirmishingIt(the('Man')))), possession),
  }),
);

// No Refuge
card(
  '4_29',
  modifier({
    attribute: shadowNumber,
    of: aSite,
    by: 5,
    if: thereAre(1, both(aSite, withStacked(dunlandMan))),
  }),
);

// No Retreat
card(
  '4_30',
  playsOnSiteYouControl(),
  during(regroup, { costs: [spot(2, dunlandMan), discardSelf], effect: mustMoveAgain }),
);

// Over the Isen
card(
  '4_31',
  during(assignment, {
    costs: [spot(1, aSiteYouControl), removeTwilight(2)],
    effect: acting(a(both(dunlandMan, non(assignedToASkirmish))), (foe) =>
      acting(a(both(unboundCompanion, assignableTo(foe))), (him) => assignTo(foe, him)),
    ),
  }),
);

// Ravage the Defeated
card(
  '4_32',
  event(inAnswerTo(winsASkirmish(your(dunlandMan))), {
    effect: discardEvery(both(aFreePeoplesCard, borneBy(exactly(theLoser)))),
  }),
);

// Secret Folk
card(
  '4_34',
  when(losesASkirmishInvolving(companionOrAlly, dunlandMan), {
    may: true,
    effect: placeTokens(1, 'Dunland'),
  }),
  during(maneuver, {
    effect: sequence(discardForEach(freePeoplesPossession, limitedTo(3, tokensHere)), discardIt(self)),
  }),
);

// Wake of Destruction
card(
  '4_35',
  event(maneuver, {
    costs: [spot(2, aSiteYouControl)],
    effect: giveEach(your(dunlandMan), fierce, 1, untilRegroup),
  }),
);

// War Club
card(
  '4_36',
  bearer(dunlandMan),
  when(winsASkirmish(itsBearer), { may: true, effect: discardSeveral(2, freePeoplesPossession) }),
);

// War Cry of Dunland
card(
  '4_37',
  event(inAnswerTo(winsASkirmish(dunlandMan)), {
    effect: bestow(
      thatCharacter,
      [
        [strength, 4],
        [fierce, 1],
      ],
      untilRegroup,
    ),
  }),
);

// Wild Man Raid
card(
  '4_39',
  event(maneuver, {
    costs: [spot(3, dunlandMan)],
    effect: discardIt(a(either(freePeoplesPossession, freePeoplesCondition))),
  }),
);
