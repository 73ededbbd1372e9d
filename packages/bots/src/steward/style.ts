/**
 * A style: a Steward who cares more for some things than the plain one does, and less for others.
 *
 * Keeps  it multiplies the weights that the plain Steward has now, by their names: new weights are taken over, and a name
 *        that nothing has any more does no harm.
 */
import type { Weights } from './weights.ts';

export interface Style {
  /** One word of lower-case letters; after "steward:" it is the bot's key. */
  readonly key: string;
  /** What he is called after "Steward": "the Hunter". */
  readonly name: string;
  /** One sentence for whoever picks an opponent. */
  readonly about: string;
  readonly times: Weights;
}

export const styledWeights = (weights: Weights, { times }: Style): Weights =>
  Object.fromEntries(
    Object.entries(times).flatMap(([name, by]) => {
      const weight: number | undefined = weights[name];
      return weight === undefined ? [] : [[name, weight * by]];
    }),
  );
