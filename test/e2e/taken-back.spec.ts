/** What was taken back: a plan in a lesson as a whole, struck lines in a replay; and an order of companies that is kept. */
import { expect, type Page } from '@playwright/test';
import { Learnt } from '@westmarch/protocol';
import { isWhole } from '../../apps/web/src/plan/is-whole.ts';
import { ahead } from './ahead.ts';
import { begin, byPassing, concede, frames, playOn, test, version } from './table.ts';

const DESK = { tag: '@desk' };
const LESSON = 'lotr-tcg-first-game';

/** A lesson is over, and went on as its hints say until something is decided as a whole: its choices so far. */
async function untilAWhole(page: Page): Promise<readonly number[]> {
  let choices: readonly number[] = [];
  let choose: number | null = null;
  for (let n = 0; n < 200; n++) {
    const answer = await page.request.post(`/api/learn/lessons/${LESSON}`, {
      data: { choices, choose, since: 0, about: null },
    });
    const { update, good, lesson, choices: all } = Learnt.parse(await answer.json());
    choices = all;
    const decision = update.t === 'update' ? update.decision : null;
    const isOver = lesson !== null && lesson.step >= lesson.steps;
    if (isOver && decision !== null && isWhole(decision) && decision.part?.of === 'minion') return choices;
    choose = good;
  }
  throw new Error('Nothing was decided as a whole.');
}

test('a plan in a lesson is taken back as one, and struck in the log', DESK, async ({ page }) => {
  await page.goto('/learn');
  const choices = await untilAWhole(page);
  await page.evaluate(([id, kept]) => localStorage.setItem(`westmarch-learning-${id}`, kept), [
    LESSON,
    JSON.stringify(choices),
  ] as const);
  await page.goto(`/learn/first/${LESSON}`);
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const bar = page.locator('#decision');
  const whom = bar.locator('select');
  await expect(whom.first()).toBeVisible();
  const before = await version(page);
  // Each minion meets the first who may fight it.
  for (let i = 0; i < (await whom.count()); i++) await whom.nth(i).selectOption({ index: 1 });
  await bar.locator('[data-confirm]').click();
  await expect.poll(async () => Number(await version(page))).toBeGreaterThanOrEqual(Number(before) + 2);
  const struck = page.locator('[data-struck="true"]');
  await expect(struck).toHaveCount(0);
  await lesson.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => version(page)).toBe(before);
  await expect(whom.first()).toBeVisible();
  await expect(struck.first()).toBeAttached();
});

test('a replay strikes what was taken back, where it was told', DESK, async ({ page }) => {
  await begin(page, 'meccg', 'Novice');
  await page.locator('#decision[data-turn="yours"]').waitFor();
  await page.keyboard.press('1');
  await expect(page.locator('[data-v]')).not.toHaveAttribute('data-v', '0');
  const told = await page
    .locator('[data-kind="deed"]', { hasText: /reveal/ })
    .first()
    .innerText();
  await page.getByRole('button', { name: 'Take back your last choice' }).click();
  await expect(page.locator('[data-struck="true"]').first()).toBeAttached();
  await playOn([page], byPassing, { most: 3 });
  await concede(page);
  await page
    .getByRole('link', { name: /replay/i })
    .first()
    .click();
  await page.waitForURL(/\/replay\//);
  // It stands where it was told, struck, and it is said too, for whoever does not see the stroke.
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  const struck = page.locator('[data-struck="true"]', { hasText: told.replace(/^You reveal/, '') });
  for (let at = 1; at < 6 && (await struck.count()) === 0; at++) {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(`[data-v="${at}"]`)).toBeAttached();
  }
  await expect(struck.first()).toContainText('Taken back:');
});

test('companies move in the order that was set on the board', DESK, async ({ page }) => {
  const told = frames(page);
  await ahead(
    page,
    'meccg',
    ({ part, choices }) => part?.of === 'organize' && choices.some(({ does }) => does === 'regroup'),
  );
  await page.getByRole('button', { name: 'Organize on a board' }).click();
  const board = page.getByRole('dialog', { name: 'Organize your companies' });
  await board.locator('section').first().locator('button[aria-pressed]').last().click();
  await board.getByRole('button', { name: 'A company of his own' }).click();
  // Whoever stays at a Haven together would be joined again: one of them sets out.
  await board.locator('select').first().selectOption({ index: 1 });
  const order = board.getByRole('region', { name: 'Order of movement' });
  await order.getByRole('button', { name: 'Set the order now' }).click();
  const lines = order.locator('li > span');
  await expect(lines.last()).toHaveText('2. A new company');
  await order.getByRole('button', { name: 'A new company moves earlier' }).click();
  await expect(lines).toHaveText(['1. A new company', /^2\. /]);
  const second = (await lines.last().innerText()).replace('2. ', '');
  await board.getByRole('button', { name: 'Confirm and be done organizing' }).click();
  // Nobody asks which of them moves first: the new one does, and then the other.
  const acted = (): string[] => [
    ...new Set(
      told.flatMap((one) =>
        one.t === 'update' && one.scene.game === 'meccg'
          ? one.scene.sides.flatMap(({ seat, companies }) =>
              seat === one.scene.you ? companies.filter(({ acting }) => acting).map(({ name }) => name) : [],
            )
          : [],
      ),
    ),
  ];
  await expect.poll(() => acted().length).toBe(2);
  expect(acted()[1]).toBe(second);
  const asks = told.filter((one) => one.t === 'update' && one.decision?.part?.of === 'order');
  expect(asks.length).toBeLessThanOrEqual(1);
});
