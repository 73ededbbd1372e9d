/**
 * Every puzzle can be solved against any defence, by the line that it states; and not by chance, by the first option
 * each time, by passing, or by what looks right. Where dice decide, its line has the best chance there is, every outcome
 * counted, and the others have less.
 */
import { fileURLToPath } from 'node:url';
import { GAMES } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { fractionOf, readPuzzles } from '../../src/learning/puzzle-file.ts';
import { Ledgers } from '../../src/ledger.ts';
import { Trial } from './trial.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const TRIES = 20;
/** Of so many tries at random, fewer than these may succeed. */
const LUCKY = 7;

describe.each(GAMES)('%s', (game) => {
  const puzzles = readPuzzles(root, game);
  const ledgers = new Ledgers(root);

  test('there are ten at least, and where the best chance is wanted, one at least', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(10);
    expect(puzzles.some(({ file }) => file.puzzle.chance !== undefined)).toBe(true);
  });
  test('they rise in difficulty, and have ids of their own', () => {
    const levels = puzzles.map(({ file }) => file.puzzle.level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  });

  describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_id, { file }) => {
    const trial = new Trial(game, file);

    test('its rules are in the ledger', () => {
      expect(ledgers.rules(game, file.puzzle.rules).map(({ id }) => id)).toEqual(file.puzzle.rules);
    });
    const { chance } = file.puzzle;
    test('it can be solved, or has the chance that it states, whatever the other side does', () => {
      if (chance === undefined) expect(trial.isSolvable()).toBe(true);
      else expect(trial.chance()).toBeCloseTo(fractionOf(chance), 9);
    });
    test('its line is played as it stands, and reaches the goal', () => {
      expect(trial.playFile()).toBe('');
    });
    test('its line reaches the goal against the best defence', () => {
      expect(trial.follow(trial.line)).toBe('reached');
    });
    test('neither the first option, nor passing, nor chance is enough', () => {
      expect(trial.always('first')).toBe('missed');
      expect(trial.always('pass')).toBe('missed');
      expect(trial.luck(TRIES)).toBeLessThan(LUCKY);
    });
    test.each(file.puzzle.wrong.map((wrong) => [wrong.line.join(' → '), wrong] as const))(
      'the other side has an answer to %s, or it has less of a chance',
      (_words, { line, chance: left }) => {
        expect(trial.follow(line)).toBe('missed');
        expect(left === undefined).toBe(chance === undefined);
        if (left !== undefined) expect(trial.left(line)).toBeCloseTo(fractionOf(left), 9);
      },
    );
  });
});
