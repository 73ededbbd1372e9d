/** Characters: their numbers are printed facts; here is what their texts add. */
import { action, both, either, type Filter, otherThan, self, thereAre } from '@westmarch/kernel';
import { corruptionCheck, influenceCheck, kind, prowess } from '../engine.ts';
import { type CardDefinition, card, notYet } from './card.ts';
import {
  against,
  bonus,
  cancelStrike,
  character,
  facingStrike,
  inCompanyOf,
  influenceAgainst,
  influencing,
  named,
  ofRace,
  struckNow,
  tapSelf,
  untappedSelf,
} from './words.ts';

const faction = kind.is('faction');
const elves = both(character, ofRace('Elf'));
const dwarvesAndTheirFactions = both(either(character, faction), ofRace('Dwarf'));
const againstFactions = (by: number) => influenceAgainst(by, faction);
const againstFaction = (by: number, id: string, name: string) => influenceAgainst(by, named(id, name));
/** He is worse at winning over factions. */
const clumsyWithFactions = bonus(influenceCheck, -1, influencing(faction));
const weakAgainstCorruption = bonus(corruptionCheck, -1);
const companionHobbit: Filter = both(otherThan(self), ofRace('Hobbit'), inCompanyOf(self), struckNow);

export const characters: readonly CardDefinition[] = [
  card('TD-93', notYet), // Ioreth
  card('TW-116', { abilities: [againstFactions(1)] }), // Adrazar
  card('TW-117', notYet), // Alatar
  card('TW-118', { abilities: [againstFaction(2, 'TW-280', 'Men of Lebennin')] }), // Anborn
  card('TW-123', {
    abilities: [bonus(prowess, 2, against('Orc')), influenceAgainst(1, dwarvesAndTheirFactions)],
  }), // Balin
  card('TW-128', { abilities: [againstFaction(2, 'TW-311', 'Rangers of the North')] }), // Beretar
  card('TW-132', {
    abilities: [bonus(prowess, 1, against('Orc')), weakAgainstCorruption, clumsyWithFactions],
  }), // Bofur
  card('TW-143', { abilities: [bonus(prowess, 1, against('Orc'))] }), // Elladan
  card('TW-144', { abilities: [bonus(prowess, 1, against('Orc'))] }), // Elrohir
  card('TW-145', notYet), // Elrond
  card('TW-148', { abilities: [againstFaction(2, 'TW-317', 'Riders of Rohan')] }), // Erkenbrand
  card('TW-158', { abilities: [bonus(prowess, 2, against('Orc'))] }), // Gildor Inglorion
  card('TW-161', { abilities: [influenceAgainst(1, elves)] }), // Glorfindel II
  card('TW-164', { abilities: [weakAgainstCorruption, clumsyWithFactions] }), // Haldir
  card('TW-174', { abilities: [weakAgainstCorruption, clumsyWithFactions] }), // Orophin
  card('TW-176', notYet), // Peath
  // Where Hobbits may arrive is a rule of rules/bring-in.ts, and their modifiers are printed.
  card('TW-180'), // Sam Gamgee
  card('TW-181', notYet), // Saruman
  card('TW-182', { abilities: [againstFaction(2, 'TW-317', 'Riders of Rohan')] }), // Théoden
  card('TW-495', {
    abilities: [
      action({
        window: facingStrike,
        zone: untappedSelf,
        if: thereAre(1, companionHobbit),
        costs: [tapSelf],
        effect: cancelStrike,
      }),
    ],
  }), // Fatty Bolger
];
