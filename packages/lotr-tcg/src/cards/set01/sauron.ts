/** The Fellowship of the Ring: the Sauron culture. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, acting, addsTwilight, assignableTo, assignment, assignTo, bearer, both, burdensNow,
  cancelThatEvent, canSpot, cardFile, cardOf, cardPlayed, character, companion, deadPile, discardAtRandom,
  during, eachMove, event, eventOf, eventPlayed, exactly, exertA, exertIt, exertSelf, freePeoples,
  freePeoplesPlayer, hobbit, hobbitCompanion, host, inResponseTo, minion, moveLimitIs, ofCulture, on, orc,
  Phase, removeTwilight, roamingPenaltyIs, say, self, shadowPhase, shuffleIn, skirmish, skirmishing,
  skirmishingIt, spot, spotX, spotXOf, strengthen, strengthenBy, strengthenUpTo, the, thereAre, toPlayExert,
  trigger, turns, weapon, when, whenPlayed, winsASkirmish, withKeyword, worded, woundIt, X,
} from '../words/index.ts';

export const card = cardFile();

// Enduring Evil
card(
  '1_246',
  event(skirmish, {
    costs: [spotXOf(burdensNow, 'burden')],
    effect: strengthenBy(a(both(character, skirmishing(ofCulture('Sauron', orc)))), -1, X),
  }),
);

// Forces of Mordor
card('1_248', event(shadowPhase, { costs: [spotX(ofCulture('Sauron', minion))], effect: addsTwilight(X) }));

// Mordor's Strength
card(
  '1_255',
  event(skirmish, {
    costs: [exertA(ofCulture('Sauron', orc))],
    effect: woundIt(a(both(character, skirmishingIt(the('Orc'))))),
  }),
);

// Morgul Skulker
card('1_258', whenPlayed({ may: true, effect: shuffleIn(2, cardOf('Wraith'), { upTo: true }) }));

// The Number Must Be Few
card('1_260', moveLimitIs(-1, canSpot(7, companion)));

// Orc Ambusher. LR-ERRATA-028
card(
  '1_261',
  roamingPenaltyIs(ofCulture('Sauron', minion), -1),
  during(inResponseTo(eventPlayed, both(freePeoples, eventOf(Phase.regroup))), {
    costs: [exertSelf],
    effect: cancelThatEvent,
  }),
);

// Orc Assassin. LR-ERRATA-029
card(
  '1_262',
  roamingPenaltyIs(ofCulture('Sauron', minion), -1),
  during(assignment, {
    costs: [spot(2, hobbitCompanion)],
    effect: acting(a(both(hobbit, assignableTo(self)), freePeoplesPlayer), (it) => assignTo(self, it)),
  }),
);

// Orc Chieftain
card(
  '1_266',
  trigger(cardPlayed, {
    of: both(weapon, on(self)),
    limit: { times: 1, per: turns },
    effect: addsTwilight(2),
  }),
);

/** It exerts to wound whoever it fights. */
const woundOpponent = during(skirmish, {
  costs: [exertSelf],
  effect: woundIt(a(both(character, skirmishingIt(self)))),
});
// Orc Hunters
card('1_267', woundOpponent);

// Orc Inquisitor
card('1_268', whenPlayed({ may: true, effect: discardAtRandom(1) }));

// Orc Scimitar
card(
  '1_269',
  bearer(ofCulture('Sauron', orc)),
  during(skirmish, { costs: [removeTwilight(1)], effect: strengthenUpTo(host, 1, 3) }),
);

// Orc Soldier
card('1_271', woundOpponent);

// Sauron's Defenses
card(
  '1_274',
  ...toPlayExert(ofCulture('Sauron', orc)),
  moveLimitIs(-1, worded(thereAre(3, companion, deadPile), say`there are ${3} companions in the dead pile`)),
);

// Strength Born of Fear
card(
  '1_278',
  during(skirmish, { costs: [removeTwilight(3)], effect: strengthen(a(ofCulture('Sauron', orc)), 1) }),
);

// Tower Lieutenant
card('1_280', when(winsASkirmish(exactly(self)), { effect: discardAtRandom(2) }));

// Under the Watching Eye
card(
  '1_281',
  ...toPlayExert(ofCulture('Sauron', withKeyword('Tracker'))),
  eachMove({
    effect: exertIt(a(both(companion, ableToExert), freePeoplesPlayer)),
  }),
);
