/**
 * Training: a network is fitted to positions and what became of them, step by step down the slope (Adam).
 *
 * Owns   the arithmetic of it. Not where positions come from (samples.ts), nor what is kept.
 *        The result of a game is one coin for all of its positions. Once the network knows something, most of what a position
 *        is learnt from is the network's own word on where a search from there breaks off (lambda returns): what changed in
 *        between is what a search has to tell apart.
 * Keeps  the same samples and seed give the same network; what is told of it was measured on games that it never saw.
 */
import { below, CHANCE_WORDS, nextWord, seedChance } from '@westmarch/kernel';
import { logistic, type Network } from './network.ts';

export interface Samples {
  readonly names: readonly string[];
  /** One row of features after the other. */
  readonly rows: Float32Array;
  /** What became of each: 1 won, 0 lost, ½ drawn. */
  readonly results: Float32Array;
  /** For each the row at which a search that began there would break off, further on in the same game; none at its end. */
  readonly after: Int32Array;
}
/** Nothing follows but the result. */
export const NONE = -1;

export interface Schooling {
  readonly seed: string;
  readonly units: number;
  readonly rounds: number;
  /** How far a step goes at first, and how much large weights are held down. */
  readonly rate: number;
  readonly decay: number;
  /** How much the result says of what is learnt from, against the network's own word on the next break: 1 is the result alone. */
  readonly result: number;
}
/** How well it was after a round: the mean surprise (log loss) on what it learnt from and on what it never saw. */
export interface Mark {
  readonly round: number;
  readonly learnt: number;
  readonly unseen: number;
  /** The share of unseen positions in which the likelier player won. */
  readonly right: number;
}

const BATCH = 64;
/** In so many rounds only results are learnt from: before that the network's own word is worth nothing. */
const FIRST = 3;
const [B1, B2, TINY] = [0.9, 0.999, 1e-8];

/** All weights of a network in one row: hidden, bias, out, direct, last. */
class Weights {
  readonly n: number;
  readonly units: number;
  readonly all: Float64Array;
  readonly slope: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;
  readonly #places: readonly [bias: number, out: number, direct: number, last: number];
  /** Where the inputs of a row are not 0: most are. */
  readonly #set: Int32Array;

  constructor(n: number, units: number, seed: string) {
    this.n = n;
    this.units = units;
    const size = units * n + units + units + n + 1;
    this.all = new Float64Array(size);
    this.slope = new Float64Array(size);
    this.#first = new Float64Array(size);
    this.#second = new Float64Array(size);
    const chance = new Int32Array(CHANCE_WORDS);
    seedChance(chance, seed);
    const bias = units * n;
    this.#places = [bias, bias + units, bias + 2 * units, bias + 2 * units + n];
    this.#set = new Int32Array(n);
    const spread = 1 / Math.sqrt(n);
    for (let i = 0; i < units * n; i++) this.all[i] = (nextWord(chance) / 2 ** 31) * spread;
  }

  /** The chance for a row of features; with `target` its slope is added up too. */
  run(rows: Float32Array, row: number, units: Float64Array, target = NaN): number {
    const { n, all, slope } = this;
    const [bias, out, direct, last] = this.#places;
    const set = this.#set;
    const from = row * n;
    let many = 0;
    for (let i = 0; i < n; i++) if (rows[from + i] !== 0) set[many++] = i;
    let total = all[last];
    for (let k = 0; k < many; k++) total += all[direct + set[k]] * rows[from + set[k]];
    for (let u = 0; u < this.units; u++) {
      let sum = all[bias + u];
      for (let k = 0; k < many; k++) sum += all[u * n + set[k]] * rows[from + set[k]];
      units[u] = Math.tanh(sum);
      total += all[out + u] * units[u];
    }
    const chance = logistic(total);
    if (Number.isNaN(target)) return chance;
    const error = chance - target;
    slope[last] += error;
    for (let k = 0; k < many; k++) slope[direct + set[k]] += error * rows[from + set[k]];
    for (let u = 0; u < this.units; u++) {
      slope[out + u] += error * units[u];
      const down = error * all[out + u] * (1 - units[u] * units[u]);
      slope[bias + u] += down;
      for (let k = 0; k < many; k++) slope[u * n + set[k]] += down * rows[from + set[k]];
    }
    return chance;
  }

