/** What the table tells and asks, in a real browser: words, odds, sums, struck lines, and cards read at their options. */
import { expect, type Page } from '@playwright/test';
import { begin, byPassing, isAccessible, playOn, test } from './table.ts';

/** Words of the workshop that no player says. */
const STRANGE = /\b(window|act|pass|undefined|NaN)\b|[[\]{}]/;

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Every option that is offered now, with the list open. */
async function options(page: Page): Promise<string[]> {
  const closed = page.locator('#decision [aria-expanded="false"]:visible');
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

test('totals open into their sums, and what is taken back is struck', async ({ page }) => {
  await begin(page, 'meccg', 'Novice');
  await page.locator('#decision[data-turn="yours"]').waitFor();
  await page.keyboard.press('1');
  await expect(page.locator('[data-v]')).not.toHaveAttribute('data-v', '0');
  const told = page.locator('[data-kind="deed"]', { hasText: /reveal/ }).first();
  await page.getByRole('button', { name: 'Take back your last choice' }).click();
  await expect(page.locator('[data-struck="true"]').first()).toBeAttached();
  await expect(told).toBeAttached();
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
