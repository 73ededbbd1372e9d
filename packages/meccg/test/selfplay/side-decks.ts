/** Decks of every kind of player for random play, but for those of the scenario Here Be Dragons. */
import type { DeckList } from '../../src/decks/challenge.ts';
import { decksOfSide } from '../../src/decks/of-sides.ts';
import type { SideName } from '../../src/facts/names.ts';

type Seat = Exclude<SideName, 'none' | 'dragon'>;
export const seats: readonly Seat[] = ['wizard', 'ringwraith', 'sauron', 'fallen-wizard', 'balrog'];
/** Every pairing of two, a side with itself included: fifteen. */
export const pairs: readonly (readonly [Seat, Seat])[] = seats.flatMap((one, i) =>
  seats.slice(i).map((other) => [one, other] as const),
);

/** One of the decks of a side, by turns. */
export function deckOf(side: Seat, turn: number): DeckList {
  const list = decksOfSide(side);
  return list[turn % list.length];
}
