/**
 * The map: looked at by itself, moved over by mouse, wheel, fingers and keys; and movement declared on it, at a desk by
 * mouse, keyboard and list, on a phone by finger, where the first press reads and the second acts.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { ahead } from '../ahead.ts';
import { fitsTheScreen, isAccessible, test, version } from '../table.ts';

const DESK = { tag: '@desk' };
const PHONE = { tag: '@phone' };

const world = (page: Page): Promise<string> =>
  page
    .locator('[data-near] > div')
    .first()
    .evaluate((element) => element.style.transform);
const asksWho = (page: Page): Locator => page.locator('[data-map] button', { hasText: 'where to?' });
const offered = (page: Page): Locator => page.locator('[data-mark][data-offered="true"]');

/** A table at which a company can be moved. */
const whereOneOrganizes = (page: Page): Promise<void> =>
  ahead(page, 'meccg', ({ choices }) => choices.some(({ does }) => does === 'declareMovement'));

/** A place that glows, with nothing over it: its name, and where its sign is on the screen. */
async function place(page: Page): Promise<{ name: string; x: number; y: number }> {
  await expect(offered(page).first()).toBeVisible();
  await page.waitForTimeout(300); // the map has come to rest
  const found = await page.evaluate(() => {
    for (const mark of document.querySelectorAll('[data-mark][data-offered="true"]')) {
      const box = mark.querySelector('circle:last-of-type')?.getBoundingClientRect();
      if (box === undefined) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (document.elementFromPoint(x, y)?.closest('[data-mark]') === mark)
        return { name: mark.getAttribute('data-mark') ?? '', x, y };
    }
    return null;
  });
  if (found === null) throw new Error('No place that glows is in sight.');
  return found;
}

/** The company of the one who looks goes there. */
const goesTo = (page: Page, name: string): Promise<void> =>
  expect(page.locator(`section[aria-label*="going to ${name}"]`)).toHaveCount(1);

test('the map by itself: moved, drawn nearer, read, and as a list', async ({ page }) => {
  await page.goto('/map');
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  await expect(page.locator('[data-mark]')).not.toHaveCount(0);
  await isAccessible(page);
  await fitsTheScreen(page);
  // By buttons and keys.
  const first = await world(page);
  await page.getByRole('button', { name: 'Nearer' }).click();
  await expect.poll(() => world(page)).not.toBe(first);
  await page.locator('[data-mark][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  const panel = page.locator('section h3').first();
  await expect(panel).toBeVisible();
  const read = await panel.innerText();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => panel.innerText()).not.toBe(read);
  await page.keyboard.press('Home');
  await page.keyboard.press('-');
  // The sheet below.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Under-deeps' }).click();
  await expect(page.locator('[data-mark="The Under-gates"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Lands above' }).click();
  // The list has the same places, found by a few letters and sorted.
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByLabel('Find a place').fill('lorien haven');
  await expect(page.locator('[data-place="Lórien"]')).toBeVisible();
  await page.getByLabel('Find a place').fill('gorgoroth');
  await page.getByRole('button', { name: /^Type/ }).click();
  await expect(page.locator('th[aria-sort="ascending"]')).toHaveText(/Type/);
  await page.getByRole('button', { name: 'Barad-dûr' }).click();
  await expect(page.getByRole('heading', { name: 'Barad-dûr' })).toBeVisible();
  await isAccessible(page);
});

test('movement is declared on the map by mouse, by keys, and from the list', DESK, async ({ page }) => {
  await whereOneOrganizes(page);
  await expect(page.locator('#board')).toBeVisible();
  await page.keyboard.press('m');
  await expect(asksWho(page).first()).toBeVisible();
  await isAccessible(page);
  // By mouse: the company, then a place that glows.
  await asksWho(page).first().click();
  const there = await place(page);
  await page.mouse.move(there.x, there.y);
  await expect(page.getByRole('heading', { name: there.name })).toBeVisible();
  await expect(page.locator('[data-map]')).toContainText('You draw up to');
  const before = await version(page);
  await page.mouse.click(there.x, there.y);
  await goesTo(page, there.name);
  expect(Number(await version(page))).toBe(Number(before) + 2);
  // Taken back, so that the place is asked for again; and by keys alone.
  await page.getByRole('button', { name: /Take back/ }).click();
  await expect(offered(page).first()).toBeVisible();
  await page.locator('[data-mark][tabindex="0"]').focus();
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-mark') ?? null);
  const isOffered = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-offered') === 'true');
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'ArrowLeft',
  ]) {
    if (await isOffered()) break;
    await page.keyboard.press(key);
  }
  if (!(await isOffered())) await offered(page).first().focus();
  const byKeys = (await focused()) ?? '';
  await page.keyboard.press('Enter');
  await goesTo(page, byKeys);
  // One that cannot be gone to says why not, with its rule.
  await page.getByRole('button', { name: 'List' }).click();
  await page.getByRole('button', { name: 'Variag Camp' }).click();
  await expect(page.getByRole('list', { name: 'Why not' })).toContainText(/ME-/);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Drawing' }).click();
  await page.keyboard.press('m');
  await expect(page.locator('[data-map]')).toHaveCount(0);
});

