/** Set 1: conditions. */
import {
  anyCard,
  both,
  type Condition,
  choose,
  condition,
  countOf,
  either,
  forbid,
  hostOf,
  modifier,
  NOTHING,
  say,
  self,
  the,
  times,
  verb,
} from '@westmarch/kernel';
import { cost, damage, noUse, shadowNumber, strength } from '../../engine.ts';
import { isCurrentSite } from '../../rules/sites/sites.ts';
import { Phase, type S } from '../../state.ts';
import { type CardDefinition, card } from '../card.ts';
import {
  a,
  ableToExert,
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
  discardIt,
  discardSelf,
  during,
  dwarf,
  eachMove,
  eachTimeYouPlay,
  elf,
  endOfTurn,
  exertA,
  exertIt,
  fellowshipArchery,
  freePeoplesPlayer,
  fromDiscard,
  gondorCharacter,
  handOf,
  maneuver,
  minion,
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
  toPlayExert,
  toPlaySpot,
  toSites,
  urukHai,
  withKeyword,
  withOpponent,
  woundIt,
  your,
  yours,
} from '../words/index.ts';

/** An action of a skirmish phase is meant, while the fellowship stands at the site that the card lies on. */
const isAtHost = (s: S, card: number): boolean => isCurrentSite(s, hostOf(s, card));
const skirmishActionHere: Condition = condition(
  'skirmish action here',
  [],
  (g) => `s.global.phase === ${Phase.skirmish} && s.global.moment === 0 && ${g.ref(isAtHost)}(s, self)`,
  NOTHING,
);

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
  // Saruman's Snows. LR-ERRATA-014
  card(
    '1_138',
    ...toPlayExert(both(ofCulture('Isengard'), minion)),
    { ...bearer(aSite), say: say`plays on a site` },
    {
      ...forbid(noUse, { if: skirmishActionHere }),
      say: say`while a skirmish is fought at that site, nobody can play skirmish events or use skirmish abilities`,
    },
    endOfTurn({ effect: discardIt(self) }),
  ),
  // Under the Watching Eye
  card(
    '1_281',
    ...toPlayExert(both(ofCulture('Sauron'), withKeyword('Tracker'))),
    eachMove({
      effect: {
        ...exertIt(a(both(companion, ableToExert), freePeoplesPlayer)),
        say: say`${freePeoplesPlayer.say} must exert a companion`,
      },
    }),
  ),
  // Strength Born of Fear
  card('1_278', during(skirmish, { costs: [removeTwilight(3)], effect: strengthen(a(sauronOrc), 1) })),
];
