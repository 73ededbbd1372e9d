/** Creatures of all sets: their numbers, everything that each is keyed to, and a company that it cannot reach. */
import { describe, expect } from 'vitest';
import { raceBits } from '../../src/cards/card.ts';
import { countAs, siteNamed } from '../../src/cards/words/index.ts';
import { invent } from '../invented.ts';
import { scenario } from '../table.ts';
import { cited } from './cited.ts';
import {
  angmar,
  bandits,
  blue,
  city,
  fords,
  gundabad,
  heath,
  hill,
  icy,
  ironHills,
  ithilien,
  keyingTests,
  keysOf,
  mark,
  marsh,
  met,
  named,
  near,
  nurn,
  plains,
  type Row,
  shire,
  shore,
  south,
  twoWild,
  wild,
} from './ways.ts';

const rows: readonly Row[] = [
  [
    'Ghouls',
    5,
    7,
    0,
    'Undead',
    [
      [nurn, 'shadow-land', 'dark-domain', 'dark-hold'],
      [wild, 'shadow-hold'],
    ],
    [fords, mark, shore],
  ],
  [
    'Half-trolls of Far Harad',
    2,
    10,
    0,
    'Troll',
    [
      [nurn, 'shadow-land', 'dark-domain', 'dark-hold'],
      [wild, 'shadow-hold'],
    ],
    [fords, city],
  ],
  ['Orc-warriors', 3, 7, 0, 'Orc', [[hill, 'border-land', 'wilderness', 'ruins-and-lairs']], [marsh, nurn]],
  [
    'Pûkel-men',
    2,
    11,
    0,
    'Pûkel-creature',
    [
      [wild, 'shadow-hold'],
      [nurn, 'dark-hold'],
      [hill, 'Amon Hen'],
      [['The Stones'], 'The Stones'],
      [['Ruined Signal Tower'], 'Ruined Signal Tower'],
      [['Isengard'], 'Isengard'],
      [['Stone-circle'], 'Stone-circle'],
      [['Geann a-Lisch'], 'Geann a-Lisch'],
    ],
    [mark, twoWild, ['Lond Galen']],
  ],
  [
    'Wargs',
    2,
    9,
    0,
    'Wolf',
    [[bandits, 'border-land', 'wilderness', 'shadow-land']],
    [shore, ['Bree'], ['Ettenmoors']],
  ],
  [
    'Watcher in the Water',
    'each',
    8,
    0,
    'Animal',
    [
      [wild, 'wilderness', 'Moria'],
      [shore, 'coastal-sea'],
      [['Moria'], 'Moria'],
    ],
    [near, ['Goblin-gate']],
  ],
  ['Wolves', 3, 8, 0, 'Wolf', [[mark, 'border-land', 'wilderness']], [marsh, shore]],
  [
    'Cave Worm',
    1,
    16,
    0,
    'Drake',
    [
      [wild, 'Redhorn Gate'],
      [['Rivendell', 'Goblin-gate', 'Rhudaur', 'High Pass'], 'High Pass'],
      [fords, 'Gap of Isen'],
      [angmar, 'Angmar'],
      [gundabad, 'Angmar', 'Gundabad'],
      [heath, 'Grey Mountain Narrows', 'Withered Heath'],
      [ironHills, 'Iron Hills', 'Withered Heath'],
      [blue, 'Númeriador'],
    ],
    [near, icy, ['Gold Hill']],
  ],
  [
    'Dunlending Raiders',
    5,
    8,
    0,
    'Man',
    [
      [
        ['Ruined Signal Tower', 'Barrow-downs', 'Enedhwaith', 'Cardolan'],
        'Barrow-downs',
        'Enedhwaith',
        'Cardolan',
      ],
      [twoWild, 'Ost-in-Edhil', 'Rhudaur', 'Hollin'],
      [['Ost-in-Edhil', 'Dunnish Clan-hold', 'Hollin', 'Dunland'], 'Hollin', 'Dunland'],
    ],
    [mark, ['Dunnish Clan-hold'], ['Weathertop']],
  ],
  [
    'Ice-drake',
    2,
    15,
    0,
    'Drake',
    [
      [shore, 'Elven Shores'],
      [icy, 'Forochel'],
      [angmar, 'Angmar'],
      [gundabad, 'Angmar', 'Gundabad'],
      [heath, 'Grey Mountain Narrows', 'Withered Heath'],
      [ironHills, 'Withered Heath'],
    ],
    [blue, ['Himring']],
  ],
  ['Land-drake', 1, 8, 0, 'Drake', [[near, 'wilderness', 'ruins-and-lairs']], [city, marsh]],
  [
    'Lesser Spiders',
    4,
    7,
    0,
    'Spider',
    [[bandits, 'wilderness', 'shadow-land', 'ruins-and-lairs']],
    [city, ['Bree']],
  ],
  [
    'Marsh-drake',
    2,
    11,
    0,
    'Drake',
    [
      [marsh, 'shadow-land'],
      [shore, 'coastal-sea'],
    ],
    [wild, ['Dead Marshes']],
  ],
  [
    'Rain-drake',
    1,
    15,
    0,
    'Drake',
    [
      [wild, 'wilderness'],
      [shore, 'coastal-sea', 'Himring'],
      [['Ost-in-Edhil'], 'Ost-in-Edhil'],
      [['Tolfalas'], 'Tolfalas'],
    ],
    [near, ['Bree'], ['Isengard']],
  ],
  [
    'Sand-drake',
    3,
    12,
    0,
    'Drake',
    [
      [south, 'Harondor', 'Khand'],
      [ithilien, 'Harondor'],
    ],
    [plains, ['Haudh-in-Gwanûr']],
  ],
  [
    'True Cold-drake',
    2,
    14,
    0,
    'Drake',
    [
      [blue, 'Númeriador'],
      [icy, 'Forochel'],
      [gundabad, 'Angmar', 'Gundabad'],
      [heath, 'Grey Mountain Narrows', 'Withered Heath'],
      [ironHills, 'Iron Hills', 'Withered Heath'],
    ],
    [shore, near],
  ],
  ['True Fire-drake', 2, 13, 0, 'Drake', [[wild, 'wilderness']], [twoWild, shore]],
  [
    'Arthadan Rangers',
    'each',
    10,
    6,
    'Dúnadan',
    [
      [shire, 'Bag End', 'Arthedain', 'The Shire'],
      [['Barrow-downs', 'Ost-in-Edhil', 'Cardolan', 'Hollin'], 'Ost-in-Edhil', 'Cardolan', 'Hollin'],
      [near, 'Ettenmoors', 'Rhudaur'],
      [['Rivendell'], 'Rivendell'],
    ],
    [mark, ['Moria']],
  ],
  [
    'Ent in Search of the Entwives',
    1,
    14,
    8,
    'Awakened Plant',
    [
      [city, 'free-domain', 'border-land'],
      [wild, 'wilderness'],
      [marsh, 'shadow-land'],
    ],
    [near, ['Edoras']],
  ],
  [
    'Horse-lords',
    'each',
    10,
    6,
    'Man',
    [
      [city, 'Minas Tirith', 'Rohan', 'Anórien'],
      [fords, 'Isengard', 'Rohan', 'Gap of Isen'],
      [mark, 'Edoras', 'Wold & Foothills', 'Rohan'],
      [['Hermit’s Hill'], 'Hermit’s Hill'],
    ],
    [near, ['Lórien']],
  ],
  ['Lawless Men', 2, 9, 0, 'Man', [[bandits, 'border-land', 'wilderness', 'shadow-land']], [shore, ['Bree']]],
  [
    'Sellswords Between Charters',
    2,
    11,
    0,
    'Man',
    [
      [['Bree'], 'border-hold'],
      [wild, 'shadow-hold'],
    ],
    [mark, fords],
  ],
  ['Wild Trolls', 2, 10, 0, 'Troll', [[twoWild, 'wilderness', 'ruins-and-lairs']], [mark, ['Moria']]],
  [
    'Durin’s Folk',
    5,
    6,
    0,
    'Dwarf',
    [
      [mark, 'border-land', 'wilderness'],
      [shire, 'wilderness', 'The Shire'],
    ],
    [marsh, ['Bag End']],
  ],
  [
    'Stout Men of Gondor',
    6,
    7,
    0,
    'Man',
    [
      [
        ['Wose Passage-hold', 'Stone-circle', 'Old Pûkel-land', 'Old Pûkel Gap'],
        'Stone-circle',
        'Old Pûkel-land',
        'Old Pûkel Gap',
      ],
      [['The Stones', 'Lond Galen', 'Andrast', 'Anfalas'], 'Lond Galen', 'Andrast', 'Anfalas'],
      [['Vale of Erech', 'Dol Amroth', 'Lamedon', 'Belfalas'], 'Dol Amroth', 'Lamedon', 'Belfalas'],
      [['Pelargir', 'Minas Tirith', 'Lebennin', 'Anórien'], 'Minas Tirith', 'Lebennin', 'Anórien'],
      [fords, 'Rohan'],
      [['Edhellond'], 'Edhellond'],
    ],
    [near, ['Isengard']],
  ],
  [
    'Olog Warlords',
    3,
    10,
    4,
    'Troll',
    [
      [nurn, 'shadow-land', 'dark-domain', 'dark-hold'],
      [wild, 'shadow-hold'],
    ],
    [fords, shore],
  ],
];
keyingTests(rows);

