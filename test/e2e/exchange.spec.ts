/** Decks go out in every format and come in again: as a file, pasted, dropped, and by a link. */
import { expect, type Page } from '@playwright/test';
import { fitsTheScreen, isAccessible, newPerson, test } from './table.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The deck of a collection in each format that players exchange, as files. */
async function written(page: Page, path: string): Promise<{ name: string; text: string; format: string }[]> {
  await page.goto(path);
  await button(page, 'Export').click();
  const formats = page.getByRole('group', { name: 'Format' }).getByRole('button');
  await expect(formats.first()).toBeVisible();
  const all = [];
  for (const one of await formats.all()) {
    await one.click();
    const format = (await one.textContent()) ?? '';
    const text = await page.getByRole('textbox', { name: format, exact: true }).inputValue();
    const save = await page.getByRole('button', { name: /^Save / }).textContent();
    all.push({ name: save?.replace('Save ', '') ?? '', text, format });
  }
  return all;
}

for (const [game, path, least] of [
  ['meccg', '/decks/collection/meccg/A', 2],
  ['lotr-tcg', '/decks/collection/lotr-tcg/fotr-aragorn', 2],
] as const)
  test(`a deck of ${game} comes in by every format that it goes out in`, { tag: '@desk' }, async ({
    page,
  }) => {
    const files = await written(page, path);
    expect(files.length).toBeGreaterThanOrEqual(least);
    const sizes: string[] = [];
    for (const [i, { name, text }] of files.entries()) {
      await page.goto(`/decks/new?game=${game}`);
      if (i % 2 === 0)
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
      else {
        await page.getByLabel(/A list, JSON/).fill(text);
        await button(page, 'Read it').click();
      }
      const found = page.getByRole('region', { name: 'What was read' });
      await expect(found).toBeVisible();
      const told = await found
        .getByText(/\d+ cards/)
        .first()
        .textContent();
      sizes.push(/\d+ cards/.exec(told ?? '')?.[0] ?? '');
    }
    // Whatever it came by, it is the same deck.
    expect(new Set(sizes).size, `${files.map(({ format }) => format).join()}: ${sizes.join(' | ')}`).toBe(1);
    await isAccessible(page);
    await fitsTheScreen(page);
  });

test('a link to a shared deck is pasted as a list is', { tag: '@desk' }, async ({ page, browser }) => {
  await page.goto('/decks/collection/lotr-tcg/fotr-gandalf');
  await button(page, 'Copy it into your own').click();
  await page.waitForURL(/\/decks\/[a-z0-9]{12}$/);
  await button(page, 'Share').click();
  await button(page, 'Make a link').click();
  const link = await page.getByLabel('The link').inputValue();
  const friend = await newPerson(browser, 'friend');
  await friend.goto('/decks/new?game=lotr-tcg');
  await friend.getByLabel(/A list, JSON/).fill(` ${link} `);
  await button(friend, 'Read it').click();
  await friend.waitForURL(/\/decks\/shared\//);
  await button(friend, 'Copy it into your own').click();
  await friend.waitForURL(/\/decks\/[a-z0-9]{12}$/);
  await expect(friend.getByLabel('Name of the deck')).not.toHaveValue('');
  await friend.close();
});

test('a file that is no list is refused with what to do', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/decks/new?game=meccg');
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'big.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(2_000_000, 'x'),
  });
  await expect(page.getByRole('alert')).toContainText(/kB; a list has at most \d+/);
  await input.setInputFiles({ name: 'odd.json', mimeType: 'text/plain', buffer: Buffer.from('{"cards": [') });
  await expect(page.getByText(/JSON/).first()).toBeVisible();
  await isAccessible(page);
});
