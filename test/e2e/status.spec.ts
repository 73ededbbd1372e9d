/** The status page in a real browser, on a desk and on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { accessibility } from './table.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/status');
});

test('shows its title and both games, in its own fonts', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Westmarch' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Middle-earth Collectible Card Game',
    'The Lord of the Rings Trading Card Game',
    'Benchmarks',
  ]);
  const loaded = await page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter((face) => face.status === 'loaded');
    return faces.map((face) => face.family.replaceAll('"', ''));
  });
  expect(new Set(loaded)).toEqual(new Set(['EB Garamond', 'Cinzel']));
});

test('shows the figures that /api/status gives', async ({ page, request }) => {
  const status: { games: { game: string; cards: Figures; rules: Figures }[] } = await (
    await request.get('/api/status')
  ).json();
  expect(status.games).toHaveLength(2);
  for (const { game, cards, rules } of status.games) {
    await expectFigures(page, `${game}-cards`, cards, ['implemented', 'partial', 'missing', 'total']);
    await expectFigures(page, `${game}-rules`, rules, ['cited', 'excused', 'deferred', 'total']);
  }
});

test('fits the screen: neither the page nor a part of it scrolls sideways', async ({ page }) => {
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')]
      .filter((part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).display !== 'inline')
      .filter((part) => !part.closest('svg, thead'))
      .map((part) => `${part.tagName} ${part.className}`),
  );
  expect(tooWide).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const { violations } = await accessibility(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('asks nothing of the network but this server, and breaks none of its own rules', {
  tag: '@desk',
}, async ({ page, baseURL }) => {
  const outside: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url());
  });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.reload({ waitUntil: 'networkidle' });
  expect(outside).toEqual([]);
  expect(complaints).toEqual([]);
});

type Figures = Readonly<Record<string, number | string | null>>;

async function expectFigures(page: Page, key: string, figures: Figures, order: string[]): Promise<void> {
  if ('absent' in figures) {
    await expect(page.getByText(String(figures['absent'])).first()).toBeVisible();
    return;
  }
  const expected = order.map((name) => figures[name]?.toLocaleString('en') ?? '–');
  await expect(page.locator(`[data-figures="${key}"] dd`)).toHaveText(expected);
}
