/**
 * Drawing changes: which of all possible ones are tried.
 *
 * Owns   the areas and their shares, and the order of the draw.
 * Keeps  the same sources and seed give the same changes; each place is drawn once. Every kind of change has the same
 *        chance within an area: else numbers and statements would crowd out limits, filters and order.
 */
import { createHash } from 'node:crypto';
import type { Point } from './point.ts';

/** A source with its places. */
export interface Source {
  /** From the root of the project. */
  readonly file: string;
  readonly text: string;
  readonly area: string;
  readonly points: readonly Point[];
}

/** One change, and how people and lists name it. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly area: string;
  readonly operator: string;
  /** From 1. */
  readonly line: number;
  /** The whole line, without indentation: what names it in lists, as numbers of lines move. */
  readonly at: string;
  /** Where the change begins in it. */
  readonly column: number;
  readonly before: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
}

export function mutantOf(source: Source, point: Point, instead: string): Mutant {
  const { file, text, area } = source;
  const { operator, start, end } = point;
  const line = text.slice(0, start).split('\n').length;
  const whole = text.split('\n')[line - 1] ?? '';
  const at = whole.trim();
  const column = start - text.lastIndexOf('\n', start - 1) - 1 - (whole.length - whole.trimStart().length);
  const before = text.slice(start, end);
  const nth = occurrence(text, start, at);
  const id = createHash('sha256')
    .update([file, at, nth, operator, before, instead].join('\0'))
    .digest('hex')
    .slice(0, 10);
  return { id, file, area, operator, line, at, column, before, after: instead, start, end };
}
/** Lines can be alike, and a line can hold the same thing twice. */
function occurrence(text: string, start: number, at: string): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return `${text.slice(0, lineStart).split(at).length}:${start - lineStart}`;
}

export const changedText = (text: string, { start, end, after }: Mutant): string =>
  text.slice(0, start) + after + text.slice(end);

/** The same change in sources that may have moved since; undefined when it cannot be made any more. */
export function foundAgain(sources: readonly Source[], wanted: Mutant): Mutant | undefined {
  const source = sources.find(({ file }) => file === wanted.file);
  for (const point of source?.points ?? []) {
    if (!source || point.operator !== wanted.operator || !point.instead.includes(wanted.after)) continue;
    const mutant = mutantOf(source, point, wanted.after);
    if (mutant.id === wanted.id) return mutant;
  }
  return undefined;
}

/** How likely each area is: rules and cards alike, the kernel less. */
const SHARES: Readonly<Record<string, number>> = {
  'meccg rules': 25,
  'meccg cards': 25,
  'lotr-tcg rules': 20,
  'lotr-tcg cards': 20,
  kernel: 10,
};

type Place = { readonly source: Source; readonly point: Point };

/** Draws changes one after the other; `suits` judges each, and one that does not suit is drawn again. */
export function* draw(
  sources: readonly Source[],
  seed: string,
  suits: (source: Source, mutant: Mutant) => boolean,
): Generator<Mutant> {
  const random = randomFrom(seed);
  const areas = new Map<string, Map<string, Place[]>>();
  for (const source of sources)
    for (const point of source.points) {
      const operators = orNew(areas, source.area, () => new Map<string, Place[]>());
      orNew(operators, point.operator, () => []).push({ source, point });
    }
  while (areas.size > 0) {
    const area = byShare([...areas.keys()], random);
    const operators = areas.get(area) ?? new Map<string, Place[]>();
    const operator = oneOf([...operators.keys()], random);
    const places = operators.get(operator) ?? [];
    const at = Math.floor(random() * places.length);
    const [place] = places.splice(at, 1);
    if (places.length === 0) operators.delete(operator);
    if (operators.size === 0) areas.delete(area);
    const found = place && firstThatSuits(place, random, suits);
    if (found) yield found;
  }
}

const TRIES = 8;
function firstThatSuits(
  { source, point }: Place,
  random: () => number,
  suits: (source: Source, mutant: Mutant) => boolean,
): Mutant | undefined {
  const order = shuffled(point.instead, random).slice(0, TRIES);
  return order.map((instead) => mutantOf(source, point, instead)).find((mutant) => suits(source, mutant));
}

function byShare(areas: readonly string[], random: () => number): string {
  const share = (area: string): number => SHARES[area] ?? 10;
  let left = random() * areas.reduce((sum, area) => sum + share(area), 0);
  return areas.find((area) => (left -= share(area)) < 0) ?? areas[0] ?? '';
}
function oneOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}
function orNew<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** Numbers from 0 to 1 that depend on nothing but the seed. */
export function randomFrom(seed: string): () => number {
  let counter = 0;
  return () => createHash('sha256').update(`${seed} ${counter++}`).digest().readUInt32LE() / 0x1_0000_0000;
}
