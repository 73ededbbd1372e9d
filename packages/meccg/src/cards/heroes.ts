/** Characters of the great companies: the Nine and their kin, and the lords of Gondor, Rohan, Lórien and the North. */
import { type Ability, both, either, exactly, modifier, say, self } from '@westmarch/kernel';
import { corruptionCheck, eliminatedPoints, influenceCheck, prowess } from '../engine.ts';
import { Zone } from '../state.ts';
import { type CardDefinition, card } from './card.ts';
import { gandalf, pallando, radagast } from './wizards.ts';
import {
  against,
  bonus,
  character,
  faction,
  influenceAgainst,
  influencing,
  named,
  ofRace,
} from './words/index.ts';

const elves = either(both(ofRace('Elf'), character), both(ofRace('Elf'), faction));
/** Points that his player loses with him. */
const missed = (by: number): Ability => ({
  ...modifier({ attribute: eliminatedPoints, of: exactly(self), by, within: [Zone.out] }),
  say: say`${by} marshalling points if eliminated`,
});
const friendOf = (id: string, name: string, by = 2): Ability => influenceAgainst(by, named(id, name));

export const heroes: readonly CardDefinition[] = [
  card('TW-120', { abilities: [friendOf('TW-311', 'Rangers of the North'), missed(-3)] }), // Aragorn II
  card('TW-126', { abilities: [friendOf('TW-197', 'Beornings')] }), // Beorn
  card('TW-127', { abilities: [bonus(influenceCheck, -1, influencing(faction))] }), // Beregond
  // What is added to the checks of Bilbo and Pippin stands in their texts; the facts lack it.
  card('TW-131', { abilities: [bonus(corruptionCheck, 4), missed(-2)] }), // Bilbo
  card('TW-134', { abilities: [friendOf('TW-277', 'Men of Anórien')] }), // Boromir II
  card('TW-136', { abilities: [friendOf('TW-153', 'Galadriel', 5)] }), // Celeborn
  card('TW-146', { abilities: [friendOf('TW-317', 'Riders of Rohan')] }), // Éomer
  card('TW-149', { abilities: [friendOf('TW-310', 'Rangers of Ithilien')] }), // Faramir
  card('TW-152', { abilities: [missed(-2)] }), // Frodo
  card('TW-156', { abilities: gandalf }), // Gandalf
  card('TW-159', {
    abilities: [
      friendOf('TW-261', 'Iron Hill Dwarves'),
      bonus(prowess, 2, against('Orc')),
      influenceAgainst(1, elves),
    ],
  }), // Gimli
  card('TW-166', { abilities: [friendOf('TW-263', 'Knights of Dol Amroth')] }), // Imrahil
  card('TW-168', { abilities: [friendOf('TW-367', 'Wood-elves')] }), // Legolas
  card('TW-170'), // Merry
  card('TW-175', { abilities: pallando }), // Pallando
  card('TW-177', { abilities: [bonus(corruptionCheck, 2)] }), // Pippin
  card('TW-178', { abilities: radagast }), // Radagast
];
