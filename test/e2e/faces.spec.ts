/**
 * Cards worth looking at, at games in their middle: the table is filled, nothing lies under something else but in a
 * fan, nothing is cut, nothing scrolls sideways, cards keep their size through the phases, and no two look alike.
 *
 * Two Novices have played the games (whole-game.ts); they are looked at where most lies on the table.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { Position, Replay } from '@westmarch/protocol';
import { fitsTheScreen, type Game, isAccessible, test } from './table.ts';

const GAMES: readonly { game: Game; decks: readonly string[] }[] = [
  { game: 'meccg', decks: ['A', 'B'] },
  { game: 'lotr-tcg', decks: ['fotr-aragorn', 'fotr-gandalf'] },
];
/** What a phone shows in turn. */
const PARTS: Readonly<Record<Game, readonly string[]>> = {
  meccg: ['Player 2', 'You'],
  'lotr-tcg': ['Battle', 'You', 'Player 2'],
};
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Brings a game that was played, and finds where most of it lies on the table. */
async function bring(page: Page, game: Game, decks: readonly string[]): Promise<Fullest> {
  const file = new URL('./whole-game.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [file, game, 'one', ...decks], {
    maxBuffer: 1 << 24,
  });
  await page.goto('/');
  const brought = await page.request.post('/api/replays', {
    headers: { 'content-type': 'application/json' },
    data: stdout,
  });
  const { id, length } = Replay.parse(await brought.json());
  let fullest: Fullest = { id, at: 0, cards: 0 };
  for (let part = 6; part <= 18; part += 2) {
    const at = Math.floor((length * part) / 20);
    const { scene } = Position.parse(
      await (await page.request.get(`/api/replays/${id}/${at}?seat=1`)).json(),
    );
    const cards = countIn(scene.sides);
    if (cards > fullest.cards) fullest = { id, at, cards };
  }
  return fullest;
}
interface Fullest {
  readonly id: string;
  readonly at: number;
  readonly cards: number;
}

/** Piles are counted, not laid out. */
const PILES = new Set([
  'hand',
  'deck',
  'discard',
  'sideboard',
  'pool',
  'eliminated',
  'dead',
  'sites',
  'adventure',
]);
function countIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countIn(one), 0);
  const inside = Object.entries(value).reduce(
    (sum, [key, one]) => sum + (PILES.has(key) ? 0 : countIn(one)),
    0,
  );
  return inside + ('face' in value && 'marks' in value ? 1 : 0);
}

interface Faults {
  readonly cards: number;
  readonly widest: number;
  readonly covered: readonly string[];
  readonly cut: readonly string[];
  readonly sideways: readonly string[];
  readonly alike: readonly string[];
}

/** What of the table would not please: read from where everything is. */
function faults(page: Page): Promise<Faults> {
  return page.evaluate(() => {
    const board = document.querySelector('#board');
    if (board === null) throw new Error('There is no board.');
    const phone = window.innerWidth < 600;
    const shown = [...board.querySelectorAll<HTMLElement>('[data-card]')].filter(
      (one) => one.offsetWidth > 0,
    );
    const named = (one: Element): string => (one.textContent ?? '').split(',')[0].trim();
    const groupOf = (one: Element): Element | null =>
      one.closest(
        'article, li, section section, [role="group"]:not([aria-label$="companies"], [aria-label$="on guard"])',
      );
    // Tapped cards are turned: what they take is what they take upright.
    const rects = shown.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [w, h] = [one.offsetWidth, one.offsetHeight];
      return { left: x + (width - w) / 2, top: y + (height - h) / 2, width: w, height: h };
    });
    const covered: string[] = [];
    for (const [i, a] of rects.entries())
      for (const [j, b] of rects.entries()) {
        if (j <= i) continue;
        const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
        const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
        if (across <= 3 || down <= 3) continue;
        const together = groupOf(shown[i]) === groupOf(shown[j]);
        // In a fan enough of each shows to know it by.
        const hidden = Math.abs(a.left - b.left) < 0.2 * Math.min(a.width, b.width) && down > 0.7 * a.height;
        if (!together || hidden) covered.push(`${named(shown[i])} and ${named(shown[j])}`);
      }
    // What scrolls by itself on a phone may go on beyond its edge; on a desk everything is in sight.
    const room = board.getBoundingClientRect();
    const cut = shown.flatMap((one, i) => {
      const { left, top, width, height } = rects[i];
      const isIn =
        left >= room.left - 3 &&
        left + width <= room.right + 3 &&
        top >= room.top - 3 &&
        top + height <= room.bottom + 3;
      const frame = groupOf(one)?.getBoundingClientRect();
      const inFrame = frame === undefined || left + width <= frame.right + 6;
      return (phone || isIn) && inFrame ? [] : [named(one)];
    });
    const sideways = phone
      ? []
      : [board, ...board.querySelectorAll('*')]
          .filter((one) => {
            const { overflowX } = getComputedStyle(one);
            return (overflowX === 'auto' || overflowX === 'scroll') && one.scrollWidth > one.clientWidth + 1;
          })
          .map((one) => one.className);
    // Each by what is drawn, without what is written on it.
    const drawn = new Map<string, string>();
    const alike: string[] = [];
    for (const one of document.querySelectorAll('main [data-card], [aria-label^="Your hand"] [data-card]')) {
      const picture = one.querySelector('svg')?.outerHTML ?? '';
      const name = named(one);
      const other = drawn.get(picture);
      if (other !== undefined && other !== name && picture.length > 400) alike.push(`${other} and ${name}`);
      drawn.set(picture, name);
    }
    return {
      cards: shown.length,
      widest: Math.max(...rects.map(({ width }) => width)),
      covered,
      cut,
      sideways,
      alike,
    };
  });
}

