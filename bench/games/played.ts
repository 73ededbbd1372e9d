/** The two invented games of the kernel, as benchmarks and soak play them. */
import type { DeckSetup, Game, State } from '@westmarch/kernel';
import { harbour, harbourDeck } from '../../packages/kernel/test/games/harbour.ts';
import { sparks, sparksDeck } from '../../packages/kernel/test/games/sparks.ts';

/** Hands a game to something that takes any game: each keeps the type of its own states. */
export type ForAnyGame<T> = <S extends State>(
  name: string,
  game: Game<S, DeckSetup>,
  deck: readonly string[],
) => T;

export function eachGame<T>(use: ForAnyGame<T>): T[] {
  return [use('Sparks', sparks, sparksDeck), use('Harbour', harbour, harbourDeck)];
}

/** Every seat has the same deck. */
export const seats = (players: number, deck: readonly string[]): DeckSetup => ({
  decks: Array.from({ length: players }, () => deck),
});
