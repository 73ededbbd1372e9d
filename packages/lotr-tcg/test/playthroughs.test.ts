/**
 * Recorded playthroughs between the two starters of set 1: one whole game as text that a person can read, and some more
 * in short. Whatever changes what is offered, what happens or (in the first) how it reads shows up here.
 *
 * To write it anew after a change that is meant: WESTMARCH_REFRESH=1 npx vitest run packages/lotr-tcg/test/playthroughs
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  dump,
  firstIn,
  namesOf,
  type Phrase,
  place,
  type Sink,
  sentence,
  sizeOf,
  trace,
} from '@westmarch/kernel';
import { firstDifference, recording } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrTcg, readSetup } from '../src/game.ts';
import { type S, Zone } from '../src/state.ts';

const SEED = 'playthrough';

/** Small numbers that depend on the seed and nothing else. */
function picker(seed: string): (n: number) => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) % n;
  };
}

/** The table in one line: where each fellowship stands, and what it suffers. */
function board(s: S): string {
  const seats = Array.from({ length: s.layout.sizes.players }, (_x, i) => {
    const p = i + 1;
    const wounds: string[] = [];
    for (let c = firstIn(s, place(s, Zone.companions, p)); c !== 0; c = s.card.next[c])
      wounds.push(String(s.card.wounds[c]));
    const size = (zone: number): number => sizeOf(s, place(s, zone, p));
    return `player ${p} at site ${s.player.site[p]}, burdens ${s.player.burdens[p]}, companions with wounds ${wounds.join(' ')}, hand ${size(Zone.hand)}, deck ${size(Zone.deck)}, dead ${size(Zone.dead)}`;
  });
  return `twilight ${s.global.twilight}; ${seats.join('; ')}`;
}

function playthrough(): string {
  const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });
  const s = lotrTcg.create(setup, SEED);
  const pick = picker(SEED);
  const said = (phrase: Phrase): string => sentence(lotrTcg.engine.language, namesOf(s), phrase);
  const nameOf = (card: number): string => {
    const { names, id } = s.engine.definitions[s.card.def[card]];
    return names['en'] ?? id;
  };
  const lines = [`${lotrTcg.name}, ${setup.decks.map((d) => d.name).join(' against ')}, seed "${SEED}"`, ''];
  let turn = 0;
  let choices = 0;
  for (let d = lotrTcg.pending(s); d !== null; d = lotrTcg.pending(s)) {
    if (s.global.turn !== turn) {
      turn = s.global.turn;
      lines.push('', `Turn ${turn}: ${board(s)}`);
    }
    const { count } = lotrTcg.options(s);
    const choice = pick(count);
    lines.push(`${++choices}. ${trace(s)}: ${said(d.ask)}`);
    for (let i = 0; i < count; i++)
      lines.push(`   ${i === choice ? '→' : ' '} ${said(lotrTcg.describe(s, i))}`);
    const told: string[] = [];
    const sink: Sink = {
      tell: (_s, event, a) => {
        const found = lotrTcg.engine.events.find(({ channel }) => channel === event);
        const isCard = !['player', 'phase', 'pool'].includes(found?.subject.noun ?? '');
        told.push(`${found?.name}: ${isCard ? nameOf(a) : a}`);
      },
    };
    lotrTcg.apply(s, choice, sink);
    for (const event of told) lines.push(`     · ${event}`);
  }
  lines.push('', `After ${choices} choices: ${lotrTcg.result(s)?.join(', ')}`, board(s), '', dump(s), '');
  return lines.join('\n');
}

test('a whole game plays as recorded', () => {
  const played = playthrough();
  const file = new URL('playthroughs/starters.txt', import.meta.url);
  if (process.env['WESTMARCH_REFRESH'] === '1') writeFileSync(file, played);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(
    played,
    'The game differs from test/playthroughs/starters.txt. If that is meant: WESTMARCH_REFRESH=1 npx vitest run packages/lotr-tcg/test/playthroughs',
  ).toBe(kept);
});

test.each([
  ['fotr-aragorn', 'fotr-gandalf', 'second'],
  ['fotr-gandalf', 'fotr-aragorn', 'third'],
  ['fotr-aragorn', 'fotr-aragorn', 'fourth'],
  ['fotr-gandalf', 'fotr-gandalf', 'fifth'],
])('%s against %s plays as recorded (%s)', (one, other, seed) => {
  const played = recording(lotrTcg, readSetup({ decks: [one, other] }), seed);
  const file = new URL(`playthroughs/${seed}.txt`, import.meta.url);
  if (process.env['WESTMARCH_REFRESH'] === '1') writeFileSync(file, played);
  expect(
    firstDifference(played, readFileSync(file, 'utf8')),
    `The game differs from test/playthroughs/${seed}.txt. If that is meant: WESTMARCH_REFRESH=1 npx vitest run packages/lotr-tcg/test/playthroughs`,
  ).toBeUndefined();
});

test('more games in short play as recorded', () => {
  const pairs = [
    ['fotr-aragorn', 'fotr-gandalf'],
    ['fotr-gandalf', 'fotr-aragorn'],
    ['fotr-aragorn', 'fotr-aragorn'],
    ['fotr-gandalf', 'fotr-gandalf'],
    ['fotr-aragorn', 'fotr-gandalf', 'fotr-aragorn'],
  ];
  const played = Array.from({ length: 80 }, (_x, i) => {
    const pair = pairs[i % pairs.length];
    return recording(
      lotrTcg,
      readSetup({ decks: pair, ...(i % 5 === 4 ? { starter: true } : {}) }),
      `short ${i + 1}`,
      { every: 40 },
    );
  }).join('');
  const file = new URL('playthroughs/in-short.txt', import.meta.url);
  if (process.env['WESTMARCH_REFRESH'] === '1') writeFileSync(file, played);
  expect(
    firstDifference(played, readFileSync(file, 'utf8')),
    'A game differs from test/playthroughs/in-short.txt. If that is meant: WESTMARCH_REFRESH=1 npx vitest run packages/lotr-tcg/test/playthroughs',
  ).toBeUndefined();
});
