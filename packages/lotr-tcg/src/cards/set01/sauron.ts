/** The Fellowship of the Ring: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, aCondition, addsBurdens, addsTwilight, against, all, always, anArcher, anEvent,
  anEventIsPlayed, anyCard, anyTurnStarts, anyWasThisTurn, archeryIs, atLeast, atSiteWith, bearer, both,
  burdenAdded, burdensNow, byHandOf, cancelThatEvent, cannotHeal, canSpot, canSpotBurdens, cardFile, cardOf,
  character, companion, companionOrAlly, corruptsRingBearer, costsOf, countOf, deadPile, discardIt,
  discardRevealed, discardsCards, discardsFromDeck, discardTop, draw, during, elf, event, exceptRingBearer,
  exertA, exertBearer, exertIt, fellowshipMoves, fierce, freePeoplesCondition, freePeoplesPlayer, gives,
  handAtLeast, host, ifSo, inAnswerTo, inZone, isAssignedToASkirmish, isKilled, isPlayed, itsBearer,
  itWasThisTurn, losesASkirmish, maneuver, minionArchery, modifier, moveLimitIs, mustChoose, NOTHING, named,
  non, not, ofCulture, onceForEach, orIf, otherThan, over, plus, removeBurdensToPay, removeTwilight,
  revealedIs, revealTop, ringBearer, ringIsWorn, sauronMinion, sauronOrc, say, saying, self, sequence,
  shadowPhase, silent, skirmish, skirmishing, skirmishingIt, spot, spotX, spotXOf, strength, strengthen,
  strengthenBy, strengthenEach, takeIt, takesACard, thatCharacter, the, theRevealed, thereAre, times,
  toPlayExert, toPlaySpot, turnEndsNow, untilRegroup, when, winsASkirmish, withKeyword, woundIt, X, your,
  Zone,
} from '../words/index.ts';

export const card = cardFile();

// All Thought Bent on It
card(
  '1_239',
  event(maneuver, {
    costs: [spot(1, sauronOrc), spot(5, companion)],
    effect: onceForEach(over(4, companion), exertIt(a(both(companion, ableToExert), freePeoplesPlayer))),
  }),
);

// Curse From Mordor
card(
  '1_241',
  event(shadowPhase, { costs: [spot(1, sauronOrc)], effect: discardIt(a(ofCulture('Elven', aCondition))) }),
);

// The Dark Lord's Summons
card(
  '1_242',
  toPlaySpot(1, sauronOrc),
  during(shadowPhase, {
    costs: [removeTwilight(3)],
    effect: sequence(
      revealTop,
      ifSo(revealedIs(cardOf('Sauron')), takeIt(theRevealed), sequence(discardRevealed, discardsCards(1))),
    ),
  }),
);

// Despair
card(
  '1_243',
  event(maneuver, {
    if: saying(
      atLeast(plus(burdensNow, countOf(companion, deadPile)), 12),
      say`the number of burdens and of companions in the dead pile is ${12} or more together`,
      'a player has a shorter word for it',
    ),
    costs: [spot(1, sauronOrc)],
    effect: corruptsRingBearer,
  }),
);

// Desperate Defense of the Ring
card(
  '1_244',
  ...toPlayExert(sauronOrc),
  bearer(companion),
  when(isAssignedToASkirmish(itsBearer), {
    effect: mustChoose([
      { can: handAtLeast(3, freePeoplesPlayer), does: discardsCards(3, freePeoplesPlayer) },
      { can: always(NOTHING), does: addsBurdens(1) },
    ]),
  }),
);

// Desperate Measures
card('1_245', event(maneuver, { costs: [spot(1, sauronOrc), removeBurdensToPay(1)], effect: discardTop(5) }));

// Enduring Evil
card(
  '1_246',
  event(skirmish, {
    costs: [spotXOf(burdensNow, 'burden')],
    effect: strengthenBy(a(both(character, skirmishing(sauronOrc))), -1, X),
  }),
);

// Enheartened Foe
card(
  '1_247',
  event(inAnswerTo(winsASkirmish(sauronOrc)), { effect: gives(thatCharacter, fierce, 1, untilRegroup) }),
);

// Forces of Mordor
card('1_248', event(shadowPhase, { costs: [spotX(sauronMinion)], effect: addsTwilight(X) }));

// Gleaming Spires Will Crumble
card(
  '1_249',
  modifier({ attribute: strength, of: both(sauronOrc, skirmishing(ofCulture('Gondor', character))), by: 2 }),
  when(losesASkirmish(your(sauronOrc)), { effect: discardIt(self) }),
);

// Hate
card(
  '1_250',
  event(maneuver, { costs: [exertA(sauronOrc)], effect: woundIt(a(exceptRingBearer(companion))) }),
);

// A Host Avails Little. LR-ERRATA-027
card(
  '1_251',
  event(maneuver, {
    costs: [spot(1, sauronOrc), spot(6, companion)],
    effect: onceForEach(over(5, companion), woundIt(a(exceptRingBearer(companion)))),
  }),
);

const isLost = saying(
  all(canSpotBurdens(5), not(thereAre(1, anyCard, inZone(Zone.deck, freePeoplesPlayer, 'draw deck')))),
  say`you can spot ${5} burdens and ${freePeoplesPlayer.say} has no cards in his draw deck`,
  'a player has a shorter word for it',
);
/** Whatever can have made it so. */
const losing = [
  isPlayed(anyCard),
  burdenAdded(),
  takesACard(freePeoplesPlayer),
  discardsFromDeck(freePeoplesPlayer),
  anyTurnStarts,
].map((occasion) => when(occasion, { if: isLost, effect: corruptsRingBearer }));
// The Irresistible Shadow
card(
  '1_252',
  ...toPlayExert(sauronOrc),
  saying(losing[0], say`if ${isLost.say}, ${corruptsRingBearer.say}`, 'what it is was named before'),
  ...losing.slice(1).map((ability) => silent(ability)),
);

