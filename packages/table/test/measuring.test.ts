/** Measuring a deck: games in both seats, the same ones again for the same order, and why one cannot be played. */
import type { Deck, Measured, MeasureOrder } from '@westmarch/protocol';
import { Measured as Told } from '@westmarch/protocol';
import { libraryOf, loadGames, measured } from '@westmarch/table';
import { expect, test } from 'vitest';

await loadGames();

type Order = Omit<MeasureOrder, 'deck'> & { readonly deck: Deck };
function order(game: 'meccg' | 'lotr-tcg', key: string, against: string, games: number): Order {
  const found = libraryOf(game)
    .collection()
    .find((one) => one.key === key);
  if (found === undefined) throw new Error(`There is no deck ${key}.`);
  const name = found.deck.name;
  return { game, deck: found.deck, name, against: against.split(','), bot: 'novice', games, seed: 'test' };
}
const counted = (result: Measured): number[] => {
  if ('problem' in result) return [];
  const { won, drawn, lost } = result.tally.all;
  return [result.done, won + drawn + lost];
};

test.each([
  ['meccg', 'A', 'B', 2],
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf', 5],
] as const)(
  'a deck of %s is played to the end, with a result after each pair',
  (game, key, against, games) => {
    const results = [...measured(order(game, key, against, games))];
    const after = [2, 4, 5].filter((n) => n <= games);
    expect(results.map(counted)).toEqual(after.map((n) => [n, n]));
    for (const result of results) expect(Told.safeParse(result).error).toBeUndefined();
  },
);
test('it meets deck after deck, pair by pair, and each card of it is told of', () => {
  const asked = order('lotr-tcg', 'fotr-aragorn', 'fotr-gandalf,mom-gimli', 6);
  const last = [...measured(asked)].at(-1);
  if (last === undefined || 'problem' in last) throw new Error('It should be played.');
  const { matchups, cards, own } = last.tally;
  expect(matchups.map(({ name, games }) => [name, games])).toEqual([
    ['fotr-gandalf', 4],
    ['mom-gimli', 2],
  ]);
  const inDeck = new Set(asked.deck.cards.map(({ card }) => card));
  expect(cards.length).toBeGreaterThan(10);
  for (const { id } of cards) expect(inDeck).toContain(id);
  expect(Object.keys(own)).not.toEqual([]);
});
test('a printed deck by its key plays the same games as its list', () => {
  const asked = order('lotr-tcg', 'fotr-aragorn', 'fotr-gandalf', 2);
  expect([...measured({ ...asked, deck: 'fotr-aragorn' })]).toEqual([...measured(asked)]);
});
test('another bot plays other games', () => {
  const asked = order('lotr-tcg', 'fotr-aragorn', 'fotr-gandalf', 2);
  expect([...measured({ ...asked, bot: 'steward' })]).not.toEqual([...measured(asked)]);
});
test('the same order gives the same games', () => {
  const once = [...measured(order('lotr-tcg', 'fotr-aragorn', 'mom-gimli', 2))];
  expect([...measured(order('lotr-tcg', 'fotr-aragorn', 'mom-gimli', 2))]).toEqual(once);
});

test('against itself, what one wins the other loses: the seats change, the seed of a pair does not', () => {
  const [last] = [...measured(order('lotr-tcg', 'fotr-aragorn', 'fotr-aragorn', 2))];
  expect(last).toMatchObject({ tally: { all: { won: 1, lost: 1, share: { value: 0.5 } } } });
});

test('a deck for an optional rule is played by it', () => {
  const asked = order('meccg', 'saruman-falls', 'A', 2);
  expect([...measured(asked)].map(counted)).toEqual([[2, 2]]);
  expect([...measured({ ...asked, deck: 'saruman-falls' })].map(counted)).toEqual([[2, 2]]);
});

test('what cannot be played says why, and nothing more', () => {
  const { deck, ...rest } = order('meccg', 'A', 'B', 2);
  const cards = deck.cards.filter(({ section }) => section !== 'deck');
  const results = [...measured({ ...rest, deck: { ...deck, cards } })];
  expect(results).toEqual([{ problem: expect.stringMatching(/\w+/) }]);
  expect([...measured({ ...rest, deck, against: ['no such deck'] })]).toEqual([
    { problem: expect.stringMatching(/no such deck/) },
  ]);
});
