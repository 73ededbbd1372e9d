/** Ways over the map: the one that is looked at in ink with its region types, others faint; each can be pressed. */
import type { MapWay } from '@westmarch/protocol';
import { colourOf, signOf } from '../art/signs.tsx';
import { regionNamed } from './chart.ts';
import { along, curveOf, type Line, type Point, pathOf } from './geometry.ts';
import s from './map.module.css';
import { routeOf } from './tokens.ts';

export interface DrawnWay {
  readonly key: string;
  readonly way: MapWay;
  readonly line: Line;
  /** Where its number stands. */
  readonly at: Point;
}

/** Ways from place to place; a printed path, which names no regions, is a bow of its own. */
export function drawnWays(from: string, to: string, ways: readonly MapWay[]): DrawnWay[] {
  return ways.map((way, i) => {
    const line = way.regions.length > 0 ? routeOf(from, to, way.regions) : bowOf(routeOf(from, to, []), i);
    return { key: `way-${i}`, way, line, at: along(line, [0.5, 0.38, 0.62, 0.3, 0.7, 0.45][i % 6]) };
  });
}

/** A bow between two points, to the left of the straight line. */
function bowOf(line: Line, i: number): Line {
  if (line.length < 2) return line;
  const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]];
  const bend = 0.16 + 0.05 * i;
  return [
    line[0],
    [(ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend],
    line[line.length - 1],
  ];
}

interface WaysProps {
  readonly ways: readonly DrawnWay[];
  /** The one that is looked at; the first where none is. */
  readonly looked: string | null;
  readonly numbered: boolean;
}

export function Ways({ ways, looked, numbered }: WaysProps) {
  const first = ways.find(({ key }) => key === looked) ?? ways[0];
  return (
    <g aria-hidden="true">
      {ways.map(({ key, line }) => (
        <path key={key} className={s.faintWay} d={curveOf(line)} />
      ))}
      {first !== undefined && <Inked way={first} />}
      {numbered &&
        ways.map(({ key, at: [x, y] }, i) => (
          <g
            key={key}
            className={s.wayNumber}
            data-looked={key === first?.key}
            style={{ translate: `${x}px ${y}px` }}
          >
            <circle r="10" />
            <text y="4">{i + 1}</text>
          </g>
        ))}
    </g>
  );
}

/** Its regions washed, its line inked, the type of each region on it. */
function Inked({ way: { way, line } }: { way: DrawnWay }) {
  const regions = way.regions.flatMap((name) => regionNamed(name) ?? []);
  const signs = way.types.map((type, i): { type: string; at: Point } => ({
    type,
    at: along(line, (i + 0.5) / way.types.length),
  }));
  return (
    <>
      {regions.map(({ name, ring }) => (
        <path key={name} className={s.onWay} d={pathOf(ring, true)} />
      ))}
      <path className={s.wayUnder} d={curveOf(line)} />
      <path className={s.way} d={curveOf(line)} />
      {signs.map(({ type, at: [x, y] }, i) => (
        <g key={`${i}-${type}`} className={s.wayType} style={{ translate: `${x}px ${y}px` }}>
          <circle r="8" />
          <path
            d={signOf(type)}
            transform="translate(-5.2 -5.2) scale(.65)"
            style={{ fill: colourOf(type) }}
            fillRule="evenodd"
          />
        </g>
      ))}
    </>
  );
}
