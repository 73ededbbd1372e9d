/** Learning in a real browser: the door, a puzzle that is missed, taken back and solved, a first game, the glossary. */
import { expect, type Page } from '@playwright/test';
import { isAccessible, test } from './table.ts';

/** Presses an option of the decision by its words. */
async function choose(page: Page, words: string | RegExp): Promise<void> {
  const bar = page.locator('#decision');
  await expect(bar).toBeVisible();
  const option = bar.getByRole('button', { name: words }).first();
  const toggle = bar.getByRole('button', { name: /options?/ });
  // A few options stand open at a desk; a phone keeps them closed until one wants them. What is pressed while the next
  // decision comes may close its list: then it is tried again.
  await expect(async () => {
    if (!(await option.isVisible())) await toggle.click({ timeout: 1000 });
    await option.click({ timeout: 2000 });
  }).toPass();
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
  await expect(page.locator('#decision')).toHaveText('This position has been played out.');
  await puzzle.getByRole('button', { name: 'Try again' }).click();
  await choose(page, /Battle Fury/);
  await choose(page, /Let it stand/);
  await expect(puzzle).toContainText('Solved.');
  await isAccessible(page);
  await page.goto('/learn/puzzles');
  await expect(page.getByRole('link', { name: /One more than even/ })).toContainText('solved');
});

test('where dice decide, the best chance is wanted; the line is told in the words of the table', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/learn/puzzles/meccg-10-who-shall-speak');
  const puzzle = page.getByRole('region', { name: 'Puzzle' });
  await choose(page, /Win over Riders of Rohan/);
  await choose(page, /Éomer/);
  await expect(puzzle.getByRole('alert')).toContainText('a chance of 83 %, and there was one of 92 %');
  await puzzle.getByRole('button', { name: 'Show the line' }).click();
  await expect(puzzle.getByRole('listitem')).toHaveText([
    'Win over Riders of Rohan',
    'Celeborn',
    'Play Muster',
  ]);
  await puzzle.getByRole('button', { name: 'Take back' }).click();
  await choose(page, /Celeborn/);
  await choose(page, /Play Muster/);
  await expect(puzzle).toContainText('No line has a better chance than 92 %');
});

test('a first game goes on by its script, refuses gently, and is taken up again', {
  tag: '@desk',
}, async ({ page }) => {
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

test('words are explained where they stand, by keyboard, mouse and touch, with their rule', async ({
  page,
  isMobile,
}) => {
  await page.goto('/learn/first/meccg-first-game');
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const term = lesson.getByRole('button', { name: 'marshalling points' });
  const meaning = page.getByRole('note');
  if (isMobile) await term.tap();
  else await term.hover();
  await expect(meaning).toContainText('What you play for');
  await expect(meaning.getByRole('link', { name: 'ME-MP-001' })).toHaveAttribute('href', /rule=ME-MP-001/);
  await expect(meaning).toBeInViewport({ ratio: 1 });
  await isAccessible(page);
  if (isMobile) await lesson.getByRole('heading').tap();
  else await page.mouse.move(5, 890);
  await expect(meaning).toBeHidden();
  // In a prompt: from the key that leads there, by Tab, and away again by Escape.
  await page.locator('#decision h2').getByRole('button', { name: 'company' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(meaning).toContainText('Characters who travel');
  await page.keyboard.press('Tab');
  await expect(meaning.getByRole('link', { name: 'ME-COMPANY-001' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
  // Not inside what is pressed to choose.
  await expect(page.locator('[data-choice] button')).toHaveCount(0);
});

test('the glossary is searched, and leads to the rule', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/learn/glossary');
  await page.getByRole('searchbox').fill('overwhelmed');
  await expect(page.getByText('Beaten by at least twice')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'LR-SKIRM-008' }).click();
  await expect(page.locator('#LR-SKIRM-008')).toContainText('overwhelmed');
});
