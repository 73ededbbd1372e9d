/** Ents of Fangorn: the Gondor culture, tokens, events and Faramir. */
import { valueOf } from '@westmarch/kernel';
import { expect } from 'vitest';
import { cost } from '../../../../src/engine.ts';
import { Phase } from '../../../../src/state.ts';
import { invent } from '../../../invented.ts';
import { frodo, scenario } from '../../../table.ts';
import { fight, guards, token } from '../../casts/gondor.ts';
import { aragorn, Bob } from '../../people.ts';

invent(...guards);
for (const [who, tokens] of [
  ['Guard', 2],
  ['Rider', 0],
] as const)
  scenario(`[6_52/1] played beside ${who} Garrison of Osgiliath has ${tokens} tokens`, (t) => {
    t.given({
      phase: 'fellowship alone',
      players: {
        Ann: { companions: [frodo(), who], hand: [{ card: 'Garrison of Osgiliath', as: 'it' }, 'Pause'] },
        Bob,
      },
    });
    t.player('Ann').does('it: play');
    if (tokens > 0) t.player('Ann').does('it');
    t.expect.card('it', { tokens });
  });
for (const tokens of [2, 0])
  scenario(`[6_52/2] with ${tokens} tokens it makes a Gondor Man stronger`, (t) => {
    t.given(
      fight([{ card: 'Guard', as: 'hero' }, 'Rider'], {
        support: [
          'Pause',
          {
            card: 'Garrison of Osgiliath',
            as: 'it',
            ...(tokens === 0 ? {} : { tokens, tokensOf: 'Gondor' }),
          },
        ],
      }),
    );
    t.player('Ann').does('it');
    if (tokens > 0) t.player('Ann').does('remove');
    t.expect.card('hero', { strength: 7 }).card('it', tokens > 0 ? { tokens: 1 } : { in: 'discard of Ann' });
  });

const held = (card: string, of: string) =>
  fight(
    [{ card: 'Guard', as: 'hero', wounds: 1 }, 'Rider'],
    { hand: [{ card, as: 'event' }], support: ['Pause', token(of)] },
    'Orc',
  );
for (const [of, wounds] of [
  ['Rohan', 1],
  ['Elven', 0],
] as const)
  scenario(`[6_53] Mortal Men with a token of ${of}: ${wounds} exertions`, (t) => {
    t.given(held('Mortal Men', of));
    t.player('Ann').does('event');
    if (wounds > 0) t.player('Ann').does('other');
    t.expect.card('hero', { strength: 8 }).card('other', { wounds }).card('Tally', { tokens: 1 });
  });
for (const [of, wounds] of [
  ['Elven', 0],
  ['Rohan', 1],
] as const)
  scenario(`[6_56] Trust with a token of ${of}: ${wounds} wounds left`, (t) => {
    t.given(held('Trust', of));
    t.player('Ann').does('event');
    t.expect.card('hero', { strength: 8, wounds }).card('Tally', { tokens: 1 });
  });
const ventures = (second: object) => ({
  phase: 'regroup alone',
  players: {
    Ann: {
      companions: [frodo(), { card: 'Ranger', as: 'r' }, second],
      hand: [{ card: 'Perilous Ventures', as: 'event' }],
    },
    Bob: {
      minions: [
        { card: 'Orc', as: 'orc' },
        { card: 'Wraith', as: 'x' },
        { card: 'Wraith', as: 'y' },
      ],
      support: ['Idle'],
    },
  },
});
for (const [ways, gone] of [
  [['discard a minion', 'orc'], ['orc']],
  [['discard 2 Wraith'], ['x', 'y']],
] as const)
  scenario(`[6_54] two rangers exert: ${ways[0]}`, (t) => {
    t.given(ventures({ card: 'Ranger', as: 's' }));
    t.player('Ann').does('event', 'r', ...ways);
    if (gone.length === 2) t.player('Ann').does('x');
    for (const card of ['orc', 'x', 'y'])
      t.expect.card(card, { in: gone.some((one) => one === card) ? 'discard of Bob' : 'minions of Bob' });
    t.expect.card('r', { wounds: 1 }).card('s', { wounds: 1 });
  });
scenario('[6_54, LR-EXERT-003] one is not enough', (t) => {
  t.given(ventures({ card: 'Guard', as: 's' }));
  t.player('Ann').mayNot('event', { rule: 'LR-EXERT-003' });
});

const barahir = (support: readonly object[]) => ({
  phase: 'turn',
  players: {
    Ann: {
      companions: [
        frodo({ wounds: 1 }),
        aragorn({ as: 'Aragorn', wounds: 1, on: [{ card: 'Ring of Barahir', as: 'Ring of B' }] }),
        { card: 'Elf', wounds: 1 },
        { card: 'Rider', wounds: 1 },
      ],
      support,
      hand: ['Steed', 'Pause'],
    },
    Bob,
  },
});
scenario(
  '[6_55/2, LR-TOKEN-001] at the start of a turn a companion of the culture of a token may heal',
  (t) => {
    t.given(barahir([token('Elven', 2, 'x'), token('Rohan', 1, 'y')]));
    t.player('Ann').does('Ring of B').mayChoose.exactly('Elf', 'Rider');
    t.player('Ann').does('Rider');
    t.expect.card('Rider', { wounds: 0 }).card('x', { tokens: 2 });
  },
);
scenario('[6_55/2] nothing of it is offered without a token', (t) => {
  t.given(barahir([]));
  t.player('Ann').mayNot('Ring of B', {});
});

scenario('[6_121/1, LR-START-003] Faramir costs 1 less in the starting fellowship', (t) => {
  t.given({
    phase: 'fellowship alone',
    players: {
      Ann: { companions: [frodo()], hand: [{ card: 'Faramir, Ithilien Ranger', as: 'Faramir' }] },
      Bob,
    },
  });
  t.expect.card('Faramir', { 'twilight cost': 3 });
  t.state.global.phase = Phase.setUp;
  const then = valueOf(t.state, cost, t.who.card('Faramir'));
  t.state.global.phase = Phase.fellowship;
  expect(then).toBe(2);
});
const hunt = (hand: readonly string[]) => ({
  phase: 'fellowship alone',
  players: {
    Ann: {
      companions: [
        frodo(),
        { card: 'Faramir, Ithilien Ranger', as: 'Faramir' },
        { card: 'Bound', wounds: 1 },
        { card: 'Guard', wounds: 1 },
      ],
      hand,
    },
    Bob,
  },
});
scenario('[6_121/2] a ranger is played to heal a Ring-bound companion', (t) => {
  t.given(hunt(['Ranger', 'Rider']));
  t.player('Ann').does('Faramir');
  t.expect
    .card('Ranger', { in: 'companions of Ann' })
    .card('Bound', { wounds: 0 })
    .card('Guard', { wounds: 1 })
    .table({ twilight: 2 });
});
scenario('[6_121/2, LR-EFFECT-008] nobody else is played', (t) => {
  t.given(hunt(['Rider']));
  t.player('Ann').mayNot('Faramir', {});
});
