/** The Two Towers: the Elven culture, its companions. */
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { captains } from '../../casts/elven.ts';
import { Bob, gimli, legolas } from '../../people.ts';

invent(...captains);
for (const [id, card] of [
  ['4_65/1', 'Erethón, Naith Lieutenant'],
  ['4_67/1', 'Fereveldir, Son of Thandronen'],
  ['4_68/1', 'Ferevellon, Son of Thandronen'],
  ['4_80/1', 'Ordulus, Young Warrior'],
  ['4_81/1', 'Pengedhel, Naith Warrior'],
  ['4_85/1', 'Thandronen, Veteran Protector'],
  ['4_86/1', 'Thónnas, Naith Captain'],
] as const)
  for (const [beside, may] of [
    ['Elf', true],
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

const duel = (
  card: string,
  on: readonly string[],
  more: { hero?: object; foe?: object; support?: readonly unknown[] } = {},
) => ({
  phase: 'skirmish',
  players: {
    Ann: {
      companions: [frodo(), gimli(), { card, as: 'he', on, ...more.hero }],
      support: ['Pause', ...(more.support ?? [])],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'foe', against: 'he', ...more.foe },
        { card: 'Orc', as: 'other', wounds: 2 },
      ],
    },
  },
});
for (const [id, card, on, he, foe] of [
  ['4_65/2', 'Erethón, Naith Lieutenant', ['Bow'], { strength: 7, damage: 1 }, 9],
  ['4_65/2', 'Erethón, Naith Lieutenant', ['Blade'], { strength: 6, damage: 0 }, 9],
  ['4_81/2', 'Pengedhel, Naith Warrior', ['Bow'], { strength: 8, damage: 0 }, 9],
  ['4_81/2', 'Pengedhel, Naith Warrior', ['Blade'], { strength: 6, damage: 0 }, 9],
  ['4_86/2', 'Thónnas, Naith Captain', ['Bow'], { strength: 6, damage: 0 }, 7],
  ['4_86/2', 'Thónnas, Naith Captain', ['Blade'], { strength: 6, damage: 0 }, 9],
] as const)
  scenario(`[${id}] ${card} with ${on[0]}: ${JSON.stringify(he)} against ${foe}`, (t) => {
    t.given(duel(card, on));
    t.expect.card('he', he).card('foe', { strength: foe }).card('other', { strength: 9 });
  });
for (const [id, card] of [
  ['4_65/3', 'Erethón, Naith Lieutenant'],
  ['4_81/3', 'Pengedhel, Naith Warrior'],
  ['4_86/3', 'Thónnas, Naith Captain'],
] as const)
  for (const [on, wounds] of [
    [['Elven Bow'], 0],
    [[], 1],
  ] as const)
    scenario(
      `[${id}, LR-ARCHERY-002] ${card} with ${on.length} bows: an archer beside him wounds ${wounds}`,
      (t) => {
        t.given({
          phase: 'archery fire',
          players: {
            Ann: { companions: [frodo(), { card, as: 'he', on }, ...(on.length === 0 ? [legolas()] : [])] },
            Bob: { minions: [{ card: 'Orc', as: 'foe' }] },
          },
        });
        t.expect.card('foe', { wounds });
      },
    );

const tally = (tokens: number) => [
  { card: 'Tally', as: 'Tally', ...(tokens === 0 ? {} : { tokens, tokensOf: 'Elven' }) },
];
scenario('[4_67/2] Fereveldir exerts and takes a token to wound his foe', (t) => {
  t.given(duel('Fereveldir, Son of Thandronen', [], { support: tally(2) }));
  t.player('Ann').does('he');
  t.expect
    .card('foe', { wounds: 1 })
    .card('other', { wounds: 2 })
    .card('Tally', { tokens: 1 })
    .card('he', { wounds: 1 });
});
for (const [why, more, rule] of [
  ['without a token', { support: tally(0) }, 'LR-COST-002'],
  ['exhausted', { support: tally(1), hero: { wounds: 2 } }, 'LR-EXERT-003'],
  [
    'with a token of another culture',
    { support: [{ card: 'Tally', tokens: 1, tokensOf: 'Rohan' }] },
    'LR-COST-002',
  ],
] as const)
  scenario(`[4_67/2, ${rule}] not ${why}`, (t) => {
    t.given(duel('Fereveldir, Son of Thandronen', [], more));
    t.player('Ann').mayNot('he', { rule });
  });
scenario('[4_68/2] Ferevellon exerts, and his foe is 2 weaker', (t) => {
  t.given(duel('Ferevellon, Son of Thandronen', []));
  t.player('Ann').does('he');
  t.expect.card('foe', { strength: 7 }).card('other', { strength: 9 }).card('he', { wounds: 1 });
});
scenario('[4_68/2, LR-EXERT-003] not exhausted', (t) => {
  t.given(duel('Ferevellon, Son of Thandronen', [], { hero: { wounds: 2 } }));
  t.player('Ann').mayNot('he', { rule: 'LR-EXERT-003' });
});
for (const wounds of [0, 2])
  scenario(`[4_78] whoever fights Lórien Swordsman with ${wounds} wounds is ${2 * wounds} weaker`, (t) => {
    t.given(duel('Lórien Swordsman', [], { foe: { wounds } }));
    t.expect.card('foe', { strength: 9 - 2 * wounds }).card('other', { strength: 9 });
  });