const width = (page: Page): Promise<number> => faults(page).then(({ widest }) => widest);

for (const { game, decks } of GAMES)
  test(`a game of ${game} in its middle pleases the eye`, async ({ page }) => {
    const phone = isPhone(page);
    const { id, at, cards } = await bring(page, game, decks);
    expect(cards).toBeGreaterThan(game === 'meccg' ? 28 : 13);
    const seen: number[] = [];
    for (const [wide, high] of phone
      ? [[390, 844]]
      : [
          [1440, 900],
          [2560, 1440],
        ]) {
      await page.setViewportSize({ width: wide, height: high });
      await page.goto(`/replay/${id}?at=${at}&eyes=1`);
      await page.locator('#board [data-card] svg svg path').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(400); // pictures have come, and cards have found their size
      // A phone shows one part at a time.
      for (const part of phone ? PARTS[game] : ['']) {
        if (part !== '') await page.getByRole('button', { name: part, exact: true }).tap();
        const found = await faults(page);
        expect(found.covered, `${wide} ${part}: covered`).toEqual([]);
        expect(found.cut, `${wide} ${part}: cut`).toEqual([]);
        expect(found.sideways, `${wide} ${part}: scrolls sideways`).toEqual([]);
        expect(found.alike, `${wide} ${part}: alike`).toEqual([]);
        expect(found.cards, `${wide} ${part}: cards`).toBeGreaterThan(phone ? 0 : 12);
        seen.push(found.widest);
      }
      await fitsTheScreen(page);
    }
    if (phone) {
      await isAccessible(page);
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(70);
      return;
    }
    // They grow with the window, and are large enough to be known in the smaller one.
    expect(seen[0]).toBeGreaterThanOrEqual(70);
    expect(seen[1]).toBeGreaterThan(seen[0] * 1.25);
    // And they keep their size while the turn goes on.
    const sizes = new Set<number>();
    const phases = new Set<string>();
    for (let n = 0; n < 14; n++) {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(`[data-v="${at + n + 1}"]`)).toBeAttached();
      sizes.add(await width(page));
      phases.add(await page.locator('[aria-current="step"]').first().innerText());
    }
    expect(phases.size).toBeGreaterThan(1);
    expect([...sizes]).toHaveLength(1);
  });

/** In so many places a game is looked at: about one in each of its turns, or with `WESTMARCH_LONG=1` many more of more games. */
const long = process.env['WESTMARCH_LONG'] === '1';
const LOOKS = long ? 200 : 29;
const CROWDED: readonly { game: Game; decks: readonly string[] }[] = [
  // Three companies and more on each side, followers, hazards on them, cards on guard: it had most faults.
  { game: 'meccg', decks: ['T', 'M'] },
];
const MORE_CROWDED: typeof CROWDED = [
  { game: 'meccg', decks: ['O', 'K'] },
  { game: 'meccg', decks: ['E', 'K'] },
  { game: 'meccg', decks: ['F', 'balrogs-host'] },
  { game: 'meccg', decks: ['A', 'B'] },
  { game: 'lotr-tcg', decks: ['fotr-aragorn', 'fotr-gandalf'] },
  { game: 'lotr-tcg', decks: ['riders-of-the-mark', 'the-forest-marches'] },
  { game: 'lotr-tcg', decks: ['durins-folk', 'arrows-of-lorien'] },
];

for (const { game, decks } of long ? [...CROWDED, ...MORE_CROWDED] : CROWDED)
  test(`no turn of a crowded game covers or cuts anything: ${decks.join(' against ')}`, {
    tag: '@desk',
  }, async ({ page }) => {
    if (long) test.setTimeout(600_000);
    const { id } = await bring(page, game, decks);
    const found: unknown[] = [];
    for (const [wide, high] of [
      [1440, 900],
      [2560, 1440],
    ]) {
      await page.setViewportSize({ width: wide, height: high });
      await page.goto(`/replay/${id}?at=0&eyes=1`);
      await page.locator('#board [data-card] svg').first().waitFor({ state: 'attached' });
      const slider = page.getByRole('slider');
      const last = Number(await slider.getAttribute('max'));
      for (let look = 1; look <= LOOKS; look++) {
        const at = String(Math.floor((last * look) / LOOKS));
        await slider.fill(at);
        await expect(page.locator(`[data-v="${at}"]`)).toBeAttached();
        const { covered, cut, sideways } = await faults(page);
        if (covered.length + cut.length + sideways.length > 0)
          found.push({ wide, at, covered, cut, sideways });
      }
    }
    expect(found).toEqual([]);
  });
