/** Set 1: conditions. */
import {
  anyCard,
  both,
  choose,
  countOf,
  either,
  modifier,
  NOTHING,
  say,
  the,
  times,
  verb,
} from '@westmarch/kernel';
import { cost, damage, shadowNumber, strength } from '../../engine.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  acting,
  addsTwilight,
  ally,
  anArcher,
  anEvent,
  archeryIs,
  aSite,
  bearer,
  canSpot,
  companion,
  discardFromHand,
  discardFromYourHand,
  discardSelf,
  during,
  dwarf,
  eachMove,
  eachTimeYouPlay,
  elf,
  exertA,
  fellowshipArchery,
  fromDiscard,
  gondorCharacter,
  handOf,
  maneuver,
  moriaMinion,
  moriaOrc,
  named,
  ofCulture,
  oneOnEach,
  playIt,
  ranger,
  removeTwilight,
  sauronMinion,
  sauronOrc,
  shadowPhase,
  skirmish,
  skirmishing,
  strengthen,
  theOpponent,
  toPlaySpot,
  toSites,
  urukHai,
  withOpponent,
  woundIt,
  your,
  yours,
} from '../words/index.ts';

export const conditions: readonly CardDefinition[] = [
  // No Stranger to the Shadows
  card(
    '1_108',
    bearer(ranger),
    oneOnEach('ranger'),
    modifier({ attribute: shadowNumber, of: aSite, by: -1 }),
  ),
  // Saruman's Ambition
  card(
    '1_133',
    {
      ...modifier({ attribute: cost, of: both(ofCulture('Isengard'), anEvent, yours), by: -1 }),
      say: say`the twilight cost of each of your Isengard events is ${-1}`,
    },
    during(skirmish, { costs: [discardSelf], effect: strengthen(a(urukHai), 2) }),
  ),
  // Their Arrows Enrage
  card(
    '1_141',
    toPlaySpot(1, either(named('Saruman'), urukHai)),
    modifier({ attribute: strength, of: both(anArcher, either(companion, ally)), by: -1 }),
  ),
  // Uruk-hai Armory
  card('1_157', archeryIs(fellowshipArchery, -1, canSpot(1, urukHai))),
  // They Are Coming
  card(
    '1_196',
    during(shadowPhase, {
      targets: [fromDiscard(moriaOrc)],
      costs: [discardFromYourHand(3)],
      effect: playIt(the('Orc')),
    }),
  ),
  // Lord of Moria
  card('1_21', modifier({ attribute: damage, of: dwarf, by: 1 })),
  // Stairs of Khazad-dûm
  card('1_24', modifier({ attribute: strength, of: both(dwarf, skirmishing(moriaMinion)), by: 1 })),
  // Far-seeing Eyes
  card(
    '1_43',
    eachTimeYouPlay(elf, {
      effect: {
        ...withOpponent(
          acting(choose('card', anyCard, handOf(theOpponent), theOpponent), (it) =>
            verb('discard from hand', discardFromHand, [it], say`discard ${it.say}`),
          ),
        ),
        say: say`choose an opponent to discard a card from hand`,
      },
    }),
  ),
  // Foes of Mordor
  card('1_105', during(maneuver, { costs: [exertA(gondorCharacter)], effect: woundIt(a(sauronMinion)) })),
  // The Long Dark
  card(
    '1_188',
    eachMove(
      {
        if: { ...toSites(4, 5), say: NOTHING },
        effect: {
          ...addsTwilight(times(2, countOf(both(dwarf, companion)))),
          say: say`add ${2} twilight for each Dwarf companion`,
        },
      },
      say`when the fellowship moves to site ${4} or ${5}`,
    ),
    during(skirmish, { costs: [discardSelf], effect: strengthen(a(your(moriaOrc)), 2) }),
  ),
  // Strength Born of Fear
  card('1_278', during(skirmish, { costs: [removeTwilight(3)], effect: strengthen(a(sauronOrc), 1) })),
];
