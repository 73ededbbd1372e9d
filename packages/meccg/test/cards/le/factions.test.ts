/** The Lidless Eye and Against the Shadow: factions of the minions, each at its site, with its number and its friends. */
import { describe, expect } from 'vitest';
import { isRace } from '../../../src/rules/cards/cards.ts';
import { resistance } from '../../../src/rules/influence/attempts.ts';
import { standardModifier } from '../../../src/rules/influence/faction-attempts.ts';
import { borrow } from '../../invented.ts';
import { Bob, company, scenario } from '../../table.ts';

// Factions that others are friends or enemies of, and no cards that a deck can have yet.
borrow('LE-293', 'AS-119', 'AS-121', 'LE-280');

const LOOSE = true;

const all = [
  ['LE-260', 'Balchoth', 'Raider-hold', 'Easterling Camp', 8, { Easterlings: 2, 'Men of Dorwinion': -2 }],
  [
    'LE-264',
    'Easterlings',
    'Easterling Camp',
    'Raider-hold',
    8,
    { Balchoth: 2, 'Wain-easterlings': 2, 'Men of Dorwinion': -2 },
  ],
  ['LE-265', 'Goblins of Goblin-gate', 'Goblin-gate', 'Moria', 8, { 'Grey Mountain Goblins': 2 }, LOOSE],
  [
    'LE-266',
    'Grey Mountain Goblins',
    'Gondmaeglom',
    'Goblin-gate',
    8,
    { 'Orcs of Gundabad': 2, 'Goblins of Goblin-gate': 2 },
    LOOSE,
  ],
  ['LE-270', 'Ice-orcs', 'Lossadan Cairn', 'Moria', 10, { 'Wargs of the Forochel': 2 }, LOOSE],
  [
    'LE-273',
    'Nûrniags',
    'Nûrniag Camp',
    'Variag Camp',
    9,
    { Nûriags: 2, Balchoth: -2, 'Variags of Khand': 2 },
  ],
  [
    'LE-274',
    'Orcs of Angmar',
    'Mount Gram',
    'Mount Gundabad',
    8,
    { 'Morgul-orcs': 2, 'Orcs of Gundabad': -2 },
    LOOSE,
  ],
  [
    'LE-276',
    'Orcs of Gundabad',
    'Mount Gundabad',
    'Mount Gram',
    9,
    { 'Grey Mountain Goblins': 2, 'Orcs of Angmar': -2 },
    LOOSE,
  ],
  [
    'LE-277',
    'Orcs of Mirkwood',
    'Sarn Goriwing',
    'Moria',
    8,
    { 'Orcs of the Red Eye': -2, 'Orcs of Gorgoroth': 2 },
    LOOSE,
  ],
  [
    'LE-278',
    'Orcs of Moria',
    'Moria',
    'Goblin-gate',
    10,
    { 'Goblins of Goblin-gate': 2, 'Orcs of Dol Guldur': -2 },
    LOOSE,
  ],
  ['LE-286', 'Snaga-hai', 'Shelob’s Lair', 'Ettenmoors', 9, {}, LOOSE],
  ['LE-287', 'Southrons', 'Southron Oasis', 'Variag Camp', 8, { Haradrim: 2, Asdriags: -2 }],
  ['LE-292', 'Variags of Khand', 'Variag Camp', 'Southron Oasis', 8, { Nûrniags: 2, Haradrim: -2 }],
  ['LE-295', 'Woodmen', 'Woodmen-town', 'Lake-town', 10, {}],
  ['LE-296', 'Woses of the Eryn Vorn', 'The Worthy Hills', 'Bree', 11, {}],
  ['AS-63', 'Haradrim', 'Southron Oasis', 'Variag Camp', 9, { Southrons: 2, 'Variags of Khand': -2 }],
  ['AS-66', 'Wain-easterlings', 'Easterling Camp', 'Raider-hold', 9, { Easterlings: 2, Nûriags: -2 }],
  [
    'AS-111',
    'Asdriags',
    'Nûrniag Camp',
    'Variag Camp',
    10,
    { Nûrniags: 2, 'Variags of Khand': 2, Balchoth: -2 },
  ],
  [
    'AS-114',
    'Corsairs of Rhûn',
    'Raider-hold',
    'Easterling Camp',
    9,
    { Easterlings: 2, 'Men of Dorwinion': -2 },
  ],
  ['AS-120', 'Nûriags', 'Variag Camp', 'Southron Oasis', 9, { Haradrim: 2, Southrons: -2 }],
  [
    'LE-262',
    'Black Trolls',
    'Cirith Gorgor',
    'Cirith Ungol',
    10,
    { 'Morgul-orcs': 2, 'Orcs of Gundabad': -2 },
    LOOSE,
  ],
  ['LE-262', 'Black Trolls', 'Barad-dûr', 'Moria', 10, {}, LOOSE],
  ['LE-267', 'Half-trolls', 'Cirith Ungol', 'Cirith Gorgor', 9, { 'Variags of Khand': 2 }, LOOSE],
  ['LE-267', 'Half-trolls', 'Barad-dûr', 'Moria', 9, {}, LOOSE],
  [
    'LE-272',
    'Misty Mountain Wargs',
    'Ettenmoors',
    'Goblin-gate',
    9,
    { 'Goblins of Goblin-gate': 2, 'Wargs of the Forochel': 2 },
    LOOSE,
  ],
  [
    'LE-275',
    'Orcs of Gorgoroth',
    'Barad-dûr',
    'Cirith Gorgor',
    8,
    { 'Orcs of Udûn': 2, 'Orcs of Mirkwood': -2 },
    LOOSE,
  ],
  [
    'LE-279',
    'Orcs of the Ash Mountains',
    'Cirith Gorgor',
    'Barad-dûr',
    8,
    { 'Orcs of the Ephel Dúath': -2, 'Snaga-hai': 2 },
    LOOSE,
  ],
  [
    'LE-281',
    'Orcs of the Red Eye',
    'Barad-dûr',
    'Cirith Gorgor',
    8,
    { 'Orcs of Mirkwood': -2, 'Orcs of Udûn': -2, 'Uruk-hai': 2 },
    LOOSE,
  ],
  [
    'LE-282',
    'Orcs of Udûn',
    'Cirith Gorgor',
    'Barad-dûr',
    8,
    { 'Orcs of Gorgoroth': 2, 'Orcs of the Red Eye': -2 },
    LOOSE,
  ],
  ['LE-288', 'Stone Trolls', 'Ettenmoors', 'Moria', 10, { 'Black Trolls': 2 }, LOOSE],
  ['LE-291', 'Uruk-hai', 'Barad-dûr', 'Moria', 11, { 'Orcs of Moria': -2 }, LOOSE],
  ['LE-291', 'Uruk-hai', 'Cirith Gorgor', 'Minas Morgul', 11, {}, LOOSE],
  ['LE-291', 'Uruk-hai', 'Cirith Ungol', 'Bree', 11, { 'Black Trolls': 0 }, LOOSE],
] as const;

