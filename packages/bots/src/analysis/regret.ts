/**
 * Regret: what a choice loses against the best option, all of them played on in the same guessed worlds.
 *
 * Owns   playing options on by a bot for each seat, and telling the loss without flattering whoever was lucky.
 * Not    where the positions come from, nor adding them up (bench/regret.ts).
 * Keeps  the best option is found in one half of the worlds and judged in the other, so that luck is no regret: the mean
 *        of many is as often too low as too high where nothing is lost.
 */
import type { State } from '@westmarch/kernel';
import type { Bot } from '../bot.ts';
import type { Searched } from '../search/searched.ts';

/** What came of a choice. Chances are those of whoever chose. */
export interface Regret {
  /** What the choice lost, as a share of a win. */
  readonly lost: number;
  /** What most worlds found best; the choice itself where nothing is better. */
  readonly best: number;
  /** The chance that each option brought, by index; NaN where it was not tried. */
  readonly chances: readonly number[];
}

export interface Looking {
  /** Worlds in which each option is tried; an even number. */
  readonly worlds: number;
  /** Options that are tried at the most; the chosen one is among them. */
  readonly width: number;
  /** So much time of the game is played on before the value is asked. */
  readonly horizon: number;
}

const MOST_CHOICES = 2000;
const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;

const meanOf = (of: Float64Array, half: number): number => {
  let sum = 0;
  let n = 0;
  for (let w = half; w < of.length; w += 2, n++) sum += of[w];
  return sum / n;
};
const bestIn = (all: readonly Float64Array[], half: number): number =>
  all.reduce((top, one, i) => (meanOf(one, half) > meanOf(all[top], half) ? i : top), 0);

/** The chosen one, and others spread over all that there are. */
function tried(count: number, chosen: number, width: number): number[] {
  const found = new Set([chosen]);
  const most = Math.min(width, count);
  for (let k = 0; found.size < most && k < count; k++)
    found.add(count <= width ? k : Math.floor((k * count) / width) % count);
  return [...found];
}

export function regretOf<S extends State>(
  { rules, guess, value, time }: Searched<S>,
  bots: readonly Bot<S>[],
  view: S,
  you: number,
  chosen: number,
  { worlds, width, horizon }: Looking,
): Regret {
  const world = rules.clone(view);
  const played = rules.clone(view);
  const seen = rules.clone(view);
  const worth = new Float64Array(view.layout.sizes.players + 1);
  const { count } = rules.options(view);
  const indices = tried(count, chosen, width);
  const all = indices.map(() => new Float64Array(worlds));
  const until = time(view) + horizon;
  for (let w = 0; w < worlds; w++) {
    guess(view, you, w, world);
    for (const [k, index] of indices.entries()) {
      rules.copy(world, played);
      rules.apply(played, index);
      for (let n = 0; n < MOST_CHOICES && time(played) < until; n++) {
        const decision = rules.pending(played);
        if (decision === null) break;
        rules.view(played, decision.player, seen);
        const bot = bots[decision.player - 1];
        rules.apply(played, bot.choose(seen, decision, rules.options(seen), (w + 1) * 10_000 + n));
      }
      const result = rules.result(played);
      if (result === null) value(played, worth);
      all[k][w] = result === null ? worth[you] : POINTS[result[you - 1]];
    }
  }
  const [best, other] = [bestIn(all, 0), bestIn(all, 1)];
  const lost = (meanOf(all[best], 1) - meanOf(all[0], 1) + meanOf(all[other], 0) - meanOf(all[0], 0)) / 2;
  const chances = Array.from({ length: count }, () => Number.NaN);
  for (const [k, index] of indices.entries()) chances[index] = (meanOf(all[k], 0) + meanOf(all[k], 1)) / 2;
  const top = indices.reduce((a, b) => (chances[b] > chances[a] ? b : a), chosen);
  return { lost, best: top, chances };
}
