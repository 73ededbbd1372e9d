/** The status reader: figures from whole files, an honest absence from missing or damaged ones. */
import { join } from 'node:path';
import { libraryOf, loadGames } from '@westmarch/table';
import { describe, expect, test } from 'vitest';
import { isAbsent } from '../src/status/absent.ts';
import { readBenchmarks } from '../src/status/benchmarks.ts';
import { readCards } from '../src/status/cards.ts';
import { readRules } from '../src/status/rules.ts';
import { readStatus } from '../src/status.ts';
import { lines, project } from './project.ts';

const missing = async (cards: readonly string[]) => cards.map(() => 'missing' as const);
/** As the engine says it. */
const written: Parameters<typeof readStatus>[1] = async (game, cards) => {
  await loadGames([game]);
  return cards.map(libraryOf(game).status);
};

test('an empty project has both games, and nothing else', async () => {
  const { games, benchmarks } = await readStatus(project(), written);
  expect(games.map(({ game }) => game)).toEqual(['meccg', 'lotr-tcg']);
  for (const { cards, rules } of games) {
    expect(cards).toEqual({ absent: 'The list of cards does not exist yet.' });
    expect(rules).toEqual({ absent: 'The rules ledger does not exist yet.' });
  }
  expect(benchmarks).toHaveProperty('absent');
});

describe('cards', () => {
  const facts = [{ id: 'TW-1' }, { id: 'TW-2' }, { id: 'TW-3' }, { id: 'TW-4' }];

  test('are counted by what the game says of each', async () => {
    const statusOf = async (ids: readonly string[]) =>
      ids.map((id) => (id === 'TW-1' ? 'implemented' : id === 'TW-2' ? 'partial' : 'missing'));
    const root = project({ 'cards/facts/cards.json': facts });
    expect(await readCards(root, statusOf)).toEqual({ total: 4, implemented: 1, partial: 1, missing: 2 });
  });

  test.each([
    ['[{"id": "TW-1"', /not valid JSON/],
    ['{}', /not a list/],
    ['[{"id": 7}]', /has no id/],
  ])('a damaged list is named as such: %s', async (text, message) => {
    const root = project({ 'cards/facts/cards.json': text });
    expect(await readCards(root, missing)).toEqual({ absent: expect.stringMatching(message) });
  });
});

describe('rules', () => {
  const entries = lines(
    { id: 'A-1' },
    { id: 'A-2' },
    { id: 'A-3' },
    { id: 'A-4' },
    { id: 'A-5', overruled: true },
  );

  test('before the tests were counted, the number of cited entries is not known', async () => {
    const root = project({ 'ledger/rules.jsonl': entries });
    expect(await readRules(root)).toEqual({ total: 4, cited: null, excused: 0, deferred: 0 });
  });

  test('each entry that counts stands in one column, a citation weighing most', async () => {
    const root = project({
      'ledger/rules.jsonl': entries,
      'ledger/cards.jsonl': lines({ id: 'C-1' }),
      'ledger/coverage.json': { total: 5, cited: ['A-1', 'A-5', 'gone'] },
      'ledger/excused.jsonl': lines({ id: 'A-1' }, { id: 'A-2' }),
      'ledger/deferred.jsonl': lines({ id: 'A-2' }, { id: 'C-1' }),
    });
    expect(await readRules(root)).toEqual({ total: 5, cited: 1, excused: 1, deferred: 1 });
  });

  test('a damaged line is named with its file', async () => {
    const root = project({ 'ledger/rules.jsonl': `${entries}{"id": "A-6"` });
    expect(await readRules(root)).toEqual({ absent: expect.stringMatching(/rules\.jsonl has a line/) });
  });

  test('a damaged report leaves the rest standing', async () => {
    const root = project({ 'ledger/rules.jsonl': entries, 'ledger/coverage.json': '{' });
    expect(await readRules(root)).toEqual({ total: 4, cited: null, excused: 0, deferred: 0 });
  });
});

describe('benchmarks', () => {
  const copy = { group: 'kernel', name: 'copy', value: 0.4, unit: 'µs', floor: 1, better: 'lower' };
  const play = { name: 'play', value: 400_000, unit: 'decisions/s', floor: 500_000, better: 'higher' };

  test('are held against their floors', async () => {
    const root = project({ 'bench/results.json': { results: [copy, play, { name: 'free', value: 1 }] } });
    const found = await readBenchmarks(root);
    expect(found).toMatchObject([
      { name: 'copy', holds: true },
      { name: 'play', holds: false },
      { name: 'free', floor: null, holds: null },
    ]);
  });

  test.each(['', '{}', '[]', '{"results": 3}', '{"results": [{"name": 1}]}'])(
    'no figure is shown from %j',
    async (text) => {
      expect(await readBenchmarks(project({ 'bench/results.json': text }))).toHaveProperty('absent');
    },
  );
});

test('the project itself can be read', async () => {
  const { games } = await readStatus(join(import.meta.dirname, '../../..'), written);
  for (const { cards, rules } of games) {
    expect(cards).toHaveProperty('total');
    expect(rules).toHaveProperty('total');
    expect(isAbsent(cards) ? 0 : cards.implemented).toBeGreaterThan(900);
  }
});

test('an engine that does not answer makes the count of cards absent, and nothing else', async () => {
  const root = project({
    'packages/meccg/cards/facts/cards.json': [{ id: 'TW-1' }],
    'packages/meccg/ledger/rules.jsonl': lines({ id: 'A-1' }),
  });
  const [meccg] = (await readStatus(root, () => Promise.reject(new Error('it ended')))).games;
  expect(meccg.cards).toEqual({ absent: expect.stringMatching(/does not answer/) });
  expect(meccg.rules).toHaveProperty('total', 1);
});
