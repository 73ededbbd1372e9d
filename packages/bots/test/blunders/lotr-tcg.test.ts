/** Blunders of The Lord of the Rings TCG: how many of them a Steward avoids. */
import { join } from 'node:path';
import { type LotrTcgState, lotrTcgScenarios } from '@westmarch/lotr-tcg';
import type { ScenarioGame } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrSteward } from '../../src/index.ts';
import { blundersIn, blundersOf, tellsApart } from './run.ts';

const adapter: ScenarioGame<LotrTcgState> = lotrTcgScenarios;
const all = blundersIn(join(import.meta.dirname, 'lotr-tcg'));

test.each(all)('$file, $title: it can be done, and avoided', (blunder) => {
  expect(tellsApart(blunder, adapter)).toBe(true);
});

test('Steward avoids them', () => {
  expect(blundersOf(all, adapter, lotrSteward)).toEqual([]);
});
