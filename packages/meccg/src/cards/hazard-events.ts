/** Hazard events. */
import {
  atMost,
  behind,
  both,
  type Choice,
  choose,
  either,
  exactly,
  host,
  it,
  modifier,
  non,
  say,
  sequence,
  the,
  trigger,
  where,
} from '@westmarch/kernel';
import { attackProwess, attackStrikes, corruptionCheck, itemClass, itemGained } from '../engine.ts';
import { type CardDefinition, card, notYet } from './card.ts';
import {
  asHazard,
  attacksBy,
  avatar,
  bearing,
  character,
  checksAtEnd,
  chooseFromPiles,
  companyCount,
  corruptionCard,
  corruptionCheckBy,
  discardEnvironments,
  discardIt,
  doorsOfNight,
  environment,
  environmentWindow,
  hazardCard,
  inCompanyOf,
  inMovingCompany,
  inPath,
  kindFaction,
  longEvent,
  ofRace,
  permanentEvent,
  regionsMoved,
  removedBy,
  resourceCard,
  rollAgainst,
  shortEvent,
  shuffleIntoDeck,
  stays,
} from './words.ts';

const richCharacter: Choice = choose(
  'one',
  both(character, inMovingCompany, bearing(either(itemClass.is('major'), itemClass.is('greater')))),
);

export const hazardEvents: readonly CardDefinition[] = [
  card('AS-24', {
    abilities: [
      corruptionCard(
        both(non(avatar), where(atMost(companyCount(it), 3), behind(say`in a company of 3 or fewer`))),
      ),
      checksAtEnd(regionsMoved, say`it is the company of its bearer`),
      modifier({ attribute: corruptionCheck, of: exactly(host), by: companyCount(host) }),
      ...removedBy(6),
      // It also goes when the company grows to four: not here yet.
      ...(notYet.abilities ?? []),
    ],
  }), // Alone and Unadvised
  card('DM-45', {
    abilities: [
      ...chooseFromPiles(hazardCard).map((pile) =>
        shortEvent({ when: asHazard, targets: [pile], effect: shuffleIntoDeck(the('card')) }),
      ),
      ...(notYet.abilities ?? []),
    ],
  }), // An Unexpected Outpost
  card('DM-71', notYet), // The Moon Is Dead
  card('DM-88', notYet), // Seized by Terror
  card('DM-97', notYet), // Two or Three Tribes Present
  card('LE-105', notYet), // Call of Home
  card('LE-107', notYet), // Covetous Thoughts
  card('LE-110', {
    keywords: ['cannot be duplicated'],
    abilities: [permanentEvent(asHazard, sequence(discardEnvironments(resourceCard), stays))],
  }), // Doors of Night
  card('LE-112', notYet), // Foolish Words
  card('LE-115', notYet), // Incite Defenders
  card('LE-122', {
    abilities: [
      corruptionCard(both(non(avatar), non(ofRace('Hobbit')))),
      trigger(itemGained, { of: inCompanyOf(host), effect: corruptionCheckBy(host) }),
      ...removedBy(5),
    ],
  }), // Lure of Expedience
  card('LE-123', {
    abilities: [
      corruptionCard(both(non(ofRace('Hobbit')), non(ofRace('Dwarf')), non(ofRace('Orc')))),
      checksAtEnd(inPath('wilderness'), say`it is the company of its bearer`),
      ...removedBy(4),
    ],
  }), // Lure of Nature
  card('LE-125', {
    keywords: ['cannot be duplicated'],
    abilities: [
      longEvent(asHazard, stays),
      modifier({ attribute: attackStrikes, of: attacksBy('Orc', 'Troll'), by: 1 }),
      modifier({ attribute: attackProwess, of: attacksBy('Orc', 'Troll'), by: 1 }),
      modifier({ attribute: attackStrikes, of: attacksBy('Orc'), by: 1, if: doorsOfNight }),
      modifier({ attribute: attackProwess, of: attacksBy('Orc'), by: 1, if: doorsOfNight }),
    ],
  }), // Minions Stir
  card('LE-126', {
    abilities: [
      shortEvent({
        when: asHazard,
        targets: [choose('faction', kindFaction)],
        effect: rollAgainst(the('faction'), 11, discardIt(the('faction'))),
      }),
    ],
  }), // Muster Disperses
  card('LE-132', notYet), // Rebel-talk
  card('LE-145', {
    abilities: [
      shortEvent({
        when: environmentWindow,
        targets: [choose('environment', environment)],
        effect: discardIt(the('environment')),
      }),
      ...(notYet.abilities ?? []),
    ],
  }), // Twilight
  card('LE-146', notYet), // Veils Flung Away
  card('TD-18', {
    abilities: [
      shortEvent({ when: asHazard, targets: [richCharacter], effect: corruptionCheckBy(the('one'), -1) }),
    ],
  }), // Dragon-sickness
  card('TD-21', notYet), // Eärcaraxë Ahunt
  card('TW-21', notYet), // Choking Shadows
  card('TW-99', notYet), // The Ring’s Betrayal
];
