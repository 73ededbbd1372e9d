/**
 * Every puzzle can be solved against any defence, by the line that it states; and not by chance, by the first option
 * each time, by passing, or by what looks right.
 */
import { fileURLToPath } from 'node:url';
import { GAMES } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { readPuzzles } from '../../src/learning/puzzle-file.ts';
import { Ledgers } from '../../src/ledger.ts';
import { Trial } from './trial.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const TRIES = 20;
/** Of so many tries at random, fewer than these may succeed. */
const LUCKY = 7;

describe.each(GAMES)('%s', (game) => {
  const puzzles = readPuzzles(root, game);
  const ledgers = new Ledgers(root);

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
    test('it can be solved, whatever the other side does', () => {
      expect(trial.isSolvable()).toBe(true);
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
    test.each(file.puzzle.wrong.map(({ line }) => [line.join(' → '), line]))(
      'the other side has an answer to %s',
      (_words, line) => {
        expect(trial.follow(line)).toBe('missed');
      },
    );
  });
});
