/**
 * The map of a game moves without a stall, read from the browser's own trace: what the page does for each frame, and
 * what is drawn anew. Both are told in time of the processor, which hangs on no other work of the machine; frames on
 * the screen are counted where it had nothing else to do.
 */
import { expect, type Page } from '@playwright/test';
import { begin, byPassing, playOn, test } from './table.ts';
import { type Trace, traced } from './trace.ts';

const DESK = { tag: '@desk' };
const SECONDS = 1.5;

/** A hand that never rests: what it does is sent without waiting for what comes of it. */
async function ceaselessly(page: Page, send: (t: number) => Promise<unknown>): Promise<void> {
  const began = performance.now();
  let last: Promise<unknown> = Promise.resolve();
  for (let t = 0; t < SECONDS; t = (performance.now() - began) / 1000) {
    last = send(t);
    await page.waitForTimeout(7);
  }
  await last;
}

/** The map is taken and moved to and fro, or drawn nearer and farther by the wheel. */
async function move(page: Page, how: 'drag' | 'wheel'): Promise<void> {
  const box = await page.locator('[data-near]').boundingBox();
  if (box === null) throw new Error('There is no map.');
  const session = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased' | 'mouseWheel', dx = 0, dy = 0) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: Math.round(box.x + box.width * 0.6) + (how === 'drag' ? Math.round(dx) : 0),
      y: Math.round(box.y + box.height * 0.5) + (how === 'drag' ? Math.round(dy) : 0),
      ...(how === 'drag'
        ? { button: 'left', buttons: type === 'mouseReleased' ? 0 : 1, clickCount: 1 }
        : { deltaX: 0, deltaY: dy }),
    });
  if (how === 'wheel') {
    await ceaselessly(page, (t) => send('mouseWheel', 0, t < SECONDS / 2 ? -6 : 6));
    return;
  }
  await send('mousePressed');
  await ceaselessly(page, (t) => send('mouseMoved', -220 * Math.sin(t * 2.6), 120 * Math.sin(t * 1.9)));
  await send('mouseReleased');
}

/** What is promised of a gesture. */
function isSmooth(trace: Trace, what: string): void {
  const said = JSON.stringify(trace);
  test.info().annotations.push({ type: what, description: said });
  expect(trace.frames, said).toBeGreaterThan(5);
  expect(trace.mainPerFrame, `the page's own work for a frame, in ms: ${said}`).toBeLessThan(8);
  expect(trace.layouts, `laid out anew: ${said}`).toBeLessThanOrEqual(2);
  if (trace.quiet) expect(trace.frames / trace.seconds, said).toBeGreaterThanOrEqual(55);
}

test('the map of a game moves at sixty frames a second, near and far', DESK, async ({ page }) => {
  await begin(page, 'meccg', 'Novice');
  await playOn([page], byPassing, { most: 6 });
  await page.keyboard.press('m');
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  for (const near of [1, 3]) {
    for (let n = 0; n < near; n++) await page.getByRole('button', { name: 'Nearer' }).click();
    await page.waitForTimeout(700);
    const moved = await traced(page, () => move(page, 'drag'));
    isSmooth(moved, `moved, ${near} times nearer`);
    // What comes into sight is drawn, and nothing that was there already: less than twice what a screen shows.
    expect(moved.tiles).toBeLessThan(60);
    expect(moved.perTile).toBeLessThan(6);
  }
  await page.getByRole('button', { name: 'Farther' }).click();
  await page.getByRole('button', { name: 'Farther' }).click();
  await page.waitForTimeout(700);
  isSmooth(await traced(page, () => move(page, 'wheel')), 'nearer and farther');
});
