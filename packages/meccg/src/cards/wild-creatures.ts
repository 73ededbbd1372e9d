/** Creatures of the wild: raiders, giants, drakes, and trees that walk. */
import { type CardDefinition, card } from './card.ts';
import { attackerChooses } from './words/index.ts';

const darkWoods = ['Heart of Mirkwood', 'Southern Mirkwood', 'Western Mirkwood', 'Woodland Realm'];
const oldWoods = ['Drúadan Forest', 'Old Forest', 'Wellinghall'];

export const wildCreatures: readonly CardDefinition[] = [
  card('LE-66', { abilities: [attackerChooses] }), // Cave-drake
  card('LE-74'), // Giant
  card('LE-79', {
    keyedTo: { regions: darkWoods, sites: oldWoods, types: ['ruins-and-lairs', 'shadow-hold'] },
  }), // Huorn
  card('LE-85'), // Orc-raiders
];