test('a finger reads a place first, and goes there with the second press', PHONE, async ({ page }) => {
  await whereOneOrganizes(page);
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await asksWho(page).first().tap();
  await expect(offered(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Nearer' }).tap();
  const there = await place(page);
  const before = await version(page);
  await page.touchscreen.tap(there.x, there.y);
  await expect(page.getByRole('heading', { name: there.name })).toBeVisible();
  expect(await version(page)).toBe(before);
  await isAccessible(page);
  await fitsTheScreen(page);
  const sign = page.locator(`[data-mark="${there.name}"] circle`).last();
  await page.waitForTimeout(400); // the map has made room for what is read
  const box = await sign.boundingBox();
  if (box === null) throw new Error('The place is not in sight.');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await goesTo(page, there.name);
});

test(
  'a phone gives the map the height that is left, and all else is a press of the thumb away',
  PHONE,
  async ({ page }) => {
    await whereOneOrganizes(page);
    const bar = page.locator('#decision');
    const onTheBoard = await bar.evaluate((element) => element.getBoundingClientRect().top);
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(page.locator('[data-mark]').first()).toBeAttached();
    /** What of the map nothing else of the table lies over, as a part of the screen. */
    const share = (): Promise<number> =>
      page.evaluate(() => {
        const top = document.querySelector('[data-map]')?.getBoundingClientRect().top ?? 0;
        const end = document.querySelector('#decision')?.getBoundingClientRect().top ?? 0;
        return (end - top) / window.innerHeight;
      });
    expect(await share()).toBeGreaterThan(0.62);
    // Nothing of what stands over the map is cut by what is asked.
    for (const name of ['List', 'Under-deeps', 'Signs', 'Nearer', 'Farther', 'All of it'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    const [signs, below] = [
      await page.getByRole('button', { name: 'Signs' }).boundingBox(),
      await bar.boundingBox(),
    ];
    expect((signs?.y ?? 0) + (signs?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    // The decision is drawn up with one press, with everything that it offers, and put down again.
    await expect(bar.getByRole('button', { name: 'Done organizing' })).toBeInViewport({ ratio: 1 });
    const drawUp = bar.getByRole('button', { name: /^\d+ options/ });
    await drawUp.tap();
    await expect(bar.locator('[data-choice]').first()).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Hint', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Organize on a board' })).toBeInViewport({ ratio: 1 });
    await fitsTheScreen(page);
    await drawUp.tap();
    expect(await share()).toBeGreaterThan(0.62);
    // The hand opens over it, and the board is one press back, as it was.
    await page.getByRole('button', { name: /^Your hand/ }).tap();
    await expect(page.locator('[aria-label^="Your hand"] [data-card]').first()).toBeInViewport();
    await page.getByRole('button', { name: /^Your hand/ }).tap();
    await isAccessible(page);
    await page.getByRole('button', { name: /^You(?!r)/ }).tap();
    await expect(page.locator('[data-map]')).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Organize on a board' })).toBeVisible();
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(onTheBoard);
  },
);

test(
  'a wide window has board and map beside each other, and every place tells what it is',
  DESK,
  async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    await whereOneOrganizes(page);
    const map = page.locator('[data-map="beside"]');
    await expect(map).toBeVisible();
    // The cards can be pressed all the same, and lie beside it.
    const board = page.locator('#board [data-under="false"]');
    await expect(board).toBeVisible();
    const [cards, drawn] = [await board.boundingBox(), await map.boundingBox()];
    expect(cards === null || drawn === null ? 1 : cards.x + cards.width - drawn.x).toBeLessThanOrEqual(0);
    // Companies of both sides stand on it.
    await expect(map.locator('[data-token][data-side="yours"]').first()).toBeAttached();
    await expect(map.locator('[data-token]:not([data-side="yours"])').first()).toBeAttached();
    // Any place is read, also one where nobody can go.
    await page.getByRole('button', { name: 'All of it' }).click();
    await page.waitForTimeout(400);
    const sign = await map.locator('[data-mark="Moria"] circle').last().boundingBox();
    if (sign === null) throw new Error('Moria is not on the map.');
    await page.mouse.move(sign.x + sign.width / 2, sign.y + sign.height / 2);
    await expect(map.getByRole('heading', { name: 'Moria' })).toBeVisible();
    await expect(map.getByText('Guards', { exact: true })).toBeVisible();
    await isAccessible(page);
    await fitsTheScreen(page);
    // M puts it away, and cards take its room.
    await page.keyboard.press('m');
    await expect(map).toHaveCount(0);
    await expect
      .poll(async () => (await board.boundingBox())?.width ?? 0)
      .toBeGreaterThan((cards?.width ?? 0) * 1.3);
  },
);
