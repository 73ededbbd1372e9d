/** Set-ups from outside: what is read of them, and that every fault names its field. */
import { firstIn, place } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { starterDeck } from '../src/decks/starter.ts';
import { lotrTcg, readSetup } from '../src/game.ts';
import { type S, Zone } from '../src/state.ts';

const aragorn = 'fotr-aragorn';
const { sites = [], deck = [] } = starterDeck(aragorn) ?? {};
const copies = deck.filter((id) => id === '1_365');
const read = (first: unknown, more: object = {}) => readSetup({ decks: [first, aragorn], ...more });
const idsIn = (s: S, zone: number, index: number): string[] => {
  const ids: string[] = [];
  for (let c = firstIn(s, place(s, zone, index)); c !== 0; c = s.card.next[c])
    ids.push(s.engine.definitions[s.card.def[c]].id);
  return ids;
};

describe('a deck as a list', () => {
  const bearer = starterDeck(aragorn)?.ringBearer ?? '';
  const ring = starterDeck(aragorn)?.ring ?? '';
  test('each field is read for itself', () => {
    const list = { name: 'mine', ringBearer: bearer, ring, sites, deck };
    expect(read(list).decks[0]).toEqual({ key: '', ...list });
    expect(read({ ...list, name: 7 }).decks[0].name).toBe('deck');
    expect(read({ ...list, start: ['1_365'] }).decks[0].start).toEqual(['1_365']);
  });
  test('the bearer stands among his companions, the Ring on him, sites and cards in their decks', () => {
    const setup = read({ ringBearer: bearer, ring, sites, deck });
    const dealt = lotrTcg.create(setup, 'dealt');
    expect(idsIn(dealt, Zone.companions, 1)).toEqual([bearer]);
    expect(idsIn(dealt, Zone.on, dealt.player.ringBearer[1])).toEqual([ring]);
    expect(dealt.player.ring[1]).toBe(firstIn(dealt, place(dealt, Zone.on, dealt.player.ringBearer[1])));
    expect(idsIn(dealt, Zone.adventure, 1).toSorted()).toEqual([...sites].toSorted());
    expect(idsIn(dealt, Zone.deck, 1)).toHaveLength(deck.length);
    expect(dealt.card.owner[dealt.player.ringBearer[2]]).toBe(2);
  });
  test.each([
    ['ringBearer', { ringBearer: 'X' }, 'setup.decks[0].ringBearer'],
    ['ring', { ring: undefined }, 'setup.decks[0].ring'],
    ['sites', { sites: 'none' }, 'setup.decks[0].sites'],
    ['a site', { sites: [...sites, '99_1'] }, `setup.decks[0].sites[${sites.length}]`],
    ['deck', { deck: {} }, 'setup.decks[0].deck'],
    ['a card', { deck: ['1_365', 5] }, 'setup.decks[0].deck[1]'],
    ['start', { start: ['1_2'] }, 'setup.decks[0].start[0]'],
    [
      'one that starts oftener than it is there',
      { start: [...copies, '1_365'] },
      `setup.decks[0].start[${copies.length}]`,
    ],
  ])('a fault of %s is found there', (_what, wrong, where) => {
    expect(() => read({ ringBearer: bearer, ring, sites, deck, ...wrong })).toThrow(where);
  });
  test('and which of the decks', () => {
    expect(() => readSetup({ decks: [aragorn, sites] })).toThrow('setup.decks[1]');
    expect(() => readSetup({ decks: [aragorn, 'no-such'] })).toThrow('there is no deck "no-such"');
  });
});

describe('the rest', () => {
  test('two to five players', () => {
    for (const n of [2, 5]) expect(readSetup({ decks: Array(n).fill(aragorn) }).decks).toHaveLength(n);
    for (const n of [1, 6])
      expect(() => readSetup({ decks: Array(n).fill(aragorn) })).toThrow('2 to 5 decks');
    for (const wrong of [null, [], 'decks', undefined]) expect(() => readSetup(wrong)).toThrow('setup');
  });
  test('a format and the Starter Rules are read, and left out where they are not named', () => {
    expect(read(aragorn)).toEqual({ decks: [starterDeck(aragorn), starterDeck(aragorn)] });
    expect(read(aragorn, { starter: false })).not.toHaveProperty('starter');
    expect(read(aragorn, { starter: true }).starter).toBe(true);
    expect(() => read(aragorn, { starter: 1 })).toThrow('setup.starter');
    expect(() => read(aragorn, { format: 'no such' })).toThrow('setup.format');
  });
  test('a deck that breaks its format is refused with the rules that it breaks, the second too', () => {
    const short = { ...starterDeck(aragorn), deck: deck.slice(1) };
    expect(() => readSetup({ decks: [short, aragorn], format: 'Open' })).toThrow(
      /setup\.decks\[0\].*LR-DECK/s,
    );
  });
});
