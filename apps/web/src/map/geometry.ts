/**
 * Points and lines on the sheet: reading them, turning them into paths, and asking what lies where.
 *
 * Keeps  pure: the same sheet gives the same drawing, also what only looks like chance (`chanceAt`).
 */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** Lines are kept as tenths of a unit, each point as the difference from the one before. */
export function pointsOf(text: string): Point[] {
  const numbers = text === '' ? [] : text.split(' ').map(Number);
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i];
    y += numbers[i + 1];
    points.push([x / 10, y / 10]);
  }
  return points;
}

export const short = (n: number): string => String(Math.round(n * 10) / 10);

/** Straight from point to point. */
export const pathOf = (line: Line, closed = false): string =>
  line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('') + (closed ? 'Z' : '');

/** Through every point without corners (Catmull-Rom as cubic curves): a way as a pen draws it. */
export function curveOf(line: Line): string {
  if (line.length < 3) return pathOf(line);
  const at = (i: number): Point => line[Math.max(0, Math.min(line.length - 1, i))];
  let d = `M${short(line[0][0])} ${short(line[0][1])}`;
  for (let i = 0; i < line.length - 1; i++) {
    const [[ax, ay], [bx, by], [cx, cy], [ex, ey]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${[bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (ex - bx) / 6, cy - (ey - by) / 6, cx, cy].map(short).join(' ')}`;
  }
  return d;
}

/** Whether a point lies within a ring. */
export function inside([x, y]: Point, ring: Line): boolean {
  let is = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is;
  }
  return is;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** How far a point lies from a line. */
export function distanceTo(p: Point, line: Line): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]];
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((p[0] - ax) * dx + (p[1] - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, distance(p, [ax + t * dx, ay + t * dy]));
  }
  return least;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export const boxOf = (points: Line): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
});
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A number from 0 to 1 that hangs on where it is asked for alone. */
export function chanceAt(x: number, y: number, salt: number): number {
  let h =
    Math.imul(Math.round(x * 10) + 7919 * salt, 374_761_393) ^ Math.imul(Math.round(y * 10), 668_265_263);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Where one is after so much (0 to 1) of a line's length. */
export function along(line: Line, part: number): Point {
  if (line.length === 0) return [0, 0];
  const lengths = line.slice(1).map((p, i) => distance(p, line[i]));
  let left = lengths.reduce((sum, n) => sum + n, 0) * Math.max(0, Math.min(1, part));
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [[ax, ay], [bx, by]] = [line[i], line[i + 1]];
      return [ax + ((bx - ax) * left) / length, ay + ((by - ay) * left) / length];
    }
    left -= length;
  }
  return line[line.length - 1];
}
