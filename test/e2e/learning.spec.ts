/** Learning in a real browser: the door, a puzzle that is missed, taken back and solved, a first game, the glossary. */
import { expect, type Page } from '@playwright/test';
import { isAccessible, test } from './table.ts';

/** Presses an option of the decision by its words. */
async function choose(page: Page, words: string | RegExp): Promise<void> {
  const bar = page.locator('#decision');
  await expect(bar).toBeVisible();
  const option = bar.getByRole('button', { name: words }).first();
  const toggle = bar.getByRole('button', { name: /options?/ });
  // A few options stand open at a desk; a phone keeps them closed until one wants them.
  await expect(option.or(toggle).first()).toBeVisible();
  if (!(await option.isVisible())) await toggle.click();
  await option.click();
}

test('a puzzle is missed, taken back and solved, and stays solved', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('heading', { name: 'Learn', exact: true })).toBeVisible();
  await isAccessible(page);
  await page
    .getByRole('link', { name: /^Puzzles/ })
    .first()
    .click();
  await page.getByRole('link', { name: /One more than even/ }).click();
  const puzzle = page.getByRole('region', { name: 'Puzzle' });
  await expect(puzzle).toContainText("Win Gimli's skirmish with a single card.");
  await puzzle.getByRole('button', { name: 'Hint' }).click();
  await expect(puzzle).toContainText('Add it up');
  await choose(page, /Axe Strike/);
  await choose(page, /Let it stand/);
  await expect(puzzle.getByRole('alert')).toContainText('Not this time');
  await puzzle.getByRole('button', { name: 'Try again' }).click();
  await choose(page, /Battle Fury/);
  await choose(page, /Let it stand/);
  await expect(puzzle).toContainText('Solved.');
  await isAccessible(page);
  await page.goto('/learn/puzzles');
  await expect(page.getByRole('link', { name: /One more than even/ })).toContainText('solved');
});

test('a first game goes on by its script, refuses gently, and is taken up again', async ({ page }) => {
  await page.goto('/learn/first/lotr-tcg-first-game');
  const lesson = page.getByRole('region', { name: 'Lesson' });
  await expect(lesson).toContainText('Step 1 of');
  await choose(page, /Play Boromir/);
  await expect(lesson.getByRole('alert')).toContainText('Sam comes first');
  await choose(page, /Play Sam/);
  await expect(lesson).toContainText('Step 2 of');
  await page.reload();
  await expect(lesson).toContainText('Step 2 of');
});

test('the glossary is searched', async ({ page }) => {
  await page.goto('/learn/glossary');
  await page.getByRole('searchbox').fill('overwhelmed');
  await expect(page.getByText('Beaten by at least twice')).toBeVisible();
  await isAccessible(page);
});
