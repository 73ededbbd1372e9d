/** The Fellowship of the Ring: the Orcs of the Sauron culture, and what they bear. */
// biome-ignore format: `npm run format` writes it from the words below
import {
  a, ableToExert, acting, addsTwilight, anEventIsPlayed, assignableTo, assignment, assignTo, bearer, both,
  cancelThatEvent, cardFile, cardOf, character, companion, countOf, discardAtRandom, during, eventOf, exactly,
  exceptRingBearer, exertIt, exertSelf, freePeoples, freePeoplesPlayer, hobbit, hobbitCompanion, host,
  inAnswerTo, maneuver, modifier, on, oncePerTurn, otherThan, Phase, removeTwilight, roamingPenaltyIs,
  sauronMinion, sauronOrc, self, shuffleIn, skirmish, skirmishingIt, spot, strength, strengthenUpTo, weapon,
  when, whenPlayed, winsASkirmish, woundIt, youPlay,
} from '../words/index.ts';

export const card = cardFile();

// Band of the Eye
card(
  '1_240',
  during(inAnswerTo(winsASkirmish(exactly(self))), {
    costs: [removeTwilight(2)],
    effect: discardAtRandom(1),
  }),
);

// Morgul Hunter
card('1_256', modifier({ attribute: strength, of: exactly(self), by: countOf(companion) }));

// Morgul Skirmisher
card(
  '1_257',
  during(maneuver, {
    costs: [removeTwilight(3)],
    effect: exertIt(a(both(exceptRingBearer(hobbit), ableToExert))),
  }),
);

// Morgul Skulker
card('1_258', whenPlayed({ may: true, effect: shuffleIn(2, cardOf('Wraith'), { upTo: true }) }));

// Morgul Warden
card(
  '1_259',
  modifier({ attribute: strength, of: exactly(self), by: countOf(both(otherThan(self), sauronOrc)) }),
);

// Orc Ambusher. LR-ERRATA-028
card(
  '1_261',
  roamingPenaltyIs(sauronMinion, -1),
  during(inAnswerTo(anEventIsPlayed(both(freePeoples, eventOf(Phase.regroup)))), {
    costs: [exertSelf],
    effect: cancelThatEvent,
  }),
);

// Orc Assassin. LR-ERRATA-029
card(
  '1_262',
  roamingPenaltyIs(sauronMinion, -1),
  during(assignment, {
    costs: [spot(2, hobbitCompanion)],
    effect: acting(a(both(hobbit, assignableTo(self, freePeoplesPlayer)), freePeoplesPlayer), (it) =>
      assignTo(self, it, freePeoplesPlayer),
    ),
  }),
);

// Orc Chieftain
card('1_266', when(youPlay(both(weapon, on(self))), { limit: oncePerTurn, effect: addsTwilight(2) }));

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
  bearer(sauronOrc),
  during(skirmish, { costs: [removeTwilight(1)], effect: strengthenUpTo(host, 1, 3) }),
);

// Orc Scouting Band
card('1_270', roamingPenaltyIs(sauronMinion, -1), woundOpponent);

// Orc Soldier
card('1_271', woundOpponent);

// Orc War Band
card('1_272', woundOpponent);

// Tower Lieutenant
card('1_280', when(winsASkirmish(exactly(self)), { effect: discardAtRandom(2) }));