/** Somebody to be influenced away, so that there is something left to do. */
const besidesBob = (at: string) => ({
  bob: { side: 'ringwraith', companies: [company(at, 'Luitprand')] },
});

const trying = (
  faction: string,
  at: string,
  roll: number,
  more: { ann?: object; bob?: object; company?: object } = {},
) => ({
  phase: 'at the site',
  turn: 5,
  dice: roll === 0 ? [] : [Math.min(6, roll - 1), roll - Math.min(6, roll - 1)],
  players: {
    Ann: {
      side: 'ringwraith',
      hand: [faction],
      companies: [{ ...company(at, 'Muzgash'), ...more.company }],
      ...more.ann,
    },
    Bob: { ...Bob, ...more.bob },
  },
});

for (const [id, faction, at, elsewhere, needs, friends, loose] of all)
  describe(`[${id}] ${faction}`, () => {
    for (const [roll, where] of [
      [needs + 1, 'factions'],
      [needs, 'discard'],
    ] as const)
      scenario(`a roll of ${roll} at ${at}: to the ${where}`, (t) => {
        t.given(trying(faction, at, roll));
        t.player('Ann').does(`${faction}: try`);
        t.expect.card(faction, { in: `${where} of Ann` });
      });
    scenario(`not at ${elsewhere}`, (t) => {
      t.given(trying(faction, elsewhere, 0, besidesBob(elsewhere)));
      t.player('Ann').mayNot(faction, { because: 'another site' });
    });
    for (const [friend, by] of Object.entries(friends)) {
      scenario(`[ME-FACT-2004] ${by} for ${friend}, whoever has them`, (t) => {
        t.given(trying(faction, at, 0, { bob: { factions: [friend] } }));
        expect(standardModifier(t.state, t.who.card(faction), t.who.card('Muzgash'))).toBe(by);
      });
      scenario(`none for ${friend} in a hand or discard pile`, (t) => {
        t.given(trying(faction, at, 0, { bob: { hand: [friend] } }));
        expect(standardModifier(t.state, t.who.card(faction), t.who.card('Muzgash'))).toBe(0);
      });
    }
    scenario(`in play, its number is ${loose === true ? 0 : needs}`, (t) => {
      t.given({
        players: {
          Ann: { companies: [company('Bree', 'Elladan')] },
          Bob: { side: 'ringwraith', companies: [company('Moria', 'Muzgash')], factions: [faction] },
        },
      });
      expect(resistance(t.state, t.who.card(faction), 0)).toBe(loose === true ? 0 : needs);
    });
  });

