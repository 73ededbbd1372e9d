/** The Lidless Eye: creatures. */
import { cardFile, homeAt } from '../words/index.ts';

export const card = cardFile();

const theirWoods = [
  'Woodland Realm',
  'Western Mirkwood',
  'Heart of Mirkwood',
  'Northern Rhovanion',
  'Grey Mountain Narrows',
];
// Thranduil’s Folk
card('LE-93', {
  detainment: ['covert', 'hero'],
  keyedTo: { regions: theirWoods, anySite: true },
  spares: homeAt('Thranduil’s Halls'),
});
