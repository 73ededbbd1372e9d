/**
 * Weights by name: what a file of them says stands above what the sources say.
 *
 * Keeps  a consideration that the file does not know has the weight it was written with, and a name that nothing has any
 *        more does no harm: so considerations come and go without a new file.
 */
export type Weights = Readonly<Record<string, number>>;

/** Whatever has a weight that can be tuned: a consideration, a threshold. */
export interface Weighted {
  readonly name: string;
  readonly weight: number;
  /** Not to be tuned: winning is winning. */
  readonly fixed?: true;
}

export const weightsOf = (all: readonly Weighted[]): Weights =>
  Object.fromEntries(all.filter(({ fixed }) => fixed !== true).map(({ name, weight }) => [name, weight]));

export const withWeights = <T extends Weighted>(all: readonly T[], weights: Weights): readonly T[] =>
  all.map((one) => ({ ...one, weight: weights[one.name] ?? one.weight }));
