/** Blunders of the Middle-earth CCG: how many of them a Steward avoids, and Loremaster after a little thought. */
import { join } from 'node:path';
import { type MeccgState, meccgScenarios } from '@westmarch/meccg';
import { hasHalted, type ScenarioGame } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccgLoremaster, steward } from '../../src/meccg/index.ts';
import { blundersIn, blundersOf, tellsApart } from './run.ts';

const adapter: ScenarioGame<MeccgState> = meccgScenarios;
const FOLDERS = ['attacks', 'ending', 'hazards', 'journeys', 'sites'] as const;
const all = FOLDERS.flatMap((folder) => blundersIn(join(import.meta.dirname, 'meccg', folder)));

describe('every position', () => {
  test('there are forty of them and more', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
  });
  test.each(all)('$file, $title: it can be done, and avoided', (blunder) => {
    expect(tellsApart(blunder, adapter)).toBe(true);
  });
});

test('Steward avoids them', () => {
  expect(blundersOf(all, adapter, steward)).toEqual([]);
});

/** What Loremaster does wrong when he plays so many games on in thought for each choice. */
function doneWith(iterations: number): readonly string[] {
  const budget = () => ({ iterations });
  // Where a position is a part of the game alone, he thinks to the end of it.
  const make = (seed: string) => meccgLoremaster(seed, { budget, isEnd: hasHalted });
  return blundersOf(all, adapter, make);
}

test.each([60, 200])('Loremaster avoids them, with %i games played on for each choice', (iterations) => {
  expect(doneWith(iterations)).toEqual([]);
});

test('with 20 games he has hardly time to look twice: at most one is done', () => {
  expect(doneWith(20).length).toBeLessThanOrEqual(1);
});
