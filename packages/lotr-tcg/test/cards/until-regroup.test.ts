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

interface Case {
  readonly id: string;
  readonly card: string;
  readonly who: 'Ann' | 'Bob';
  readonly does: readonly string[];
  readonly ann?: Fields;
  readonly bob?: Fields;
  readonly whom: string;
  readonly meanwhile: PlainFields;
  readonly afterwards: PlainFields;
}
const event = (card: string) => ({ hand: [{ card, as: 'it' }] });
const CASES: readonly Case[] = [
  {
    id: '1_132',
    card: 'Parry',
    who: 'Bob',
    does: ['it'],
    ann: { companions: [frodo(), { card: 'Friend', as: 'he', on: ['Blade'] }] },
    bob: { minions: ['Uruk'], ...event('Parry') },
    whom: 'he',
    meanwhile: { strength: 6 },
    afterwards: { strength: 9 },
  },
  {
    id: '1_317/2',
    card: 'There and Back Again',
    who: 'Ann',
    does: ['it'],
    ann: { companions: [frodo(), merry({ on: [{ card: 'There and Back Again', as: 'it' }] })] },
    whom: 'Merry',
    meanwhile: { strength: 5 },
    afterwards: { strength: 3 },
  },
  {
    id: '1_103',
    card: "Elendil's Valor",
    who: 'Ann',
    does: ['it'],
    ann: event("Elendil's Valor"),
    whom: 'Friend',
    meanwhile: { defender: 1 },
    afterwards: { defender: 0 },
  },
  {
    id: '1_104',
    card: "Eregion's Trails",
    who: 'Ann',
    does: ['it'],
    ann: { companions: [frodo(), aragorn()], ...event("Eregion's Trails") },
    whom: 'Stranger',
    meanwhile: { strength: 5 },
    afterwards: { strength: 8 },
  },
  {
    id: '1_126',
    card: 'Hunt Them Down!',
    who: 'Bob',
    does: ['it'],
    bob: { minions: ['Uruk'], ...event('Hunt Them Down!') },
    whom: 'Uruk',
    meanwhile: { fierce: 1 },
    afterwards: { fierce: 0 },
  },
  {
    id: '1_89',
    card: 'Aragorn, Ranger of the North',
    who: 'Ann',
    does: ['it'],
    ann: { companions: [frodo(), { card: 'Aragorn, Ranger of the North', as: 'it' }] },
    whom: 'it',
    meanwhile: { defender: 1 },
    afterwards: { defender: 0 },
  },
  {
    id: '3_39',
    card: 'Banner of the White Tree',
    who: 'Ann',
    does: ['it'],
    ann: event('Banner of the White Tree'),
    whom: 'Friend',
    meanwhile: { strength: 9, defender: 1 },
    afterwards: { strength: 6, defender: 0 },
  },
  {
    id: '3_42/2',
    card: 'Horn of Boromir',
    who: 'Ann',
    does: ['it'],
    ann: {
      companions: [frodo(), boromir({ on: [{ card: 'Horn of Boromir', as: 'it' }] })],
      support: ['Free idle', 'Elf at three'],
    },
    whom: 'Elf at three',
    meanwhile: { strength: 6 },
    afterwards: { strength: 3 },
  },
  {
    id: '4_158',
    card: 'Lieutenant of Orthanc',
    who: 'Bob',
    does: ['it'],
    bob: { minions: [{ card: 'Lieutenant of Orthanc', as: 'it' }, 'Uruk'] },
    whom: 'Uruk',
    meanwhile: { fierce: 1 },
    afterwards: { fierce: 0 },
  },
  {
    id: '6_9',
    card: 'Lend Us Your Aid',
    who: 'Ann',
    does: ['it'],
    ann: { companions: [frodo(), gimli()], ...event('Lend Us Your Aid') },
    whom: 'Gimli',
    meanwhile: { strength: 9 },
    afterwards: { strength: 6 },
  },
];

for (const { id, card, who, does, ann, bob, whom, meanwhile, afterwards } of CASES)
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
    t.player(who).does(...does);
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
