/** The analysis of a replay in a real browser: asked for, made in the background, and gone through. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { Replay } from '@westmarch/protocol';
import { fitsTheScreen, isAccessible, test } from './table.ts';

test('a replay is analysed, its curve and turning points lead through it, and it is kept', async ({
  page,
}) => {
  const file = new URL('./whole-game.ts', import.meta.url).pathname;
  const args = [file, 'lotr-tcg', 'one', 'fotr-aragorn', 'fotr-gandalf'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 24 });
  await page.goto('/');
  const brought = await page.request.post('/api/replays', {
    headers: { 'content-type': 'application/json' },
    data: stdout,
  });
  const { id, length } = Replay.parse(await brought.json());
  await page.goto(`/replay/${id}?at=0`);
  // Everything of the controls is in sight, on a phone too: nothing is scrolled sideways for it.
  const controls = page.getByRole('region', { name: 'Replay' });
  for (const control of await controls.locator('button, select, input').all())
    await expect(control).toBeInViewport({ ratio: 1 });
  for (const line of await controls.locator('div').all())
    expect(await line.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Analysis' }).click();
  const panel = page.getByRole('region', { name: 'Analysis' });
  // Another size of the screen may have asked for the same game before: then it is there already.
  const turned = panel.getByRole('heading', { name: 'Where it turned' });
  const begin = panel.getByRole('button', { name: 'Analyse this game' });
  await expect(turned.or(begin).or(panel.getByRole('progressbar'))).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await expect(turned).toBeVisible({ timeout: 100_000 });
  await expect(panel.getByRole('table')).toContainText('Lost by play');
  const points = panel.getByRole('listitem').getByRole('button');
  await expect(points.first()).toBeVisible();
  await points.last().click();
  await expect(points.last()).toHaveAttribute('aria-current', 'true');
  const at = Number(new URL(page.url()).searchParams.get('at'));
  expect(at).toBeGreaterThan(0);
  // A press at the right end of the curve goes to the end of the game.
  const curve = panel.locator('svg').first();
  const box = await curve.boundingBox();
  await curve.click({ position: { x: (box?.width ?? 0) - 2, y: 10 } });
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText(`${length} of ${length}`);
  await fitsTheScreen(page);
  await isAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(turned).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('analysis.png') });
});
