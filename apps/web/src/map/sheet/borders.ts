/** Borders of regions as single lines: neighbours share every point, so an edge of both is a border that can be crossed. */
import type { Region } from '../chart.ts';
import { type Line, type Point } from '../geometry.ts';

const keyOf = (a: Point, b: Point): string => {
  const [p, q] = [a.join(','), b.join(',')];
  return p < q ? `${p} ${q}` : `${q} ${p}`;
};

const edgesOf = ({ ring }: Region): (readonly [Point, Point])[] =>
  ring.map((p, i) => [p, ring[(i + 1) % ring.length]]);

/** Lines that so many of these regions have: two for borders between them, one for their outer edge. */
export function bordersOf(regions: readonly Region[], holders: number): Line[] {
  const held = new Map<string, number>();
  for (const region of regions)
    for (const [p, q] of edgesOf(region)) held.set(keyOf(p, q), (held.get(keyOf(p, q)) ?? 0) + 1);
  const drawn = new Set<string>();
  const lines: Point[][] = [];
  for (const region of regions) {
    let now: Point[] | null = null;
    for (const [p, q] of edgesOf(region)) {
      const key = keyOf(p, q);
      if (held.get(key) !== holders || drawn.has(key)) {
        now = null;
        continue;
      }
      drawn.add(key);
      if (now === null) {
        now = [p, q];
        lines.push(now);
      } else now.push(q);
    }
  }
  return lines;
}
