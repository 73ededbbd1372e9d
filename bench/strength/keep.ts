/**
 * The kept pairs (strength.json), and what is made from them: a page and a picture.
 *
 * Keeps  several processes may keep what they play in the same file: each adds to what the others have kept meanwhile.
 */
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Interval, type Pair, shareOf } from '@westmarch/bots';
import { entries, type Kind, kinds } from './entries.ts';

/** By what is measured and its name: the points of each pair of games in their place, null for those not played yet. */
export type Kept = Record<Kind, Record<string, readonly (Pair | null)[]>>;

const folder = join(import.meta.dirname, '..');
const file = join(folder, 'strength.json');

export function readKept(): Kept {
  const read: Partial<Kept> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(kinds.map((kind) => [kind, read[kind] ?? {}])) as Kept;
}

interface Found {
  readonly name: string;
  readonly games: number;
  readonly share: Interval;
}
const foundIn = (kept: Kept, kind: Kind): readonly Found[] =>
  entries[kind].flatMap(({ name }) => {
    const pairs = (kept[kind][name] ?? []).filter((pair) => pair !== null);
    return pairs.length === 0 ? [] : [{ name, games: pairs.flat().length, share: shareOf(pairs) }];
  });

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
const line = ({ name, games, share }: Found): string =>
  `| ${name} | ${games} | ${percent(share.value)} | ${percent(share.low)} to ${percent(share.high)} |`;

const tableOf = (kept: Kept, kind: Kind, first: string): string => {
  const found = foundIn(kept, kind);
  if (found.length === 0) return 'Not measured yet.';
  return [`| ${first} | games | points | 95 % |`, '| --- | ---: | ---: | --- |', ...found.map(line)].join(
    '\n',
  );
};

const page = (kept: Kept): string => `# How strong the bots are

Written by \`node scripts/run.mjs bench/strength.ts ${kinds.join('|')}\`, which goes on where it was stopped. All
are pairs of games with one seed and changed seats, each deck against itself: all decks of the LotR TCG that are offered, and
those of each kind of player of MECCG by turns, two decks long. 95 % intervals, a pair being one observation. Few games say
little: read the intervals.

## Loremaster against Steward, by time of the processor for a choice

${tableOf(kept, 'time', 'game and time')}

## Loremaster against Steward, by the games that he plays on for a choice (LotR TCG)

${tableOf(kept, 'curve', 'iterations')}

![Points against Steward over iterations](strength.svg)

## Loremaster with the learned value against the same search without it

${tableOf(kept, 'learned', 'game and games played on')}

## Steward without one of his considerations, against the whole one

### The Lord of the Rings TCG

${tableOf(kept, 'ablations', 'without')}

### Middle-earth CCG

${tableOf(kept, 'meccg-ablations', 'without')}
`;

const WIDTH = 640;
const HEIGHT = 320;
const EDGE = 48;
const x = (iterations: number): number =>
  EDGE + ((Math.log10(iterations) - 1) / (Math.log10(3000) - 1)) * (WIDTH - 2 * EDGE);
const y = (share: number): number => HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE);
const at = (value: number): string => value.toFixed(1);

/** Points over iterations, these by their logarithm; bars are 95 % intervals. */
function picture(curve: readonly Found[]): string {
  const marks = curve.map(({ name, share, games }) => {
    const place = at(x(Number(name)));
    return [
      `<line x1="${place}" x2="${place}" y1="${at(y(share.low))}" y2="${at(y(share.high))}" stroke="#666"/>`,
      `<circle cx="${place}" cy="${at(y(share.value))}" r="4" fill="#246"/>`,
      `<text x="${place}" y="${HEIGHT - EDGE + 16}" text-anchor="middle">${name}</text>`,
      `<text x="${place}" y="${HEIGHT - EDGE + 32}" text-anchor="middle" fill="#666">${games} games</text>`,
    ].join('');
  });
  const levels = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${EDGE}" x2="${WIDTH - EDGE}" y1="${at(y(share))}" y2="${at(y(share))}" stroke="${share === 0.5 ? '#999' : '#ddd'}"/>` +
      `<text x="${EDGE - 6}" y="${at(y(share) + 4)}" text-anchor="end">${share * 100}</text>`,
  );
  const way = curve.map(({ name, share }) => `${at(x(Number(name)))},${at(y(share.value))}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${EDGE}" y="24">Points of Loremaster against Steward, in per cent, over iterations</text>
${levels.join('\n')}
<polyline points="${way}" fill="none" stroke="#246"/>
${marks.join('\n')}
</svg>
`;
}

/** A file at once: whoever reads meanwhile has the old one or the new one. */
function writeWhole(path: string, text: string): void {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, path);
}

const lock = `${file}.lock`;
/** Nobody keeps for so long: whoever held it was stopped. */
const STALE = 10_000;
const WAIT = 20;
function locked(work: () => void): void {
  for (;;)
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch {
      const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
      if (Date.now() - mtimeMs > STALE) rmSync(lock, { force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
    }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Adds a pair of games to what everybody has kept; without one the page and the picture are made anew. */
export function keep(played?: { kind: Kind; name: string; number: number; pair: Pair }): void {
  locked(() => {
    const kept = readKept();
    if (played !== undefined) {
      const { kind, name, number, pair } = played;
      const pairs = kept[kind][name] ?? [];
      const most = Math.max(pairs.length, number + 1);
      kept[kind][name] = Array.from({ length: most }, (_x, n) => (n === number ? pair : (pairs[n] ?? null)));
    }
    writeWhole(file, `${JSON.stringify(kept)}\n`);
    writeWhole(join(folder, 'strength.md'), page(kept));
    writeWhole(join(folder, 'strength.svg'), picture(foundIn(kept, 'curve')));
  });
}
