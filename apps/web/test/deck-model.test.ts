/** Building a deck: adding and taking out, its parts, curves, and hands that a seed deals again. */
import type { Catalogue, Deck, LibraryCard } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import {
  changed,
  copiesOf,
  countsBy,
  curveOf,
  groupsOf,
  handOf,
  moved,
  sizeOf,
  usualSection,
} from '../src/decks/model.ts';
import { libraryOf } from '../src/library/query/cards.ts';

const card = (id: string, kind: string, more: Partial<LibraryCard> = {}): LibraryCard => ({
  id,
  name: `Name of ${id}`,
  subtitle: '',
  kind,
  title: kind,
  tone: '',
  unique: false,
  numbers: {},
  words: [],
  path: [],
  text: [],
  set: '1',
  names: {},
  printings: [],
  state: 'implemented',
  facets: { type: [kind] },
  values: {},
  ...more,
});
const catalogue: Catalogue = {
  game: 'lotr-tcg',
  sets: [{ set: '1', name: 'One' }],
  cards: [
    card('1_1', 'ring'),
    card('1_2', 'companion', { numbers: { twilight: 4 }, facets: { side: ['Free Peoples'] } }),
    card('1_3', 'minion', { numbers: { twilight: 2 }, facets: { side: ['Shadow'] } }),
    card('1_4', 'minion', { numbers: { twilight: 5 }, facets: { side: ['Shadow'] } }),
    card('1_5', 'site', { numbers: { site: 1 } }),
    card('1_6', 'ring'),
  ],
};
const library = libraryOf(catalogue);
const empty: Deck = { game: 'lotr-tcg', name: 'A', notes: '', cards: [] };
const some = changed(changed(changed(empty, '1_2', 'deck', 2), '1_3', 'deck', 3), '1_4', 'deck', 1);

describe('adding and taking out', () => {
  test('copies are counted, and none are left of fewer than none', () => {
    expect(copiesOf(some, '1_3')).toBe(3);
    expect(sizeOf(some)).toBe(6);
    expect(changed(some, '1_3', 'deck', -2).cards[1].quantity).toBe(1);
    expect(changed(some, '1_3', 'deck', -9).cards.map((line) => line.card)).toEqual(['1_2', '1_4']);
    expect(changed(some, '1_9', 'deck', -1)).toBe(some);
    expect(changed(some, '1_3', 'deck', 500).cards[1].quantity).toBe(99);
    expect(changed(changed(some, '1_3', 'deck', 96), '1_3', 'deck', 1).cards[1].quantity).toBe(99);
  });
  test('there is one Ring: another takes its place, and no second copy is added', () => {
    const one = changed(empty, '1_1', 'ring', 1);
    expect(changed(one, '1_1', 'ring', 1)).toBe(one);
    expect(changed(one, '1_6', 'ring', 1).cards).toEqual([{ section: 'ring', card: '1_6', quantity: 1 }]);
    expect(changed(one, '1_1', 'ring', -1).cards).toEqual([]);
  });
  test('one copy moves, and where there is none nothing does', () => {
    const pool = moved(some, '1_2', 'deck', 'ringBearer');
    expect([copiesOf(pool, '1_2', 'deck'), copiesOf(pool, '1_2', 'ringBearer')]).toEqual([1, 1]);
    expect(moved(some, '1_5', 'deck', 'sites')).toBe(some);
    expect(moved(some, '1_2', 'deck', 'deck')).toBe(some);
  });
  test('a card goes where such cards go', () => {
    expect(catalogue.cards.map((one) => usualSection('lotr-tcg', one))).toEqual([
      'ring',
      'deck',
      'deck',
      'deck',
      'sites',
      'ring',
    ]);
    expect(usualSection('meccg', card('TW-1', 'region'))).toBe('sites');
  });
});

test('the parts of a deck, each with its cards and how many they are', () => {
  const groups = groupsOf(changed(some, '1_5', 'sites', 1), library);
  expect(groups.map(({ title, count }) => [title, count])).toEqual([
    ['Ring-bearer', 0],
    ['The One Ring', 0],
    ['Free Peoples', 2],
    ['Shadow', 4],
    ['Sites', 1],
  ]);
});

test('counts and curves have the gaps in them, and leave other parts out', () => {
  expect(countsBy(some, library, ({ kind }) => kind)).toEqual([
    ['minion', 4],
    ['companion', 2],
  ]);
  expect(curveOf(some, library, 'twilight', () => true)).toEqual([
    [2, 3],
    [3, 0],
    [4, 2],
    [5, 1],
  ]);
  expect(curveOf(some, library, 'mind', () => true)).toEqual([]);
  expect(curveOf(changed(empty, '1_2', 'sites', 1), library, 'twilight', () => true)).toEqual([]);
});

describe('a hand', () => {
  const deck = changed(some, '1_3', 'deck', 20);
  test('is the same for the same seed, of eight cards that the deck has', () => {
    expect(handOf(deck, 'a')).toEqual(handOf(deck, 'a'));
    expect(handOf(deck, 'a').length).toBe(8);
    const hands = new Set(Array.from({ length: 40 }, (_x, i) => handOf(deck, `s${i}`).join(' ')));
    expect(hands.size).toBeGreaterThan(5);
  });
  test('has never more copies than the deck, and all of a small one', () => {
    for (let i = 0; i < 50; i++)
      expect(handOf(deck, String(i)).filter((id) => id === '1_4').length).toBeLessThanOrEqual(1);
    expect(handOf(some, 'x').sort()).toEqual(['1_2', '1_2', '1_3', '1_3', '1_3', '1_4']);
  });
});
