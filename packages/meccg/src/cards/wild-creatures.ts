/** Creatures of the wild: raiders, giants, drakes, and trees that walk. */
import { heroSites } from '../facts/sites.ts';
import { type CardDefinition, card } from './card.ts';
import { attackerChooses } from './words/index.ts';

const darkWoods = ['Heart of Mirkwood', 'Southern Mirkwood', 'Western Mirkwood', 'Woodland Realm'];
/** Old woods by name, and the ruins and strongholds of Mirkwood and around it. */
const walkingTrees = ['Drúadan Forest', 'Old Forest', 'Wellinghall'].concat(
  heroSites
    .filter(
      ({ region, type }) =>
        darkWoods.includes(region) && (type === 'ruins-and-lairs' || type === 'shadow-hold'),
    )
    .map(({ name }) => name),
);

export const wildCreatures: readonly CardDefinition[] = [
  card('LE-66', { abilities: [attackerChooses] }), // Cave-drake
  card('LE-74'), // Giant
  card('LE-79', { keyedTo: { regions: darkWoods, sites: walkingTrees } }), // Huorn
  card('LE-85'), // Orc-raiders
];
