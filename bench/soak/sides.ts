/**
 * Games between all kinds of players: every pairing of two by turns, then tables of three, four and five of mixed sides.
 */
import { readSetup } from '@westmarch/meccg';
import { deckOf, pairs, seats } from '../../packages/meccg/test/selfplay/side-decks.ts';

/** So many games of each pairing, and of each number of players above two. */
export const EACH = 200;
const TWO = pairs.length * EACH;
const MORE = [3, 4, 5];
export const SIDES_GAMES = TWO + MORE.length * EACH;

/** Game number N: which sides sit where, and with which of their decks. */
export function sidesTable(number: number): unknown {
  const n = number - 1;
  const round = Math.floor(n / pairs.length);
  if (n < TWO) {
    const [one, other] = pairs[n % pairs.length];
    return setUp([deckOf(one, round), deckOf(other, round * 5 + 1)]);
  }
  const players = MORE[n % MORE.length];
  // Steps of 1 and 2 by turns, so that neighbours are not always the same.
  const step = 1 + (round % 2);
  return setUp(
    Array.from({ length: players }, (_x, i) => deckOf(seats[(n + i * step) % seats.length], n + i)),
  );
}

const setUp = (decks: readonly object[]): unknown => readSetup({ decks, length: 2, anyDeck: true });
