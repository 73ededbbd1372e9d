/** The third of three players: what he has counts for the others, and can be tried, as what their neighbour has. ME-MP-4000 */
import { Options } from '@westmarch/kernel';
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { pointKinds } from '../../../src/facts/names.ts';
import { targets } from '../../../src/rules/influence/targets.ts';
import { copiesAgainst, isDoubled, KILL, rawPoints } from '../../../src/rules/points.ts';
import type { S } from '../../../src/state.ts';
import { adapter, company, rowOf } from '../../table.ts';

const FACTION = pointKinds.indexOf('faction');
const three = (ann: object, bob: object, cid: object): S => {
  const t = new Table(adapter);
  t.given({
    players: {
      Ann: { companies: [company('Edoras', 'Elladan')], ...ann },
      Bob: { companies: [company('Edhellond', 'Ioreth')], ...bob },
      Cid: { companies: [company('Lórien', 'Bofur')], ...cid },
    },
  });
  return t.state;
};

describe('points', () => {
  for (const [who, bob, cid] of [
    ['the second', { hand: ['Glamdring'] }, {}],
    ['the third', {}, { hand: ['Glamdring'] }],
  ] as const)
    test(`[ME-MP-017 ME-MP-019] a copy in the hand of ${who} costs one`, () => {
      const s = three({ companies: [company('Edoras', { card: 'Elladan', on: ['Glamdring'] })] }, bob, cid);
      expect([1, 2, 3].map((player) => copiesAgainst(s, player))).toEqual([1, 0, 0]);
    });
  test('[ME-MP-017] what one has himself, in hand or in play, costs him nothing', () => {
    const s = three({}, {}, { hand: ['Glamdring'], factions: ['Riders of Rohan'] });
    expect([1, 2, 3].map((player) => copiesAgainst(s, player))).toEqual([0, 0, 0]);
  });
  test('[ME-MP-4003] what the third has of a kind keeps it from being doubled', () => {
    const s = three({ factions: ['Riders of Rohan'] }, {}, { factions: ['Men of Lebennin'] });
    const own = rawPoints(s, 1);
    expect(isDoubled(s, 1, FACTION, own)).toBe(false);
    expect(isDoubled(three({ factions: ['Riders of Rohan'] }, {}, {}), 1, FACTION, own)).toBe(true);
  });
  test('[ME-MP-2003] whom one has slain lies with the third, and is a kill', () => {
    const s = three({}, {}, { out: [{ card: 'Haldir', slainBy: 'Ann' }] });
    expect([1, 2, 3].map((player) => rawPoints(s, player)[KILL] > 0)).toEqual([true, false, false]);
  });
});

describe('[ME-INFL-2007 ME-INFL-2033] what can be tried', () => {
  const tried = (s: S, player: number, row: number): number[] => {
    const found = new Options();
    targets(s, player, row, found);
    return Array.from({ length: found.count }, (_x, i) => found.a(i));
  };
  const won = { factions: [{ card: 'Riders of Rohan', wonAt: 'Edoras' }] };
  test('a faction of the third that was won here, and none of one’s own', () => {
    const theirs = three({}, {}, won);
    expect(tried(theirs, 1, 1)).toEqual([rowOf(theirs, 'Riders of Rohan')]);
    expect(targets(theirs, 1, 1, null)).toBe(true);
    const own = three(won, {}, {});
    expect([tried(own, 1, 1), targets(own, 1, 1, null)]).toEqual([[], false]);
  });
  test('nor one that was won elsewhere', () => {
    const s = three({}, {}, { factions: [{ card: 'Riders of Rohan', wonAt: 'Bree' }] });
    expect(tried(s, 1, 1)).toEqual([]);
  });
  test('those of the third who stand here', () => {
    const s = three({}, {}, { companies: [company('Lórien', 'Bofur'), company('Edoras', 'Haldir')] });
    expect(tried(s, 1, 1)).toEqual([rowOf(s, 'Haldir')]);
  });
});
