/**
 * Every page as a friend would see it: nothing makes it scroll sideways, what is pressed is large enough for a finger,
 * and on a phone nothing of a table lies where no scrolling leads.
 */
import { expect, type Page } from '@playwright/test';
import { ahead } from '../ahead.ts';
import { fitsTheScreen, test } from '../table.ts';

const PHONE = { tag: '@phone' };
const PAGES = [
  '/',
  '/learn',
  '/learn/puzzles',
  '/learn/glossary',
  '/map',
  '/decks',
  '/decks/new',
  '/decks/collection/meccg/A',
  '/cards?q=type%3Acharacter',
  '/cards/meccg/TW-161',
  '/rules/meccg?rule=ME-MOVE-530',
  '/laboratory',
  '/profile',
  '/nowhere',
  '/table/nowhere',
];

/** What scrolls sideways by itself, and what is too small for a finger: words in a text are not meant. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 40;
    const found: string[] = [];
    const called = (one: Element): string =>
      `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30)}`;
    for (const one of document.querySelectorAll('body *')) {
      const { overflowX } = getComputedStyle(one);
      if ((overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth + 1)
        found.push(`scrolls sideways: ${called(one)}`);
    }
    if (!window.matchMedia('(pointer: coarse)').matches) return found;
    for (const one of document.querySelectorAll('button, a, select, summary, input')) {
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
      const inText = getComputedStyle(one).display === 'inline' || one.closest('p, dd, dt, td, h2') !== null;
      if (width > 1 && height > 1 && height < LEAST - 0.5 && !inText)
        found.push(`too small: ${called(one)} ${Math.round(width)}×${Math.round(height)}`);
    }
    return found;
  });

test('no page scrolls sideways, and a finger finds everything', async ({ page }) => {
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await fitsTheScreen(page);
    for (const fault of await faults(page)) found.push(`${path}: ${fault}`);
  }
  expect(found).toEqual([]);
});

test('without a connection a page says what is wrong, in words', async ({ page, context }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('[data-game="lotr-tcg"]').click();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Novice\b/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server does not answer' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Are you online?' })).toBeVisible();
  await expect(page.getByText(/\.css|\.js|module/)).toHaveCount(0);
});

test('a deck with faults tells them within its pane', async ({ page }) => {
  await page.goto('/decks/collection/meccg/A');
  await page.getByRole('button', { name: 'Copy it into your own' }).click();
  await page.waitForURL(/\/decks\/[a-z0-9]{12}$/);
  const tabs = page.getByRole('group', { name: 'What is shown' });
  const show = async (name: RegExp): Promise<void> => {
    await expect(page.getByLabel('Name of the deck')).toBeVisible();
    const tab = tabs.getByRole('button', { name });
    if (await tab.isVisible()) await tab.click();
  };
  await show(/^Cards/);
  const search = page.getByRole('combobox', { name: 'Search cards' });
  await search.fill('type:character');
  // What is typed to its end is not proposed again, over what was found.
  await expect(page.getByRole('list', { name: 'Cards found' }).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Proposals' })).toBeHidden();
  await page.getByRole('list', { name: 'Cards found' }).getByRole('button').first().click();
  await show(/^Check/);
  await expect(page.getByText('One thing is wrong')).toBeVisible();
  const pane = page.locator('[data-of="check"]');
  expect(await pane.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
});

test(
  'a phone says the phase, and nothing of the board lies beneath what is asked',
  PHONE,
  async ({ page }) => {
    await ahead(page, 'lotr-tcg', ({ part }) => part?.of === 'minion');
    await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
    const [board, bar] = [
      await page.locator('#board').boundingBox(),
      await page.locator('#decision').boundingBox(),
    ];
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    // The last card of the battle is scrolled into sight, whole.
    const last = page.locator('#board [data-card]:visible').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.95 });
    const foot = await last.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 3);
  },
);

test(
  'a phone has room for the longest name of a phase, and breaks no mark from its word',
  PHONE,
  async ({ page }) => {
    await ahead(
      page,
      'meccg',
      (_decision, { scene: { time } }) => time.phases[time.now] === 'movement/hazard',
    );
    await expect(page.locator('[aria-current="step"]')).toBeInViewport({ ratio: 1 });
    // What is asked ends in the line of its last word.
    const broken = await page.evaluate(
      () =>
        [...document.querySelectorAll('#decision h2 button')].filter((word) => {
          const mark = word.parentElement?.nextSibling;
          if (mark === null || mark === undefined || mark.nodeType !== Node.TEXT_NODE) return false;
          const range = document.createRange();
          range.selectNodeContents(mark);
          return range.getBoundingClientRect().top > word.getBoundingClientRect().bottom - 4;
        }).length,
    );
    expect(broken).toBe(0);
  },
);

test('after a lesson nothing of its head or of what is asked is cut on a phone', PHONE, async ({ page }) => {
  await page.goto('/learn/first/lotr-tcg-first-game');
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const bar = page.locator('#decision');
  await expect(bar).toBeVisible();
  // By its script to the end: what is to be chosen is told each time.
  for (let made = 0; made < 60; made++) {
    const next = lesson.getByRole('button', { name: 'Next' });
    while (await next.isVisible()) await next.click();
    if (!(await lesson.getByRole('heading').innerText()).startsWith('Step')) break;
    const before = `${await lesson.innerText()}${await bar.innerText()}`;
    const words = await lesson.locator('strong').last().innerText();
    const option = bar.getByRole('button', { name: words }).first();
    if (!(await option.isVisible())) await bar.getByRole('button', { name: /options?/ }).click();
    await option.click();
    await expect.poll(async () => `${await lesson.innerText()}${await bar.innerText()}`).not.toBe(before);
  }
  const title = await lesson.getByRole('heading').boundingBox();
  const hints = await lesson.getByRole('button', { name: 'Hints off' }).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(hints?.x ?? 0);
  await expect(page.getByRole('button', { name: /^Your hand/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Your hand/ }).tap();
  await expect(page.locator('[aria-label^="Your hand"] [data-card]').first()).toBeInViewport({ ratio: 0.9 });
});
