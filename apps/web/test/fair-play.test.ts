/** Fair chance in the browser: it promises before it reveals, keeps its note, and says when something does not match. */
import { PLAIN_TERMS, promiseOf, seedOf, sensibleStops, sha256, type TableInfo } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { FairPlay, type Notes } from '../src/live/fair-play.ts';

const table = 'abcdefgh';
const secret = 'ab'.repeat(32);
const [mine, theirs] = ['01'.repeat(16), '02'.repeat(16)];
const promises = [promiseOf(table, 1, mine), promiseOf(table, 2, theirs)];

const info = (changes: Partial<TableInfo> = {}): TableInfo => ({
  table,
  game: 'meccg',
  you: 1,
  players: [],
  watching: 0,
  status: 'waiting',
  length: null,
  options: [],
  terms: PLAIN_TERMS,
  clock: null,
  muted: [],
  began: null,
  closed: null,
  mayClose: false,
  commitment: sha256(secret),
  opened: null,
  fair: { stage: 'promising', promises: [null, null] },
  invitation: null,
  rematch: { table: null, wantedBy: [], swap: false },
  stops: sensibleStops.meccg,
  ...changes,
});
const revealing = info({ fair: { stage: 'revealing', promises } });
const begun = info({ status: 'playing', fair: { stage: 'begun', promises } });
const over = (opened: TableInfo['opened']): TableInfo =>
  info({ status: 'over', opened, fair: { stage: 'begun', promises } });
const opened = { secret, values: [mine, theirs], seed: seedOf(secret, [mine, theirs]) };

function memory(): Notes & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return { kept, read: (key) => kept.get(key) ?? null, write: (key, text) => void kept.set(key, text) };
}
const play = (notes: Notes = memory()): FairPlay => new FairPlay(notes, () => mine);

test('it promises, reveals when all have promised, and finds that all holds', () => {
  const fair = play();
  expect(fair.hear(info()).say).toEqual([{ t: 'promise', hash: promises[0] }]);
  const half = info({ fair: { stage: 'promising', promises: [promises[0], null] } });
  expect(fair.hear(half).say).toEqual([]);
  expect(fair.hear(revealing).say).toEqual([{ t: 'chance', value: mine }]);
  expect(fair.hear(begun)).toMatchObject({ say: [], state: { faults: [] } });
  expect(fair.hear(over(opened)).state).toMatchObject({ faults: [], opened: true });
});

test('the note outlives the page: a reload reveals the same value and checks the same promises', () => {
  const notes = memory();
  play(notes).hear(info());
  const again = new FairPlay(notes, () => 'ff'.repeat(16));
  expect(again.hear(revealing).say).toEqual([{ t: 'chance', value: mine }]);
  const third = new FairPlay(notes, () => 'ee'.repeat(16));
  expect(third.hear(over(opened)).state).toMatchObject({ faults: [], note: { value: mine, promises } });
});

test('a browser that has no note of a promise says nothing and claims nothing', () => {
  expect(play().hear(revealing)).toEqual({ say: [], state: { note: null, faults: [], opened: false } });
  expect(play().hear(info({ you: 0 })).say).toEqual([]);
  const spoilt = memory();
  spoilt.kept.set(table, '{"table":');
  expect(play(spoilt).hear(over(opened)).state.note).toBeNull();
});

describe('a host that cheats is found out', () => {
  const told = (...infos: TableInfo[]) => {
    const fair = play();
    return infos.map((one) => fair.hear(one)).at(-1);
  };
  const other = sha256('another secret');

  test('by changing its promise before values are revealed: nothing is revealed to it', () => {
    const last = told(info(), info({ commitment: other, fair: { stage: 'revealing', promises } }));
    expect(last?.say).toEqual([]);
    expect(last?.state.faults).toEqual(['The server has changed the promise of its secret.']);
  });
  test('by showing a promise that is not ours', () => {
    const last = told(info(), info({ fair: { stage: 'revealing', promises: [other, promises[1]] } }));
    expect(last?.say).toEqual([]);
    expect(last?.state.faults[0]).toMatch(/does not show the promise that this browser made/);
  });
  test('by changing the promise of another after we revealed', () => {
    const changed = info({ status: 'playing', fair: { stage: 'begun', promises: [promises[0], other] } });
    expect(told(info(), revealing, changed)?.state.faults[0]).toMatch(/changed the promise of a player/);
  });
  const faultsOf = (end: NonNullable<TableInfo['opened']>): readonly string[] =>
    told(info(), revealing, begun, over(end))?.state.faults ?? [];
  test('by opening another secret', () => {
    const end = { ...opened, secret: 'cd'.repeat(32), seed: seedOf('cd'.repeat(32), opened.values) };
    expect(faultsOf(end)).toEqual(['The secret is not the one that the server promised before the game.']);
  });
  test('by another value of ours, of the other, or none', () => {
    for (const [values, says] of [
      [[theirs, theirs], /value of this seat/],
      [[mine, mine], /value of seat 2/],
      [[mine, ''], /value of seat 2/],
      [['', theirs], /value of this seat/],
    ] as const)
      expect(faultsOf({ secret, values: [...values], seed: seedOf(secret, values) }).join(' ')).toMatch(says);
  });
  test('by a seed that does not follow', () => {
    expect(faultsOf({ ...opened, seed: other })).toEqual([
      'The seed does not follow from the secret and the values.',
    ]);
  });
  test('by beginning before we saw what everyone promised', () => {
    expect(told(info(), begun, over(opened))?.state.faults[0]).toMatch(/began before this browser saw/);
  });
});
