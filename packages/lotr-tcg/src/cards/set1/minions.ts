/** Set 1: minions. */
import { both, exactly, on, otherThan, say, self, trigger } from '@westmarch/kernel';
import { cardPlayed, eventPlayed } from '../../engine.ts';
import { Phase } from '../../state.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  acting,
  addsTwilight,
  assignableTo,
  assignment,
  assignTo,
  cancelThatEvent,
  canPlayOn,
  canSpot,
  character,
  discardAtRandom,
  discardTop,
  during,
  eachWin,
  elf,
  eventOf,
  exertSelf,
  freePeoples,
  freePeoplesPlayer,
  from,
  healIt,
  hobbit,
  hobbitCompanion,
  inResponseTo,
  maneuver,
  moriaOrc,
  playOn,
  putBeneathDeck,
  removeTwilight,
  roamingPenaltyIs,
  sauronMinion,
  skirmish,
  skirmishingIt,
  spot,
  strengthenForEach,
  strengthenUpTo,
  toHeal,
  turns,
  urukHai,
  weapon,
  whenPlayed,
  woundIt,
  your,
  yourDiscard,
} from '../words/index.ts';

const anotherUruk = both(urukHai, otherThan(self));

/** It exerts to wound whoever it fights. */
const woundOpponent = during(skirmish, {
  costs: [exertSelf],
  effect: woundIt(a(both(character, skirmishingIt(self)))),
});

export const minions: readonly CardDefinition[] = [
  // Uruk Brood
  card(
    '1_145',
    during(skirmish, { costs: [removeTwilight(2)], effect: strengthenForEach(self, 1, anotherUruk) }),
  ),
  // Uruk Rager
  card('1_150', eachWin(exactly(self), { effect: discardTop(2) })),
  card('1_151'), // Uruk Savage
  // Uruk Shaman
  card('1_152', during(maneuver, { costs: [removeTwilight(2)], effect: healIt(toHeal(urukHai)) })),
  // Uruk Slayer
  card('1_153', during(skirmish, { costs: [removeTwilight(1)], effect: strengthenUpTo(self, 1, 3) })),
  // Uruk Soldier
  card('1_154', whenPlayed({ may: true, effect: discardTop(1) })),
  card('1_158'), // Uruk-hai Raiding Party
  card('1_176'), // Goblin Marksman
  card('1_177'), // Goblin Patrol Troop
  // Goblin Runner
  card('1_178', whenPlayed({ may: true, effect: addsTwilight(2) })),
  // Goblin Scavengers
  card(
    '1_179',
    whenPlayed({
      may: true,
      if: canPlayOn(weapon, your(moriaOrc)),
      effect: playOn(weapon, your(moriaOrc)),
    }),
  ),
  // Goblin Sneak
  card('1_181', whenPlayed({ may: true, effect: putBeneathDeck(from(yourDiscard, moriaOrc)) })),
  // Moria Scout
  card('1_191', whenPlayed({ if: canSpot(1, elf), effect: addsTwilight(2) })),
  // Orc Ambusher. LR-ERRATA-028
  card(
    '1_261',
    roamingPenaltyIs(sauronMinion, -1),
    during(inResponseTo(eventPlayed, both(freePeoples, eventOf(Phase.regroup))), {
      costs: [exertSelf],
      effect: cancelThatEvent,
    }),
  ),
  // Orc Assassin. LR-ERRATA-029
  card(
    '1_262',
    roamingPenaltyIs(sauronMinion, -1),
    during(assignment, {
      costs: [spot(2, hobbitCompanion)],
      effect: {
        ...acting(a(both(hobbit, assignableTo(self)), freePeoplesPlayer), (it) => assignTo(self, it)),
        say: say`have ${freePeoplesPlayer.say} assign a Hobbit against ${self.say}`,
      },
    }),
  ),
  // Orc Chieftain
  card('1_266', {
    ...trigger(cardPlayed, {
      of: both(weapon, on(self)),
      limit: { times: 1, per: turns },
      effect: addsTwilight(2),
    }),
    say: say`when you play a weapon on ${self.say}, add ${2} twilight (once each turn)`,
  }),
  // Orc Hunters, Orc Soldier
  card('1_267', woundOpponent),
  card('1_271', woundOpponent),
  // Orc Inquisitor
  card('1_268', whenPlayed({ may: true, effect: discardAtRandom(1) })),
  // Tower Lieutenant
  card('1_280', eachWin(exactly(self), { effect: discardAtRandom(2) })),
];
