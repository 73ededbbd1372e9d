/** Creatures with abilities of their own: their numbers, and everything that each is keyed to. */
import { describe, expect } from 'vitest';
import { scenario } from '../table.ts';
import { cited } from './cited.ts';
import {
  bandits,
  city,
  fords,
  hill,
  keyingTests,
  keysOf,
  mark,
  marsh,
  met,
  named,
  near,
  nurn,
  type Row,
  shore,
  twoWild,
  type Way,
  wild,
} from './ways.ts';

const mirkwood: Way = ['Woodmen-town', 'Sarn Goriwing', 'Western Mirkwood', 'Heart of Mirkwood'];
const realm: Way = [
  'Rhosgobel',
  'Thranduil’s Halls',
  'Southern Mirkwood',
  'Western Mirkwood',
  'Woodland Realm',
];
const vales: Way = ['Beorn’s House', 'Woodmen-town', 'Anduin Vales', 'Western Mirkwood'];
const fangorn: Way = ['Lórien', 'Wellinghall', 'Wold & Foothills', 'Fangorn'];
const lake: Way = ['Woodmen-town', 'Lake-town', 'Western Mirkwood', 'Woodland Realm', 'Northern Rhovanion'];

const rows: readonly Row[] = [
  [
    'Abductor',
    1,
    10,
    0,
    'Man',
    [
      [mark, 'border-land'],
      [['Bree'], 'border-hold'],
    ],
    [wild, nurn],
  ],
  [
    'Adûnaphel',
    1,
    15,
    10,
    'Nazgûl',
    [
      [marsh, 'Dead Marshes', 'Brown Lands', 'Dagorlad'],
      [
        ['Shelob’s Lair', 'Mount Doom', 'Imlad Morgul', 'Gorgoroth'],
        'dark-domain',
        'Gorgoroth',
        'Mount Doom',
      ],
      [vales, 'Western Mirkwood', 'Woodmen-town'],
      [['Carn Dûm'], 'dark-hold'],
    ],
    [wild, mark],
  ],
  [
    'Assassin',
    1,
    11,
    0,
    'Man',
    [
      [mark, 'free-hold'],
      [['Bree'], 'border-hold'],
    ],
    [wild, hill],
  ],
  ['Brigands', 2, 8, 0, 'Man', [[mark, 'border-land', 'wilderness']], [marsh, ['Bree']]],
  [
    'Giant Spiders',
    2,
    10,
    0,
    'Spider',
    [
      [wild, 'wilderness'],
      [mirkwood, 'wilderness', 'Western Mirkwood', 'Heart of Mirkwood', 'Sarn Goriwing'],
      [realm, 'Southern Mirkwood', 'Western Mirkwood', 'Woodland Realm'],
      [['Dol Guldur'], 'Dol Guldur'],
      [['Sarn Goriwing'], 'Sarn Goriwing'],
    ],
    [near, ['Woodmen-town'], ['Moria']],
  ],
  [
    'Old Man Willow',
    1,
    13,
    0,
    'Awakened Plant',
    [
      [twoWild, 'wilderness'],
      [mirkwood, 'wilderness', 'Western Mirkwood', 'Heart of Mirkwood', 'Sarn Goriwing'],
      [realm, 'Southern Mirkwood', 'Western Mirkwood'],
      [fangorn, 'wilderness', 'Fangorn'],
      [['Old Forest'], 'Old Forest'],
      [['Drúadan Forest'], 'Drúadan Forest'],
      [['Dol Guldur'], 'Dol Guldur'],
    ],
    [near, ['Wellinghall'], ['Moria']],
  ],
  [
    'Neeker-breekers',
    'each',
    7,
    0,
    'Animal',
    [
      [bandits, 'border-land', 'wilderness', 'shadow-land', 'ruins-and-lairs'],
      [nurn, 'shadow-land', 'dark-domain'],
    ],
    [['Grey Havens'], ['Bree'], ['Moria']],
  ],
  [
    'Nameless Thing',
    2,
    10,
    4,
    'Drake',
    [
      [['The Gem-deeps'], 'The Gem-deeps'],
      [['The Under-gates'], 'The Under-gates'],
    ],
    [shore, ['Moria'], wild],
  ],
  [
    'Wisp of Pale Sheen',
    1,
    6,
    0,
    'Undead',
    [
      [bandits, 'wilderness', 'shadow-land', 'ruins-and-lairs'],
      [nurn, 'shadow-land', 'dark-domain'],
      [shore, 'coastal-sea', 'ruins-and-lairs'],
      [['Moria'], 'shadow-hold'],
    ],
    [city, ['Carn Dûm']],
  ],
  [
    'Carrion Feeders',
    'each',
    9,
    0,
    'Animal',
    [
      [bandits, 'wilderness', 'shadow-land', 'ruins-and-lairs'],
      [['Moria'], 'shadow-hold'],
    ],
    [city, ['Bree'], ['Carn Dûm']],
  ],
];
keyingTests(rows);

describe('Nameless Thing by night', () => {
  for (const [way, ...keys] of [
    [shore, 'coastal-sea'],
    [['Moria'], 'Moria'],
    [['The Gem-deeps'], 'The Gem-deeps'],
    [['Glittering Caves'], 'Glittering Caves'],
    [['Cirith Gorgor'], 'Cirith Gorgor'],
  ] as readonly (readonly [Way, ...string[]])[])
    scenario(`${cited('Nameless Thing')}: with Doors of Night in play, ${named(way)}`, (t) => {
      t.given(met('Nameless Thing', way, ['Doors of Night']));
      expect(keysOf(t, 'Nameless Thing')).toEqual(keys.toSorted());
    });
  for (const way of [['Bree'], near, lake, fords] as readonly Way[])
    scenario(`${cited('Nameless Thing')}: with Doors of Night in play not ${named(way)}`, (t) => {
      t.given(met('Nameless Thing', way, ['Doors of Night']));
      t.player('Bob').mayNot('Nameless Thing', { because: 'keyed' });
    });
});
