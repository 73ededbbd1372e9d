/** The clock of a table, told by hand what time it is: warnings, grace, standing still, and being kept. */
import { describe, expect, test } from 'vitest';
import { Clock, type ClockState } from '../../src/tables/time/clock.ts';

const pace = { grace: 30_000, absence: 60_000 };
const perMove = { kind: 'move', seconds: 20 } as const;
const perGame = { kind: 'game', seconds: 100, increment: 5 } as const;
const clock = (
  terms: typeof perMove | typeof perGame = perGame,
  late: 'bot' | 'claim' = 'claim',
  kept: ClockState | null = null,
): Clock => new Clock(terms, late, pace, 2, kept);

describe('time in all, with an increment', () => {
  test('only the time of who is asked runs, and a choice of his own brings the increment', () => {
    const c = clock();
    c.turn(1000, 1, 0);
    c.advance(11_000);
    expect(c.now(1).left).toEqual([90_000, 100_000]);
    c.turn(21_000, 2, 1);
    expect(c.now(1)).toMatchObject({ left: [85_000, 100_000], seat: 2, stage: 'running' });
    c.turn(22_000, 1, 0);
    expect(c.now(1).left).toEqual([85_000, 99_000]);
  });
  test('a pass that the table made, or a bot, brings nothing, and nobody’s time runs while a bot is asked', () => {
    const c = clock();
    c.turn(0, 0, 0);
    c.advance(1e9);
    expect(c.now(0)).toMatchObject({ left: [100_000, 100_000], seat: 0 });
    expect(c.next).toBe(null);
  });
  test('when time is up comes a warning, then the grace, and only then may the other claim', () => {
    const c = clock();
    c.turn(0, 1, 0);
    expect(c.next).toBe(100_000);
    expect(c.advance(99_999)).toBe(false);
    expect(c.advance(100_000)).toBe(true);
    expect(c.now(2)).toMatchObject({ stage: 'warned', left: [30_000, 100_000], mayClaim: false });
    expect(c.next).toBe(30_000);
    expect(c.advance(129_999)).toBe(false);
    expect(c.now(2)).toMatchObject({ stage: 'warned', mayClaim: false });
    expect(c.advance(130_000)).toBe(true);
    expect(c.now(2)).toMatchObject({ stage: 'late', mayClaim: true });
    expect([c.now(1).mayClaim, c.now(0).mayClaim]).toEqual([false, false]);
    expect(c.next).toBe(null);
  });
  test('who chooses within the grace, or before anybody claims, is in time again', () => {
    for (const at of [110_000, 500_000]) {
      const c = clock();
      c.turn(0, 1, 0);
      c.turn(at, 2, 1);
      expect(c.now(2)).toMatchObject({ stage: 'running', seat: 2, mayClaim: false, left: [5000, 100_000] });
    }
  });
  test('who has nothing left has the grace for each choice', () => {
    const c = new Clock({ kind: 'game', seconds: 100, increment: 0 }, 'claim', pace, 2, null);
    c.turn(0, 1, 0);
    c.turn(110_000, 2, 1);
    c.turn(111_000, 1, 2);
    expect(c.now(2)).toMatchObject({ stage: 'warned', left: [30_000, 99_000] });
    c.advance(140_999);
    expect(c.stage).toBe('warned');
    c.advance(141_000);
    expect(c.stage).toBe('late');
  });
  test('one look after a long time finds everything that has happened', () => {
    const c = clock();
    c.turn(0, 1, 0);
    expect(c.advance(1e7)).toBe(true);
    expect(c.stage).toBe('late');
  });
});

test('time for each choice begins anew with each', () => {
  const c = clock(perMove);
  c.turn(0, 1, 0);
  c.turn(19_000, 1, 1);
  c.advance(38_999);
  expect(c.stage).toBe('running');
  c.advance(39_000);
  expect(c.stage).toBe('warned');
  c.turn(40_000, 2, 1);
  expect(c.now(1)).toMatchObject({ left: [0, 20_000], seat: 2, stage: 'running' });
});

describe('a bot stands in', () => {
  test('until he is back, for all his choices; then he has time, or at least the grace', () => {
    const c = clock(perGame, 'bot');
    c.turn(0, 1, 0);
    c.advance(130_000);
    expect(c.now(2)).toMatchObject({ stage: 'stood-in', mayClaim: false });
    c.turn(131_000, 2, 0);
    expect(c.stage).toBe('running');
    c.turn(132_000, 1, 2);
    expect([c.stage, c.isAway(1), c.isAway(2)]).toEqual(['stood-in', true, false]);
    expect(c.back(140_000, 2)).toBe(false);
    expect(c.back(140_000, 1)).toBe(true);
    expect(c.now(2)).toMatchObject({ stage: 'warned', left: [30_000, 104_000] });
    expect(c.isAway(1)).toBe(false);
  });
  test('a choice of his own is coming back', () => {
    const c = clock(perGame, 'bot');
    c.turn(0, 1, 0);
    c.advance(130_000);
    c.turn(131_000, 2, 1);
    expect(c.isAway(1)).toBe(false);
  });
});

describe('standing still', () => {
  test('for one whose connection is down, as long as he has time to spare in the whole game', () => {
    const c = clock();
    c.turn(0, 1, 0);
    c.still(10_000, 1);
    expect([c.isStill, c.next]).toEqual([true, 60_000]);
    c.still(50_000, 0);
    expect(c.now(2)).toMatchObject({ paused: false, left: [90_000, 100_000] });
    c.still(60_000, 1);
    expect(c.next).toBe(20_000);
    c.advance(80_000);
    expect(c.now(2)).toMatchObject({ paused: false, left: [80_000, 100_000] });
    c.still(85_000, 1); // nothing to spare any more
    expect(c.now(2)).toMatchObject({ paused: false, left: [75_000, 100_000] });
  });
  test('what is beyond the time to spare counts, also if nobody looked at the clock meanwhile', () => {
    const c = clock();
    c.turn(0, 1, 0);
    c.still(10_000, 1);
    c.advance(100_000);
    expect(c.now(2)).toMatchObject({ paused: false, left: [60_000, 100_000] });
  });
  test('on account of who asked for something, not of who is asked', () => {
    const c = clock();
    c.turn(0, 1, 0);
    c.still(0, 2);
    c.advance(30_000);
    expect(c.now(1)).toMatchObject({ paused: true, left: [100_000, 100_000] });
    expect(c.state().spare).toEqual([60_000, 30_000]);
  });
});

test('what is kept goes on where it stood, and what passed while nobody counted is nobody’s loss', () => {
  const before = clock();
  before.turn(0, 2, 0);
  before.advance(40_000);
  const after = clock(perGame, 'claim', JSON.parse(JSON.stringify(before.state())));
  after.advance(5_000_000);
  after.advance(5_010_000);
  expect(after.now(1)).toMatchObject({ left: [100_000, 50_000], seat: 2, stage: 'running' });
  const warned = clock();
  warned.turn(0, 1, 0);
  warned.advance(110_000);
  const again = clock(perGame, 'claim', warned.state());
  again.advance(0);
  expect(again.next).toBe(20_000);
});
