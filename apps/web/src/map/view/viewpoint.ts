/**
 * What part of the sheet is looked at: moving, drawing nearer, and fitting something into sight. Pure.
 *
 * A point p of the sheet stands at p · k + (x, y) on the screen.
 */
import type { Box, Point } from '../geometry.ts';

export interface Viewpoint {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So near one can come. */
export const NEAREST = 5;

export const toScreen = ({ x, y, k }: Viewpoint, [px, py]: Point): Point => [px * k + x, py * k + y];
export const toSheet = ({ x, y, k }: Viewpoint, [sx, sy]: Point): Point => [(sx - x) / k, (sy - y) / k];

/** As large as it goes with all of it in sight, in the middle. */
export function fit(box: Box, size: Size, margin = 0, nearest = NEAREST): Viewpoint {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const room = (length: number): number => Math.max(1, length - 2 * margin);
  const k = Math.min(nearest, room(size.width) / width, room(size.height) / height);
  return {
    k,
    x: (size.width - width * k) / 2 - box.left * k,
    y: (size.height - height * k) / 2 - box.top * k,
  };
}

/** So many pixels of the screen lie under something at its left, and at its top. */
export interface Covered {
  readonly left: number;
  readonly top: number;
}
const UNCOVERED: Covered = { left: 0, top: 0 };

/** The sheet stays in sight: it leaves no gap where it could fill the screen, but to come out from under what covers it. */
export function kept(view: Viewpoint, sheet: Box, size: Size, { left, top } = UNCOVERED): Viewpoint {
  const least = Math.min(fit(sheet, size).k, NEAREST);
  const k = Math.max(least, Math.min(NEAREST, view.k));
  const along = (at: number, low: number, high: number, room: number, covered: number): number => {
    const length = (high - low) * k;
    if (length <= room - covered) return covered + (room - covered - length) / 2 - low * k;
    return Math.max(room - high * k, Math.min(covered - low * k, at));
  };
  return {
    k,
    x: along(view.x, sheet.left, sheet.right, size.width, left),
    y: along(view.y, sheet.top, sheet.bottom, size.height, top),
  };
}

export const moved = (view: Viewpoint, dx: number, dy: number): Viewpoint => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** Nearer or farther by a factor; what lies under the given point of the screen stays there. */
export function zoomed(view: Viewpoint, factor: number, [sx, sy]: Point): Viewpoint {
  const k = Math.max(0.02, Math.min(NEAREST, view.k * factor));
  const by = k / view.k;
  return { k, x: sx - (sx - view.x) * by, y: sy - (sy - view.y) * by };
}

/** Two fingers: from where they were to where they are. */
export function pinched(
  view: Viewpoint,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Viewpoint {
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const span = ([a, b]: readonly [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
  const [was, is] = [middle(from), middle(to)];
  return zoomed(moved(view, is[0] - was[0], is[1] - was[1]), span(to) / span(from), is);
}

/** Something is brought into sight, with a margin, and no farther than it must be. */
export function showing(view: Viewpoint, p: Point, size: Size, margin: number, top = 0): Viewpoint {
  const [sx, sy] = toScreen(view, p);
  const by = (at: number, room: number): number => {
    const edge = Math.min(margin, room / 2);
    return at < edge ? edge - at : at > room - edge ? room - edge - at : 0;
  };
  // What covers the upper part is kept free of it.
  return moved(view, by(sx, size.width), by(sy - top, size.height - top));
}
