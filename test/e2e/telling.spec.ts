/** What the table tells and asks, in a real browser: words, odds, sums, struck lines, and cards read at their options. */
import { expect, type Page } from '@playwright/test';
import { begin, byPassing, isAccessible, playOn, test } from './table.ts';

/** Words of the workshop that no player says. */
const STRANGE = /\b(window|act|pass|undefined|NaN)\b|[[\]{}]/;

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Every option that is offered now, with the list open. */
async function options(page: Page): Promise<string[]> {
  const closed = page.locator('#decision [aria-controls][aria-expanded="false"]:visible');
  if ((await closed.count()) > 0) await closed.first().click();
  return page.locator('#decision [data-choice] span:first-of-type').allTextContents();
}

async function speaksPlainly(page: Page): Promise<void> {
  const head = (await page.locator('#decision h2').textContent()) ?? '';
  expect(head).not.toMatch(STRANGE);
  const texts = await options(page);
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(40);
    expect(text).not.toMatch(STRANGE);
  }
  expect(new Set(texts).size).toBe(texts.length);
}

test('MECCG asks in few plain words, and reads a card at its option', async ({ page }) => {
  await begin(page, 'meccg', 'Novice');
  await page.locator('#decision[data-turn="yours"]').waitFor();
  for (let n = 0; n < 3; n++) {
    await speaksPlainly(page);
    await playOn([page], byPassing, { most: 1 });
    await page.locator('#decision[data-turn="yours"][data-waits="false"]').waitFor();
  }
  await options(page);
  const option = page.locator('#decision [data-choice]').first();
  if (isPhone(page)) {
    // Held, it is read, and not chosen.
    const before = await page.locator('[data-v]').getAttribute('data-v');
    await option.dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect(page.getByRole('dialog')).toBeVisible();
    await isAccessible(page);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-v]').getAttribute('data-v')).toBe(before);
  } else {
    await option.focus();
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** Presses an option by its words, once it is there. */
async function choose(page: Page, words: RegExp): Promise<void> {
  const bar = page.locator('#decision');
  const option = bar.getByRole('button', { name: words }).first();
  const toggle = bar.getByRole('button', { name: /^\d+ options?/ });
  await expect(option.or(toggle).first()).toBeVisible();
  if (!(await option.isVisible())) await toggle.click();
  await option.click();
}
/** Each of these answers says its chances, that of doing nothing too. */
async function saysChances(page: Page, words: readonly RegExp[], chances: RegExp): Promise<void> {
  const answers = page.locator(
    '#decision [data-choice], #decision [data-pass-note], #decision [aria-pressed]',
  );
  for (const one of words) await expect(answers.filter({ hasText: one }).first()).toContainText(chances);
}

test('whoever could face a strike says his chances, a body check counted in', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/learn/puzzles/meccg-01-who-should-stand');
  await expect(page.getByRole('region', { name: 'Puzzle' })).toBeVisible();
  await saysChances(page, [/Gimli/, /Aragorn/], /safe \d+%.*eliminated \d+%/);
});

test('checks and attempts say their chances for each answer', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/learn/puzzles/meccg-07-help-in-temptation');
  await expect(page.getByRole('region', { name: 'Puzzle' })).toBeVisible();
  await saysChances(page, [/Tap Haldir/, /Tap Legolas/, /Roll/], /passes \d+%/);
  await page.goto('/learn/puzzles/meccg-10-who-shall-speak');
  await choose(page, /Win over Riders of Rohan/);
  await saysChances(page, [/Éomer/, /Celeborn/], /wins \d+%.*to the roll/);
});

test('strengths of a skirmish open into their sums, and a bid warns with its number', async ({ page }) => {
  await page.goto('/learn/puzzles/lotr-tcg-01-one-more-than-even');
  await expect(page.getByRole('region', { name: 'Puzzle' })).toBeVisible();
  // On a phone the options lie over it until they are closed.
  const toggle = page.locator('#decision').getByRole('button', { name: /^2 options/ });
  if (isPhone(page)) await toggle.click();
  await page
    .getByRole('article', { name: 'The skirmish now' })
    .getByRole('button', { name: /open the sum/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Goblin Scavengers');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await begin(page, 'lotr-tcg', 'Novice');
  await page.locator('#decision[data-turn="yours"]').waitFor();
  await options(page);
  await expect(page.locator('#decision')).toContainText('resistance 0: corrupted at once');
});

test('totals open into their sums, and what is taken back is struck', async ({ page }) => {
  await begin(page, 'meccg', 'Novice');
  await page.locator('#decision[data-turn="yours"]').waitFor();
  await page.keyboard.press('1');
  await expect(page.locator('[data-v]')).not.toHaveAttribute('data-v', '0');
  const told = page.locator('[data-kind="deed"]', { hasText: /reveal/ }).first();
  await page.getByRole('button', { name: 'Take back your last choice' }).click();
  await expect(page.locator('[data-struck="true"]').first()).toBeAttached();
  await expect(told).toBeAttached();
  // It stays struck for whoever comes back.
  await page.reload();
  await page.locator('#decision[data-turn="yours"]').waitFor();
  if (isPhone(page)) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('[data-struck="true"]').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await playOn([page], byPassing, { most: 3 });
  await page
    .getByRole('button', { name: /, open the sum$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Why');
  await isAccessible(page);
  await page.keyboard.press('Escape');
});

test('The Lord of the Rings TCG asks in few plain words, and opens resistance', async ({ page }) => {
  await begin(page, 'lotr-tcg', 'Novice');
  await page.locator('#decision[data-turn="yours"]').waitFor();
  // Bids are not played on in thought: whoever chooses after that hears chances.
  await playOn([page], byPassing, { most: 1 });
  await page.locator('#decision[data-turn="yours"][data-waits="false"]').waitFor();
  // Against a bot one may ask what Loremaster would do: he says it, and shows it.
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('dialog')).toContainText(/wins \d+ % of the time/);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-wanted]').first()).toBeVisible();
  for (let n = 0; n < 3; n++) {
    await speaksPlainly(page);
    await playOn([page], byPassing, { most: 1 });
    await page.locator('#decision[data-turn="yours"][data-waits="false"]').waitFor();
  }
  // A phone shows one part of the table at a time.
  if (isPhone(page))
    await page
      .getByRole('button', { name: /^You\b/ })
      .first()
      .click();
  await page
    .getByRole('button', { name: /, open the sum$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Why resistance');
  await isAccessible(page);
});
