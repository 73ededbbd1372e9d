// How often a player is asked: everything, with sensible stops, and with one screen for what is decided as a whole.
import { expect, test } from 'vitest';
import { measure } from './games.ts';

test('MECCG: less than two thirds of what the game asks is a question on a screen', () => {
  const { before, asked, screens, turns } = measure('meccg', 5);
  expect(before / turns).toBeGreaterThan(15);
  expect(asked / before).toBeLessThan(0.85);
  expect(screens / before).toBeLessThan(0.62);
});

test('LotR TCG: whom minions fight is one question', () => {
  const { before, asked, screens } = measure('lotr-tcg', 5);
  expect(asked / before).toBeLessThan(1);
  expect(screens / before).toBeLessThan(0.9);
});
