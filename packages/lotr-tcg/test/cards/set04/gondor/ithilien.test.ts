/** The Two Towers: the Gondor culture, Men of Ithilien. */
import { valueOf } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost } from '../../../../src/engine.ts';
import { Phase } from '../../../../src/state.ts';
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { fight, rangers } from '../../casts/ithilien.ts';
import { Bob, gimli } from '../../people.ts';

invent(...rangers);
scenario('[4_109] Aragorn, Heir of Elendil is defender +1, and has nothing to say', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), { card: 'Aragorn, Heir of Elendil', as: 'Aragorn' }], hand: ['Pause'] },
      Bob,
    },
  });
  t.expect.card('Aragorn', { strength: 8, defender: 1 });
});

for (const [id, card] of [
  ['4_114/1', 'Damrod, Ranger of Ithilien'],
  ['4_127/1', 'Mablung, Soldier of Gondor'],
] as const)
  for (const [beside, may] of [
    ['Ranger', true],
    ['Guard', false],
  ] as const)
    scenario(`[${id}, LR-COST-009] ${card} beside ${beside}: ${may}`, (t) => {
      t.given({
        phase: 'fellowship alone',
        players: { Ann: { companions: [frodo(), beside], hand: [{ card, as: 'he' }, 'Pause'] }, Bob },
      });
      if (may) {
        t.player('Ann').does('he: play');
        t.expect.card('he', { in: 'companions of Ann' });
      } else t.player('Ann').mayNot('he', { rule: 'LR-COST-009' });
    });
for (const [id, card, foe, wounds] of [
  ['4_114/2', 'Damrod, Ranger of Ithilien', 'Southman', 3],
  ['4_114/2', 'Damrod, Ranger of Ithilien', 'Stray', 0],
  ['4_127/2', 'Mablung, Soldier of Gondor', 'Stray', 3],
  ['4_127/2', 'Mablung, Soldier of Gondor', 'Southman', 0],
] as const)
  scenario(`[${id}] ${card} against ${foe}: ${wounds} exertions`, (t) => {
    t.given(fight({ card }, foe));
    t.player('Ann').does('hero');
    t.expect.card('foe', { wounds }).card('other', { wounds: 0 }).card('hero', { wounds: 1 });
  });
for (const [id, card] of [
  ['4_114/2', 'Damrod, Ranger of Ithilien'],
  ['4_127/2', 'Mablung, Soldier of Gondor'],
] as const)
  scenario(`[${id}, LR-EXERT-003] not exhausted`, (t) => {
    t.given(fight({ card, wounds: 2 }, 'Stray'));
    t.player('Ann').mayNot('hero', { rule: 'LR-EXERT-003' });
  });
for (const [id, card, base] of [
  ['4_116/2', 'Faramir, Captain of Gondor', 7],
  ['4_130/2', 'Ranger of Ithilien', 6],
] as const)
  for (const [foe, more] of [
    ['Stray', 2],
    ['Orc', 0],
  ] as const)
    scenario(`[${id}] ${card} against ${foe}: +${more}`, (t) => {
      t.given(fight({ card }, foe));
      t.expect.card('hero', { strength: base + more });
    });
const starting = (t: Parameters<Parameters<typeof scenario>[1]>[0], card: string): number => {
  t.state.global.phase = Phase.setUp;
  const then = valueOf(t.state, cost, t.who.card(card));
  t.state.global.phase = Phase.fellowship;
  return then;
};
scenario('[4_116/1, LR-START-010] other Gondor Men cost 1 less in the starting fellowship', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo(), 'Faramir, Captain of Gondor'], hand: ['Guard', 'Rider'] },
      Bob: { hand: [{ card: 'Ranger', as: 'his' }] },
    },
  });
  t.expect.card('Guard', { 'twilight cost': 2 });
  expect(starting(t, 'Guard')).toBe(1);
  expect(starting(t, 'Rider')).toBe(2);
  expect(starting(t, 'his')).toBe(2);
});
scenario('[4_130/1, LR-START-003] Ranger of Ithilien costs 1 less there', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: { Ann: { companions: [frodo()], hand: [{ card: 'Ranger of Ithilien', as: 'he' }] }, Bob },
  });
  t.expect.card('he', { 'twilight cost': 3 });
  expect(starting(t, 'he')).toBe(2);
});
scenario('[4_122] whoever is assigned to a Ring-bound Man has a site number 2 higher, and roams', (t) => {
  const at = (site: number) => ({
    phase: 'skirmish',
    players: {
      Ann: {
        companions: [
          frodo(),
          { card: 'Gondorian Ranger', as: 'hero' },
          { card: 'Faramir, Captain of Gondor', as: 'Faramir' },
          'Guard',
        ],
        support: ['Pause'],
        site,
      },
      Bob: {
        minions: [
          { card: 'Near', as: 'foe', against: 'Faramir' },
          { card: 'Near', as: 'other', against: 'Guard' },
        ],
      },
    },
    skirmish: 'Faramir',
  });
  t.given(at(7));
  t.expect
    .card('Faramir', { strength: 9 })
    .card('foe', { 'site number': 8 })
    .card('other', { 'site number': 6 });
});

