/**
 * The cards of the pool with what each of them can do, sentence by sentence: what tests of cards are counted against.
 *
 * Keeps  the n-th ability of a card is the n-th that says something.
 */
import { pool } from '../cards/pool.ts';
import { printingsOf } from '../facts/printings.ts';
import { textOf } from './card-text.ts';

export interface CardInPool {
  readonly id: string;
  /** Other ids under which the same card was printed. */
  readonly printings: readonly string[];
  readonly abilities: readonly string[];
}

export const cardsInPool = (): readonly CardInPool[] =>
  pool.map(({ id }) => ({ id, printings: printingsOf(id), abilities: textOf(id) }));
