/** Solitaire and optional rules with the decks of every kind of player: the usual way, and variants by turns. */
import { type OptionalRule, optionalRules, readSetup } from '@westmarch/meccg';
import { deckOf, seats } from '../../packages/meccg/test/selfplay/side-decks.ts';

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

export const OPTION_GAMES = 60;
const rules: readonly OptionalRule[] = optionalRules;
/** Tables of two, three and four, with all optional rules that they can have at once. */
export function optionsTable(number: number): unknown {
  const n = number - 1;
  const players = 2 + (n % 3);
  const options = rules.flatMap(({ name, players: [least, most] = [1, 5] }) =>
    players < least || players > most || TOGETHER.has(name) ? [] : [name],
  );
  const decks = Array.from({ length: players }, (_x, i) => deckOf(seats[(n + 2 * i) % seats.length], n + i));
  return readSetup({ decks, length: 1, options, anyDeck: true });
}
/** What decks must be made for. */
const TOGETHER = new Set(['avatar-draft']);
