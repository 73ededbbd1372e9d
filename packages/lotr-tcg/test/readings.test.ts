/** What readings answer, in positions where every number differs. */
import { action, say, verb } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { a, companion as companions, during, maneuver, woundIt } from '../src/cards/words/index.ts';
import {
  archeryNow,
  asking,
  cardsIn,
  localNamed,
  momentsNow,
  skirmishersOf,
  skirmishIsOpen,
  skirmishResult,
  standingIf,
  standingOf,
  twilightOfMove,
  wounded,
  Zone,
} from '../src/reading.ts';
import { respondingTo } from '../src/rules/actions/windows.ts';
import type { S } from '../src/state.ts';
import { ally, companion, freeCondition, invent, minion, pause, site } from './invented.ts';
import { adapter, frodo } from './table.ts';

invent(
  pause,
  companion('Guard', { strength: 6 }),
  companion('Champion', { strength: 12, Damage: 2 }),
  companion('Bowman', { Archer: 1 }),
  ally('Elder', { strength: 3 }),
  minion('Orc', { strength: 5 }),
  minion('Ogre', { strength: 7, Damage: 1 }),
  minion('Shooter', { Archer: 1 }),
  minion('Stabber', {}, during(maneuver, { effect: woundIt(a(companions)) })),
  freeCondition(
    'Parrot',
    {},
    action({ window: respondingTo(wounded), effect: verb('talk', () => undefined, [], say`talk`) }),
  ),
  site('Gate', { siteNumber: 1, twilight: 0, block: 1 }),
  site('Road', { siteNumber: 2, twilight: 4, block: 1 }),
);
function table(given: object): Table<S> {
  const t = new Table<S>(adapter);
  t.given(given);
  return t;
}
const fight = (against: string, ...minions: readonly string[]) =>
  table({
    phase: 'skirmish',
    players: {
      Ann: { companions: [frodo(), 'Guard', 'Champion'], support: ['Pause', 'Elder'] },
      Bob: { minions: minions.map((card) => ({ card, against })) },
    },
  });

describe('a skirmish as it stands', () => {
  test('strengths of both sides, and the wounds of who would lose', () => {
    const t = fight('Guard', 'Orc', 'Ogre');
    const [guard, orc, ogre] = ['Guard', 'Orc', 'Ogre'].map((name) => t.who.card(name));
    expect(standingOf(t.state, guard)).toEqual({
      character: guard,
      minions: [orc, ogre],
      own: 6,
      theirs: 12,
      characterWins: false,
      wounds: 2,
      overwhelmed: [guard],
    });
    expect(skirmishersOf(t.state)).toEqual([guard]);
    expect(skirmishIsOpen(t.state)).toBe(true);
    expect(skirmishResult(t.state, guard)).toBeNull();
  });
  test('of who would win, with his damage', () => {
    const t = fight('Champion', 'Ogre');
    const [champion, ogre] = ['Champion', 'Ogre'].map((name) => t.who.card(name));
    expect(standingOf(t.state, champion)).toMatchObject({
      minions: [ogre],
      own: 12,
      theirs: 7,
      characterWins: true,
      wounds: 3,
      overwhelmed: [],
    });
    expect(standingIf(t.state, champion, [])).toMatchObject({ minions: [], theirs: 0, characterWins: true });
  });
  test('and if others were assigned, while nothing changes', () => {
    const t = fight('Guard', 'Orc');
    const [champion, orc] = ['Champion', 'Orc'].map((name) => t.who.card(name));
    expect(standingIf(t.state, champion, [orc])).toMatchObject({
      own: 12,
      theirs: 5,
      overwhelmed: [orc],
    });
    expect(skirmishersOf(t.state)).toEqual([t.who.card('Guard')]);
  });
  test('outside of skirmishes none is open', () => {
    const t = table({
      phase: 'maneuver alone',
      players: { Ann: { companions: [frodo()] }, Bob: { minions: ['Stabber'] } },
    });
    expect(skirmishIsOpen(t.state)).toBe(false);
    expect(skirmishersOf(t.state)).toEqual([]);
    expect(skirmishResult(t.state, t.who.card('Frodo'))).toBeNull();
  });
});

test('archery: the fellowship first, then the minions', () => {
  const t = table({
    phase: 'maneuver alone',
    players: {
      Ann: { companions: [frodo(), 'Bowman', { card: 'Bowman', as: 'second' }] },
      Bob: { minions: ['Stabber', 'Shooter'] },
    },
  });
  expect(archeryNow(t.state)).toEqual([2, 1]);
});

describe('a move', () => {
  const at = (path: readonly string[]) =>
    table({
      phase: 'fellowship',
      path,
      players: { Ann: { companions: [frodo(), 'Guard'], hand: ['Champion'] }, Bob: {} },
    });
  test('brings the number of the next site, and one for each companion', () => {
    expect(twilightOfMove(at(['Gate', 'Road']).state, 1)).toBe(6);
  });
  test('to a site that is not laid yet brings nobody knows what', () => {
    expect(twilightOfMove(at(['Gate']).state, 1)).toBeNull();
  });
});

test('who asks, and for what', () => {
  const t = table({
    phase: 'regroup alone',
    players: { Ann: { companions: [frodo()] }, Bob: { hand: ['Orc', 'Ogre'] } },
  });
  expect(asking(t.state)).toBe('reconciling');
  expect(localNamed(t.state, 'player')).toBe(2);
  expect(localNamed(t.state, 'no such thing')).toBe(0);
  expect(cardsIn(t.state, Zone.hand, 2).map((card) => t.who.cardName(card))).toEqual(['Orc', 'Ogre']);
});

test('what can be responded to: the event and whom it is about, while its window is open', () => {
  const t = table({
    phase: 'maneuver alone',
    players: { Ann: { companions: [frodo(), 'Guard'], support: ['Parrot'] }, Bob: { minions: ['Stabber'] } },
  });
  expect(momentsNow(t.state)).toEqual([]);
  t.player('Bob').does('Stabber', 'Guard');
  expect(momentsNow(t.state)).toEqual([{ event: wounded.channel, about: t.who.card('Guard') }]);
});
