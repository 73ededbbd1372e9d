/** Blunders of The Lord of the Rings TCG: how many of them a Steward avoids, and that a Loremaster avoids them all. */
import { join } from 'node:path';
import { type LotrTcgState, lotrTcgScenarios } from '@westmarch/lotr-tcg';
import type { ScenarioGame } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrLoremaster, lotrSteward } from '../../src/lotr-tcg/index.ts';
import { blundersIn, blundersOf, tellsApart } from './run.ts';

const adapter: ScenarioGame<LotrTcgState> = lotrTcgScenarios;
const all = blundersIn(join(import.meta.dirname, 'lotr-tcg'));

test('there are forty of them at least', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
});

test.each(all)('$file, $title: it can be done, and avoided', (blunder) => {
  expect(tellsApart(blunder, adapter)).toBe(true);
});

test('Steward avoids nine of ten', () => {
  const done = blundersOf(all, adapter, lotrSteward);
  expect(done.length, done.join('\n')).toBeLessThanOrEqual(Math.floor(all.length / 10));
});

test.each([24, 60, 200])('Loremaster avoids them, with %i games played on for each choice', (iterations) => {
  const budget = () => ({ iterations });
  expect(blundersOf(all, adapter, (seed) => lotrLoremaster(seed, { budget }))).toEqual([]);
});
