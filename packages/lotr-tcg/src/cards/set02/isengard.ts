/** Mines of Moria: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsTwilight, ally, anyShadowPlayer, aSite, atSiteWith, bearer, both, burdensNow, cancelThatEvent,
  cannotSeeHandOf, canSpot, cardFile, companion, damage, discardEvery, discardedAtEndOfTurn, discardedIf,
  discardIt, discardTop, during, event, exactly, exertA, exertEvery, exertSelf, exertsNow, freePeoples,
  freePeoplesPlayer, fromDiscard, inAnswerTo, isengardMinion, itsBearer, itsSite, lookAtHand, maneuver,
  minion, modifier, movesFrom, named, ofClass, ofCulture, oneOnEach, orInstead, playIt, possession,
  rangersEventPlayed, removeTwilight, roamingPenaltyIs, shadowPhase, shuffleIn, spot, spotXOf, the,
  theRingIsPutOn, toPlayExert, toPlaySpot, urukHai, when, winsASkirmish, X,
} from '../words/index.ts';

export const card = cardFile();

const armor = both(possession, ofClass('armor', 'helm', 'shield'));
// Beyond the Height of Men
card(
  '2_39',
  event(maneuver, {
    costs: [exertA(urukHai)],
    effect: orInstead(discardIt(a(armor)), canSpot(6, companion), discardEvery(both(freePeoples, armor))),
  }),
);

// Demands of the Sackville-Bagginses
card(
  '2_40',
  toPlaySpot(1, isengardMinion),
  when(exertsNow(ofCulture('Shire', ally)), { effect: addsTwilight(1) }),
);

// Evil Afoot
card(
  '2_41',
  event(shadowPhase, {
    costs: [exertA(urukHai), spotXOf(burdensNow, 'burden')],
    effect: shuffleIn(X, minion),
  }),
);

// Goblin Man
card(
  '2_42',
  ...discardedIf(atSiteWith('Underground')),
  during(shadowPhase, { costs: [exertSelf], effect: lookAtHand(freePeoplesPlayer) }),
);

// Lurtz's Sword
card(
  '2_43',
  bearer(named('Lurtz')),
  modifier({ attribute: damage, of: itsBearer, by: 1 }),
  when(winsASkirmish(itsBearer), { effect: discardTop(2) }),
);

// No Business of Ours
card('2_44', toPlaySpot(1, isengardMinion), cannotSeeHandOf(anyShadowPlayer, freePeoplesPlayer));

// Too Much Attention
card('2_45', event(inAnswerTo(theRingIsPutOn), { costs: [spot(1, isengardMinion)], effect: discardTop(5) }));

const urukFromDiscard = fromDiscard(urukHai, 1);
// Uruk Captain
card(
  '2_46',
  during(shadowPhase, {
    targets: [urukFromDiscard],
    costs: [removeTwilight(1), exertSelf],
    effect: playIt(the(urukFromDiscard.name)),
  }),
);

// Uruk Scout. LR-ERRATA-040
card(
  '2_47',
  roamingPenaltyIs(ofCulture('Isengard', minion), -1),
  during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
);

// Wizard Storm
card(
  '2_48',
  ...toPlayExert(isengardMinion),
  bearer(aSite),
  oneOnEach('site'),
  when(movesFrom(exactly(itsSite)), { effect: exertEvery(companion) }),
  discardedAtEndOfTurn,
);
