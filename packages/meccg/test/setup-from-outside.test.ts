/** Set-ups from outside: what is read of them, and that every fault names its field. */
import { firstIn, place } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { indexOfCard } from '../src/cards/pool.ts';
import { challengeDeck } from '../src/decks/challenge.ts';
import { declarations } from '../src/facts/names.ts';
import { meccg, readSetup } from '../src/game.ts';
import { type S, Starter, Zone } from '../src/state.ts';

const { deck = [], pool = [], sideboard = [] } = challengeDeck('A') ?? {};
const list = { deck, pool, sideboard };
const read = (first: unknown, more: object = {}) => readSetup({ decks: [first, 'B'], ...more });
/** By their definitions: a later printing is the same card. */
const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const cardsOf = (ids: readonly string[]): number[] => inOrder(ids.map(indexOfCard));
const cardsAt = (s: S, zone: number, index: number): number[] => {
  const cards: number[] = [];
  for (let c = firstIn(s, place(s, zone, index)); c !== 0; c = s.card.next[c]) cards.push(s.card.def[c]);
  return inOrder(cards);
};

describe('a deck as a list', () => {
  test('each field is read for itself', () => {
    expect(read({ ...list, name: 'mine' }).decks[0]).toEqual({ key: '', name: 'mine', ...list });
    expect(read({ ...list, name: 7 }).decks[0].name).toBe('deck');
    expect(read({ ...list, side: 'wizard' }).decks[0].side).toBe('wizard');
    const [, first] = declarations;
    expect(read({ ...list, declares: first }, { anyDeck: true }).decks[0].declares).toBe(first);
  });
  test.each([
    ['deck', { deck: {} }, 'setup.decks[0].deck'],
    ['a card', { deck: [...deck, 'TW-0'] }, `setup.decks[0].deck[${deck.length}]`],
    ['pool', { pool: 'none' }, 'setup.decks[0].pool'],
    ['a card of the pool', { pool: [5] }, 'setup.decks[0].pool[0]'],
    ['sideboard', { sideboard: undefined }, 'setup.decks[0].sideboard'],
    ['side', { side: 'sauron' }, 'setup.decks[0].side'],
    ['declares', { declares: 'none' }, 'setup.decks[0].declares'],
  ])('a fault of %s is found there', (_what, wrong, where) => {
    expect(() => read({ ...list, ...wrong })).toThrow(where);
  });
  test('and which of the decks', () => {
    expect(() => readSetup({ decks: ['A', 7] })).toThrow('setup.decks[1]');
    expect(() => readSetup({ decks: ['A', 'Z'] })).toThrow('there is no deck "Z"');
  });
});

describe('the rest', () => {
  test('what is not named is left out, but for the length and what the loss of an avatar means', () => {
    expect(read('A')).toEqual({
      decks: [challengeDeck('A'), challengeDeck('B')],
      length: 2,
      avatarLoss: 'lose',
    });
    const more = { method: 'reveal', tieRoll: true, anyDeck: true, length: 3, avatarLoss: 'minus5' };
    expect(read('A', more)).toMatchObject(more);
    expect(read('A', { tieRoll: false, anyDeck: false })).toEqual(read('A'));
  });
  test.each([
    ['length', [0, 5, 1.5, '2']],
    ['avatarLoss', ['win', 1]],
    ['method', ['by lot', true]],
    ['tieRoll', ['yes', 1]],
    ['starter', [true, 'easy']],
    ['decks', [[], 'A', ['A', 'A', 'A', 'A', 'A', 'A']]],
  ])('a wrong %s is named', (field, values) => {
    for (const value of values)
      expect(() => read('A', { [field]: value }), String(value)).toThrow(`setup.${field}`);
  });
  test('what only Wizard players have is refused to others, and named', () => {
    const ringwraith = { deck: [], pool: [], sideboard: [], side: 'ringwraith' };
    const refused = (more: object) => () => read(ringwraith, { anyDeck: true, ...more });
    expect(refused({ method: 'reveal' })).toThrow(
      /setup\.decks\[0\].*starting companies shown at once are for/,
    );
    expect(refused({ starter: 'rules' })).toThrow(/setup\.decks\[0\].*the starter rules are for/);
    expect(refused({ method: 'draft' })).not.toThrow();
  });
  test('[ME-DRAFT-4000] eleven characters in a pool are one too many for two players, and not for three', () => {
    const more = ['TW-119', 'TW-120', 'TW-122', 'TW-126', 'TW-127', 'TW-128'];
    const large = { ...list, pool: [...pool, ...more] };
    expect(() => readSetup({ decks: [{ ...large, pool: large.pool.slice(0, -1) }, 'B'] })).not.toThrow();
    expect(() => readSetup({ decks: [large, 'B'] })).toThrow('a pool has at most 10 characters');
    expect(() => readSetup({ decks: [large, 'B', 'C'] })).not.toThrow();
  });
  test('one to four decks long', () => {
    for (const length of [1, 4]) expect(read('A', { length }).length).toBe(length);
  });
  test('no set-up at all is told so', () => {
    for (const wrong of [null, [], 'A']) expect(() => readSetup(wrong)).toThrow('setup: expected an object');
  });
});

describe('what is dealt', () => {
  const dealt = (more: object = {}): S => meccg.create(read('A', { anyDeck: true, ...more }), 'dealt');
  test('every card of the list to its player, face down in its place', () => {
    const s = dealt({ method: 'reveal' });
    expect(cardsAt(s, Zone.deck, 1)).toEqual(cardsOf(deck));
    expect(cardsAt(s, Zone.pool, 1)).toEqual(cardsOf(pool));
    expect(cardsAt(s, Zone.sideboard, 1)).toEqual(cardsOf(sideboard));
    expect(s.card.owner[firstIn(s, place(s, Zone.deck, 2))]).toBe(2);
  });
  test('what the game is played by', () => {
    const plain = dealt();
    const { decks, avatarLoss, tieRoll, starter, simultaneous } = plain.global;
    expect([decks, avatarLoss, tieRoll, starter, simultaneous]).toEqual([2, 0, 0, Starter.no, 0]);
    const other = dealt({ length: 4, avatarLoss: 'eliminated', tieRoll: true, method: 'reveal' }).global;
    expect([other.decks, other.avatarLoss, other.tieRoll, other.simultaneous]).toEqual([4, 2, 1, 1]);
    const beginners = dealt({ starter: 'rules' });
    expect([beginners.global.starter, beginners.global.simultaneous]).toEqual([Starter.rules, 1]);
    expect(cardsAt(beginners, Zone.sideboard, 1)).toEqual([]);
  });
});
