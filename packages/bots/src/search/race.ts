/**
 * A race of options: each is tried in the same worlds, and whoever falls behind for certain is tried no more.
 *
 * Owns   who still runs, and who wins. Not how an option is tried.
 * Keeps  options are compared world by world, so that what luck brings to all of them counts for none.
 */
import type { Manner } from './searched.ts';

export interface Runner {
  /** The option. */
  readonly index: number;
  /** What it was worth in each world so far. */
  readonly worth: number[];
}

export const meanOf = (worth: readonly number[], upTo = worth.length): number => {
  let sum = 0;
  for (let i = 0; i < upTo; i++) sum += worth[i];
  return upTo === 0 ? 0 : sum / upTo;
};

/** By how much one is better than another in the worlds that both have seen, and how far that may be wrong. */
export function lead(one: Runner, other: Runner): { readonly by: number; readonly error: number } {
  const n = Math.min(one.worth.length, other.worth.length);
  if (n === 0) return { by: 0, error: Infinity };
  const by = meanOf(one.worth, n) - meanOf(other.worth, n);
  if (n === 1) return { by, error: Infinity };
  let squares = 0;
  for (let i = 0; i < n; i++) squares += (one.worth[i] - other.worth[i] - by) ** 2;
  return { by, error: Math.sqrt(squares / (n - 1) / n) };
}

/**
 * How far a lead may be wrong to whoever doubts: as if in one world more it had been off by so much of a win. A few worlds
 * that all say the same say nothing of what happens in one of ten.
 */
function doubted(one: Runner, other: Runner, doubt: number): { readonly by: number; readonly error: number } {
  const { by, error } = lead(one, other);
  const n = Math.min(one.worth.length, other.worth.length);
  return n < 2 ? { by, error } : { by, error: Math.hypot(error, doubt / Math.sqrt(n * (n - 1))) };
}

function isAlike(one: Runner, other: Runner): boolean {
  const { by, error } = lead(one, other);
  return by === 0 && error === 0;
}

/** Whether somebody may still turn out to be so much better than what was advised that it is worth leaving that. */
function mayWin(runner: Runner, advised: Runner | undefined, manner: Manner): boolean {
  if (advised === undefined || runner === advised) return true;
  const { patience, doubt, hardly, alike } = manner;
  if (isAlike(runner, advised)) return runner.worth.length < alike;
  const { by, error } = doubted(runner, advised, doubt);
  return by + patience * error > hardly;
}

/** Who stays in the race; the best comes first. `advised` is the option that wins among equals. */
export function stillRunning(runners: readonly Runner[], advised: number, manner: Manner): Runner[] {
  const { patience, doubt, least, alike } = manner;
  const order = runners.toSorted(
    (a, b) => meanOf(b.worth) - meanOf(a.worth) || Number(b.index === advised) - Number(a.index === advised),
  );
  if (order[0].worth.length < least) return order;
  const known = order.find(({ index }) => index === advised);
  const hopeful = order.filter((runner) => mayWin(runner, known, manner));
  const [best] = hopeful;
  return hopeful.filter((runner) => {
    if (runner === best) return true;
    if (isAlike(best, runner)) return best.worth.length < alike;
    const { by, error } = doubted(best, runner, doubt);
    return by <= patience * error;
  });
}

/** The winner: the best in the worlds that all have seen, unless it is hardly better than what was advised. */
export function winnerOf(
  running: readonly Runner[],
  advised: Runner | undefined,
  { courage, doubt, hardly }: Pick<Manner, 'courage' | 'doubt' | 'hardly'>,
): Runner {
  // Where time ran out within a world, some have one more than others: luck that the others had no part in.
  const common = Math.min(...running.map(({ worth }) => worth.length));
  const best = running.reduce((a, b) => (meanOf(b.worth, common) > meanOf(a.worth, common) ? b : a));
  if (advised === undefined || best === advised) return best;
  const { by, error } = doubted(best, advised, doubt);
  return by > courage * error && by > hardly ? best : advised;
}
