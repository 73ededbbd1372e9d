/** Swaps that are proposed for a deck: as legal as the deck, from the pool, and rather of what does badly. */
import type { Deck, GameName } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { libraryOf, loadGames, poolOf, proposals, reportOn, swapped, usualPool } from '../src/index.ts';

await loadGames();

function deckNamed(game: GameName, key: string): Deck {
  const found = libraryOf(game)
    .collection()
    .find((one) => one.key === key);
  if (found === undefined) throw new Error(`no deck ${key}`);
  return found.deck;
}
const size = ({ cards }: Deck, section = 'deck'): number =>
  cards.reduce((sum, line) => sum + (line.section === section ? line.quantity : 0), 0);
const picker = (): ((n: number) => number) => {
  let state = 7;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % n;
  };
};

describe.each([
  ['lotr-tcg', 'fotr-aragorn', 'mom-gimli'],
  ['meccg', 'A', 'B'],
] as const)('%s', (game, key, other) => {
  const deck = deckNamed(game, key);
  const faults = (one: Deck): number => reportOn(one).problems.length + reportOn(one).unplayable.length;

  test('a deck is as large and as legal after each as before it', () => {
    const found = proposals({ deck, pool: usualPool(game), cards: [], count: 8, pick: picker() });
    expect(found.length).toBe(8);
    expect(new Set(found.map(({ out, into }) => `${out} ${into}`)).size).toBe(8);
    for (const { deck: next, out, into } of found) {
      expect(out).not.toBe(into);
      expect(size(next)).toBe(size(deck));
      expect(size(next, 'sites')).toBe(size(deck, 'sites'));
      expect(faults(next)).toBeLessThanOrEqual(faults(deck));
    }
  });

  test('what comes in is of the pool', () => {
    const pool = poolOf([deckNamed(game, other)]);
    const found = proposals({ deck, pool, cards: [], count: 4, pick: picker() });
    for (const { into } of found) expect(pool).toContain(into);
    expect(proposals({ deck, pool: [], cards: [], count: 4, pick: picker() })).toEqual([]);
  });
});

test('a card does not give way to itself, printed again', () => {
  const line = { section: 'deck', card: 'TW-17', quantity: 3 } as const;
  const deck: Deck = { game: 'meccg', name: 'One card', notes: '', cards: [line] };
  const pool = ['TW-17', 'LE-64'];
  expect(libraryOf('meccg').writing.namesOf('TW-17')[0]).toBe('Brigands');
  expect(proposals({ deck, pool, cards: [], count: 2, pick: picker() })).toEqual([]);
  const others = proposals({ deck, pool: [...pool, 'TW-10'], cards: [], count: 2, pick: picker() });
  expect(others.map(({ into }) => into)).toEqual(['TW-10']);
});

test('what helped least gives way most', () => {
  const deck = deckNamed('lotr-tcg', 'fotr-aragorn');
  const ids = deck.cards.filter(({ section }) => section === 'deck').map(({ card }) => card);
  const share = (value: number) => ({ value, low: value, high: value });
  const cards = ids.map((id, i) => ({
    id,
    seen: 1,
    drawn: 1,
    played: 1,
    discarded: 0,
    withIt: null,
    without: null,
    effect: share(i),
  }));
  const found = proposals({ deck, pool: usualPool('lotr-tcg'), cards, count: 20, pick: picker() });
  const places = found.map(({ out }) => ids.indexOf(out));
  expect(places.reduce((a, b) => a + b) / places.length).toBeLessThan((ids.length - 1) / 2);
});

test('copies of a card that is there already are added to it', () => {
  const deck: Deck = {
    game: 'lotr-tcg',
    name: 'Few',
    notes: '',
    cards: [
      { section: 'deck', card: '1_89', quantity: 3 },
      { section: 'deck', card: '1_92', quantity: 1 },
    ],
  };
  expect(swapped(deck, '1_89', '1_92', 2).cards.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(swapped(deck, '1_92', '1_101', 1).cards.map(({ card }) => card)).toEqual(['1_89', '1_101']);
});
