/**
 * A small network that says how likely a player is to win, from what he sees of a position.
 *
 * Owns   its form as data, and reading it. Not how it is found (training.ts), nor what it looks at (each game's features).
 * Keeps  it is plain numbers by the names of the features: one that the file does not know counts for nothing.
 */
import type { State } from '@westmarch/kernel';

/** What a network looks at: numbers of about the size of one, by name. */
export interface Features<S extends State> {
  readonly names: readonly string[];
  /** Reads only what the player sees. */
  write(s: S, you: number, into: Float64Array): void;
}

export interface Network {
  /** Names of what goes in, in order. */
  readonly inputs: readonly string[];
  /** For each hidden unit the weight of each input, and its own bias. */
  readonly hidden: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** For each hidden unit what it adds; and for each input what it adds without them. */
  readonly out: readonly number[];
  readonly direct: readonly number[];
  readonly last: number;
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Reads a network quickly: the chance to win for what stands in `inputs`. */
export function reader(network: Network, names: readonly string[]): (inputs: Float64Array) => number {
  const at = names.map((name) => network.inputs.indexOf(name));
  const units = network.hidden.length;
  const n = names.length;
  const weights = new Float64Array(units * n);
  const direct = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    if (at[i] < 0) continue;
    direct[i] = network.direct[at[i]];
    for (let u = 0; u < units; u++) weights[u * n + i] = network.hidden[u][at[i]];
  }
  const bias = Float64Array.from(network.bias);
  const out = Float64Array.from(network.out);
  const { last } = network;
  return (inputs) => {
    let total = last;
    for (let i = 0; i < n; i++) total += direct[i] * inputs[i];
    for (let u = 0; u < units; u++) {
      let sum = bias[u];
      const base = u * n;
      for (let i = 0; i < n; i++) sum += weights[base + i] * inputs[i];
      total += out[u] * Math.tanh(sum);
    }
    return logistic(total);
  };
}

/** The value of a position by a network: each player's chance, so that all together make one. */
export function valueBy<S extends State>(
  network: Network,
  features: Features<S>,
): (s: S, into: Float64Array) => void {
  const chance = reader(network, features.names);
  const inputs = new Float64Array(features.names.length);
  return (s, into) => {
    const { players } = s.layout.sizes;
    let total = 0;
    for (let p = 1; p <= players; p++) {
      inputs.fill(0);
      features.write(s, p, inputs);
      into[p] = chance(inputs);
      total += into[p];
    }
    for (let p = 1; p <= players; p++) into[p] = total === 0 ? 1 / players : into[p] / total;
  };
}
