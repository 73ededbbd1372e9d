/** Sitting at the table in a real browser: opening games, choosing, and looking at what comes over the wire. */
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { FromServer } from '@westmarch/protocol';

export type Game = 'meccg' | 'lotr-tcg';

/**
 * Every browser of a test brings values to the seed that hang on the test alone. The server's secrets are always the
 * same (server.ts), so the same cards are dealt whenever it is run, and no test fails by bad luck.
 */
export const test = base.extend({
  context: async ({ context }, use, { titlePath, project }) => {
    await bringing(context, [project.name, ...titlePath].join(' › '));
    await use(context);
  },
});

function bringing(context: BrowserContext, what: string): Promise<unknown> {
  return context.addInitScript((text) => {
    let state = 1;
    for (const letter of text) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
    crypto.getRandomValues = (array) => {
      if (!ArrayBuffer.isView(array)) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return array;
    };
  }, what);
}

/** Three presses: the game, the opponent, and, where a word of its label is given, the deck. */
export async function begin(
  page: Page,
  game: Game,
  opponent: 'Novice' | 'A friend' | 'Steward the Hunter',
  deck = '',
): Promise<void> {
  await page.goto('/');
  await page.locator(`[data-game="${game}"]`).click();
  if (deck !== '') await page.locator('label', { hasText: deck }).first().click();
  if (game === 'meccg') {
    // The shortest game there is: a whole one is long enough.
    await page.getByText('More to choose').click();
    await page.getByLabel('Length of the game').selectOption('1');
  }
  // Another may be described as stronger than he.
  await page.getByRole('button', { name: new RegExp(`^${opponent}\\b`) }).click();
  await page.waitForURL(/\/table\//);
}

/** Another person with a browser of his own. */
export async function newPerson(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await bringing(context, name);
  return context.newPage();
}

const yours = '[data-turn="yours"][data-waits="false"]';
/** The bar says how it ended, and asks nobody any more. */
const isOver = async (page: Page): Promise<boolean> =>
  (await page
    .locator('#decision:not([data-turn])')
    .filter({ hasText: /\b(wins?|drawn)\b/i })
    .count()) > 0;

/** A number below n that depends on what was chosen so far, so that a failing game can be played again. */
export class Luck {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }
  below(n: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 0x100000000) * n);
  }
}

/** The number of the last event that a page has seen. */
export const version = (page: Page): Promise<string | null> =>
  page.locator('[data-v]').getAttribute('data-v');

export type Way = (page: Page, luck: Luck) => Promise<void>;

/** What cannot be pressed for so long has gone; then one looks again. */
const PRESS = 2_500;
/** Nobody is asked anything for so long: the game hangs. */
const HANGS = 90_000;

/** Reading instead of acting, or a decision that was gone, may happen; so often in a row nothing can be chosen at all. */
const MOST_IN_VAIN = 8;

/** A finger on a phone, a mouse on a desk. */
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
const press = (page: Page, what: Locator): Promise<void> =>
  isPhone(page) ? what.tap({ timeout: PRESS }) : what.click({ timeout: PRESS });

/** Presses an option of the list, now and then a card of which there is something to do. */
export const byPressing: Way = async (page, luck) => {
  const cards = page.locator('main [data-options="1"]:visible');
  if (luck.below(4) === 0 && (await cards.count()) > 0) {
    const card = cards.nth(luck.below(await cards.count()));
    await press(page, card);
    // On a phone the first tap reads, and the second acts.
    if (isPhone(page)) await press(page, card);
    return;
  }
  if (await pressesWhole(page)) return;
  const toggle = page.locator('#decision [aria-controls][aria-expanded="false"]:visible');
  if ((await toggle.count()) > 0) await press(page, toggle.first());
  const options = page.locator('#decision [data-choice]');
  const pass = page.locator('#decision [data-pass]');
  const count = await options.count();
  const passes = (await pass.count()) > 0 && (count === 0 || luck.below(3) > 0);
  // A high bid would end the game before it began.
  const bids = (await page.locator('#decision').innerText()).includes('burdens do you bid');
  return press(page, passes ? pass : options.nth(luck.below(bids ? 3 : count)));
};

const confirmOf = (page: Page): Locator => page.locator('#decision [data-confirm]').first();

