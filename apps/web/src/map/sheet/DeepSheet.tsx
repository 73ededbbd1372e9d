/** The sheet of the Under-deeps, beneath the other: the lands above as a shadow, and the ways from hall to hall. */
import type { Atlas } from '@westmarch/protocol';
import { memo } from 'react';
import { coast, HEIGHT, keyOf, mountains, placeNamed, WIDTH } from '../chart.ts';
import { chanceAt, curveOf, type Line, type Point, pathOf } from '../geometry.ts';
import { Frame } from './Frame.tsx';
import s from './sheet.module.css';
import { layered, peak } from './stamps.ts';

const LAND = coast.map((ring) => pathOf(ring, true)).join('');
const PEAKS = layered(mountains.flatMap(({ peaks }) => peaks.map(([x, y, half]) => peak(x, y, half * 1.12))));

interface Passage {
  readonly key: string;
  readonly line: Line;
  readonly roll: number;
  readonly middle: Point;
  /** It comes up into the lands above. */
  readonly up: boolean;
}

/** A passage winds a little, always the same way. */
function winding(a: Point, b: Point): Line {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return Array.from({ length: 7 }, (_x, i): Point => {
    const t = i / 6;
    const sway = i === 0 || i === 6 ? 0 : (chanceAt(a[0] + b[0], a[1] + i * 7, 31) - 0.5) * 0.16;
    return [a[0] + dx * t - dy * sway, a[1] + dy * t + dx * sway];
  });
}

export function passagesOf({ places }: Atlas): Passage[] {
  const found = new Map<string, Passage>();
  for (const { name, under, below } of places)
    for (const { place, roll } of under ? below : []) {
      const [a, b] = [placeNamed(name), placeNamed(place)];
      if (a === undefined || b === undefined) continue;
      const key = [keyOf(name), keyOf(place)].sort().join('|');
      const known = found.get(key);
      if (known !== undefined && known.roll >= roll) continue;
      const line = winding(a.at, b.at);
      found.set(key, { key, line, roll, middle: line[3], up: !b.under });
    }
  return [...found.values()];
}

export const DeepSheet = memo(function DeepSheet({ atlas }: { atlas: Atlas | undefined }) {
  const passages = atlas === undefined ? [] : passagesOf(atlas);
  return (
    <svg className={`${s.sheet} ${s.deep}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id="map-rock" width="26" height="22" patternUnits="userSpaceOnUse">
          <path className={s.rock} d="M2 4l5-2 4 3M14 14l6-3 4 2M5 17l3 2M18 4l4 1" />
        </pattern>
      </defs>
      <rect className={s.sea} width={WIDTH} height={HEIGHT} />
      <path className={s.land} d={LAND} />
      <rect width={WIDTH} height={HEIGHT} fill="url(#map-rock)" />
      <path className={s.ghostCoast} d={LAND} />
      {PEAKS.map((d, i) => (
        <path key={`peak-${i}`} className={s.ghostPeak} d={d} />
      ))}
      {passages.map(({ key, line }) => (
        <path key={key} className={s.passageWall} d={curveOf(line)} />
      ))}
      {passages.map(({ key, line, up }) => (
        <path key={key} className={s.passage} data-up={up} d={curveOf(line)} />
      ))}
      {passages.map(({ key, roll, middle: [x, y] }) =>
        roll === 0 ? null : (
          <g key={key} transform={`translate(${x} ${y})`} className={s.roll}>
            <circle r="7.5" />
            <text y="3.4">{roll}</text>
          </g>
        ),
      )}
      <Frame title="The Under-deeps" subtitle="what must be rolled stands on the ways" />
    </svg>
  );
});
