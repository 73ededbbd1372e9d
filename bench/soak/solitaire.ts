/** Solitaire with the decks of every kind of player: the usual way, and its variants, by turns. */
import { readSetup } from '@westmarch/meccg';
import { deckOf, seats } from '../../packages/meccg/test/side-decks.ts';

export const SOLITAIRE_GAMES = 100;
const WAYS = [
  [],
  ['hazard-row'],
  ['hazard-row', 'nazgul-row', 'solitary-council'],
  ['twenty-points', 'two-strikes', 'recently-visited'],
];

export function solitaireTable(number: number): unknown {
  const n = number - 1;
  const options = WAYS[n % WAYS.length];
  const round = Math.floor(n / WAYS.length);
  const side = seats[round % seats.length];
  return readSetup({ decks: [deckOf(side, round)], length: 2, options, anyDeck: true });
}
