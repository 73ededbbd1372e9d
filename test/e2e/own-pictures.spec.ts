/**
 * A folder of pictures that a player owns: chosen in the settings, they are shown instead of ours, on the table and at
 * reading; wrong names and broken files are told; turned off, nothing of them is left.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { ahead } from './ahead.ts';
import { fitsTheScreen, isAccessible, test } from './table.ts';

/** The smallest picture there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const own = (page: Page): Locator => page.locator('[data-card] image[href^="blob:"]');

async function settings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
}
const close = (page: Page): Promise<void> => page.getByRole('button', { name: 'Close' }).click();

test('pictures of one’s own are shown, what is wrong with them is told, and they can be left', {
  tag: '@desk',
}, async ({ page }) => {
  // The browser's own dialog for folders cannot be driven: the older one can, and hands over the same files.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
    Reflect.deleteProperty(Window.prototype, 'showDirectoryPicker');
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await ahead(page, 'lotr-tcg', (_decision, { v }) => v >= 12);
  await page.locator('main [data-card]').first().waitFor();
  // Three cards that are told apart on the board.
  const texts = await page.locator('main [data-card]:not(li *)').allTextContents();
  const names = [...new Set(texts.map((text) => text.split(',')[0].trim()))].filter((name) => name !== '');
  expect(names.length).toBeGreaterThanOrEqual(3);
  const before = sent.length;

  const folder = mkdtempSync(join(tmpdir(), 'westmarch-own-'));
  writeFileSync(join(folder, `${names[0]}.png`), PIXEL);
  writeFileSync(join(folder, `${names[1]}.png`), 'this is no picture');
  // It begins as one, and does not go on: found out when it is drawn.
  writeFileSync(join(folder, `${names[2]}.jpg`), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]));
  writeFileSync(join(folder, 'holiday.png'), PIXEL);
  writeFileSync(join(folder, 'notes.txt'), 'buy more');
  await settings(page);
  await page.getByLabel('Choose a folder').setInputFiles(folder);
  await expect(page.getByText(/\d+ of \d+ cards of this game have a picture/)).toBeVisible();
  await expect(page.getByText('2 files cannot be read as pictures')).toBeVisible();
  await page.getByText('2 files cannot be read as pictures').click();
  await expect(page.getByText('save them again as JPEG')).toBeVisible();
  await expect(page.getByText(`${names[1]}.png`)).toBeVisible();
  await page.getByText('1 file is no card’s').click();
  await expect(page.getByText('holiday.png')).toBeVisible();
  await expect(page.getByText('1 file is no picture')).toBeVisible();
  await isAccessible(page);
  await fitsTheScreen(page);
  await close(page);

  // On the table: the good one, and ours for the broken ones.
  await expect(own(page).first()).toBeAttached();
  const shown = await own(page).evaluateAll((all) =>
    all.map((one) => (one.closest('[data-card]')?.textContent ?? '').split(',')[0].trim()),
  );
  expect([...new Set(shown)]).toEqual([names[0]]);
  await isAccessible(page);

  // And without them again.
  await settings(page);
  await page.getByRole('button', { name: 'Show Westmarch’s own' }).click();
  await expect(page.getByText('cards of this game have a picture')).toHaveCount(0);
  await close(page);
  await expect(page.locator('[data-card] image')).toHaveCount(0);
  // Nothing of it went anywhere.
  expect(sent.slice(before)).toEqual([]);
});
