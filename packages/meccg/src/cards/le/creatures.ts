/** The Lidless Eye: creatures. */
import { cardFile, homeAt, siteWithin } from '../words/index.ts';

export const card = cardFile();

const rangersRoads = ['Arthedain', 'Rhudaur', 'Cardolan', 'Hollin', 'The Shire'];
// Arthadan Rangers
card('LE-60', {
  detainment: ['covert', 'hero'],
  keyedTo: { regions: rangersRoads, anySite: true },
  spares: homeAt('Bree'),
});

// Ent in Search of the Entwives
card('LE-71', { detainment: ['covert', 'hero'], keyedTo: { byDay: { types: { 'shadow-land': 1 } } } });

const ridersLands = ['Rohan', 'Wold & Foothills', 'Gap of Isen', 'Anórien'];
// Horse-lords
card('LE-78', {
  detainment: ['covert', 'hero'],
  keyedTo: { regions: ridersLands, at: siteWithin(ridersLands, 'haven') },
  spares: homeAt('Edoras'),
});

// Lawless Men
card('LE-82');

// Sellswords Between Charters
card('LE-89');

// Sons of Kings
card('LE-91', { prey: 'minion' });

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

// Wild Trolls
card('LE-100');
