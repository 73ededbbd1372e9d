/** Names of regions, seas, ranges, rivers and the lands beyond; those of ranges, rivers and seas on curves. */
import { farLands, lakes, ranges, regions, rivers, seas } from '../chart.ts';
import { along, curveOf, type Line, type Point } from '../geometry.ts';
import s from './sheet.module.css';
import { key } from './types.ts';

/** A gentle bow through a point, at an angle: what a name is written along. */
function bow([x, y]: Point, turn: number, length: number, bend: number): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const half = length / 2;
  const f = (n: number): string => n.toFixed(1);
  return `M${f(x - dx * half)} ${f(y - dy * half)}Q${f(x + dy * bend)} ${f(y - dx * bend)} ${f(x + dx * half)} ${f(y + dy * half)}`;
}

/** Part of a river, read from left to right. */
function stretch(line: Line, from: number, to: number): string {
  const points = Array.from({ length: 9 }, (_x, i) => along(line, from + ((to - from) * i) / 8));
  return curveOf(points[0][0] <= points[8][0] ? points : points.toReversed());
}

/** Which rivers are named, and along which part of them. */
const RIVER_NAMES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  Anduin: [0.25, 0.4],
  Celduin: [0.4, 0.75],
  Baranduin: [0.45, 0.95],
  Gwathló: [0.35, 0.85],
  Isen: [0.3, 0.8],
  Entwash: [0.35, 0.85],
  Carnen: [0.3, 0.8],
  Harnen: [0.2, 0.7],
};
const curves = [
  ...ranges.map(({ name, label, turn }) => ({
    name,
    d: bow(label, turn, name.length * 9.5, 6),
    look: s.range,
    start: '50%',
  })),
  ...seas.map(({ name, label, turn }) => ({
    name,
    d: bow(label, turn, Math.max(120, name.length * 17), name.length > 14 ? 46 : 8),
    look: name.length > 14 ? s.ocean : s.water,
    start: '50%',
  })),
  ...rivers.flatMap(({ name, line }) => {
    const part = RIVER_NAMES[name];
    return part === undefined
      ? []
      : [{ name, d: stretch(line, part[0], part[1]), look: s.river, start: '50%' }];
  }),
];

export function Lettering() {
  return (
    <>
      <defs>
        {curves.map(({ name, d }, i) => (
          <path key={name} id={`map-curve-${i}`} d={d} />
        ))}
      </defs>
      {farLands.map(({ name, label: [x, y] }) => (
        <text key={name} className={s.far} x={x} y={y}>
          {name}
        </text>
      ))}
      {curves.map(({ name, look, start }, i) => (
        <text key={name} className={look} dy="-1.6">
          <textPath href={`#map-curve-${i}`} startOffset={start}>
            {name}
          </textPath>
        </text>
      ))}
      {lakes.length > 0 && null}
      {regions.map(({ name, type, label: [x, y], lines, size }) => (
        <text key={name} className={`${s.region} ${s[key(type)]}`} fontSize={size}>
          {lines.map((line, i) => (
            <tspan key={line} x={x} y={y + (i - (lines.length - 1) / 2) * size * 1.08 + size * 0.34}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </>
  );
}
