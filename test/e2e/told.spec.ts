/** What is told of a fight: rolls with every term in the log, and who won each strike in its list. */
import { expect } from '@playwright/test';
import { isAccessible, test } from './table.ts';

test('a roll is told with its terms, and the list of strikes says who won', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/learn/puzzles/meccg-04-two-cards-two-strikes');
  const bar = page.locator('#decision');
  const frodo = bar.locator('button[aria-pressed]').filter({ hasText: 'Frodo' });
  await frodo.click();
  await bar.locator('button[aria-pressed]').filter({ hasText: 'Beretar' }).click();
  await bar.locator('[data-confirm]').click();
  // Frodo faces his without any card; Beretar's is still to come.
  const lost = page.locator('li[data-won="no"]').filter({ hasText: 'Frodo' });
  await expect(async () => {
    if ((await lost.count()) === 0) await bar.locator('[data-pass]').click({ timeout: 1_000 });
    await expect(lost).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(lost).toContainText('✗');
  await expect(lost).toContainText(/wounded|eliminated/);
  await isAccessible(page);
  await expect(page.getByText(/Frodo rolls 7 \+ 1 prowess.* = 8 against 10/).first()).toBeVisible();
});