  step(batch: number, rate: number, decay: number): void {
    this.#steps++;
    const { all, slope } = this;
    const [first, second] = [this.#first, this.#second];
    const one = 1 - B1 ** this.#steps;
    const two = 1 - B2 ** this.#steps;
    for (let i = 0; i < all.length; i++) {
      const g = slope[i] / batch;
      first[i] = B1 * first[i] + (1 - B1) * g;
      second[i] = B2 * second[i] + (1 - B2) * g * g;
      all[i] -= rate * (first[i] / one / (Math.sqrt(second[i] / two) + TINY) + decay * all[i]);
      slope[i] = 0;
    }
  }

  network(inputs: readonly string[]): Network {
    const { n, units, all } = this;
    const [bias, out, direct, last] = this.#places;
    const cut = (from: number, length: number): number[] =>
      Array.from(all.subarray(from, from + length), (x) => Number(x.toPrecision(5)));
    return {
      inputs,
      hidden: Array.from({ length: units }, (_x, u) => cut(u * n, n)),
      bias: cut(bias, units),
      out: cut(out, units),
      direct: cut(direct, n),
      last: cut(last, 1)[0],
    };
  }
}

function examine(weights: Weights, { rows, results }: Samples): { surprise: number; right: number } {
  const units = new Float64Array(weights.units);
  let surprise = 0;
  let right = 0;
  for (let row = 0; row < results.length; row++) {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, weights.run(rows, row, units)));
    const result = results[row];
    surprise -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
    right += result === 0.5 ? 0.5 : chance > 0.5 === result > 0.5 ? 1 : 0;
  }
  return { surprise: surprise / results.length, right: right / results.length };
}

/** What each position is learnt from, as the network stands: rows of a game follow each other, so the last come first. */
function setTargets(
  weights: Weights,
  { rows, results, after }: Samples,
  share: number,
  into: Float32Array,
): void {
  const units = new Float64Array(weights.units);
  for (let row = results.length - 1; row >= 0; row--) {
    const next = after[row];
    into[row] =
      next === NONE ? results[row] : (1 - share) * weights.run(rows, next, units) + share * into[next];
  }
}

/** The network as it is in the end, and how each round did. */
export function train(
  learnt: Samples,
  unseen: Samples,
  { seed, units, rounds, rate, decay, result }: Schooling,
  tell: (mark: Mark) => void = () => {},
): { readonly network: Network; readonly marks: readonly Mark[] } {
  const weights = new Weights(learnt.names.length, units, seed);
  const order = Uint32Array.from({ length: learnt.results.length }, (_x, i) => i);
  const chance = new Int32Array(CHANCE_WORDS);
  seedChance(chance, `${seed}/order`);
  const hidden = new Float64Array(units);
  const marks: Mark[] = [];
  const targets = Float32Array.from(learnt.results);
  for (let round = 1; round <= rounds; round++) {
    if (round > FIRST && result < 1) setTargets(weights, learnt, result, targets);
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(chance, i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    const slower = rate * (1 - (round - 1) / rounds);
    for (let at = 0; at < order.length; at += BATCH) {
      const end = Math.min(order.length, at + BATCH);
      for (let i = at; i < end; i++) weights.run(learnt.rows, order[i], hidden, targets[order[i]]);
      weights.step(end - at, slower, decay);
    }
    const { surprise, right } = examine(weights, unseen);
    const mark = { round, learnt: examine(weights, learnt).surprise, unseen: surprise, right };
    marks.push(mark);
    tell(mark);
  }
  return { network: weights.network(learnt.names), marks };
}
