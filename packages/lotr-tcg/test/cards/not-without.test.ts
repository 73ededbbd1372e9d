/**
 * What cannot be used: the price is one too small, whoever must exert is exhausted, or whom it spots is not there. For
 * cards whose other tests show only what they do.
 */
import { ally, companion, invent, item, minion, shadowCondition } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { freeIdle, idle } from './idle.ts';
import { gandalf, gimli } from './people.ts';
import type { Fields } from './positions.ts';

invent(
  idle,
  freeIdle,
  companion('Friend', { vitality: 2 }),
  companion('Elf', { race: 'Elf', culture: 'Elven', vitality: 2 }),
  companion('Knight', { keyword: ['Knight'], vitality: 2 }),
  ally('Old Hobbit', { race: 'Hobbit', culture: 'Shire', vitality: 2 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', vitality: 2 }),
  minion('Black Orc', { culture: 'Sauron', vitality: 2 }),
  minion('Goblin', { vitality: 2 }),
  minion('Rider', { race: 'Nazgul', culture: 'Wraith', vitality: 2 }),
  item('Black blade', { side: 'Shadow', culture: 'Moria' }),
  shadowCondition('Fog', { 'Support Area': 0 }),
  shadowCondition('Mist'),
);

interface Lacking {
  readonly ann?: Fields;
  readonly bob?: Fields;
  readonly twilight?: number;
  readonly path?: readonly Fields[];
}
type Row = readonly [
  id: string,
  card: string,
  phase: string,
  who: 'Ann' | 'Bob',
  lacking: Lacking,
  rule: string,
];
const it = (card: string, more: Fields = {}): Fields => ({ card, as: 'it', ...more });
const held = (card: string): Fields => ({ hand: [it(card), 'Mist'] });
const tired = (card: string, wounds = 1): Fields => ({ card, as: 'tired', wounds });
const there = (card: string, number: number) => [{ ...it(card), number }];

const foeOf = (whom: string): Fields => ({ minions: [{ card: 'Goblin', as: 'foe', against: whom }] });

const ROWS: readonly Row[] = [
  [
    '1_27',
    'Thrarin, Dwarven Smith',
    'maneuver',
    'Ann',
    { ann: { support: ['Free idle', it('Thrarin, Dwarven Smith', { wounds: 1 })] } },
    'LR-EXERT-003',
  ],
  [
    '1_50',
    'Legolas, Greenleaf',
    'archery',
    'Ann',
    { ann: { companions: [frodo(), it('Legolas, Greenleaf', { wounds: 2 })] } },
    'LR-EXERT-003',
  ],
  [
    '1_70',
    'Barliman Butterbur, Prancing Pony Proprietor',
    'fellowship',
    'Ann',
    { ann: { support: ['Free idle', it('Barliman Butterbur, Prancing Pony Proprietor', { wounds: 1 })] } },
    'LR-EXERT-003',
  ],
  [
    '1_309/2',
    'Rosie Cotton, Hobbiton Lass',
    'fellowship',
    'Ann',
    { ann: { support: ['Free idle', it('Rosie Cotton, Hobbiton Lass', { wounds: 1 })] } },
    'LR-EXERT-003',
  ],
  [
    '3_56',
    'Isengard Forger',
    'shadow',
    'Bob',
    { bob: { minions: [it('Isengard Forger', { wounds: 1 })] } },
    'LR-EXERT-003',
  ],
  [
    '4_183',
    'Uruk Crossbowman',
    'archery',
    'Bob',
    { bob: { minions: [it('Uruk Crossbowman', { wounds: 1 })] } },
    'LR-EXERT-003',
  ],
  [
    '6_74/2',
    'Sharku, Vile Marauder',
    'regroup',
    'Bob',
    { bob: { minions: [it('Sharku, Vile Marauder', { wounds: 1 })] } },
    'LR-EXERT-003',
  ],
  [
    '1_97',
    'Boromir, Son of Denethor',
    'skirmish',
    'Ann',
    { ann: { companions: [frodo(), it('Boromir, Son of Denethor', { wounds: 2 })] }, bob: foeOf('it') },
    'LR-EXERT-003',
  ],
  [
    '3_20/2',
    'Golradir, Councilor of Imladris',
    'skirmish',
    'Ann',
    {
      ann: { support: ['Free idle', it('Golradir, Councilor of Imladris', { wounds: 2 })] },
      bob: foeOf('Friend'),
    },
    'LR-EXERT-003',
  ],
  [
    '1_98/2',
    "Boromir's Cloak",
    'maneuver',
    'Ann',
    {
      ann: {
        companions: [frodo(), { card: 'Boromir, Son of Denethor', wounds: 2, on: [it("Boromir's Cloak")] }],
      },
    },
    'LR-EXERT-003',
  ],
  [
    '3_2/2',
    "Gimli's Pipe",
    'fellowship',
    'Ann',
    { ann: { companions: [frodo(), gimli({ wounds: 2, on: [it("Gimli's Pipe")] })] } },
    'LR-EXERT-003',
  ],
  [
    '2_29/2',
    'Wizard Staff',
    'skirmish',
    'Ann',
    {
      ann: { companions: [frodo(), gandalf({ wounds: 2, on: [it('Wizard Staff')] })] },
      bob: foeOf('Gandalf'),
    },
    'LR-EXERT-004',
  ],
  [
    '4_64/2',
    'Elven Sword',
    'skirmish',
    'Ann',
    {
      ann: { companions: [frodo(), { card: 'Elf', wounds: 1, on: [it('Elven Sword')] }], hand: ['Mist'] },
      bob: foeOf('Elf'),
    },
    'LR-COST-002',
  ],
  [
    '1_63',
    'Stand Against Darkness',
    'maneuver',
    'Ann',
    {
      ann: { companions: [frodo(), tired('Elf')], ...held('Stand Against Darkness') },
      bob: { minions: ['Black Orc'] },
    },
    'LR-EXERT-003',
  ],
  [
    '1_105',
    'Foes of Mordor',
    'maneuver',
    'Ann',
    {
      ann: { companions: [frodo(), tired('Friend')], support: ['Free idle', it('Foes of Mordor')] },
      bob: { minions: ['Black Orc'] },
    },
    'LR-EXERT-003',
  ],
  [
    '1_86',
    'Treachery Deeper Than You Know',
    'fellowship',
    'Ann',
    { ann: held('Treachery Deeper Than You Know') },
    'LR-SPOT-001',
  ],
  [
    '4_102',
    'Task Was Not Done',
    'regroup',
    'Ann',
    { ann: { companions: [frodo(), gandalf({ wounds: 3 })], ...held('Task Was Not Done') } },
    'LR-EXERT-003',
  ],
  [
    '4_98',
    'Mithrandir, Mithrandir!',
    'maneuver',
    'Ann',
    { ann: { companions: [frodo(), gandalf({ wounds: 3 })], ...held('Mithrandir, Mithrandir!') } },
    'LR-EXERT-003',
  ],
  [
    '5_38',
    'Rally Point',
    'regroup',
    'Ann',
    { ann: { companions: [frodo(), tired('Knight'), 'Friend'], support: ['Free idle', it('Rally Point')] } },
    'LR-EXERT-003',
  ],
  [
    '1_255',
    "Mordor's Strength",
    'skirmish',
    'Bob',
    {
      ann: { companions: [frodo(), 'Friend'] },
      bob: { minions: [{ card: 'Black Orc', wounds: 1, against: 'Friend' }], ...held("Mordor's Strength") },
    },
    'LR-EXERT-003',
  ],
  [
    '3_63',
    'One of You Must Do This',
    'maneuver',
    'Bob',
    { bob: { minions: [tired('Uruk'), 'Goblin'], ...held('One of You Must Do This') } },
    'LR-EXERT-003',
  ],
  [
    '3_92',
    'Massing in the East',
    'regroup',
    'Bob',
    { bob: { minions: [tired('Black Orc'), 'Goblin'], ...held('Massing in the East') } },
    'LR-EXERT-003',
  ],
  [
    '1_152',
    'Uruk Shaman',
    'maneuver',
    'Bob',
    { twilight: 1, bob: { minions: [it('Uruk Shaman'), tired('Uruk')] } },
    'LR-COST-002',
  ],
  [
    '1_229',
    'Úlairë Attëa, Keeper of Dol Guldur',
    'skirmish',
    'Bob',
    { twilight: 0, bob: { minions: [{ ...it('Úlairë Attëa, Keeper of Dol Guldur'), against: 'Friend' }] } },
    'LR-COST-002',
  ],
  [
    '1_278',
    'Strength Born of Fear',
    'skirmish',
    'Bob',
    {
      twilight: 2,
      bob: {
        minions: [{ card: 'Black Orc', against: 'Friend' }],
        support: ['Idle', it('Strength Born of Fear')],
      },
    },
    'LR-COST-002',
  ],
  [
    '1_345',
    'Mithril Mine',
    'shadow',
    'Bob',
    {
      twilight: 0,
      path: there('Mithril Mine', 4),
      ann: { site: 4 },
      bob: { minions: ['Goblin'], discard: ['Black blade'] },
    },
    'LR-COST-002',
  ],
  [
    '1_321',
    "Farmer Maggot's Fields",
    'fellowship',
    'Ann',
    {
      path: there("Farmer Maggot's Fields", 1),
      ann: { companions: [frodo({ wounds: 3 })], deck: ["Merry, From O'er the Brandywine"], site: 1 },
    },
    'LR-EXERT-003',
  ],
  [
    '2_116',
    'Hobbiton Woods',
    'fellowship',
    'Ann',
    {
      path: there('Hobbiton Woods', 1),
      ann: { companions: [frodo({ wounds: 3 })], adventure: ['Bree Gate'], site: 1 },
    },
    'LR-EXERT-003',
  ],
  [
    '1_360',
    'Emyn Muil',
    'maneuver',
    'Bob',
    { path: there('Emyn Muil', 9), ann: { site: 9 }, bob: { minions: [tired('Goblin')] } },
    'LR-EXERT-003',
  ],
  [
    '6_45/2',
    'Sméagol, Poor Creature',
    'skirmish',
    'Ann',
    { ann: { companions: [frodo(), it('Sméagol, Poor Creature')], hand: [] }, bob: foeOf('it') },
    'LR-COST-002',
  ],
  [
    '6_83/1',
    'Fell Beast',
    'shadow',
    'Bob',
    { bob: { minions: ['Rider'], hand: [it('Fell Beast'), 'Mist'] } },
    'LR-COST-009',
  ],
  [
    '1_12',
    'Gimli, Dwarf of Erebor',
    'fellowship',
    'Ann',
    { twilight: 2, ann: { companions: [frodo(), it('Gimli, Dwarf of Erebor')], hand: ['Mist'] } },
    '',
  ],
];
for (const [id, card, phase, who, { ann = {}, bob = {}, twilight = 9, path }, rule] of ROWS)
  scenario(`[${rule === '' ? id : `${id}, ${rule}`}] ${card} cannot be used so`, (t) => {
    t.given({
      phase: phase === 'skirmish' ? phase : `${phase} alone`,
      twilight,
      ...(path === undefined ? {} : { path }),
      players: {
        Ann: { companions: [frodo(), 'Friend'], support: ['Free idle'], ...ann },
        Bob: { minions: ['Goblin'], support: ['Idle'], ...bob },
      },
    });
    t.player(who).mayNot('it', rule === '' ? {} : { rule });
  });
