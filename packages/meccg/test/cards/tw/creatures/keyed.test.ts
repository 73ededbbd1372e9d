/** The Wizards: where creatures are met that are keyed to lands and sites by name. */
import { describe } from 'vitest';
import { Bob, company, scenario } from '../../../table.ts';
import { cited } from '../../cited.ts';

const fromTo = (creature: string, from: string, to: string, by: readonly string[]) => ({
  phase: 'hazards',
  players: {
    Ann: { companies: [{ ...company(from, 'Elladan'), movesTo: to, by }] },
    Bob: { companies: [company('Lórien', 'Ioreth')], hand: [creature, 'Doors of Night'] },
  },
});

describe('keyed to these and nothing else', () => {
  for (const [creature, from, to, by, keys] of [
    ['Corsairs of Umbar', 'The Stones', 'Lond Galen', ['Andrast', 'Anfalas'], ['Andrast', 'Anfalas']],
    ['Corsairs of Umbar', 'Dol Amroth', 'Pelargir', ['Belfalas', 'Lebennin'], ['Belfalas', 'Lebennin']],
    [
      'Corsairs of Umbar',
      'Ruined Signal Tower',
      'Barrow-downs',
      ['Enedhwaith', 'Cardolan'],
      ['Enedhwaith', 'Cardolan', 'Barrow-downs'],
    ],
    ['Corsairs of Umbar', 'Southron Oasis', 'Haudh-in-Gwanûr', ['Harondor'], ['Harondor', 'Haudh-in-Gwanûr']],
    [
      'Corsairs of Umbar',
      'Grey Havens',
      'Himring',
      ['Lindon', 'Elven Shores'],
      ['coastal-sea', 'Lindon', 'Himring'],
    ],
    [
      'Corsairs of Umbar',
      'Wose Passage-hold',
      'Geann a-Lisch',
      ['Old Pûkel-land'],
      ['Old Pûkel-land', 'Geann a-Lisch'],
    ],
    [
      'Corsairs of Umbar',
      'The Stones',
      'Isle of the Ulond',
      ['Andrast', 'Andrast Coast'],
      ['coastal-sea', 'Andrast', 'Isle of the Ulond'],
    ],
    [
      'Corsairs of Umbar',
      'Ruined Signal Tower',
      'Isles of the Dead that Live',
      ['Enedhwaith', 'Eriadoran Coast'],
      ['coastal-sea', 'Enedhwaith', 'Isles of the Dead that Live'],
    ],
    [
      'Huorn',
      'Woodmen-town',
      'Sarn Goriwing',
      ['Western Mirkwood', 'Heart of Mirkwood'],
      ['wilderness', 'Western Mirkwood', 'Heart of Mirkwood', 'Sarn Goriwing'],
    ],
    [
      'Huorn',
      'Rhosgobel',
      'Thranduil’s Halls',
      ['Southern Mirkwood', 'Western Mirkwood', 'Woodland Realm'],
      ['wilderness', 'Southern Mirkwood', 'Western Mirkwood', 'Woodland Realm'],
    ],
    ['Dwar of Waw', 'Southron Oasis', 'Haudh-in-Gwanûr', ['Harondor'], ['Harondor', 'Haudh-in-Gwanûr']],
    [
      'Dwar of Waw',
      'Shelob’s Lair',
      'Mount Doom',
      ['Imlad Morgul', 'Gorgoroth'],
      ['dark-domain', 'Imlad Morgul', 'Gorgoroth', 'Mount Doom'],
    ],
  ] as const)
    scenario(`${cited(creature)}: from ${from} to ${to} by ${by.join(', ')}`, (t) => {
      t.given(fromTo(creature, from, to, by));
      t.player('Bob').does(`${creature}: attack`);
      t.player('Bob').mayChoose.exactly(...keys);
    });
  for (const [at, met] of [
    ['Drúadan Forest', true],
    ['Wellinghall', true],
    ['Thranduil’s Halls', false],
  ] as const)
    scenario(`[TW-45] Huorn: a company that stays at ${at} ${met ? 'meets' : 'does not meet'} it`, (t) => {
      t.given({
        phase: 'hazards',
        players: {
          Ann: { companies: [company(at, 'Elladan')] },
          Bob: { ...Bob, hand: ['Huorn', 'Doors of Night'] },
        },
      });
      if (met) t.player('Bob').mayChoose.includes('Huorn: attack');
      else t.player('Bob').mayNot('Huorn', { because: 'keyed' });
    });
});