describe('standard modifications', () => {
  scenario('[LE-274] two factions count both ways', (t) => {
    t.given(
      trying('Orcs of Angmar', 'Mount Gram', 9, {
        ann: { factions: ['Morgul-orcs'] },
        bob: { factions: ['Orcs of Gundabad'] },
      }),
    );
    t.player('Ann').does('Orcs of Angmar: try');
    t.expect.card('Orcs of Angmar', { in: 'factions of Ann' });
  });
  for (const [roll, where] of [
    [7, 'factions'],
    [6, 'discard'],
  ] as const)
    scenario(`[LE-265] [ME-FACT-2004] an opponent’s Grey Mountain Goblins: ${roll}`, (t) => {
      t.given(
        trying('Goblins of Goblin-gate', 'Goblin-gate', roll, {
          bob: { factions: ['Grey Mountain Goblins'] },
        }),
      );
      t.player('Ann').does('Goblins of Goblin-gate: try');
      t.expect.card('Goblins of Goblin-gate', { in: `${where} of Ann` });
    });
});

describe('Ice-orcs', () => {
  for (const at of ['Lossadan Cairn', 'Dancing Spire', 'Gold Hill'])
    scenario(`[LE-270] [ME-CARD-0366] at ${at}`, (t) => {
      t.given(trying('Ice-orcs', at, 0));
      t.player('Ann').mayChoose.includes('Ice-orcs: try');
    });
  for (const at of ['Lossadan Camp', 'Gondmaeglom'])
    scenario(`[LE-270] [ME-CARD-0366] not at ${at}`, (t) => {
      t.given(trying('Ice-orcs', at, 0, besidesBob(at)));
      t.player('Ann').mayNot('Ice-orcs', { because: 'another site' });
    });
});

describe('Snaga-hai', () => {
  scenario('[LE-286] at a tapped Shadow-hold', (t) => {
    t.given(trying('Snaga-hai', 'Moria', 10, { company: { siteTapped: true } }));
    t.player('Ann').does('Snaga-hai: try');
    t.expect.card('Snaga-hai', { in: 'factions of Ann' });
  });
  scenario('[LE-265] other factions not at a tapped site', (t) => {
    t.given(
      trying('Goblins of Goblin-gate', 'Goblin-gate', 0, {
        company: { siteTapped: true },
        ...besidesBob('Goblin-gate'),
      }),
    );
    t.player('Ann').mayNot('Goblins of Goblin-gate', { because: 'tapped' });
  });
  scenario('[LE-286] there may be several', (t) => {
    t.given(trying('Snaga-hai', 'Moria', 0, { bob: { side: 'ringwraith', factions: ['Snaga-hai'] } }));
    t.player('Ann').mayChoose.includes('Snaga-hai: try');
  });
  const losing = (at: string, faction: string) => ({
    phase: 'at the site',
    turn: 5,
    players: {
      Ann: { side: 'ringwraith', companies: [company(at, 'Orc Captain')] },
      Bob: { ...Bob, factions: [{ card: faction, wonAt: 'Moria' }] },
    },
  });
  for (const at of ['Moria', 'Mount Gundabad'])
    scenario(`[LE-286] [ME-CARD-0698] are influenced away at ${at}`, (t) => {
      t.given(losing(at, 'Snaga-hai'));
      t.player('Ann').mayChoose.includes('Orc Captain: influence');
    });
  for (const [faction, at] of [
    ['Snaga-hai', 'Ettenmoors'],
    ['Orcs of Moria', 'Mount Gundabad'],
    // Playable there, which only Snaga-hai say is enough.
    ['Wild Hounds', 'Ettenmoors'],
  ] as const)
    scenario(`[LE-286] [ME-CARD-0698] ${faction} are not at ${at}`, (t) => {
      t.given(losing(at, faction));
      t.player('Ann').mayNot('Orc Captain', { to: 'influence', because: 'no opponent has anything here' });
    });
});

scenario('[LE-296] [ME-CARD-0862] Woses of the Eryn Vorn are no Men', (t) => {
  t.given({
    players: {
      Ann: {
        side: 'ringwraith',
        companies: [company('Moria', 'Muzgash')],
        factions: ['Woses of the Eryn Vorn'],
      },
      Bob,
    },
  });
  const card = t.who.card('Woses of the Eryn Vorn');
  expect([isRace(t.state, card, 'Wose'), isRace(t.state, card, 'Man')]).toEqual([true, false]);
});
