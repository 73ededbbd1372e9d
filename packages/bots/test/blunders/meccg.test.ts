/** Blunders of the Middle-earth CCG: how many of them a Steward avoids, and Loremaster after a little thought. */
import { join } from 'node:path';
import { type MeccgState, meccgScenarios } from '@westmarch/meccg';
import type { ScenarioGame } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccgLoremaster, steward } from '../../src/meccg/index.ts';
import { type Blunder, blundersIn, blundersOf, tellsApart } from './run.ts';

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

/** Where a position is a part of the game alone, nothing comes after it that could be played on in thought. */
const ALONE: ReadonlySet<unknown> = new Set(['attack', 'corruption check']);
const goesOn = ({ scenario }: Blunder): boolean =>
  !('given' in scenario && isGiven(scenario.given) && ALONE.has(scenario.given.phase));
const isGiven = (value: unknown): value is { readonly phase?: unknown } =>
  typeof value === 'object' && value !== null;
/** So many games are played on in thought for each choice. */
const ITERATIONS = 20;
/** Three as measured: a heavy item on the Wizard, a prisoner left, Sudden Call put away. He is to avoid all. */
const NOT_YET = 5;
test('Loremaster avoids nearly all after a little thought', () => {
  const budget = () => ({ iterations: ITERATIONS });
  const tried = all.filter(goesOn);
  const done = blundersOf(tried, adapter, (seed) => meccgLoremaster(seed, { budget }));
  expect(tried.length).toBeGreaterThanOrEqual(25);
  expect(done.length, done.join('; ')).toBeLessThanOrEqual(NOT_YET);
});
