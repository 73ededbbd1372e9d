/** What companies have been through this turn: remembered, counted, shared by parts and wholes, and forgotten. ME-JOIN-501, ME-SPLIT-510 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { merge } from '../../../src/rules/companies/company.ts';
import {
  countsFirst,
  Deed,
  facedBy,
  forgetFirst,
  forgetHistory,
  joinHistory,
  playedOn,
  remember,
  rememberFirst,
  splitHistory,
  timesOf,
  wasPlayed,
} from '../../../src/rules/companies/history.ts';
import { Phase, type S } from '../../../src/state.ts';
import { adapter, Bob, company } from '../../table.ts';

const any = (): boolean => true;
function begun(): S {
  const t = new Table(adapter);
  t.given({ players: { Ann: { companies: [company('Rivendell', 'Elladan')] }, Bob } });
  const s = t.state;
  remember(s, 1, Deed.faced, 11, Phase.movementHazard);
  remember(s, 1, Deed.faced, 12, Phase.site);
  remember(s, 2, Deed.faced, 13, Phase.site);
  remember(s, 1, Deed.playedOn, 14, Phase.movementHazard);
  return s;
}

describe('remembering', () => {
  test('by company, deed, card and phase', () => {
    const s = begun();
    expect([facedBy(s, 1), facedBy(s, 2), playedOn(s, 1), playedOn(s, 2)]).toEqual([
      [11, 12],
      [13],
      [14],
      [],
    ]);
    expect(timesOf(s, 1, Deed.faced, any)).toBe(2);
    expect(timesOf(s, 0, Deed.faced, any)).toBe(3);
    expect(timesOf(s, 1, Deed.faced, (def) => def === 12)).toBe(1);
    expect(timesOf(s, 1, Deed.faced, any, Phase.site)).toBe(1);
    expect(timesOf(s, 0, Deed.faced, any, Phase.site)).toBe(2);
    expect([wasPlayed(s, 1, any), wasPlayed(s, 2, any), wasPlayed(s, 0, any)]).toEqual([true, false, true]);
  });
  test('in the phase that is going on, unless another is said', () => {
    const s = begun();
    remember(s, 2, Deed.played, 15);
    expect(timesOf(s, 2, Deed.played, any, Phase.organization)).toBe(1);
  });
  test('[ME-HAZ-2007] what counts first for one company counts so for no other, and no other card does', () => {
    const s = begun();
    rememberFirst(s, 1, 20);
    expect([
      countsFirst(s, 1, 20),
      countsFirst(s, 2, 20),
      countsFirst(s, 1, 21),
      countsFirst(s, 1, 11),
    ]).toEqual([true, false, false, false]);
  });
});

describe('parts and wholes', () => {
  test('[ME-SPLIT-510] a part has been through what the whole has, in its phases', () => {
    const s = begun();
    splitHistory(s, 1, 3);
    expect([facedBy(s, 1), facedBy(s, 2), facedBy(s, 3), playedOn(s, 3)]).toEqual([
      [11, 12],
      [13],
      [11, 12],
      [14],
    ]);
    expect(timesOf(s, 3, Deed.faced, any, Phase.site)).toBe(1);
  });
  test('[ME-JOIN-501] a whole has been through what its parts have', () => {
    const s = begun();
    joinHistory(s, 1, 2);
    expect([facedBy(s, 1), facedBy(s, 2), playedOn(s, 2)]).toEqual([[], [11, 12, 13], [14]]);
  });
  test('[ME-JOIN-501] so it is when two companies become one', () => {
    const t = new Table(adapter);
    const guard = { card: 'Orc-guard', owner: 'Bob', controller: 'Bob' };
    const companies = [company('Bree', 'Elladan'), { ...company('Bree', 'Haldir'), onGuard: [guard] }];
    t.given({ players: { Ann: { companies }, Bob } });
    remember(t.state, 1, Deed.faced, 11);
    remember(t.state, 2, Deed.faced, 12);
    [t.state.company.faced[1], t.state.company.faced[2]] = [2, 4];
    merge(t.state, 2, 1);
    expect([facedBy(t.state, 1), facedBy(t.state, 2)]).toEqual([[11, 12], []]);
    expect(t.state.company.faced[1]).toBe(6);
    t.expect.card('Haldir', { in: 'company of company 1' }).card('Orc-guard', { in: 'onGuard of company 1' });
    expect(t.state.company.player[2]).toBe(0);
  });
  test('all of it is forgotten, and room is left for what comes', () => {
    const s = begun();
    forgetHistory(s);
    expect(timesOf(s, 0, Deed.faced, any) + timesOf(s, 0, Deed.playedOn, any)).toBe(0);
    remember(s, 1, Deed.faced, 16);
    expect(facedBy(s, 1)).toEqual([16]);
  });
  test('where nothing more finds room, nothing is lost of what is known', () => {
    const s = begun();
    const room = s.history.deed.length;
    for (let n = 0; n < room; n++) remember(s, 1, Deed.wounded, 30);
    splitHistory(s, 1, 3);
    expect(timesOf(s, 0, Deed.wounded, any)).toBe(room - 1 - 4);
    expect(facedBy(s, 1)).toEqual([11, 12]);
  });
});

describe('when every row is taken', () => {
  const ROWS = 64;
  /** As many rows as there are, by turns of the first company and the second. */
  function full(): S {
    const s = begun();
    forgetHistory(s);
    for (let i = 1; i <= ROWS; i++) remember(s, 2 - (i % 2), Deed.faced, i, Phase.site);
    return s;
  }
  const odd = Array.from({ length: ROWS / 2 }, (_x, i) => 2 * i + 1);
  const even = odd.map((n) => n + 1);
  test('[ME-TURN-005] the first and the last are known, and the newest is not kept', () => {
    const s = full();
    expect([facedBy(s, 1), facedBy(s, 2)]).toEqual([odd, even]);
    remember(s, 1, Deed.faced, 99, Phase.site);
    expect(facedBy(s, 1)).toEqual(odd);
    const times = (of: number, def: number): number => timesOf(s, of, Deed.faced, (one) => one === def);
    expect([times(1, 1), times(2, 1), times(0, 1), times(2, ROWS), times(0, ROWS), times(0, 99)]).toEqual([
      1, 0, 1, 1, 1, 0,
    ]);
    expect(timesOf(s, 0, Deed.faced, any)).toBe(ROWS);
    expect(timesOf(s, 0, Deed.faced, any, Phase.movementHazard)).toBe(0);
  });
  test('[ME-JOIN-501] all of it is that of the whole, when they join', () => {
    const s = full();
    joinHistory(s, 2, 1);
    expect([facedBy(s, 1).length, facedBy(s, 2).length]).toEqual([ROWS, 0]);
  });
  test('[ME-SPLIT-510] where they split, as much of it as finds room', () => {
    const s = full();
    splitHistory(s, 1, 3);
    expect([facedBy(s, 1), facedBy(s, 3)]).toEqual([odd, []]);
    forgetHistory(s);
    for (let i = 1; i <= ROWS - 2; i++) remember(s, 1, Deed.faced, i, Phase.site);
    splitHistory(s, 1, 3);
    expect([facedBy(s, 1).length, facedBy(s, 3)]).toEqual([ROWS - 2, [1, 2]]);
    expect(timesOf(s, 3, Deed.faced, any, Phase.site)).toBe(2);
  });
  test('[ME-TURN-005] and all of it is forgotten', () => {
    const s = full();
    forgetHistory(s);
    expect([...odd, ...even].every((i) => s.history.deed[i] === 0 && s.history.def[i] === 0)).toBe(true);
    remember(s, 1, Deed.faced, 7, Phase.site);
    expect(s.history.def[1]).toBe(7);
  });
  test('[ME-HAZ-2007] what a company counts first it forgets by itself, the last row of it too', () => {
    const s = begun();
    forgetHistory(s);
    for (let i = 1; i <= ROWS; i++) rememberFirst(s, 2 - (i % 2), i);
    const counted = (of: number): number[] =>
      Array.from({ length: ROWS }, (_x, i) => i + 1).filter((def) => countsFirst(s, of, def));
    expect([counted(1), counted(2)]).toEqual([odd, even]);
    forgetFirst(s, 2);
    expect([counted(1), counted(2)]).toEqual([odd, []]);
    remember(s, 1, Deed.played, 1, Phase.site);
    forgetFirst(s, 1);
    expect([counted(1), counted(2), wasPlayed(s, 0, any)]).toEqual([[], [], false]);
  });
});
