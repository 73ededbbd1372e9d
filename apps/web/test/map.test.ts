/** The map of Middle-earth: its data, the geometry of looking at it, and finding one's way on it by keys and presses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coast, HEIGHT, keyOf, placeNamed, places, regionNamed, regions, WIDTH } from '../src/map/chart.ts';
import { along, boxOf, curveOf, distanceTo, inside, overlap, pathOf, pointsOf } from '../src/map/geometry.ts';
import { bordersOf } from '../src/map/sheet/borders.ts';
import { closed, fielded } from '../src/map/sheet/fields.ts';
import { layered, peak, tree } from '../src/map/sheet/stamps.ts';
import { type Mark, markAt, neighbour } from '../src/map/view/marks.ts';
import {
  fit,
  kept,
  NEAREST,
  pinched,
  showing,
  toScreen,
  toSheet,
  zoomed,
} from '../src/map/view/viewpoint.ts';

const facts = join(import.meta.dirname, '../../../packages/meccg/cards/facts');
interface RegionFact {
  readonly name: string;
  readonly type: string;
  readonly adjacent: readonly string[];
}
interface SiteFact {
  readonly name: string;
  readonly alignment: string;
  readonly region?: string;
}
const read = <T>(file: string): T => JSON.parse(readFileSync(join(facts, file), 'utf8'));
const regionFacts = read<RegionFact[]>('regions.json');
const siteFacts = read<SiteFact[]>('sites.json');

describe('what the cards name is on the map', () => {
  test('all 52 regions, each with the type of its card', () => {
    const drawn = Object.fromEntries(regions.map(({ name, type }) => [name, type]));
    expect(drawn).toEqual(Object.fromEntries(regionFacts.map(({ name, type }) => [name, type])));
    expect(regions.length).toBe(52);
  });
  test('every site of every side has a place', () => {
    expect(siteFacts.length).toBeGreaterThan(200);
    expect(new Set(siteFacts.map(({ alignment }) => alignment)).size).toBe(4);
    expect(siteFacts.filter(({ name }) => placeNamed(name) === undefined).map(({ name }) => name)).toEqual(
      [],
    );
  });
  test('no place is on the map that no card names', () => {
    const named = new Set(siteFacts.map(({ name }) => keyOf(name)));
    expect(places.filter(({ name }) => !named.has(keyOf(name)))).toEqual([]);
  });
  test('places lie in the region that their cards say', () => {
    const wrong = siteFacts.filter(({ name, region = '' }) => {
      const place = placeNamed(name);
      const ring = regionNamed(region)?.ring;
      return place !== undefined && ring !== undefined && !place.under && !inside(place.at, ring);
    });
    expect(wrong.map(({ name, region }) => `${name} is not in ${region}`)).toEqual([]);
  });
  test('everything lies on the sheet', () => {
    const off = [...places.map(({ at }) => at), ...regions.flatMap(({ ring }) => ring)].filter(
      ([x, y]) => x < 0 || y < 0 || x > WIDTH || y > HEIGHT,
    );
    expect(off).toEqual([]);
    expect(coast.length).toBeGreaterThan(1);
  });
  test('regions share a border exactly where their cards call them adjacent', () => {
    const touching: string[] = [];
    for (const [i, a] of regions.entries())
      for (const b of regions.slice(i + 1))
        if (bordersOf([a, b], 2).length > 0) touching.push([a.name, b.name].sort().join(' | '));
    const adjacent = regionFacts.flatMap(({ name, adjacent }) =>
      adjacent.map((other) => [name, other].sort().join(' | ')),
    );
    expect(touching.sort()).toEqual([...new Set(adjacent)].sort());
  });
});

describe('lines and points', () => {
  test('a kept line is read back', () => {
    expect(pointsOf('10 25 -5 0')).toEqual([
      [1, 2.5],
      [0.5, 2.5],
    ]);
    expect(pointsOf('')).toEqual([]);
  });
  test('become paths', () => {
    expect(
      pathOf(
        [
          [0, 0],
          [1.26, 2],
        ],
        true,
      ),
    ).toBe('M0 0L1.3 2Z');
    expect(
      curveOf([
        [0, 0],
        [10, 0],
      ]),
    ).toBe('M0 0L10 0');
    expect(
      curveOf([
        [0, 0],
        [10, 0],
        [20, 0],
      ]),
    ).toMatch(/^M0 0C.* 10 0C.* 20 0$/);
  });
  test('inside, distance, along', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    expect([inside([5, 5], square), inside([15, 5], square)]).toEqual([true, false]);
    expect(
      distanceTo(
        [5, 3],
        [
          [0, 0],
          [10, 0],
        ],
      ),
    ).toBe(3);
    expect(
      distanceTo(
        [13, 4],
        [
          [0, 0],
          [10, 0],
        ],
      ),
    ).toBe(5);
    expect([along(square, 0), along(square, 0.5), along(square, 1)]).toEqual([
      [0, 0],
      [10, 5],
      [0, 10],
    ]);
  });
});

describe('stamps', () => {
  test('what overlaps is drawn in different paths, the nearer later', () => {
    const [far, near, apart] = [peak(100, 100, 10), peak(105, 104, 10), peak(300, 100, 10)];
    expect(overlap(far.box, near.box)).toBe(true);
    const layers = layered([near, far, apart]);
    // Nor does a path go from one field of the sheet to another.
    expect(layers).toEqual([far.d, apart.d, near.d]);
  });
  test('are the same each time, and differ from place to place', () => {
    expect(tree(10, 10, 3)).toEqual(tree(10, 10, 3));
    expect(peak(10, 10, 8).d).not.toBe(peak(30, 10, 8).d);
  });
});

describe('fields', () => {
  const long = Array.from({ length: 100 }, (_x, i) => [i * 10, 50] as const);
  test('a long line is cut where it goes on, and nothing of it is lost', () => {
    const paths = fielded([long]);
    expect(paths.length).toBeGreaterThan(5);
    const drawn = new Set(paths.flatMap((d) => d.split(/[ML]/).slice(1)));
    expect(drawn.size).toBe(long.length);
    // Each piece begins with the point at which the one before has ended.
    const points = paths.flatMap((d) => d.split(/[ML]/).slice(1));
    const pieces = paths.flatMap((d) => d.split('M').slice(1)).length;
    expect(points.length).toBe(long.length + pieces - 1);
  });
  test('few paths of the coast reach farther than a field and a piece', () => {
    const far = fielded(coast.map(closed)).filter((d) => {
      const numbers = d
        .split(/[ML ]/)
        .filter((one) => one !== '')
        .map(Number);
      const { left, right, top, bottom } = boxOf(
        numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]] as const] : [])),
      );
      return Math.max(right - left, bottom - top) > 420;
    });
    // Straight along the edge of the sheet.
    expect(far.length).toBeLessThanOrEqual(3);
  });
});

describe('the viewpoint', () => {
  const size = { width: 800, height: 600 };
  const sheet = { left: 0, top: 0, right: 1600, bottom: 1200 };
  test('fits a box into sight', () => {
    expect(fit(sheet, size)).toEqual({ k: 0.5, x: 0, y: 0 });
    const view = fit({ left: 100, top: 100, right: 200, bottom: 300 }, size, 50);
    expect(toScreen(view, [150, 200])).toEqual([400, 300]);
    expect(view.k).toBe(2.5);
    expect(fit({ left: 0, top: 0, right: 1, bottom: 1 }, size).k).toBe(NEAREST);
  });
  test('zooming keeps what lies under the pointer', () => {
    const view = zoomed({ x: -100, y: -50, k: 1 }, 2, [300, 200]);
    expect(view.k).toBe(2);
    expect(toSheet(view, [300, 200])).toEqual([400, 250]);
  });
  test('two fingers move and spread', () => {
    const view = pinched(
      { x: 0, y: 0, k: 1 },
      [
        [100, 100],
        [200, 100],
      ],
      [
        [100, 150],
        [300, 150],
      ],
    );
    expect(view.k).toBe(2);
    expect(toSheet(view, [200, 150])).toEqual([150, 100]);
  });
  test('the sheet cannot be lost from sight, nor left behind a gap', () => {
    expect(kept({ x: 500, y: 0, k: 1 }, sheet, size).x).toBeCloseTo(0);
    expect(kept({ x: -5000, y: 0, k: 1 }, sheet, size).x).toBe(-800);
    expect(kept({ x: 0, y: 0, k: 0.1 }, sheet, size).k).toBe(0.5);
    // From under what covers the left it can be brought out, and lies in the middle of what is left.
    expect(kept({ x: 500, y: 0, k: 1 }, sheet, size, { left: 100, top: 0 }).x).toBeCloseTo(100);
    expect(kept({ x: 0, y: 500, k: 1 }, sheet, size, { left: 0, top: 240 }).y).toBeCloseTo(240);
    expect(kept({ x: 0, y: 500, k: 1 }, sheet, size).y).toBeCloseTo(0);
    const narrow = { left: 0, top: 0, right: 600, bottom: 1200 };
    expect(kept({ x: 0, y: 0, k: 0.5 }, narrow, size, { left: 100, top: 0 }).x).toBeCloseTo(300);
    expect(kept({ x: 0, y: 0, k: 99 }, sheet, size).k).toBe(NEAREST);
  });
  test('what is to be shown comes into sight, and what is in sight does not move', () => {
    const view = { x: 0, y: 0, k: 1 };
    expect(showing(view, [400, 300], size, 50)).toEqual(view);
    expect(toScreen(showing(view, [900, 300], size, 50), [900, 300])).toEqual([750, 300]);
    // Below what covers the top.
    expect(toScreen(showing(view, [400, 100], size, 50, 200), [400, 100])).toEqual([400, 250]);
  });
});

describe('finding a mark', () => {
  const mark = (key: string, x: number, y: number, offered = false): Mark => ({ key, at: [x, y], offered });
  const marks = [mark('a', 0, 0), mark('b', 10, 0, true), mark('c', 0, 30), mark('d', 60, 5)];
  test('a press means the nearest within reach', () => {
    expect(markAt(marks, [1, 1], 8)?.key).toBe('a');
    expect(markAt(marks, [30, 30], 8)).toBeNull();
  });
  test('between two, it means the one that can be chosen', () => {
    expect(markAt(marks, [5, 0], 8)?.key).toBe('b');
    expect(markAt(marks, [1, 0], 8)?.key).toBe('a');
  });
  test('arrows go to the neighbour in their direction', () => {
    expect(neighbour(marks, marks[0], 'ArrowRight')?.key).toBe('b');
    expect(neighbour(marks, marks[1], 'ArrowRight')?.key).toBe('d');
    expect(neighbour(marks, marks[0], 'ArrowDown')?.key).toBe('c');
    expect(neighbour(marks, marks[0], 'ArrowUp')).toBeNull();
    expect(neighbour(marks, marks[0], 'ArrowLeft')).toBeNull();
  });
  test('every place can be reached by arrows from every other', () => {
    const all = places
      .filter(({ under }) => !under)
      .map(({ name, at }) => ({ key: name, at, offered: false }));
    const reached = new Set([all[0].key]);
    const open = [all[0]];
    for (let from = open.pop(); from !== undefined; from = open.pop())
      for (const way of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const next = neighbour(all, from, way);
        if (next === null || reached.has(next.key)) continue;
        reached.add(next.key);
        const found = all.find(({ key }) => key === next.key);
        if (found !== undefined) open.push(found);
      }
    expect(all.filter(({ key }) => !reached.has(key)).map(({ key }) => key)).toEqual([]);
  });
});
