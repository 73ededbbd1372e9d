/** How large cards are drawn: as large as fits, fanned before they shrink, and of one size while a game goes on. */
import type { Card } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { BORNE, BORNE_SHOWS, lineOf, SHOWS } from '../src/table/board/lines.ts';
import {
  chosen,
  fitsAt,
  type Group,
  type Kept,
  placed,
  type Sheet,
  shared,
  widest,
} from '../src/table/board/rows.ts';

/** A line of so many cards, of which 0.45 show in a fan. */
const line = (key: string, cards: number, more: Partial<Group> = {}): Group => ({
  key,
  open: cards,
  fanned: 1 + (cards - 1) * 0.45,
  fixed: 0,
  atLeast: 0,
  height: (card) => 1.4 * card,
  ...more,
});
const sheet = (...groups: Group[]): Sheet => ({ groups, fixed: 0 });
const widths = { most: 200, least: 50 };

describe('the width of a card', () => {
  test('is as large as the height allows, and no larger', () => {
    const [one, room] = [[sheet(line('a', 2))], { width: 1_000, height: 140 }];
    expect(widest(one, room, widths)).toBe(100);
    expect([fitsAt(one, room, 100), fitsAt(one, room, 101)]).toEqual([true, false]);
  });

  test('is kept by fanning where a line is too long for its row', () => {
    const room = { width: 500, height: 140 };
    expect(widest([sheet(line('a', 9))], room, widths)).toBe(100); // 9 × 100 open, 460 fanned
    expect(widest([sheet(line('a', 11))], room, widths)).toBe(90); // 550 fanned
  });

  test('counts what does not grow with cards, and two sides together', () => {
    const side = { groups: [line('a', 2)], fixed: 30 };
    expect(widest([side, side], { width: 1_000, height: 340 }, widths)).toBe(100);
  });

  test('is never less than can be read, nor more than is asked for', () => {
    expect(widest([sheet(line('a', 40))], { width: 300, height: 300 }, widths)).toBe(50);
    expect(widest([sheet(line('a', 1))], { width: 3_000, height: 3_000 }, widths)).toBe(200);
  });
});

describe('one size for the whole game', () => {
  const room = { width: 500, height: 140 };
  /** Tables that allow 100, 80 and 60. */
  const usual = [8, 12.6, 17.2].map((cards) => [sheet(line('u', cards))]);
  const look = (cards: number, turn: number, kept: Kept | null): Kept =>
    chosen([sheet(line('a', cards))], usual, room, widths, turn, kept);
  /** The sizes of a game that has so many cards at each look; a bar begins a turn. */
  const sizes = (game: string): number[] => {
    let kept: Kept | null = null;
    return game.split('|').flatMap((turn, i) =>
      turn
        .trim()
        .split(' ')
        .map((cards) => {
          kept = look(Number(cards), i, kept);
          return kept.width;
        }),
    );
  };

  test('an empty table begins no larger than a usual one', () => {
    expect(chosen([sheet()], usual, room, widths, 1, null).width).toBe(100);
  });
  test('it stays while everything still fits, and then has the size of the next usual table', () => {
    expect(sizes('1 5 9')).toEqual([100, 100, 100]);
    expect(sizes('9 10 11 12')).toEqual([100, 80, 80, 80]);
  });
  test('between usual ones that are far apart there are steps: a table that is a little too full loses little', () => {
    // Of 100 and 60 alone: 90 and 81, and then 72 is near enough to 60 to be the last.
    const far = [usual[0], usual[2]];
    const at = (cards: number): number => chosen([sheet(line('a', cards))], far, room, widths, 1, null).width;
    expect([9, 10, 11, 12, 14, 16].map(at)).toEqual([100, 90, 90, 81, 72, 60]);
  });
  test('below the usual ones it shrinks by a little more than it must', () => {
    const [first, second] = sizes('18 19');
    expect(first).toBeLessThan(60);
    expect(second).toBe(first);
  });
  test('it grows only as a turn begins, and where that would have been possible for six turns', () => {
    const small = (looks: number): number[] => Array.from({ length: looks }, () => 80);
    expect(sizes('10 3 3 | 3 | 3 | 3 | 3 3 | 3')).toEqual(small(9));
    expect(sizes('10 | 3 | 3 | 3 | 3 | 3 3 | 3')).toEqual([...small(7), 100]);
    expect(sizes('10 | 3 | 3 10 | 3 | 3 | 3 | 3 | 3')).toEqual(small(9));
  });
  test('what a turn may bring has its room already: it changes nothing when it comes', () => {
    const before = sheet(line('a', 8, { fanned: 4.15, reserve: 0.85 }));
    const after = sheet(line('a', 10, { fanned: 5 }));
    const width = (one: Sheet): number => widest([one], { width: 450, height: 140 }, widths);
    expect([width(before), width(after)]).toEqual([90, 90]);
    expect(width(sheet(line('a', 8)))).toBe(100);
  });
});

describe('the width of a group', () => {
  test('is what it needs where there is room', () => {
    expect(placed(sheet(line('a', 2), line('b', 1)), 500, 140, 100)).toEqual(
      new Map([
        ['a', 200],
        ['b', 100],
      ]),
    );
  });
  test('rather breaks into rows than fans, where the height allows it', () => {
    const both = sheet(line('a', 3), line('b', 3));
    expect([...placed(both, 500, 300, 100).values()]).toEqual([300, 300]);
    const [a, b] = placed(both, 500, 140, 100).values();
    expect(a + b + 10).toBeLessThanOrEqual(500);
    expect(Math.min(a, b)).toBeGreaterThanOrEqual(190);
  });
  test('is never more than the row, nor less than its writing', () => {
    expect([...placed(sheet(line('a', 12)), 500, 140, 100).values()]).toEqual([500]);
    expect([...placed(sheet(line('a', 1, { atLeast: 160 })), 500, 140, 100).values()]).toEqual([160]);
  });
});

describe('sheets in one room', () => {
  // Each needs one row fanned, and two where its lines lie open.
  const theirs = sheet(line('a', 3), line('b', 3));
  const mine = sheet(line('c', 3), line('d', 3));
  const rows = (room: number): number[] => [
    ...shared([theirs, mine], { width: 500, height: room }, 100).values(),
  ];
  const isOpen = (width: number): boolean => width === 300;

  test('lie open only where all of them still have room', () => {
    expect(rows(600).every(isOpen)).toBe(true);
    expect(rows(280).some(isOpen)).toBe(false);
  });
  test('what is left goes to one’s own side', () => {
    const all = shared([theirs, mine], { width: 500, height: 280 + 147 }, 100);
    expect(['a', 'b', 'c', 'd'].map((key) => isOpen(all.get(key) ?? 0))).toEqual([false, false, true, true]);
    const less = shared([theirs, mine], { width: 500, height: 280 + 146 }, 100);
    expect([...less.values()].some(isOpen)).toBe(false);
  });
});

test('in a fan the last is whole, with what it bears: a company of one does not run over its frame', () => {
  const card = (id: number, on: readonly number[] = []): Card => ({
    id,
    face: '',
    owner: 1,
    marks: [],
    numbers: {},
    tokens: {},
    on: on.map((one) => card(one)),
  });
  const alone = lineOf([{ card: card(1, [2]), size: 1 }]);
  expect(alone.fanned).toBeCloseTo(alone.open);
  const two = lineOf([
    { card: card(1, [2]), size: 1 },
    { card: card(3, [4]), size: 1 },
  ]);
  expect(two.fanned).toBeCloseTo(SHOWS + BORNE_SHOWS + 1 + BORNE);
});
