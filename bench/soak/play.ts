/** Plays a stretch of games of an entry with every invariant, and says what became of it. */
import { hash } from '@westmarch/kernel';
import { selfPlay } from '@westmarch/testkit';
import { mix } from '../lib/policy.ts';
import type { Entry } from './entries.ts';

const ROOT = new URL('../../', import.meta.url).href;

export interface Failure {
  readonly game: number;
  readonly message: string;
}

export interface Stretch {
  readonly from: number;
  readonly games: number;
  readonly decisions: number;
  readonly longest: number;
  /** A sum over the games, so that the order in which stretches are finished makes no difference. */
  readonly checksum: number;
  readonly failures: readonly Failure[];
  readonly cpuSeconds: number;
}

/** Records of failed games go where self-play keeps them, or to another folder, or with null nowhere. */
export function playStretch(
  entry: Entry,
  seed: string,
  from: number,
  games: number,
  reproFolder?: string | null,
): Stretch {
  const started = process.threadCpuUsage();
  let decisions = 0;
  let longest = 0;
  let checksum = 0;
  const failures: Failure[] = [];
  for (let game = from; game < from + games; game++) {
    let end = 0;
    try {
      const played = selfPlay({
        game: entry.game,
        setups: (_one, luck) => entry.setup(game, luck),
        seed: `${seed} ${game}`,
        games: 1,
        invariant(s) {
          if (s.kernel.over === 1) end = hash(s);
        },
        ...(entry.changingCards === undefined ? {} : { changingCards: entry.changingCards }),
        ...(entry.most === undefined ? {} : { most: entry.most }),
        ...(entry.fits === undefined ? {} : { fits: (s, card, def) => entry.fits?.(s, card, def) ?? true }),
        ...(entry.offered === undefined ? {} : { offered: entry.offered }),
        ...(reproFolder === undefined ? {} : { reproFolder }),
      });
      decisions += played.choices;
      longest = Math.max(longest, played.longest);
      checksum = (checksum + mix(mix(0, game), end)) >>> 0;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // Files by their place in the project: the findings are kept, and read on other machines.
      failures.push({ game, message: message.replaceAll(ROOT, '') });
    }
  }
  const { user, system } = process.threadCpuUsage(started);
  return { from, games, decisions, longest, checksum, failures, cpuSeconds: (user + system) / 1e6 };
}
