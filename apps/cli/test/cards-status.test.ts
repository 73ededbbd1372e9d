/** `cards --status`: counts and shapes that people and checks rely on. */
import { describe, expect, test } from 'vitest';
import { readCards } from '../src/facts.ts';
import { asObject, asObjects, numberField, wordField } from '../src/json.ts';
import { westmarch } from './westmarch.ts';

async function status(...args: string[]) {
  const { code, out, err } = await westmarch('cards', '--status', '--json', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answer = asObject(JSON.parse(out), 'status');
  const cards = asObjects(answer['cards'], 'cards');
  const counts = ['implemented', 'partial', 'missing'].map((field) => numberField(answer, field, 'status'));
  expect(counts.reduce((sum, count) => sum + count)).toBe(cards.length);
  return { answer, cards };
}

const PRINTED = {
  meccg: { TW: 500, TD: 185, DM: 183, LE: 419, AS: 170, WH: 122, BA: 104 },
  'lotr-tcg': Object.fromEntries(
    [11, 365, 122, 122, 365, 122, 122, 365, 122, 52, 122, 266, 194, 194, 15, 196, 6, 148, 140, 40].entries(),
  ),
};

describe.each([
  { game: 'meccg', total: 1683, printed: PRINTED.meccg },
  { game: 'lotr-tcg', total: 3089, printed: PRINTED['lotr-tcg'] },
] as const)('$game', async ({ game, total, printed }) => {
  const { answer, cards } = await status('--game', game);

  test('counts every card of the facts, set by set', () => {
    expect(cards).toHaveLength(total);
    const bySet = Map.groupBy(cards, (card) => wordField(card, 'set', 'card'));
    expect(Object.fromEntries([...bySet].map(([set, list]) => [set, list.length]))).toEqual(printed);
    expect(cards.map((card) => card['id'])).toEqual(readCards([game]).map((card) => card.id));
  });

  test('answers in the promised shape', () => {
    expect(Object.keys(answer)).toEqual(['implemented', 'partial', 'missing', 'cards']);
    expect(new Set(cards.map((card) => Object.keys(card).join()))).toEqual(
      new Set(['id,name,game,set,type,status']),
    );
    const strange = cards.filter(
      (card) => !['implemented', 'partial', 'missing'].includes(String(card['status'])),
    );
    expect(strange).toEqual([]);
  });
});

test('a set is chosen by its code or its name, in either game', async () => {
  for (const [set, cards] of [
    ['td', 185],
    ['the dragons', 185],
    ['4', 365],
    ['The Two Towers', 365],
  ] as const) {
    expect((await status('--set', set)).cards).toHaveLength(cards);
  }
});

test('decks: Challenge Decks A and B hold 109 distinct cards without their sites, the first two starters 69', async () => {
  expect((await status('--decks', 'A,B')).cards).toHaveLength(109);
  expect((await status('--decks', 'fotr-aragorn,FotR Gandalf')).cards).toHaveLength(69);
  const both = (await status('--decks', 'a,fotr-aragorn')).cards;
  expect(new Set(both.map((card) => card['game']))).toEqual(new Set(['meccg', 'lotr-tcg']));
});

test('sets and decks together choose what is in both', async () => {
  const { cards } = await status('--decks', 'A,B', '--set', 'TW,TD');
  expect(cards.length).toBeLessThan(109);
  expect(new Set(cards.map((card) => card['set']))).toEqual(new Set(['TW', 'TD']));
  expect((await status('--decks', 'A', '--set', '1')).cards).toEqual([]);
});

test('without --json: a table for each game, a line for each set, and the whole', async () => {
  const { code, out } = await westmarch('cards', '--status');
  expect(code).toBe(0);
  expect(out).toMatch(/^TW +The Wizards +500 +\d+ +\d+ +\d+ +\d+%$/m);
  expect(out).toMatch(/^ +all +1,683 /m);
  expect(out).toMatch(/^ +all +3,089 /m);
});
