/**
 * The sheet in fields, each drawn by itself. The browser draws a path as a whole wherever a bit of it is in sight, so
 * a line over the whole sheet costs as much for a corner as for everything: it was half of what a moving map took.
 */
import { type Box, boxOf, type Line, pathOf } from '../geometry.ts';

const FIELD = 160;
/** So many points of a long line are drawn together. */
const PIECE = 16;

/** The field that something begins in. */
export const fieldOf = ({ left, top }: Box): string =>
  `${Math.floor(left / FIELD)} ${Math.floor(top / FIELD)}`;

/** Lines as paths, one for each field; long ones are cut into pieces, each beginning where the one before ends. */
export function fielded(lines: readonly Line[]): string[] {
  const fields = new Map<string, string>();
  for (const line of lines)
    for (let i = 0; i === 0 || i < line.length - 1; i += PIECE) {
      const piece = line.slice(i, i + PIECE + 1);
      const field = fieldOf(boxOf(piece));
      fields.set(field, (fields.get(field) ?? '') + pathOf(piece));
    }
  return [...fields.values()];
}

/** A ring as a line that ends where it begins. */
export const closed = (ring: Line): Line => [...ring, ...ring.slice(0, 1)];
