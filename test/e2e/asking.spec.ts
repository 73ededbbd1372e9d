/**
 * What a player is asked: said in plain words and changed with a press, and decided on one screen where that is
 * possible, at a desk and on a phone.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import type { FromServer, MeccgSide } from '@westmarch/protocol';
import { canOrganize } from '../../apps/web/src/plan/is-whole.ts';
import { ahead } from './ahead.ts';
import {
  begin,
  byPassing,
  fitsTheScreen,
  frames,
  isAccessible,
  playOn,
  test,
  version,
  type Way,
} from './table.ts';

type Update = Extract<FromServer, { t: 'update' }>;
const lastUpdate = (all: readonly FromServer[]): Update | undefined =>
  all.findLast((one): one is Update => one.t === 'update');

/** The companies of whoever sits here, as the server last told them. */
function ownCompanies(all: readonly FromServer[]): MeccgSide['companies'] {
  const scene = lastUpdate(all)?.scene;
  if (scene?.game !== 'meccg') return [];
  return scene.sides.find(({ seat }) => seat === scene.you)?.companies ?? [];
}

/** A finger on a phone; at a desk the keyboard, on what has the focus. */
async function press(page: Page, what: Locator): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 600) return what.tap();
  await what.focus();
  return page.keyboard.press('Enter');
}

/** A finger goes from one place to another, at once or after holding a while. */
async function swipe(
  page: Page,
  from: Locator,
  { y = 0, onto, hold = 0 }: { y?: number; onto?: Locator; hold?: number },
): Promise<void> {
  const middle = async (where: Locator): Promise<{ x: number; y: number }> => {
    const box = await where.boundingBox();
    if (box === null) throw new Error('It is not in sight.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const start = await middle(from);
  const end = onto === undefined ? { x: start.x, y: start.y + y } : await middle(onto);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await touch('touchStart', [start]);
  await page.waitForTimeout(hold);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ]);
  await touch('touchEnd', []);
  await cdp.detach();
}

/** What is seen at its corners and in its middle is it, and nothing else. */
const isUppermost = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
      [(left + right) / 2, (top + bottom) / 2],
    ].every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

/** It is for this page to answer, and nothing is on its way. */
const ASKED = '[data-turn="yours"][data-waits="false"]';

test('the whole organization is one board: moved, confirmed, taken back', async ({ page, isMobile }) => {
  const told = frames(page);
  await ahead(page, 'meccg', canOrganize);
  const opens = page.getByRole('button', { name: 'Organize on a board' });
  // However many buttons there are, none runs beyond the edge.
  const beyond = await page
    .locator('#decision button:visible')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > window.innerWidth).length);
  expect(beyond).toBe(0);
  const before = ownCompanies(told).length;
  await press(page, opens);
  const board = page.getByRole('dialog', { name: 'Organize your companies' });
  const own = board.getByRole('button', { name: 'A company of his own' });
  const first = board.locator('section').first().locator('button[aria-pressed]').first();
  await press(page, first);
  await press(page, own);
  await expect(board.getByRole('region', { name: 'A new company' })).toBeVisible();
  await isAccessible(page);
  await press(page, board.getByRole('button', { name: 'Take all back' }));
  await expect(board.getByRole('region', { name: 'A new company' })).toHaveCount(0);
  await expect(board.getByRole('button', { name: /^Confirm/ }).first()).toBeDisabled();
  const somebody = board.locator('section').first().locator('li[data-take]').first();
  const isNew = board.getByRole('region', { name: 'A new company' });
  if (isMobile) {
    await fitsTheScreen(page);
    await press(page, first);
    await press(page, own);
    await press(page, board.getByRole('button', { name: 'Take all back' }));
    // A finger that moves at once scrolls; one that holds a moment drags, and lets go over nothing without harm.
    await board.evaluate((dialog) => dialog.scrollTo(0, 0));
    await swipe(page, somebody, { y: -120 });
    await expect.poll(() => board.evaluate((dialog) => dialog.scrollTop)).toBeGreaterThan(20);
    await somebody.scrollIntoViewIfNeeded();
    await swipe(page, somebody, { y: 40, hold: 400 });
    await expect(board.getByRole('button', { name: /^Confirm/ }).first()).toBeDisabled();
    // Wherever the board was scrolled to, the place for a new company is in sight, and nothing lies over it.
    const place = board.locator('[data-new]');
    for (const end of [0, 100_000]) {
      await board.evaluate((dialog, to) => dialog.scrollTo(0, to), end);
      await expect(place).toBeInViewport({ ratio: 1 });
      expect(await isUppermost(place)).toBe(true);
    }
    await somebody.scrollIntoViewIfNeeded();
    await swipe(page, somebody, { onto: place, hold: 400 });
  } else {
    // Escape gives up what is dragged, and not the board.
    await somebody.hover();
    await page.mouse.down();
    await board.locator('[data-new]').hover();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(board).toBeVisible();
    await expect(isNew).toHaveCount(0);
    await somebody.dragTo(board.locator('[data-new]'));
  }
  await expect(board.getByRole('region', { name: 'A new company' })).toBeVisible();
  await press(page, board.getByRole('button', { name: 'Confirm the change' }));
  await expect.poll(() => ownCompanies(told).length).toBe(before + 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back your last choice' }).click();
  await expect.poll(() => ownCompanies(told).length).toBe(before);
  await expect(opens).toBeVisible();
});

