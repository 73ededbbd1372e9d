/**
 * What is on the map: regions, places, coast, waters, heights and woods, read once from the data.
 *
 * Owns   where things lie. Not  what can be done there: the table says that, by name.
 */
import data from './data/middle-earth.json';
import { type Line, type Point, pointsOf } from './geometry.ts';

export interface Region {
  readonly name: string;
  readonly type: string;
  readonly ring: Line;
  /** The middle of its name, the name as it is broken into lines, and the size of its letters. */
  readonly label: Point;
  readonly lines: readonly string[];
  readonly size: number;
}
export interface Place {
  readonly name: string;
  /** Empty for those that lie in none. */
  readonly region: string;
  readonly at: Point;
  readonly under: boolean;
  /** Where its name stands beside its sign: e, w, n, s, ne, … */
  readonly side: string;
}
export interface Named {
  readonly name: string;
  readonly line: Line;
}
export interface Range extends Named {
  /** Each peak: where it stands, and half its width. */
  readonly peaks: readonly (readonly [x: number, y: number, half: number])[];
}
export interface Lettered {
  readonly name: string;
  readonly label: Point;
  readonly turn: number;
}

const [W, H] = data.size;
export const WIDTH = W;
export const HEIGHT = H;

const point = ([x, y]: readonly number[]): Point => [x, y];
const named = ({ name, line }: { name: string; line: string }): Named => ({ name, line: pointsOf(line) });

export const regions: readonly Region[] = data.regions.map(({ line, label, ...rest }) => ({
  ...rest,
  label: point(label),
  ring: pointsOf(line),
}));
export const places: readonly Place[] = data.places.map(({ at, ...rest }) => ({ ...rest, at: point(at) }));
export const coast: readonly Line[] = data.coast.map(pointsOf);
export const rivers: readonly Named[] = data.rivers.map(named);
export const lakes: readonly Named[] = data.lakes.map(named);
export const forests: readonly Named[] = data.forests.map(named);
export const mountains: readonly Range[] = data.mountains.map(({ name, line, peaks }) => ({
  name,
  line: pointsOf(line),
  peaks: triples(peaks),
}));
export const hills: readonly Line[] = data.hills.map(({ points }) => pointsOf(points));
export const marshes: readonly Line[] = data.marshes.map(({ points }) => pointsOf(points));
const lettered = ({ name, label, turn }: { name: string; label: number[]; turn: number }): Lettered => ({
  name,
  label: point(label),
  turn,
});
export const ranges: readonly Lettered[] = data.ranges.map(lettered);
export const seas: readonly Lettered[] = data.seas.map(lettered);
export const farLands: readonly Lettered[] = data.farLands.map((far) => lettered({ ...far, turn: 0 }));

function triples(text: string): (readonly [number, number, number])[] {
  const all = text.split(' ').map((n) => Number(n) / 10);
  return Array.from({ length: all.length / 3 }, (_x, i) => [all[3 * i], all[3 * i + 1], all[3 * i + 2]]);
}

/** Cards differ in capital letters. */
export const keyOf = (name: string): string => name.toLowerCase();
const placesByName = new Map(places.map((place) => [keyOf(place.name), place]));
const regionsByName = new Map(regions.map((region) => [region.name, region]));
export const placeNamed = (name: string): Place | undefined => placesByName.get(keyOf(name));
export const regionNamed = (name: string): Region | undefined => regionsByName.get(name);
