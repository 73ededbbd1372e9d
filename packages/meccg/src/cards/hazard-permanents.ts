/** Hazard permanent-events and long-events. */
import {
  atLeast,
  atMost,
  attributeOf,
  behind,
  both,
  choose,
  exactly,
  host,
  it,
  minus,
  modifier,
  NOTHING,
  non,
  on,
  say,
  self,
  sequence,
  the,
  trigger,
  where,
  word,
} from '@westmarch/kernel';
import {
  attackDefeated,
  attackProwess,
  attackStrikes,
  corruptionCheck,
  corruptionPoints,
  influenceCheck,
  itemGained,
  joined,
  mind,
  strikesAtNight,
  turnEnds,
} from '../engine.ts';
import { timesFaced } from '../rules/combat/automatic-attacks.ts';
import { cannotFollow } from '../rules/influence/influence.ts';
import { type CardDefinition, card } from './card.ts';
import { byUndead, hisTurn, minion, release } from './hazard-deeds.ts';
import {
  asHazard,
  asHazardOn,
  attacksBy,
  automatic,
  character,
  checksAtEnd,
  checksForEach,
  companyCount,
  corruptionCard,
  corruptionCheckBy,
  discardEnvironments,
  discardIt,
  doorsOfNight,
  inCompanyOf,
  inMovingCompany,
  inPath,
  item,
  lastingEvent,
  mortal,
  ofRace,
  regionsMoved,
  removedBy,
  removedByTapping,
  removedWithoutTapping,
  resource,
  shortEvent,
  stays,
  staysOn,
  strikesStand,
  withoutAnother,
} from './words/index.ts';

const aVictim = (which: Parameters<typeof both>[0]) =>
  choose('character', both(which, character, inMovingCompany));
const fewCompanions = where(atMost(companyCount(it), 3), behind(say`in a company of ${3} or fewer`));
const mindOfAtMost = (n: number) =>
  where(atMost(attributeOf(it, mind), n), behind(say`with a mind of ${n} or less`));
const strongerUndead = (attribute: typeof attackStrikes) =>
  modifier({ attribute, of: attacksBy('Undead'), by: 1 });

export const hazardPermanents: readonly CardDefinition[] = [
  card('AS-24', {
    abilities: [
      corruptionCard(both(mortal, fewCompanions)),
      checksAtEnd(regionsMoved, say`region he moved through`),
      {
        ...modifier({ attribute: corruptionCheck, of: exactly(host), by: companyCount(host) }),
        say: say`all corruption checks of its bearer are modified by adding the number of characters in his company`,
      },
      ...removedBy(6),
      {
        ...trigger(joined, { if: atLeast(companyCount(host), 4), effect: discardIt(self) }),
        say: say`discard ${self.say} if the company of its bearer has ${4} or more characters`,
      },
    ],
  }), // Alone and Unadvised
  card('DM-71', {
    keywords: ['cannot be duplicated'],
    abilities: [
      lastingEvent(asHazardOn(attacksBy('Undead'))),
      strongerUndead(attackStrikes),
      strongerUndead(attackProwess),
      {
        ...modifier({ attribute: timesFaced, of: both(attacksBy('Undead'), automatic), by: 1 }),
        say: say`each Undead automatic-attack is faced twice`,
      },
      {
        ...trigger(attackDefeated, { if: byUndead, effect: discardIt(self) }),
        say: say`discard ${self.say} when an Undead attack is defeated`,
      },
    ],
  }), // The Moon Is Dead
  card('LE-107', {
    abilities: [
      corruptionCard(minion),
      {
        ...trigger(turnEnds, {
          if: hisTurn,
          effect: checksForEach(
            'item',
            both(item, inCompanyOf(host), non(on(host))),
            corruptionCheckBy(host, minus(0, attributeOf(the('item'), corruptionPoints))),
          ),
        }),
        say: say`at the end of each of his turns, its bearer makes a corruption check for each item that his company bears and he does not, modified by subtracting the corruption of that item`,
      },
      ...removedBy(5),
    ],
  }), // Covetous Thoughts
  card('LE-110', {
    keywords: ['cannot be duplicated'],
    abilities: [lastingEvent(asHazard, sequence(discardEnvironments(resource), stays), strikesStand)],
  }), // Doors of Night
  card('LE-112', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [aVictim(withoutAnother)],
        effect: staysOn(the('character')),
      }),
      {
        ...modifier({ attribute: influenceCheck, of: exactly(host), by: -4 }),
        say: say`riddling rolls, offering attempts and influence attempts by its bearer are modified by ${-4}`,
      },
      removedByTapping(7),
    ],
  }), // Foolish Words
  card('LE-122', {
    abilities: [
      corruptionCard(both(mortal, non(ofRace('Hobbit')))),
      {
        ...trigger(itemGained, { of: inCompanyOf(host), effect: corruptionCheckBy(host) }),
        say: say`each time a character in the company of its bearer gains an item, its bearer makes a corruption check`,
      },
      ...removedBy(5),
    ],
  }), // Lure of Expedience
  card('LE-123', {
    abilities: [
      corruptionCard(
        both(non(ofRace('Hobbit')), non(ofRace('Dwarf')), non(ofRace('Orc')), non(ofRace('Ringwraith'))),
      ),
      checksAtEnd(inPath('wilderness'), say`${word('wilderness')} in his company's site path`),
      ...removedBy(4),
    ],
  }), // Lure of Nature
  card('LE-125', {
    keywords: ['cannot be duplicated'],
    abilities: [
      lastingEvent(asHazardOn(attacksBy('Orc', 'Troll'))),
      modifier({ attribute: attackStrikes, of: attacksBy('Orc', 'Troll'), by: 1 }),
      modifier({ attribute: attackProwess, of: attacksBy('Orc', 'Troll'), by: 1 }),
      modifier({ attribute: attackStrikes, of: attacksBy('Orc'), by: 1, if: doorsOfNight }),
      modifier({ attribute: attackProwess, of: attacksBy('Orc'), by: 1, if: doorsOfNight }),
      { ...modifier({ attribute: strikesAtNight, of: attacksBy('Orc'), by: 1 }), say: NOTHING },
    ],
  }), // Minions Stir
  card('LE-132', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [aVictim(both(mortal, mindOfAtMost(7), withoutAnother))],
        effect: sequence(staysOn(the('character')), release(the('character'))),
      }),
      {
        ...modifier({ attribute: cannotFollow, of: exactly(host), by: 1 }),
        say: say`its bearer cannot be controlled by direct influence`,
      },
      removedWithoutTapping(7),
    ],
  }), // Rebel-talk
];
