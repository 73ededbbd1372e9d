/** Measuring a deck: games in both seats, the same ones again for the same order, and why one cannot be played. */
import type { Measured, MeasureOrder } from '@westmarch/protocol';
import { Measured as Told } from '@westmarch/protocol';
import { libraryOf, loadGames, measured } from '@westmarch/table';
import { expect, test } from 'vitest';

await loadGames();

function order(game: 'meccg' | 'lotr-tcg', key: string, against: string, games: number): MeasureOrder {
  const found = libraryOf(game)
    .collection()
    .find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no deck ${key}.`);
  return { game, deck: found.deck, against, games, seed: 'test' };
}
const counted = (result: Measured): number[] =>
  'problem' in result ? [] : [result.done, result.won + result.drawn + result.lost];

test.each([
  ['meccg', 'A', 'B', 2],
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf', 4],
] as const)(
  'a deck of %s is played to the end, with a result after each game',
  (game, key, against, games) => {
    const results = [...measured(order(game, key, against, games))];
    expect(results.map(counted)).toEqual([1, 2, 3, 4].slice(0, games).map((n) => [n, n]));
    for (const result of results) expect(Told.safeParse(result).error).toBeUndefined();
  },
);
test('the same order gives the same games', () => {
  const once = [...measured(order('lotr-tcg', 'fotr-aragorn', 'mom-gimli', 2))];
  expect([...measured(order('lotr-tcg', 'fotr-aragorn', 'mom-gimli', 2))]).toEqual(once);
});

test('against itself, what one wins the other loses: the seats change, the seed of a pair does not', () => {
  const [, last] = [...measured(order('lotr-tcg', 'fotr-aragorn', 'fotr-aragorn', 2))];
  expect(last).toMatchObject({ won: 1, lost: 1, share: { value: 0.5 } });
});

test('a deck for an optional rule is played by it', () => {
  const results = [...measured(order('meccg', 'saruman-falls', 'A', 2))];
  expect(results.map(counted)).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('what cannot be played says why, and nothing more', () => {
  const { deck, ...rest } = order('meccg', 'A', 'B', 2);
  const cards = deck.cards.filter(({ section }) => section !== 'deck');
  const results = [...measured({ ...rest, deck: { ...deck, cards } })];
  expect(results).toEqual([{ problem: expect.stringMatching(/\w+/) }]);
  expect([...measured({ ...rest, deck, against: 'no such deck' })]).toEqual([
    { problem: expect.stringMatching(/no such deck/) },
  ]);
});
