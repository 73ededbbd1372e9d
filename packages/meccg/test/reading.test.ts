/** Readings of a position: what tables, bots and tools ask, held against what the rules do. */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { character, influenceCheck, modifier } from '../src/cards/words/index.ts';
import {
  cardsIn,
  companiesOf,
  influenceOn,
  localNamed,
  membersOf,
  namedPlaces,
  placeName,
  regions,
  sideNamed,
  siteName,
  siteNumber,
  typeNames,
  waysBetween,
  Zone,
} from '../src/reading.ts';
import type { S } from '../src/state.ts';
import { invent } from './invented.ts';
import { adapter, Bob, company } from './table.ts';

invent('Courtesy', 'TW-243', modifier({ attribute: influenceCheck, of: character, by: 2 }));

function table(given: object): Table<S> {
  const t = new Table<S>(adapter);
  t.given(given);
  return t;
}

describe('a faction', () => {
  const KNIGHTS = 'Knights of Dol Amroth';
  for (const [who, events, adds] of [
    ['Adrazar', [], 3],
    ['Adrazar', ['Courtesy'], 5],
    ['Elladan', [], 0],
    ['Haldir', ['Courtesy'], 1],
  ] as const)
    test(`what ${who} adds to the roll is what the rules add: ${adds}`, () => {
      const t = table({
        phase: 'at the site',
        players: {
          Ann: {
            hand: [KNIGHTS, 'Smoke Rings'],
            discard: ['Cram'],
            events,
            companies: [company('Dol Amroth', 'Adrazar', 'Elladan', 'Haldir')],
          },
          Bob,
        },
      });
      const [at] = companiesOf(t.state, 1);
      expect(influenceOn(t.state, t.who.card(KNIGHTS), t.who.card(who), at)).toBe(adds);
      t.player('Ann').does(KNIGHTS, who);
      t.expect.table({ 'attempt modifier': adds });
    });
  test('says by name where it is won', () => {
    const t = table({
      players: { Ann: { hand: [KNIGHTS, 'Cram'], companies: [company('Bree', 'Elladan')] }, Bob },
    });
    const named = (card: string): string[] => namedPlaces(t.state.card.def[t.who.card(card)]).map(placeName);
    expect(named(KNIGHTS)).toEqual(['Dol Amroth']);
    expect(named('Cram')).toEqual([]);
  });
});

describe('companies', () => {
  const t = table({
    players: {
      Ann: {
        hand: ['Cram', 'Dodge'],
        companies: [company('Bree', 'Elladan', 'Elrohir'), company('Rivendell', 'Bofur')],
      },
      Bob,
    },
  });
  const s = t.state;
  const names = (cards: readonly number[]): string[] => cards.map((card) => t.who.cardName(card));
  test('are those that somebody is in, each with its members in order', () => {
    const [first, second, ...more] = companiesOf(s, 1);
    expect([names(membersOf(s, first)), names(membersOf(s, second)), more]).toEqual([
      ['Elladan', 'Elrohir'],
      ['Bofur'],
      [],
    ]);
    expect(companiesOf(s, 2).map((at) => names(membersOf(s, at)))).toEqual([['Ioreth']]);
    expect([first, second].map((at) => siteName(siteNumber(s, at)))).toEqual(['Bree', 'Rivendell']);
    expect(siteName(0)).toBe('');
  });
  test('cards of a zone come in their order', () => {
    expect(names(cardsIn(s, Zone.hand, 1))).toEqual(['Cram', 'Dodge']);
    expect(cardsIn(s, Zone.hand, 2)).toEqual([]);
  });
  test('what the procedure that asks has no local for is 0', () => {
    expect(localNamed(s, 'no such thing')).toBe(0);
  });
});

describe('ways', () => {
  const going = table({
    players: { Ann: { companies: [company('Lórien', 'Elladan'), company('Moria', 'Bofur')] }, Bob },
  });
  const [from, to] = companiesOf(going.state, 1).map((at) => siteNumber(going.state, at));
  const { walker } = sideNamed('wizard');
  test('number 0 is the printed path; those by regions follow, as many as there are', () => {
    const ways = waysBetween(from, to, walker);
    expect([...ways.keys()]).toEqual(Array.from(ways.keys(), (_key, i) => i));
    expect(typeNames(ways.get(0)?.types ?? [])).toBe('wilderness, wilderness');
    expect(ways.get(0)?.regions).toEqual([]);
    const [, first] = [...ways.values()];
    expect(first.types).toHaveLength(first.regions.length);
    expect(first.regions.map((r) => regions[r]?.name)).toEqual(['Wold & Foothills', 'Redhorn Gate']);
    expect(typeNames(first.types)).toBe('wilderness, wilderness');
  });
  test('between two sites that are no Havens there is no printed path', () => {
    expect(waysBetween(to, to, walker).has(0)).toBe(false);
  });
});
