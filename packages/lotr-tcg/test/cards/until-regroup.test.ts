/**
 * What lasts "until the regroup phase" is there in the assignment and skirmish phases, and gone as the regroup phase
 * begins: neither the end of its own phase nor the end of the turn is meant. LR-EVENT-004
 */
import type { PlainFields, Table } from '@westmarch/testkit';
import { itsBearer, modifier, strength } from '../../src/cards/words/index.ts';
import { Phase, type S } from '../../src/state.ts';
import { ally, companion, invent, item, minion } from '../invented.ts';
import { frodo, scenario } from '../table.ts';
import { freeIdle, idle } from './idle.ts';
import { aragorn, boromir, gimli, merry } from './people.ts';
import type { Fields } from './positions.ts';

invent(
  idle,
  freeIdle,
  companion('Friend', { vitality: 4 }),
  ally('Elf at three', { race: 'Elf', culture: 'Elven', home: 1 << 3, vitality: 3 }),
  minion('Uruk', { race: 'Uruk-hai', culture: 'Isengard', strength: 8, vitality: 4 }),
  minion('Stranger', { strength: 8, vitality: 4, siteNumber: 9 }),
  item('Blade', {}, modifier({ attribute: strength, of: itsBearer, by: 3 })),
);
const friends = (n: number) => Array.from({ length: n }, (_x, i) => ({ card: 'Friend', as: `friend ${i}` }));

/** Everyone passes until that phase, whatever is asked in between. */
function passUntil(t: Table<S>, phase: number): void {
  for (let n = 0; n < 100 && t.state.global.phase !== phase; n++) t.choose(t.state.kernel.asked, 'Pass');
}

/** Which card, who uses it, what else lies there, and whom it changes: meanwhile, and afterwards. */
type Case = readonly [
  id: string,
  card: string,
  who: 'Ann' | 'Bob',
  there: { readonly ann?: Fields; readonly bob?: Fields },
  whom: string,
  meanwhile: PlainFields,
  afterwards: PlainFields,
];
const event = (card: string) => ({ hand: [{ card, as: 'it' }] });
const CASES: readonly Case[] = [
  [
    '1_132',
    'Parry',
    'Bob',
    {
      ann: { companions: [frodo(), { card: 'Friend', as: 'he', on: ['Blade'] }] },
      bob: { minions: ['Uruk'], ...event('Parry') },
    },
    'he',
    { strength: 6 },
    { strength: 9 },
  ],
  [
    '1_317/2',
    'There and Back Again',
    'Ann',
    { ann: { companions: [frodo(), merry({ on: [{ card: 'There and Back Again', as: 'it' }] })] } },
    'Merry',
    { strength: 5 },
    { strength: 3 },
  ],
  [
    '1_103',
    "Elendil's Valor",
    'Ann',
    { ann: event("Elendil's Valor") },
    'Friend',
    { defender: 1 },
    { defender: 0 },
  ],
  [
    '1_104',
    "Eregion's Trails",
    'Ann',
    { ann: { companions: [frodo(), aragorn()], ...event("Eregion's Trails") } },
    'Stranger',
    { strength: 5 },
    { strength: 8 },
  ],
  [
    '1_126',
    'Hunt Them Down!',
    'Bob',
    { bob: { minions: ['Uruk'], ...event('Hunt Them Down!') } },
    'Uruk',
    { fierce: 1 },
    { fierce: 0 },
  ],
  [
    '1_89',
    'Aragorn, Ranger of the North',
    'Ann',
    { ann: { companions: [frodo(), { card: 'Aragorn, Ranger of the North', as: 'it' }] } },
    'it',
    { defender: 1 },
    { defender: 0 },
  ],
  [
    '3_39',
    'Banner of the White Tree',
    'Ann',
    { ann: event('Banner of the White Tree') },
    'Friend',
    { strength: 9, defender: 1 },
    { strength: 6, defender: 0 },
  ],
  [
    '3_42/2',
    'Horn of Boromir',
    'Ann',
    {
      ann: {
        companions: [frodo(), boromir({ on: [{ card: 'Horn of Boromir', as: 'it' }] })],
        support: ['Free idle', 'Elf at three'],
      },
    },
    'Elf at three',
    { strength: 6 },
    { strength: 3 },
  ],
  [
    '4_158',
    'Lieutenant of Orthanc',
    'Bob',
    { bob: { minions: [{ card: 'Lieutenant of Orthanc', as: 'it' }, 'Uruk'] } },
    'Uruk',
    { fierce: 1 },
    { fierce: 0 },
  ],
  [
    '6_9',
    'Lend Us Your Aid',
    'Ann',
    { ann: { companions: [frodo(), gimli()], ...event('Lend Us Your Aid') } },
    'Gimli',
    { strength: 9 },
    { strength: 6 },
  ],
];

for (const [id, card, who, { ann, bob }, whom, meanwhile, afterwards] of CASES)
  scenario(`[${id}] ${card}: until the regroup phase, and not for the whole turn`, (t) => {
    t.given({
      phase: 'maneuver',
      twilight: 9,
      players: {
        Ann: { companions: [frodo(), 'Friend'], support: ['Free idle'], ...ann },
        Bob: { minions: ['Stranger'], support: ['Idle'], ...bob },
      },
    });
    if (who === 'Bob') t.player('Ann').does('Pass');
    t.player(who).does('it');
    t.expect.card(whom, meanwhile);
    passUntil(t, Phase.assignment);
    t.expect.card(whom, meanwhile);
    passUntil(t, Phase.regroup);
    t.expect.card(whom, afterwards);
  });

scenario(
  '[1_139/2, LR-ERRATA-015] Savagery to Match Their Numbers: four and fierce end with the fights',
  (t) => {
    t.given({
      phase: 'assignment',
      twilight: 9,
      players: {
        Ann: { companions: [frodo(), ...friends(4)], support: ['Free idle'] },
        Bob: {
          minions: [{ card: 'Uruk', as: 'he' }],
          hand: [{ card: 'Savagery to Match Their Numbers', as: 'it' }],
          support: ['Idle'],
        },
      },
    });
    t.player('Ann').does('Pass');
    t.player('Bob').does('Pass');
    t.player('Ann').does('he', 'friend 0').does('Pass');
    t.player('Bob').does('it: Skirmish: spot 5');
    passUntil(t, Phase.assignment);
    t.expect.card('he', { strength: 12, fierce: 1 });
    passUntil(t, Phase.regroup);
    t.expect.card('he', { strength: 8, fierce: 0 });
  },
);
