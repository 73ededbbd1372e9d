/** Plays a stretch of games of an entry with every invariant, and says what became of it. */
import { hash, Kind, type State } from '@westmarch/kernel';
import { Luck, nameOfAbility, type Played, selfPlay, watching } from '@westmarch/testkit';
import { mix } from '../lib/policy.ts';
import type { Entry } from './entries.ts';

const ROOT = new URL('../../', import.meta.url).href;

export interface Failure {
  readonly game: number;
  readonly message: string;
}

/** Which games, and what they aim at. */
export interface Games {
  readonly seed: string;
  readonly from: number;
  readonly games: number;
  /** Abilities that did not happen before this round, by card and place; empty where none are known. */
  readonly aims: readonly string[];
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
  /** Abilities of the cards that were there, and those of them that mattered; none where nobody watches. */
  readonly met: readonly string[];
  readonly used: readonly string[];
}

/** The abilities of all cards that are dealt by a set-up: they are compiled with its first state. */
function dealt({ game }: Entry, setup: unknown) {
  const { engine, card } = game.create(setup, 'dealt');
  const defs = new Set<number>();
  for (let c = 1; c < card.def.length; c++) defs.add(card.def[c]);
  return engine.abilities.filter(({ def, ability }) => def !== 0 && ability !== null && defs.has(def));
}

/** Records of failed games go where self-play keeps them, or to another folder, or with null nowhere. */
export function playStretch(entry: Entry, which: Games, reproFolder?: string | null): Stretch {
  const { seed, from, games, aims } = which;
  const aimed = new Set(aims);
  const started = process.threadCpuUsage();
  let decisions = 0;
  let longest = 0;
  let checksum = 0;
  const failures: Failure[] = [];
  const met = new Set<number>();
  const used = new Set<number>();
  for (let game = from; game < from + games; game++) {
    let end = 0;
    const one = `${seed} ${game}`;
    const setup = (luck: Luck): unknown => entry.setup(game, luck, aims);
    // What is still wanted depends on the aims and on this game alone, so that stretches can be cut anywhere.
    const wanted = new Set<number>();
    const player = entry.player?.(one);
    const mattered = (id: number): void => {
      used.add(id);
      wanted.delete(id);
    };
    const play = () =>
      selfPlay({
        game: entry.game,
        setups: (_one, luck) => setup(luck),
        seed: one,
        games: 1,
        invariant(s) {
          if (s.kernel.over === 1) end = hash(s);
        },
        ...(entry.changingCards === undefined ? {} : { changingCards: entry.changingCards }),
        ...(entry.most === undefined ? {} : { most: entry.most }),
        ...(entry.fits === undefined ? {} : { fits: (s, card, def) => entry.fits?.(s, card, def) ?? true }),
        ...(entry.offered === undefined ? {} : { offered: entry.offered }),
        ...(reproFolder === undefined ? {} : { reproFolder }),
        ...(player === undefined ? {} : { choose: (s: State, luck: Luck) => player(s, luck, wanted) }),
        ...(entry.watched === true
          ? {
              chosen(s: State, index: number) {
                const o = entry.game.options(s);
                if (o.kind(index) === Kind.action) mattered(o.b(index));
              },
            }
          : {}),
      });
    try {
      let played: Played;
      if (entry.watched === true) {
        // The same luck as self-play has: so it is the set-up that is played.
        const abilities = dealt(entry, setup(new Luck(`choices of ${one}/1`)));
        for (const { id } of abilities) {
          met.add(id);
          if (aims.length === 0 || aimed.has(nameOfAbility(entry.game.engine, id))) wanted.add(id);
        }
        const unseen = abilities.filter(({ id }) => wanted.has(id) || !used.has(id));
        played = watching(entry.game.engine, unseen, mattered, play);
      } else played = play();
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
  const names = (ids: ReadonlySet<number>): string[] =>
    [...met].filter((id) => ids.has(id)).map((id) => nameOfAbility(entry.game.engine, id));
  return {
    from,
    games,
    decisions,
    longest,
    checksum,
    failures,
    cpuSeconds: (user + system) / 1e6,
    met: names(met),
    used: names(used),
  };
}
