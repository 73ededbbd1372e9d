/** What can be found on the map by a press or by arrows. Pure. */
import { distance, type Point } from '../geometry.ts';

export interface Mark {
  readonly key: string;
  readonly at: Point;
  /** It can be chosen: a press that could mean either means this one. */
  readonly offered: boolean;
  /** How far from that point it is drawn, in units that keep their size on the screen. */
  readonly aside?: Point;
}

/**
 * The mark that a press means: the nearest within reach, those that can be chosen from a little farther. `scale`: how
 * large signs are drawn.
 */
export function markAt(marks: readonly Mark[], at: Point, reach: number, scale = 1): Mark | null {
  let best: Mark | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const [dx, dy] = mark.aside ?? NOT_ASIDE;
    const drawn: Point = [mark.at[0] + dx * scale, mark.at[1] + dy * scale];
    const far = distance(drawn, at) * (mark.offered ? 0.7 : 1);
    if (far <= reach && far < least) [best, least] = [mark, far];
  }
  return best;
}

const NOT_ASIDE: Point = [0, 0];

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const WAYS: Readonly<Record<Direction, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isDirection = (key: string): key is Direction => key in WAYS;

/** The neighbour in a direction: near, and not too far aside. Null at the edge. */
export function neighbour(marks: readonly Mark[], from: Mark, direction: Direction): Mark | null {
  const [dx, dy] = WAYS[direction];
  let best: Mark | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    if (mark.key === from.key) continue;
    const [x, y] = [mark.at[0] - from.at[0], mark.at[1] - from.at[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > ahead * 1.75) continue;
    const far = ahead + aside * 1.6;
    if (far < least) [best, least] = [mark, far];
  }
  return best;
}
