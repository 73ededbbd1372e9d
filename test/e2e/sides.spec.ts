/** A short game of each kind of player in a real browser against Novice, from the draft to the end. */
import { expect } from '@playwright/test';
import { begin, byPassing, isAccessible, passByItself, playOn, test } from './table.ts';

test.describe.configure({ timeout: 900_000 });

/** Each by a word on his deck; Wizard players are in games.spec.ts. Long ones wait for WESTMARCH_LONG=1. */
const SIDES = {
  'Ringwraith player': '@desk',
  Sauron: ['@desk', '@long'],
  'fallen-wizard player': ['@desk', '@long'],
  'Balrog player': ['@desk', '@long'],
};

for (const [side, tag] of Object.entries(SIDES))
  test(`a short game with the deck of a ${side}`, { tag }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await begin(page, 'meccg', 'Novice', side);
    await passByItself(page);
    const first = await playOn([page], byPassing, { most: 40, seed: 3 });
    await isAccessible(page);
    // Who only passes may be beaten before his fortieth choice.
    expect(first + (await playOn([page], byPassing, { seed: 7 }))).toBeGreaterThan(15);
    await expect(page.getByRole('dialog')).toContainText(/You have (won|lost)|drawn/);
    await isAccessible(page);
    expect(errors).toEqual([]);
  });
