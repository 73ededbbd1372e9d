/** Whole games in a real browser: by pressing, by keys alone, with a friend, watched, and replayed. */
import { expect, test } from '@playwright/test';
import {
  begin,
  byKeys,
  byPressing,
  frames,
  type Game,
  isAccessible,
  newPerson,
  playOn,
  version,
} from './table.ts';
import { hiddenFaces } from './wire.ts';

test.describe.configure({ timeout: 300_000 });

const games: readonly Game[] = ['meccg', 'lotr-tcg'];
const END = /You have (won|lost)|drawn/;

for (const game of games) {
  test(`a whole game of ${game} against the bot, by pressing, and its replay`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await begin(page, game, 'Novice');
    await playOn([page], byPressing, { most: 12, seed: 3 });
    await isAccessible(page);
    expect(await playOn([page], byPressing, { seed: 7 })).toBeGreaterThan(10);
    await expect(page.getByRole('dialog')).toContainText(END);
    await isAccessible(page);
    await page.getByRole('link', { name: 'See the replay' }).click();
    await page.waitForURL(/\/replay\//);
    await isAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('a game by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await begin(page, 'lotr-tcg', 'Novice');
  await playOn([page], byKeys, { seed: 5 });
  await expect(page.getByRole('dialog')).toContainText(END);
});

test('two browsers against each other, one of them reloading, a third watching', async ({
  page,
  browser,
}) => {
  const mine = frames(page);
  await begin(page, 'lotr-tcg', 'A friend');
  const link = await page.getByRole('textbox', { name: /link/ }).inputValue();
  const friend = await (await newPerson(browser)).newPage();
  const theirs = frames(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.waitForURL(/\/table\//);
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const watcher = await (await newPerson(browser)).newPage();
  const watched = frames(watcher);
  await watcher.goto(`/watch/${table}`);
  await playOn([page, friend], byPressing, { most: 25, seed: 11 });
  const before = (await version(friend)) ?? '';
  await friend.reload();
  await expect(friend.locator('[data-v]')).toHaveAttribute('data-v', before);
  await playOn([page, friend], byPressing, { seed: 13 });
  await expect(page.getByRole('dialog')).toContainText(END);
  await expect(friend.getByRole('dialog')).toContainText(END);
  await expect(watcher.locator('#decision')).toContainText(/wins|drawn/);
  expect(mine.length).toBeGreaterThan(20);
  expect(watched.length).toBeGreaterThan(20);
  expect(hiddenFaces(mine, [theirs, watched], 1)).toEqual([]);
  expect(hiddenFaces(theirs, [mine, watched], 2)).toEqual([]);
});
