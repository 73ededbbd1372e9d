/**
 * A race of decks by successive halving: all play some games, the better half plays twice as many, and so on.
 *
 * Keeps  decks of a round play the same games: the same seeds, seats and opponents. Each round has games of its own, so that
 *        nobody stays because he was lucky once and is asked the same again.
 */
import type { Interval } from '@westmarch/bots';

export interface Racer<T> {
  readonly entry: T;
  readonly share: Interval;
  readonly games: number;
}
export interface Round<T> {
  readonly games: number;
  /** The best first. */
  readonly racers: readonly Racer<T>[];
}

/** Plays so many games of a round with an entry; null where it was stopped. */
export type Trial<T> = (entry: T, round: number, games: number) => Promise<Interval | null>;

/** The rounds until one is left, or it was stopped. Who is equal stays in the order in which he came. */
export async function race<T>(
  entries: readonly T[],
  games: number,
  trial: Trial<T>,
  onRound: (round: Round<T>, number: number) => void = () => {},
): Promise<Round<T>[]> {
  const rounds: Round<T>[] = [];
  let left = entries;
  for (let number = 0; left.length > 1; number++) {
    const played = games * 2 ** number;
    const racers: Racer<T>[] = [];
    for (const entry of left) {
      const share = await trial(entry, number, played);
      if (share === null) return rounds;
      racers.push({ entry, share, games: played });
    }
    const order = racers.toSorted((a, b) => b.share.value - a.share.value);
    const round = { games: played, racers: order };
    rounds.push(round);
    onRound(round, number);
    left = order.slice(0, Math.ceil(order.length / 2)).map(({ entry }) => entry);
  }
  return rounds;
}
