/**
 * How far soak has come, per name: kept in bench/soak.json, so that it goes on where it stopped.
 *
 * Keeps  `done` counts games from the first without a gap; what was finished out of order waits until the gap is
 *        closed. Another seed, other cards, or rules that play otherwise start over: their sums would mean nothing together.
 *        What a round aims at is fixed when it begins, so that it is the same however often it is interrupted.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Failure, Stretch } from './play.ts';

export interface Progress {
  readonly seed: string;
  readonly version: string;
  done: number;
  decisions: number;
  longest: number;
  checksum: number;
  cpuSeconds: number;
  failures: Failure[];
  /** Abilities that could have mattered and did not yet, and those that did; by card and place. */
  unused: string[];
  used: string[];
  /** What the games of this round aim at: what had not mattered before it. */
  aims: string[];
  /** The first stretch alone: played again before going on, it shows whether games are still played alike. */
  first: { readonly games: number; readonly checksum: number } | null;
}

export type AllProgress = Record<string, Progress>;

const FILE = fileURLToPath(new URL('../soak.json', import.meta.url));

export const beginning = (seed: string, version: string): Progress => ({
  seed,
  version,
  done: 0,
  decisions: 0,
  longest: 0,
  checksum: 0,
  cpuSeconds: 0,
  failures: [],
  unused: [],
  used: [],
  aims: [],
  first: null,
});

/**
 * Where to go on: the kept progress, or the beginning with the reason for it. `replay` plays the first games again and
 * gives their checksum.
 */
export function resume(
  kept: Progress | undefined,
  seed: string,
  version: string,
  fresh: boolean,
  replay: (games: number) => number,
): { readonly progress: Progress; readonly why: string } {
  const start = (why: string) => ({ progress: beginning(seed, version), why });
  if (kept === undefined) return start('from the first game');
  if (fresh) return start('from the first game, as asked');
  if (kept.seed !== seed) return start(`from the first game: the kept games were of seed "${kept.seed}"`);
  if (kept.version !== version) return start('from the first game: rules or cards have changed since');
  if (kept.first !== null && replay(kept.first.games) !== kept.first.checksum)
    return start('from the first game: games are played differently since');
  return {
    progress: {
      ...kept,
      failures: [...kept.failures],
      unused: [...(kept.unused ?? [])],
      used: [...(kept.used ?? [])],
      aims: [...(kept.aims ?? [])],
    },
    why: kept.done === 0 ? 'from the first game' : `from game ${kept.done + 1}`,
  };
}

/** So many games aim at the same: what is left after them is aimed at next. */
const ROUND = 500;

/** Takes finished stretches in any order, and adds them up in theirs. */
export class Tally {
  readonly progress: Progress;
  readonly #abilities: readonly string[];
  readonly #waiting = new Map<number, Stretch>();

  /** `abilities` are all that could matter; those that are met unless given. */
  constructor(progress: Progress, abilities: readonly string[] = []) {
    this.progress = progress;
    this.#abilities = abilities;
  }

  /** The last game of the round that is to be played now, with its aims set; `to` where nothing is aimed at. */
  round(to: number): number {
    const p = this.progress;
    if (this.#abilities.length === 0) return to;
    if (p.done % ROUND === 0) p.aims = p.done === 0 ? [] : [...p.unused];
    return Math.min(to, p.done - (p.done % ROUND) + ROUND);
  }

  add(stretch: Stretch): void {
    const p = this.progress;
    this.#waiting.set(stretch.from, stretch);
    for (let next = this.#take(p.done + 1); next !== undefined; next = this.#take(p.done + 1)) {
      p.first ??= { games: next.games, checksum: next.checksum };
      p.done += next.games;
      p.decisions += next.decisions;
      p.longest = Math.max(p.longest, next.longest);
      p.checksum = (p.checksum + next.checksum) >>> 0;
      p.cpuSeconds += next.cpuSeconds;
      p.failures.push(...next.failures);
      const used = new Set([...p.used, ...next.used]);
      p.used = [...used].toSorted();
      p.unused = [...new Set([...this.#abilities, ...p.unused, ...next.met])]
        .filter((name) => !used.has(name))
        .toSorted();
    }
  }

  #take(from: number): Stretch | undefined {
    const found = this.#waiting.get(from);
    this.#waiting.delete(from);
    return found;
  }
}

/** What was kept; nothing where there is no file or it is damaged. */
export function readProgress(file = FILE): AllProgress {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Progress] => isProgress(entry[1])),
    );
  } catch {
    return {};
  }
}

function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['done', 'decisions', 'longest', 'checksum', 'cpuSeconds'];
  return (
    numbers.every((field) => typeof Reflect.get(value, field) === 'number') &&
    typeof Reflect.get(value, 'seed') === 'string' &&
    typeof Reflect.get(value, 'version') === 'string' &&
    Array.isArray(Reflect.get(value, 'failures')) &&
    typeof Reflect.get(value, 'first') === 'object'
  );
}

/** Written beside and then moved, so that a crash in the middle leaves the old file whole. */
export function writeProgress(all: AllProgress, file = FILE): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
