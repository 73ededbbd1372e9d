/**
 * The map of a game moves without a stall, read from the browser's own trace: what the page does for each frame, and
 * what is drawn anew. Both are told in time of the processor, which hangs on no other work of the machine. Frames on the
 * screen do: they are held against those of a bare page that is moved in the same way, before and after.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ahead } from '../ahead.ts';
import { test } from '../table.ts';
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

/** Milliseconds that the bare page works for each frame: about what the map needs. */
const WORK = 2;
/** Nothing but a large sheet that follows the hand. */
const BARE = `<div data-near style="position: fixed; inset: 0; overflow: hidden">
  <div id="sheet" style="width: 3000px; height: 2000px; will-change: transform;
    background: repeating-linear-gradient(45deg, tan 0 30px, wheat 30px 60px)"></div></div>`;

/** How many frames a second this machine shows of a page that has hardly anything to do, with what else it does now. */
async function yardstick(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.setContent(BARE);
  await page.evaluate((work) => {
    addEventListener('mousemove', ({ x, y }) => {
      const until = performance.now() + work;
      while (performance.now() < until);
      const sheet = document.getElementById('sheet');
      if (sheet !== null) sheet.style.transform = `translate(${x - 900}px, ${y - 500}px)`;
    });
  }, WORK);
  const { frames, seconds } = await traced(page, () => move(page, 'drag'));
  await page.close();
  return frames / seconds;
}

/** What is promised of a gesture. */
function isSmooth(trace: Trace, what: string): void {
  const said = JSON.stringify(trace);
  test.info().annotations.push({ type: what, description: said });
  expect(trace.mainPerFrame, `the page's own work for a frame, in ms: ${said}`).toBeLessThan(8);
  expect(trace.layouts, `laid out anew: ${said}`).toBeLessThanOrEqual(2);
}

/** So many frames a second are nearly all that there can be: then the map has to show as many. */
const QUIET = 55;

test('the map of a game moves at sixty frames a second, near and far', DESK, async ({ page, context }) => {
  await ahead(page, 'meccg', (_decision, { v }) => v >= 10);
  const before = await yardstick(context);
  await page.bringToFront();
  await page.keyboard.press('m');
  await expect(page.locator('[data-mark]').first()).toBeVisible();
  const seen: number[] = [];
  const watch = async (how: 'drag' | 'wheel', what: string): Promise<Trace> => {
    await page.waitForTimeout(700);
    const trace = await traced(page, () => move(page, how));
    isSmooth(trace, what);
    seen.push(trace.frames / trace.seconds);
    return trace;
  };
  for (const near of [1, 3]) {
    for (let n = 0; n < near; n++) await page.getByRole('button', { name: 'Nearer' }).click();
    const moved = await watch('drag', `moved, ${near} times nearer`);
    // What comes into sight is drawn, and nothing that was there already: less than twice what a screen shows.
    expect(moved.tiles).toBeLessThan(60);
    expect(moved.perTile).toBeLessThan(6);
  }
  await page.getByRole('button', { name: 'Farther' }).click();
  await page.getByRole('button', { name: 'Farther' }).click();
  await watch('wheel', 'nearer and farther');
  const possible = Math.min(before, await yardstick(context));
  // Where much else goes on, by turns, the one suffers more from it than the other: only a stall is found out then.
  const least = possible >= QUIET ? QUIET - 5 : possible / 3;
  test.info().annotations.push({ type: 'frames a second', description: `${seen.join(', ')} of ${possible}` });
  for (const [i, rate] of seen.entries())
    expect(rate, `gesture ${i + 1}; a bare page has ${possible} frames a second`).toBeGreaterThan(least);
});
