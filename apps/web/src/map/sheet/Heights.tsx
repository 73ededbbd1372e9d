/** What stands on the land: mountains, hills, forests and marshes, the nearer before the farther. */
import { forests, hills, lakes, marshes, mountains, rivers } from '../chart.ts';
import {
  type Box,
  boxOf,
  chanceAt,
  distanceTo,
  inside,
  type Line,
  overlap,
  type Point,
} from '../geometry.ts';
import { isQuiet } from './quiet.ts';
import s from './sheet.module.css';
import { hill, layered, peak, reeds, type Stamp, tree } from './stamps.ts';

const STEP = 8.6;
const waters: readonly { readonly line: Line; readonly box: Box }[] = rivers.map(({ line }) => {
  const { left, top, right, bottom } = boxOf(line);
  return { line, box: { left: left - 6, top: top - 6, right: right + 6, bottom: bottom + 6 } };
});
const here = ([x, y]: Point): Box => ({ left: x, top: y, right: x + 0.1, bottom: y + 0.1 });
const isWet = (p: Point): boolean =>
  waters.some(({ line, box }) => overlap(box, here(p)) && distanceTo(p, line) < 4.5) ||
  lakes.some(({ line }) => inside(p, line));

/** Trees in rows that chance has shaken. */
function woodOf(ring: Line): Stamp[] {
  const { left, top, right, bottom } = boxOf(ring);
  const trees: Stamp[] = [];
  for (let row = Math.floor(top / STEP); row * STEP < bottom; row++)
    for (let column = Math.floor(left / STEP); column * STEP < right; column++) {
      const p: Point = [
        (column + (row & 1) / 2 + (chanceAt(column, row, 7) - 0.5) * 0.8) * STEP,
        (row + (chanceAt(column, row, 8) - 0.5) * 0.7) * STEP,
      ];
      if (!inside(p, ring) || isWet(p)) continue;
      const one = tree(p[0], p[1], 2.9 + chanceAt(column, row, 9) * 1.2);
      if (!isQuiet(one.box)) trees.push(one);
    }
  return trees;
}

const free = (stamp: Stamp): boolean => !isQuiet(stamp.box);
const PEAKS = layered(
  mountains.flatMap(({ peaks }) => peaks.map(([x, y, half]) => peak(x, y, half * 1.12))).filter(free),
);
const TREES = layered(forests.flatMap(({ line }) => woodOf(line)));
const HILLS = layered(hills.flatMap((points) => points.map(([x, y]) => hill(x, y))).filter(free));
const MARSHES = marshes.flatMap((points) => points.map(([x, y]) => reeds(x, y))).join('');

export function Heights() {
  return (
    <>
      <path className={s.marsh} d={MARSHES} />
      {HILLS.map((d, i) => (
        <path key={`hill-${i}`} className={s.hill} d={d} />
      ))}
      {TREES.map((d, i) => (
        <path key={`tree-${i}`} className={s.tree} d={d} />
      ))}
      {PEAKS.map((d, i) => (
        <path key={`peak-${i}`} className={s.peak} d={d} />
      ))}
    </>
  );
}
