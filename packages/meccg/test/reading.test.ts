/** Readings of a position: what tables, bots and tools ask, held against what the rules do. */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { character, influenceCheck, modifier } from '../src/cards/words/index.ts';
import {
  cardsIn,
  companiesOf,
  drawsFor,
  influenceOn,
  influenceTerms,
  isDuel,
  localIn,
  localNamed,
  membersOf,
  namedPlaces,
  placeName,
  refusedActions,
  regions,
  sideNamed,
  siteName,
  siteNumber,
  sites,
  typeNames,
  waysBetween,
  waysFor,
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
  test('[ME-MOVE-526] those of a company are the ones it will be asked with', () => {
    const at = companiesOf(going.state, 1)[0];
    const ways = waysFor(going.state, at, from, to);
    expect([...ways]).toEqual([...waysBetween(from, to, walker)].filter(([way]) => ways.has(way)));
    expect([...ways.keys()].slice(0, 2)).toEqual([0, 1]);
    expect(typeNames(ways.get(0)?.types ?? [])).toBe('wilderness, wilderness');
  });
  test('[ME-DRAW-2000 ME-DRAW-2005] cards are drawn by the new site; on the way to a Haven, by the old one', () => {
    const [here, there] = companiesOf(going.state, 1);
    const [moria, lorien] = [sites[to], sites[from]];
    expect(drawsFor(going.state, here, from, to)).toEqual({
      own: moria?.resourceDraws,
      theirs: moria?.hazardDraws,
    });
    expect(drawsFor(going.state, there, to, from)).toEqual(drawsFor(going.state, here, from, to));
    expect([moria?.resourceDraws, moria?.hazardDraws]).not.toEqual([
      lorien?.resourceDraws,
      lorien?.hazardDraws,
    ]);
  });
});

describe('what is asked', () => {
  const t = table({
    phase: 'attack',
    attack: { strikes: 2, prowess: 5 },
    players: { Ann: { hand: ['Dodge'], companies: [company('Moria', 'Elladan', 'Elrohir')] }, Bob },
  });
  test('locals are found by their names, in the procedure that asks and in one that waits', () => {
    const { attack } = t.state.global;
    expect(localNamed(t.state, 'attack')).toBe(attack);
    expect(localIn(t.state, 'attack', 'attack')).toBe(attack);
    expect([localIn(t.state, 'attack', 'none'), localIn(t.state, 'no procedure', 'attack')]).toEqual([0, 0]);
  });
  test('[ME-CVCC-507] an attack that is no company’s and no agent’s is no duel', () => {
    expect(isDuel(t.state, t.state.global.attack)).toBe(false);
  });
  test('[ME-CVCC-507] one of a company is', () => {
    const fight = table({
      phase: 'at the site',
      turn: 5,
      players: {
        Ann: { side: 'balrog', companies: [company('Moria', 'The Balrog')] },
        Bob: { companies: [company('Moria', 'Elladan')] },
      },
    });
    fight.player('Ann').does('The Balrog: attack another company');
    expect(isDuel(fight.state, fight.state.global.attack)).toBe(true);
  });
  test('why an action of the rules is shut is said with its gates', () => {
    const idle = table({
      players: { Ann: { hand: ['Glamdring'], companies: [company('Moria', 'Elladan')] }, Bob },
    });
    const refused = refusedActions(idle.state, 1, idle.who.card('Glamdring'));
    const play = refused.find(({ name }) => name === 'playItem');
    expect(play?.refusals.length).toBeGreaterThan(0);
    expect(refused.some(({ name }) => name === 'playAlly')).toBe(false);
  });
  test('what is added to an influence check comes in three terms', () => {
    const won = table({
      phase: 'at the site',
      players: {
        Ann: {
          hand: ['Knights of Dol Amroth'],
          events: ['Courtesy'],
          companies: [company('Dol Amroth', 'Adrazar')],
        },
        Bob,
      },
    });
    const [at] = companiesOf(won.state, 1);
    const [knights, adrazar] = [won.who.card('Knights of Dol Amroth'), won.who.card('Adrazar')];
    expect(influenceTerms(won.state, knights, adrazar, at)).toEqual([
      { by: 2, source: 'influence' },
      { by: 2, source: 'own modifiers' },
      { by: 1, source: 'by the faction' },
    ]);
  });
});
