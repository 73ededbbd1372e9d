/** Mines of Moria: the Isengard culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  addsTwilight, ally, aSite, atSiteWith, bearer, cancelThatEvent, cardFile, companion, damage,
  discardedAtEndOfTurn, discardedIf, discardTop, during, event, exactly, exertEvery, exertSelf, exertsNow,
  freePeoplesPlayer, fromDiscard, inAnswerTo, isengardMinion, itsBearer, itsSite, lookAtHand, minion,
  modifier, movesFrom, named, ofCulture, oneOnEach, playIt, rangersEventPlayed, removeTwilight,
  roamingPenaltyIs, shadowPhase, spot, the, theRingIsPutOn, toPlayExert, toPlaySpot, urukHai, when,
  winsASkirmish,
} from '../words/index.ts';

export const card = cardFile();

// Demands of the Sackville-Bagginses
card(
  '2_40',
  toPlaySpot(1, isengardMinion),
  when(exertsNow(ofCulture('Shire', ally)), { effect: addsTwilight(1) }),
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
