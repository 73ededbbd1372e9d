/**
 * Games in a real browser: by pressing, by keys alone, on a phone, with a friend, watched, and replayed. One is pressed
 * from its beginning to its end; others are passed to theirs when enough of them was seen.
 */
import { expect, type Page } from '@playwright/test';
import { shownThoughHidden } from './hidden.ts';
import {
  begin,
  byKeys,
  byPassing,
  byPressing,
  concede,
  fitsTheScreen,
  frames,
  isAccessible,
  moving,
  newPerson,
  passByItself,
  playOn,
  test,
  version,
} from './table.ts';

test.describe.configure({ timeout: 900_000 });

/** Of one kind of screen alone: see playwright.config.ts. */
const DESK = { tag: '@desk' };
const PHONE = { tag: '@phone' };

/** `WESTMARCH_LONG=1`: more of each game is pressed, and two people play to a natural end. */
const long = process.env['WESTMARCH_LONG'] === '1';

const END = /You have (won|lost)|drawn/;

/** From the end of a game to its replay: stepping, scrubbing, and the same position by its link. */
async function replay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See the replay' }).click();
  await page.waitForURL(/\/replay\//);
  const scrub = page.getByRole('slider');
  await expect(scrub).toBeVisible();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await isAccessible(page);
  await scrub.focus();
  await page.keyboard.press('Home');
  // A step begins where the page has come to, which takes as long as the machine needs.
  for (const at of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`[?&]at=${at}(&|$)`));
  }
  await expect(page.locator(`[data-v="2"]`)).toBeVisible();
  const asked = (await page.locator('#decision h2').textContent()) ?? '';
  expect(asked).not.toBe('');
  await page.reload();
  await expect(page.locator('#decision h2')).toHaveText(asked);
}

test('a game of MECCG against the bot by pressing, to its end, and its replay', DESK, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await moving(page, true);
  await begin(page, 'meccg', 'Novice');
  await playOn([page], byPressing, { most: 12, seed: 3 });
  await isAccessible(page);
  await passByItself(page);
  await playOn([page], byPressing, { most: long ? 30 : 12, seed: 7 });
  await moving(page, false);
  await playOn([page], byPassing);
  await expect(page.getByRole('dialog')).toContainText(END);
  await isAccessible(page);
  await replay(page);
  expect(errors).toEqual([]);
});

/** So many choices are made by pressing, and what remains of the game by passing. */
async function lotrTcg(page: Page, pressed: number): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await moving(page, true);
  await begin(page, 'lotr-tcg', 'Novice');
  await playOn([page], byPressing, { most: 12, seed: 3 });
  await isAccessible(page);
  await fitsTheScreen(page);
  await playOn([page], byPressing, { most: Math.min(10, pressed), seed: 5 });
  await moving(page, false);
  await playOn([page], byPressing, { most: Math.max(0, pressed - 10), seed: 7 });
  await playOn([page], byPassing);
  await expect(page.getByRole('dialog')).toContainText(END);
  await isAccessible(page);
  await replay(page);
  expect(errors).toEqual([]);
}
test('a whole game of the LotR TCG against the bot by pressing, and its replay', DESK, ({ page }) =>
  lotrTcg(page, Infinity),
);
test('the LotR TCG on a phone', PHONE, ({ page }) => lotrTcg(page, 25));

test('MECCG on a phone', PHONE, async ({ page }) => {
  await begin(page, 'meccg', 'Novice');
  await playOn([page], byPressing, { most: 25, seed: 9 });
  await isAccessible(page);
  await fitsTheScreen(page);
});

test('home, a new game, waiting, joining and a page that is not there are accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await isAccessible(page);
  await page.locator('[data-game="meccg"]').click();
  await isAccessible(page);
  await fitsTheScreen(page);
  await page.getByRole('button', { name: 'A friend' }).click();
  await page.locator('#invitation').waitFor();
  await isAccessible(page);
  await page.goto(await page.locator('#invitation').inputValue());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAccessible(page);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAccessible(page);
});

test('a game by keyboard alone', DESK, async ({ page }) => {
  await page.goto('/');
  const press = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (name.test(at)) return page.keyboard.press('Enter');
    }
    throw new Error(`Tab never came to ${name}.`);
  };
  await expect(page.locator('[data-game]').first()).toBeVisible();
  await press(/^The Lord of the Rings TCG/);
  await press(/^Novice/);
  await page.waitForURL(/\/table\//);
  await playOn([page], byKeys, { seed: 5 });
  await expect(page.getByRole('dialog')).toContainText(END);
});

test(
  'two browsers against each other, one of them reloading, a third watching',
  DESK,
  async ({ page, browser }) => {
    const mine = frames(page);
    await begin(page, 'lotr-tcg', 'A friend');
    const link = await page.getByRole('textbox', { name: /link/ }).inputValue();
    const friend = await newPerson(browser, 'friend');
    const theirs = frames(friend);
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await friend.waitForURL(/\/table\//);
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const watcher = await newPerson(browser, 'watcher');
    const watched = frames(watcher);
    await watcher.goto(`/watch/${table}`);
    await playOn([page, friend], byPressing, { most: 25, seed: 11 });
    const before = (await version(friend)) ?? '';
    await friend.reload();
    await expect(friend.locator('[data-v]')).toHaveAttribute('data-v', before);
    await playOn([page, friend], byPressing, { most: long ? 30 : 12, seed: 13 });
    if (long) await playOn([page, friend], byPassing);
    else await concede(friend);
    await expect(page.getByRole('dialog')).toContainText(END);
    await expect(friend.getByRole('dialog')).toContainText(END);
    await expect(watcher.locator('#decision')).toContainText(/wins|drawn/);
    const record: unknown = await (await page.request.get(`/api/tables/${table}/record`)).json();
    const seen = [watched, mine, theirs].map((frames, viewer) => ({ viewer, frames }));
    // The check itself bites: what the first was shown would have told the second too much.
    const [bite, ...shown] = shownThoughHidden(record, [{ viewer: 2, frames: mine }, ...seen]);
    for (const { updates } of shown) expect(updates).toBeGreaterThan(5);
    expect(shown.map(({ wrong }) => wrong)).toEqual([[], [], []]);
    expect(bite.wrong.length).toBeGreaterThan(0);
  },
);
