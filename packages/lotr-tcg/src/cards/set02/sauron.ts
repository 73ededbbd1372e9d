/** Mines of Moria: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, addsBurdens, addsTwilight, ally, bearer, burdensNow, cancelThatEvent, canSpot, cardFile, discardIt,
  discardSelf, discardSeveral, discardsHand, draw, during, duringPhase, duringRegroup, either, elf, elvenAlly,
  event, exactly, exertA, exertSelf, fellowshipMoves, fights, freePeoplesPlayer, host, inAnswerTo, man,
  maneuver, minion, modifier, ofCulture, orc, orIf, orInstead, Phase, rangersEventPlayed, ringBearer,
  roamingPenaltyIs, sauronOrc, say, saying, shadowPhase, spot, spotXOf, strength, takesACard, theRingIsPutOn,
  toPlayExert, toPlaySpot, when, withKeyword, woundIt, X,
} from '../words/index.ts';

export const card = cardFile();

// The Eye of Sauron
card(
  '2_87',
  event(shadowPhase, { costs: [exertA(sauronOrc), spotXOf(burdensNow, 'burden', 5)], effect: draw(X) }),
);

// Memory of Many Things
card(
  '2_88',
  event(maneuver, {
    costs: [exertA(sauronOrc)],
    effect: saying(
      orInstead(discardIt(a(ally)), canSpot(2, elvenAlly), discardSeveral(2, elvenAlly)),
      say`discard an ally (or ${2} Elven allies)`,
      'a player has a shorter word for it',
    ),
  }),
);

// Orc Scout. It exerts or is discarded. LR-ERRATA-041
card(
  '2_89',
  roamingPenaltyIs(ofCulture('Sauron', minion), -1),
  during(rangersEventPlayed, { costs: [exertSelf], effect: cancelThatEvent }),
  during(rangersEventPlayed, { costs: [discardSelf], effect: cancelThatEvent }),
);

// Orc Taskmaster
card('2_90', during(shadowPhase, { costs: [exertSelf], effect: addsTwilight(1) }));

// Southern Spies
card(
  '2_91',
  event(inAnswerTo(theRingIsPutOn), {
    costs: [spot(1, ofCulture('Sauron', minion))],
    effect: discardsHand(freePeoplesPlayer),
  }),
);

// Spies of Mordor
card(
  '2_92',
  toPlaySpot(1, ofCulture('Sauron', orc)),
  when(fellowshipMoves, {
    may: true,
    if: duringRegroup,
    effect: orIf(draw(1), canSpot(1, ofCulture('Sauron', withKeyword('Tracker'))), draw(2)),
  }),
);

// Tower Assassin
card('2_93', during(maneuver, { costs: [exertSelf], effect: woundIt(a(ally)) }));

// Verily I Come
card(
  '2_94',
  ...toPlayExert(sauronOrc),
  bearer(ringBearer),
  when(takesACard(freePeoplesPlayer), { if: duringPhase(Phase.fellowship), effect: addsBurdens(1) }),
);

// Vile Blade
card(
  '2_95',
  bearer(ofCulture('Sauron', orc)),
  modifier({ attribute: strength, of: exactly(host), by: 2, if: fights(host, either(man, elf)) }),
);