test('an item is handed on, on the board', async ({ page, isMobile }) => {
  const told = frames(page);
  // Before the first turn only companies are made.
  await ahead(page, 'meccg', ({ choices }) => choices.some(({ does }) => does === 'transfer'));
  await press(page, page.getByRole('button', { name: 'Organize on a board' }));
  const board = page.getByRole('dialog', { name: 'Organize your companies' });
  const item = board.locator('li[data-take^="item"]').first();
  const name = await item.innerText();
  const bearers = board.locator('section').first().locator('ul').first().locator('> li');
  const other = bearers.filter({ hasNot: page.getByText(name, { exact: true }) }).first();
  const bears = other.getByText(name, { exact: true });
  await expect(bears).toHaveCount(0);
  const receiver = (await other.locator('button').first().innerText()).split('\n')[0];
  if (isMobile) {
    await press(page, item.locator('button'));
    await press(page, other.locator('button').first());
  } else await item.dragTo(other.locator('button').first());
  const given = board.getByRole('list', { name: `What ${receiver} bears` });
  await expect(given).toContainText(name);
  await isAccessible(page);
  await press(page, board.getByRole('button', { name: 'Confirm the change' }));
  // Who gives something away makes a corruption check first.
  const bar = page.locator('#decision');
  await expect(bar).toContainText('Corruption check of');
  await bar.locator('[data-pass]').click();
  const handedOn = new RegExp(`${name}[^"]*${receiver}|${receiver}[^"]*${name}`);
  await expect.poll(() => JSON.stringify(told.filter(({ t }) => t === 'update').slice(-3))).toMatch(handedOn);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('several discards are one choice', { tag: '@phone' }, async ({ page, isMobile }) => {
  const told = frames(page);
  await ahead(page, 'meccg', ({ part }) => part?.of === 'discards' && part.most > 1);
  await expect(page.locator('#decision')).toContainText('Too many cards');
  const confirm = page.locator('#decision [data-confirm]');
  const most = lastUpdate(told)?.decision?.part?.most ?? 0;
  expect(most).toBeGreaterThan(1);
  await expect(confirm).toBeDisabled();
  await isAccessible(page);
  const before = Number(await version(page));
  const chips = page.locator('#decision button[aria-pressed]');
  for (let i = 0; i < most; i++) {
    // On a machine that does other work besides, a finger may rest so long that the browser takes it for a long press.
    await expect(async () => {
      if (isMobile) await chips.nth(i).tap();
      else await page.keyboard.press(String(i + 1));
      await expect(chips.nth(i)).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
    }).toPass();
  }
  await expect(confirm).toBeInViewport();
  await press(page, confirm);
  await expect.poll(async () => Number(await version(page))).toBeGreaterThanOrEqual(before + most);
  await expect(page.locator('#decision')).not.toContainText('Too many cards');
});

test('strikes are assigned and faced on one screen', async ({ page }) => {
  await page.goto('/learn/puzzles');
  await page.getByRole('link', { name: /Who should stand/ }).click();
  const bar = page.locator('#decision');
  const chip = bar.locator('button[aria-pressed]').filter({ hasText: 'Aragorn' });
  await expect(bar.getByRole('button', { name: 'Leave all to the attacker' })).toBeVisible();
  await press(page, chip);
  await expect(bar.getByLabel(/stays untapped/)).not.toBeChecked();
  await isAccessible(page);
  await press(page, bar.locator('[data-confirm]'));
  // Who faces it and whether he taps is answered; what remains is support.
  await expect(bar).toContainText(/support/i);
  await bar.locator('[data-pass]').click();
  await expect(page.getByRole('region', { name: 'Puzzle' })).toContainText('Solved.');
});

test('skirmishes are assigned together', async ({ page }) => {
  await page.goto('/learn/puzzles');
  await page.getByRole('link', { name: /Everyone has a match/ }).click();
  const bar = page.locator('#decision');
  const against = bar.locator('select');
  await expect(against).toHaveCount(3);
  const pairs = { Slayer: 'Aragorn', Soldier: 'Gimli', Runner: 'Sam' };
  for (const [minion, companion] of Object.entries(pairs)) {
    const select = bar.getByLabel(new RegExp(`Who fights .*${minion}`));
    const name = await select.locator('option').filter({ hasText: companion }).textContent();
    await select.selectOption({ label: name ?? companion });
  }
  await isAccessible(page);
  await press(page, bar.getByRole('button', { name: 'Assign all' }));
  await expect(bar).toContainText(/skirmish/i);
  await expect(bar.locator('select')).toHaveCount(0);
});

test('when one is asked is said in plain words, and changed with a press', async ({ page, isMobile }) => {
  const told = frames(page);
  await begin(page, 'meccg', 'Novice');
  await page.getByRole('button', { name: 'Menu of the table' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByLabel('When it can matter')).toBeChecked();
  await expect(page.getByLabel('Ask whenever something is aimed at my cards')).toBeChecked();
  // All of it is written out: nothing runs beyond the edge.
  const beyond = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(beyond).toBe(0);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  if (!isMobile) {
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: /^Holding priority/ })).toBeVisible();
    await page.keyboard.press('h');
    await expect(page.getByRole('button', { name: /^Holding priority/ })).toHaveCount(0);
  }
  const menu = page.getByRole('button', { name: 'When to ask you' });
  await press(page, menu);
  await press(page, page.getByRole('menuitem', { name: 'Full control' }));
  await expect(page.getByRole('button', { name: /^Full control/ })).toBeVisible();
  // Nothing but placing on guard is a window of its own now, and what one plays can be answered by oneself.
  const asksMore = (): boolean => {
    const update = lastUpdate(told);
    if (update?.decision?.offer !== true || update.scene.you === 0) return false;
    const { choices } = update.decision;
    const { time, you } = update.scene;
    const deeds = choices.filter(({ kind, card }) => kind !== 'pass' && card !== 0);
    const bluffs = deeds.every(({ text }) => /on guard/i.test(text));
    const elsewhere = time.active !== you && time.phases[time.now] !== 'movement/hazard';
    const ownPlay = update.scene.game === 'meccg' && update.scene.chain.at(-1)?.seat === you;
    return deeds.length > 0 && (bluffs || elsewhere || ownPlay);
  };
  /** Plays a hazard where one can, and passes where not. */
  const hazards: Way = async (one, luck) => {
    const update = lastUpdate(told);
    const deeds = update?.decision?.choices.filter(({ kind }) => kind !== 'pass') ?? [];
    const played = deeds.findIndex(({ text }) => !/on guard/i.test(text));
    const theirs = update?.scene.time.active !== update?.scene.you;
    if (!theirs || update?.decision?.offer !== true || played < 0 || played > 8) return byPassing(one, luck);
    return one.keyboard.press(String(played + 1));
  };
  for (let i = 0; i < 90; i++) {
    await page.locator(ASKED).first().waitFor();
    if (asksMore()) break;
    await playOn([page], hazards, { most: 1 });
  }
  expect(asksMore()).toBe(true);
  // One card is no reason to ask again in this turn.
  const [card = 0] = lastUpdate(told)?.decision?.choices.flatMap((one) => one.card || []) ?? [];
  const inHand = page.locator(`[data-card="${card}"]`).first();
  if (isMobile) await inHand.dispatchEvent('contextmenu');
  else {
    await inHand.focus();
    await page.keyboard.press('r');
  }
  await press(page, page.getByRole('button', { name: 'Do not ask me about it again this turn' }));
  await expect
    .poll(() => told.flatMap((one) => (one.t === 'table' ? [one.info.stops?.quiet.cards ?? []] : [])).at(-1))
    .toContain(card);
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  // Without it such a window is passed, and so is all else until one's own turn.
  await press(page, menu);
  await press(page, page.getByRole('menuitem', { name: 'Pass until my next turn' }));
  await press(page, menu);
  await press(page, page.getByRole('menuitem', { name: 'Ask when it can matter' }));
  await expect(page.getByRole('button', { name: /^Full control/ })).toHaveCount(0);
  await expect.poll(asksMore).toBe(false);
});
