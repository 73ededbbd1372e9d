/** The command lines of bench and soak: what they take, and what they refuse with a word about it. */
import { expect, test } from 'vitest';
import { benchArgs, soakArgs } from './lib/args.ts';

const NAMES = ['kernel', 'meccg', 'lotr-tcg'];

test('bench: without arguments every name, printed and not kept', () => {
  expect(benchArgs([], NAMES)).toEqual({ only: NAMES, json: false, keep: false });
});

test('bench: one name, as JSON, kept', () => {
  expect(benchArgs(['--json', '--only', 'meccg', '--keep'], NAMES)).toEqual({
    only: ['meccg'],
    json: true,
    keep: true,
  });
});

test.each([
  [['--only'], '--only needs a name: kernel, meccg, lotr-tcg'],
  [['--only', '--json'], '--only needs a name'],
  [['--only', 'chess'], '--only: there is no "chess"; known: kernel, meccg, lotr-tcg'],
  [['--fast'], '"--fast" is not understood'],
  [['kernel'], '"kernel" is not understood'],
])('bench refuses %j', (args, message) => {
  expect(() => benchArgs(args, NAMES)).toThrow(message);
});

test('soak: without arguments every name with its own count', () => {
  expect(soakArgs([], ['sparks', 'harbour'])).toEqual({
    names: ['sparks', 'harbour'],
    games: undefined,
    seed: 'soak',
    fresh: false,
  });
});

test('soak: names once each, with count and seed', () => {
  const args = ['harbour', '--games', '30', 'harbour', '--seed', 'x', '--fresh'];
  expect(soakArgs(args, ['sparks', 'harbour'])).toEqual({
    names: ['harbour'],
    games: 30,
    seed: 'x',
    fresh: true,
  });
});

test.each([
  [['--games'], '--games needs a number from 1 up'],
  [['--games', '0'], '--games: expected a number from 1 up, found "0"'],
  [['--games', '1e3'], 'found "1e3"'],
  [['--seed'], '--seed needs a text'],
  [['chess'], 'there is no "chess"; known: sparks'],
  [['--quick'], '"--quick" is not understood'],
])('soak refuses %j', (args, message) => {
  expect(() => soakArgs(args, ['sparks'])).toThrow(message);
});
