/** Three at one table in a real browser: one person and two Novices, begun from the page. */
import { expect } from '@playwright/test';
import { byPassing, fitsTheScreen, isAccessible, passByItself, playOn, test } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a game of three is begun from the page, and everyone is in sight', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.locator('[data-game="meccg"]').click();
  await page.getByText('More to choose').click();
  await page.getByLabel('Length of the game').selectOption('1');
  await expect(page.getByLabel('Hazards where you are')).toBeDisabled();
  await expect(page.getByText('For three to five players. Whoever')).toBeVisible();
  await page.getByRole('button', { name: 'Add an opponent' }).click();
  await page.getByLabel('Hazards where you are').check();
  // The decks of Dragons come with their rule.
  const smaug = page.locator('label', { hasText: 'Smaug: the Desolation' });
  await expect(smaug).toHaveCount(0);
  await page.getByLabel('Here Be Dragons').check();
  await smaug.click();
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.getByRole('button', { name: /^Novice\b/ }).click();
  await page.waitForURL(/\/table\//);
  await passByItself(page);
  await playOn([page], byPassing, { most: 3, seed: 3 });
  // A phone shows what is asked when somebody is: only then one looks round.
  await page.locator('[data-turn="yours"][data-waits="false"]').waitFor();

  const others = page.getByRole('group', { name: 'Other players' });
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  if (phone) await page.getByRole('button', { name: 'Others' }).click();
  for (const name of ['Novice', 'Novice II']) {
    const seat = others.getByRole('button', { name: `Show ${name}`, exact: false }).filter({
      has: page.getByText(name, { exact: true }),
    });
    await expect(seat).toBeInViewport();
    await seat.click();
    await expect(
      page.getByRole('region', { name: `${name}'s side`, exact: true }).getByRole('heading', { level: 2 }),
    ).toBeInViewport();
  }
  if (phone) await page.getByRole('button', { name: 'You', exact: true }).click();
  await expect(page.getByText('Dragon: Smaug')).toBeInViewport();
  await fitsTheScreen(page);
  await isAccessible(page);
  expect(errors).toEqual([]);
});
