/** What a first visit brings over the wire, as the browser counts it: fonts apart, at most 350 kB. */
import { expect, type Page } from '@playwright/test';
import { test } from './table.ts';

interface Loaded {
  readonly name: string;
  readonly size: number;
}
const loaded = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((one) => one instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, size: encodedBodySize })),
  );
const isFont = ({ name }: Loaded): boolean => name.endsWith('.woff2');
const sum = (all: readonly Loaded[]): number => all.reduce((n, { size }) => n + size, 0);

test('a first visit is at most 350 kB, and the map and the builder come when they are needed', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(async () => void (await document.fonts.ready));
  const first = await loaded(page);
  expect(first.some(isFont)).toBe(true);
  const without = first.filter((one) => !isFont(one));
  expect(sum(without)).toBeGreaterThan(50_000);
  expect(sum(without)).toBeLessThan(350_000);
  const script = without.find(({ name }) => name.endsWith('.js') && name.startsWith('/assets/'));
  const { headers } = await page.evaluate(async (name) => {
    const reply = await fetch(name);
    return { headers: Object.fromEntries(reply.headers) };
  }, script?.name ?? '');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  });
  await page.goto('/map', { waitUntil: 'networkidle' });
  const names = new Set(first.map(({ name }) => name));
  const more = (await loaded(page)).filter(({ name }) => name.startsWith('/assets/') && !names.has(name));
  expect(more.length).toBeGreaterThan(0);
});
