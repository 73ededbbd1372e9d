/**
 * The search for better weights: an evolution strategy that learns how far to step, for each weight and for all
 * (separable CMA-ES, Ros and Hansen 2008). What is tried is ranked only, so that noise in the scores does little harm.
 *
 * Owns   which weights are tried in a round, and what is learnt from their scores.
 * Not    how they are scored (fitness.ts), nor where anything is kept.
 * Keeps  no weight changes its sign: what speaks for a choice would be said of it, and would speak against it.
 *        A search is plain data, and nothing is changed in place: the same scores lead to the same weights, and a search
 *        that was written down goes on as if it had never been.
 */
import type { Weights } from '../steward/weights.ts';
import { normals } from './normal.ts';

export interface Search {
  readonly seed: string;
  readonly round: number;
  /** Where it began. Steps are taken in units of these: see `unitOf`. */
  readonly start: Weights;
  /** In the order of the names of `start`, in units from there. */
  readonly mean: readonly number[];
  readonly variances: readonly number[];
  readonly step: number;
  /** The ways of the last rounds: for the length of all steps, and for the variances. */
  readonly stepPath: readonly number[];
  readonly variancePath: readonly number[];
}

/** A first step changes a weight by about a quarter. */
const FIRST_STEP = 0.5;
const LEAST_UNIT = 0.2;
const unitOf = (weight: number): number => Math.max(Math.abs(weight) / 2, LEAST_UNIT);

export function begin(start: Weights, seed: string): Search {
  const zeros = Object.keys(start).map(() => 0);
  return {
    seed,
    round: 0,
    start,
    mean: zeros,
    variances: zeros.map(() => 1),
    step: FIRST_STEP,
    stepPath: zeros,
    variancePath: zeros,
  };
}

/**
 * On the side where it began, as in a mirror: if it stopped at nothing, whatever lies beyond would look the same. A weight
 * that began at nothing may go to either.
 */
const sided = (weight: number, start: number): number =>
  start === 0 ? weight : Math.sign(start) * Math.abs(weight);
const weightsAt = ({ start }: Search, at: readonly number[]): Weights =>
  Object.fromEntries(
    Object.entries(start).map(([name, weight], i) => [name, sided(weight + unitOf(weight) * at[i], weight)]),
  );

/** What the search holds for best. */
export const found = (search: Search): Weights => weightsAt(search, search.mean);

/** Twice as many as usual: scores of games are noisy. */
const populationFor = (weights: number): number => 2 * (4 + Math.floor(3 * Math.log(weights)));

/** What each candidate of this round differs by from the mean, in steps of each weight. */
const deviates = ({ seed, round, mean: { length } }: Search): number[][] =>
  Array.from({ length: populationFor(length) }, (_, k) => normals(`${seed}/round ${round}/${k}`, length));

/** What is to be tried in this round. */
export const candidates = (search: Search): readonly Weights[] =>
  deviates(search).map((one) =>
    weightsAt(
      search,
      one.map((x, i) => search.mean[i] + search.step * Math.sqrt(search.variances[i]) * x),
    ),
  );

/** How much the best count, and how fast is learnt: by the number of weights and of candidates. */
function rates(n: number, population: number) {
  const best = Math.floor(population / 2);
  const raw = Array.from({ length: best }, (_, i) => Math.log(best + 0.5) - Math.log(i + 1));
  const total = raw.reduce((sum, one) => sum + one, 0);
  const shares = raw.map((one) => one / total);
  const mass = 1 / shares.reduce((sum, one) => sum + one * one, 0);
  const step = (mass + 2) / (n + mass + 5);
  const path = (4 + mass / n) / (n + 4 + (2 * mass) / n);
  // Variances alone are learnt faster than whole covariances.
  const faster = (n + 2) / 3;
  const one = Math.min(1, (faster * 2) / ((n + 1.3) ** 2 + mass));
  const many = Math.min(1 - one, (faster * 2 * (mass - 2 + 1 / mass)) / ((n + 2) ** 2 + mass));
  const damping = 1 + 2 * Math.max(0, Math.sqrt((mass - 1) / (n + 1)) - 1) + step;
  const length = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));
  return { shares, mass, step, path, one, many, damping, length };
}

const lengthOf = (vector: readonly number[]): number => Math.hypot(...vector);

/** The next round, after the candidates of this one were scored in their order; more is better. */
export function learn(search: Search, scores: readonly number[]): Search {
  const { mean, variances, step, round } = search;
  const tried = deviates(search);
  if (scores.length !== tried.length)
    throw new Error(`${tried.length} candidates were tried, and ${scores.length} scores were given.`);
  const n = mean.length;
  const r = rates(n, tried.length);
  const ranked = tried.map((_, k) => k).toSorted((a, b) => scores[b] - scores[a] || a - b);
  const bestOnes = r.shares.map((share, rank) => ({ share, by: tried[ranked[rank]] }));
  const moved = mean.map((_, i) => bestOnes.reduce((sum, { share, by }) => sum + share * by[i], 0));
  const stepPath = search.stepPath.map(
    (p, i) => (1 - r.step) * p + Math.sqrt(r.step * (2 - r.step) * r.mass) * moved[i],
  );
  // While steps grow fast, the variances do not learn from them: they would grow for the same reason.
  const settled =
    lengthOf(stepPath) / Math.sqrt(1 - (1 - r.step) ** (2 * (round + 1))) < (1.4 + 2 / (n + 1)) * r.length;
  const variancePath = search.variancePath.map(
    (p, i) =>
      (1 - r.path) * p +
      (settled ? Math.sqrt(r.path * (2 - r.path) * r.mass) * Math.sqrt(variances[i]) * moved[i] : 0),
  );
  return {
    ...search,
    round: round + 1,
    mean: mean.map((m, i) => m + step * Math.sqrt(variances[i]) * moved[i]),
    variances: variances.map((v, i) => {
      const spread = bestOnes.reduce((sum, { share, by }) => sum + share * v * by[i] ** 2, 0);
      const kept = settled ? 0 : r.path * (2 - r.path) * v;
      return (1 - r.one - r.many) * v + r.one * (variancePath[i] ** 2 + kept) + r.many * spread;
    }),
    step: step * Math.exp((r.step / r.damping) * (lengthOf(stepPath) / r.length - 1)),
    stepPath,
    variancePath,
  };
}