// Journey Into Danger
card('1_253', ...toPlayExert(sauronOrc), costsOf(companion, 2, canSpot(5, companion)));

// Mordor Enraged
card(
  '1_254',
  bearer(sauronMinion),
  during(shadowPhase, { costs: [exertBearer()], effect: addsTwilight(countOf(both(anArcher, companion))) }),
);

// Mordor's Strength
card(
  '1_255',
  event(skirmish, {
    costs: [exertA(sauronOrc)],
    effect: woundIt(a(both(character, skirmishingIt(the('Orc'))))),
  }),
);

// The Number Must Be Few
card('1_260', moveLimitIs(-1, canSpot(7, companion)));

// Orc Banner. LR-ERRATA-030
card(
  '1_263',
  when(losesASkirmish(both(companionOrAlly, against(sauronOrc))), {
    effect: strengthenEach(sauronOrc, 1, untilRegroup),
  }),
);

// Orc Bowmen
card('1_264', archeryIs(minionArchery, 1, canSpot(1, sauronOrc)));

// Orc Butchery
card(
  '1_265',
  event(inAnswerTo(isKilled(companion, byHandOf(sauronOrc))), {
    effect: discardTop(times(3, countOf(anyCard, deadPile))),
  }),
);

// The Ring's Oppression
card(
  '1_273',
  event(inAnswerTo(isKilled(companion, byHandOf(sauronOrc))), {
    effect: orIf(addsBurdens(1), ringIsWorn, addsBurdens(3)),
  }),
);

// Sauron's Defenses
card('1_274', ...toPlayExert(sauronOrc), moveLimitIs(-1, thereAre(3, companion, deadPile)));

// Seeking It Always
card(
  '1_275',
  during(inAnswerTo(anEventIsPlayed(both(withKeyword('Stealth'), anEvent))), {
    costs: [exertA(ofCulture('Sauron', withKeyword('Tracker')))],
    effect: cancelThatEvent,
  }),
);

// Seeking Its Master
card('1_276', during(shadowPhase, { costs: [exertA(sauronOrc), removeTwilight(2)], effect: draw(1) }));

// Shadow's Reach
card('1_277', event(shadowPhase, { costs: [exertA(sauronOrc)], effect: discardIt(a(freePeoplesCondition)) }));

// Strength Born of Fear
card('1_278', during(skirmish, { costs: [removeTwilight(3)], effect: strengthen(a(sauronOrc), 1) }));

// Thin and Stretched
card(
  '1_279',
  ...toPlayExert(sauronOrc),
  bearer(ringBearer),
  when(turnEndsNow, {
    if: all(
      not(itWasThisTurn(host, 'assigned')),
      anyWasThisTurn(both(companion, otherThan(host)), 'assigned'),
    ),
    effect: addsBurdens(1),
  }),
);

// Under the Watching Eye
card(
  '1_281',
  ...toPlayExert(ofCulture('Sauron', withKeyword('Tracker'))),
  when(fellowshipMoves, {
    effect: exertIt(a(both(companion, ableToExert), freePeoplesPlayer)),
  }),
);

// The Weight of a Legacy
card('1_282', ...toPlayExert(sauronOrc), bearer(named('Aragorn')));

// You Bring Great Evil
card(
  '1_283',
  toPlaySpot(1, sauronOrc),
  bearer(both(companion, non(elf))),
  cannotHeal(itsBearer, atSiteWith('Sanctuary')),
);
