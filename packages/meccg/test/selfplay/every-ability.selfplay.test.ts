/**
 * Random games of Challenge Decks A and B: most abilities must come up, and those that need what no card of the two
 * decks brings cannot.
 */
import { sample, useEveryAbility } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { challengeDeck } from '../../src/decks/challenge.ts';
import { meccg, readSetup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
/** A few games a second, all invariants checked. */
const GAMES = sample(8, 24);
const pairs = [
  ['A', 'B'],
  ['A', 'A'],
  ['B', 'B'],
] as const;

const cards = ['A', 'B'].flatMap((letter) => {
  const { deck = [], pool = [], sideboard = [] } = challengeDeck(letter) ?? {};
  return deck.concat(pool, sideboard);
});

/** Both decks, with two more of each card that still has something to show. */
const rich = (unused: readonly string[]) =>
  ['A', 'B'].map((letter) => {
    const { deck = [], pool = [], sideboard = [] } = challengeDeck(letter) ?? {};
    return { deck: deck.concat(unused, unused), pool, sideboard };
  });

/** Nazgûl, rings, minions and Dunlendings: no card of the two decks brings them. */
const neverMet = ['LE-107', 'TW-99', 'TW-176', 'TW-323'];

test('random play reaches most abilities of Challenge Decks A and B', () => {
  const played = useEveryAbility({
    game: meccg,
    seed: SEED,
    games: GAMES,
    most: 20_000,
    fits: couldLieThere,
    changingCards: true,
    cards,
    setup: (unused, _luck, number) =>
      number % 2 === 0
        ? readSetup({ decks: rich(unused), length: 2, anyDeck: true })
        : readSetup({ decks: pairs[(number >> 1) % pairs.length], length: 2 }),
  });
  expect(played.unimplemented).toBe(0);
  const unused = new Set(played.unused.map(({ card }) => card));
  for (const card of neverMet) expect(unused).toContain(card);
  // What random play seldom reaches has its own test in test/cards: wins of factions, storing, and the like.
  expect(played.abilities - played.unused.length).toBeGreaterThan(sample(70, 90));
});