/** Where several picks are made on one screen: the first that will do, and then all of them at once. */
async function pressesWhole(page: Page): Promise<boolean> {
  const confirm = confirmOf(page);
  if ((await confirm.count()) === 0) return false;
  const picks = page.locator('#decision [aria-pressed="false"]:visible');
  for (let i = 0; i < 9 && (await confirm.isDisabled()); i++) await press(page, picks.first());
  await press(page, confirm);
  return true;
}

/** The same by keys. */
async function confirms(page: Page): Promise<boolean> {
  const confirm = confirmOf(page);
  if ((await confirm.count()) === 0) return false;
  for (let i = 1; i <= 9 && (await confirm.isDisabled()); i++) await page.keyboard.press(String(i));
  await confirm.press('Enter', { timeout: PRESS });
  return true;
}

/** As little and as quickly as may be: passes where one can, and takes the first option where not. */
export const byPassing: Way = async (page) => {
  const passes = (await page.locator('#decision [data-pass]').count()) > 0;
  if (!passes && (await confirms(page))) return;
  await page.keyboard.press(passes ? '0' : '1');
};

/** Keys alone: numbers for options, 0 to pass. */
export const byKeys: Way = async (page, luck) => {
  if (await confirms(page)) return;
  const bids = (await page.locator('#decision').innerText()).includes('burdens do you bid');
  const options = Math.min(bids ? 3 : 9, await page.locator('#decision [data-choice]').count());
  const passes = (await page.locator('#decision [data-pass]').count()) > 0;
  await page.keyboard.press(
    passes && (options === 0 || luck.below(3) > 0) ? '0' : String(1 + luck.below(options)),
  );
};

/** Goes on until the game is over, or so many choices were made. Returns how many. */
export async function playOn(
  pages: readonly Page[],
  way: Way,
  { most = 5_000, seed = 1 }: { most?: number; seed?: number } = {},
): Promise<number> {
  const luck = new Luck(seed);
  let chosen = 0;
  let idle = Date.now();
  let inVain = 0;
  while (chosen < most) {
    const page = await firstAsked(pages);
    if (page === null) {
      if (await isOver(pages[0])) return chosen;
      if (Date.now() - idle > HANGS)
        throw new Error(`Nobody was asked for ${HANGS / 1000} seconds, after ${chosen} choices.`);
      await pages[0].waitForTimeout(10);
      continue;
    }
    idle = Date.now();
    const before = await version(page);
    // What was asked may change under one's hand, as it does for people: then one looks again.
    await way(page, luck).catch(() => undefined);
    chosen++;
    const happened = await page
      .waitForFunction((v) => document.querySelector('[data-v]')?.getAttribute('data-v') !== v, before, {
        timeout: 3_000,
        polling: 5,
      })
      .then(() => true)
      .catch(() => false);
    inVain = happened ? 0 : inVain + 1;
    if (inVain === MOST_IN_VAIN)
      throw new Error(
        `${inVain} choices in a row did nothing at: ${await page.locator('#decision').innerText()}`,
      );
  }
  return chosen;
}

async function firstAsked(pages: readonly Page[]): Promise<Page | null> {
  for (const page of pages) if ((await page.locator(yours).count()) > 0) return page;
  return null;
}

/** Everything the server sends to a page about its table, parsed. */
export function frames(page: Page): FromServer[] {
  const all: FromServer[] = [];
  page.on('websocket', (socket) => {
    // The lobby has a socket of its own, and its own messages.
    if (!socket.url().endsWith('/ws')) return;
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') all.push(FromServer.parse(JSON.parse(payload)));
    });
  });
  return all;
}

/** Cards fly and dice roll from now on, or no more. */
export const moving = (page: Page, isMoving: boolean): Promise<void> =>
  page.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' });

/** No page of ours has frames: for such as have, the checker opens a page more each time, to put its findings together. */
export const accessibility = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** No serious finding of the accessibility checker, once what moves has come to rest. */
export async function isAccessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await accessibility(page).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Nothing makes the page itself scroll sideways. */
export async function fitsTheScreen(page: Page): Promise<void> {
  const [needed, there] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needed).toBeLessThanOrEqual(there);
}

export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('menuitem', { name: 'Concede' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click();
}

/** Lets the server pass wherever the game merely offers to act. */
export async function passByItself(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByLabel('As little as possible').check();
  await page.getByRole('button', { name: 'Close' }).click();
}