const bow = (card: string, foe: string, wounds = 0) =>
  fight({ card: 'Faramir, Captain of Gondor', wounds, on: [{ card, as: 'Bow' }] }, foe);
for (const [id, card] of [
  ['4_118/3', "Faramir's Bow"],
  ['4_131/2', "Ranger's Bow"],
] as const) {
  for (const foe of ['Stray', 'Southman'])
    scenario(`[${id}] ${card}: its bearer exerts to wound ${foe}`, (t) => {
      t.given(bow(card, foe));
      t.player('Ann').does('Bow');
      t.expect.card('foe', { wounds: 1 }).card('other', { wounds: 0 }).card('hero', { wounds: 1 });
    });
  scenario(`[${id}] ${card}: no other minion is wounded`, (t) => {
    t.given(bow(card, 'Orc'));
    t.player('Ann').mayNot('Bow', {});
  });
  scenario(`[${id}, LR-EXERT-003] ${card}: not exhausted`, (t) => {
    t.given(bow(card, 'Stray', 2));
    t.player('Ann').mayNot('Bow', { rule: 'LR-EXERT-003' });
  });
}
scenario("[4_118/2] with Faramir's Bow he is an archer; with a Ranger's Bow he is none", (t) => {
  t.given(bow("Faramir's Bow", 'Orc'));
  t.expect.card('hero', { archer: 1 });
});
for (const [id, card, bearers] of [
  ['4_111/1', 'Boromir, My Brother', ['Faramir']],
  ['4_118/1', "Faramir's Bow", ['Faramir']],
  ['4_119/1', "Faramir's Cloak", ['Faramir']],
  ['4_131/1', "Ranger's Bow", ['Faramir', 'Ranger']],
  ['4_112/1', "Boromir's Gauntlets", ['Faramir', 'Ranger', 'Guard']],
  ['4_134/1', 'Sword of Gondor', ['Faramir', 'Ranger', 'Guard']],
] as const)
  scenario(`[${id}, LR-ATTACH-001] ${card} is borne by: ${bearers.join(', ')}`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: {
          companions: [
            frodo(),
            { card: 'Faramir, Captain of Gondor', as: 'Faramir' },
            'Ranger',
            'Guard',
            'Rider',
            gimli(),
          ],
          hand: [{ card, as: 'it' }],
        },
        Bob,
      },
    });
    t.player('Ann').does('it: play');
    if (bearers.length > 1) t.player('Ann').mayChoose.exactly(...bearers);
    else t.expect.card('it', { in: 'on of Faramir' });
  });
for (const [hero, foe, strength] of [
  ['Ranger', 'Stray', 6],
  ['Ranger', 'Orc', 7],
  ['Guard', 'Stray', 7],
] as const)
  scenario(`[4_119/2] Faramir's Cloak: ${foe} against ${hero} has ${strength}`, (t) => {
    t.given(
      fight({ card: hero }, foe, {
        companions: [
          frodo(),
          { card: hero, as: 'hero' },
          { card: 'Faramir, Captain of Gondor', on: ["Faramir's Cloak"] },
        ],
      }),
    );
    t.expect.card('foe', { strength }).card('other', { strength: 7 });
  });