describe('what they are by an erratum', () => {
  for (const [rule, name, race, way] of [
    ['ME-CARD-0579', 'Pûkel-men', 'Pûkel-creature', wild],
    ['ME-CARD-0856', 'Wolves', 'Wolf', mark],
  ] as const)
    scenario(`[${rule}] ${cited(name)}: ${race}, and nothing else`, (t) => {
      t.given(met(name, way, []));
      keysOf(t, name);
      expect(t.state.attack.races[t.state.global.attack]).toBe(raceBits([race]));
    });
});

describe('by night and by day', () => {
  const night = ['Doors of Night'];
  for (const [name, way, ...keys] of [
    ['Sand-drake', ithilien, 'Ithilien', 'Harondor'],
    ['Sand-drake', plains, 'Horse Plains', 'Nurn'],
    ['True Fire-drake', twoWild, 'wilderness'],
    ['Ent in Search of the Entwives', city, 'free-domain', 'border-land'],
  ] as const)
    scenario(`${cited(name)}: with Doors of Night in play, ${named(way)}`, (t) => {
      t.given(met(name, way, night));
      expect(keysOf(t, name)).toEqual(keys.toSorted());
    });
  for (const [name, way] of [
    ['Sand-drake', ['Henneth Annûn']],
    ['True Fire-drake', near],
    ['Ent in Search of the Entwives', marsh],
  ] as const)
    scenario(`${cited(name)}: with Doors of Night in play not ${named(way)}`, (t) => {
      t.given(met(name, way, night));
      t.player('Bob').mayNot(name, { to: 'attack', because: 'keyed' });
    });
});

describe('Pûkel-men at what counts as Ruins & Lairs now', () => {
  for (const site of ['Lond Galen', 'Minas Tirith', 'Dunnish Clan-hold', 'Vale of Erech']) {
    const fallen = `The Ruin of ${site}`;
    invent(fallen, 'LE-103', countAs(siteNamed(site), 'ruins-and-lairs'));
    scenario(`[TW-82] Pûkel-men: at ${site} only once it lies in ruins`, (t) => {
      t.given(met('Pûkel-men', [site], [fallen]));
      expect(keysOf(t, 'Pûkel-men')).toEqual([site]);
    });
  }
});
