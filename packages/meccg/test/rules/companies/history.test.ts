/** What companies have been through this turn: remembered, counted, shared by parts and wholes, and forgotten. ME-JOIN-501, ME-SPLIT-510 */
import { Table } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { merge } from '../../../src/rules/companies/company.ts';
import {
  countsFirst,
  Deed,
  facedBy,
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
