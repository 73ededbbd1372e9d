/** Characters: their numbers are printed facts; here is what their texts add. */
import { action, both, either, type Filter, otherThan, passes, self } from '@westmarch/kernel';
import { corruptionCheck, influenceCheck, prowess } from '../engine.ts';
import { type CardDefinition, card } from './card.ts';
import { alatar, elrond, healsCompany, peath, saruman } from './great-characters.ts';
import {
  against,
  bonus,
  cancelStrike,
  character,
  facingStrike,
  faction,
  inCompanyOf,
  influenceAgainst,
  influencing,
  named,
  ofRace,
  tapSelf,
  theStruck,
  untappedSelf,
} from './words/index.ts';

const elves = both(ofRace('Elf'), character);
const dwarvesAndTheirFactions = either(both(ofRace('Dwarf'), character), both(ofRace('Dwarf'), faction));
const againstFactions = (by: number) => influenceAgainst(by, faction);
const againstFaction = (by: number, id: string, name: string) => influenceAgainst(by, named(id, name));
/** He is worse at winning over factions. */
const clumsyWithFactions = bonus(influenceCheck, -1, influencing(faction));
const weakAgainstCorruption = bonus(corruptionCheck, -1);
const companionHobbit: Filter = both(otherThan(self), ofRace('Hobbit'), inCompanyOf(self));

export const characters: readonly CardDefinition[] = [
  card('TD-93', { abilities: [healsCompany] }), // Ioreth
  card('TW-116', { abilities: [againstFactions(1)] }), // Adrazar
  card('TW-117', { abilities: alatar }), // Alatar
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
  card('TW-145', { abilities: elrond }), // Elrond
  card('TW-148', { abilities: [againstFaction(2, 'TW-317', 'Riders of Rohan')] }), // Erkenbrand
  card('TW-158', { abilities: [bonus(prowess, 2, against('Orc'))] }), // Gildor Inglorion
  card('TW-161', { abilities: [influenceAgainst(1, elves)] }), // Glorfindel II
  card('TW-164', { abilities: [weakAgainstCorruption, clumsyWithFactions] }), // Haldir
  card('TW-174', { abilities: [weakAgainstCorruption, clumsyWithFactions] }), // Orophin
  card('TW-176', { abilities: peath }), // Peath
  // Where Hobbits may arrive is a rule of rules/bring-in.ts, and their modifiers are printed.
  card('TW-180'), // Sam Gamgee
  card('TW-181', { abilities: saruman }), // Saruman
  card('TW-182', { abilities: [againstFaction(2, 'TW-317', 'Riders of Rohan')] }), // Théoden
  card('TW-495', {
    abilities: [
      action({
        window: facingStrike,
        zone: untappedSelf,
        if: passes(theStruck, companionHobbit),
        costs: [tapSelf],
        effect: cancelStrike,
      }),
    ],
  }), // Fatty Bolger
];
