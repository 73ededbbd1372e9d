/** The layout: where columns lie, and how large a game is. The sizes here are fixed on purpose. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { bothGames } from '../random.ts';
import { toySchema } from '../toy.ts';

const WIDTH = { u8: 1, i16: 2, u16: 2, i32: 4 } as const;

/** A game as large as the two that this kernel is for: 330 cards each, with columns of the kinds they need. */
const large = k.defineState({
  name: 'large',
  global: {
    active: k.idOf('player'),
    phase: k.oneOf(['one', 'two']),
    turn: k.whole(),
    pool: k.whole(),
    limit: k.whole(),
    entries: k.count(),
  },
  player: { score: k.amount(), pool: k.count(), handSize: k.count(), bid: k.secret(k.count()) },
  card: {
    status: k.oneOf(['ready', 'used', 'hurt']),
    wounds: k.count(),
    tokens: k.count(),
    bearer: k.idOf('card'),
    group: k.count(),
    marks: k.count(),
  },
  tables: {
    entry: {
      rows: 32,
      columns: { ability: k.whole(), source: k.idOf('card'), a: k.whole(), b: k.whole(), n: k.whole() },
    },
    group: { rows: 16, columns: { player: k.idOf('player'), at: k.idOf('card'), moved: k.flag() } },
  },
  zones: {
    deck: { per: 'player', seenBy: 'nobody' },
    hand: { per: 'player', seenBy: 'owner' },
    table: { per: 'player', seenBy: 'all', live: true },
    group: { per: 'group', seenBy: 'all', live: true },
    discard: { per: 'player', seenBy: 'all' },
    out: { per: 'player', seenBy: 'all' },
    on: { per: 'card', seenBy: 'all', live: true },
  },
  room: { effects: 160, waiting: 32, frames: 384 },
});

describe('columns', () => {
  it('are aligned to their width and do not overlap', () => {
    const layout = k.layOut(large, { players: 5, cards: 333 }, 61);
    let end = 0;
    for (const { offset, cell, length } of layout.segments) {
      expect(offset % WIDTH[cell]).toBe(0);
      expect(offset).toBe(end);
      end = offset + WIDTH[cell] * length;
    }
    expect(layout.bytes).toBeGreaterThanOrEqual(end);
    expect(layout.bytes % 8).toBe(0);
  });

  it('lie the same for the same schema and sizes', () => {
    const sizes = { players: 3, cards: 40 };
    expect(k.layOut(toySchema, sizes, 9).segments).toEqual(k.layOut(toySchema, sizes, 9).segments);
  });

  it('have a row 0 that means none', () => {
    const layout = k.layOut(toySchema, { players: 2, cards: 10 }, 9);
    for (const { table, length } of layout.segments)
      if (table in layout.rows) expect(length).toBe(layout.rows[table] + 1);
  });
});

describe('places', () => {
  it('are numbered by zone kind: one for the game, or one for each player, card or row', () => {
    const layout = k.layOut(large, { players: 2, cards: 10 }, 5);
    expect([...layout.placeBase]).toEqual([1, 4, 7, 10, 27, 30, 33]);
    expect(layout.rows['place']).toBe(43);
    for (let at = 1; at <= 43; at++)
      expect(layout.placeBase[layout.placeKind[at]] + layout.placeIndex[at]).toBe(at);
  });
});

describe('the size of a state', () => {
  it.each([
    ['sparks', 2, 6640],
    ['sparks', 5, 8776],
    ['harbour', 2, 5120],
    ['harbour', 5, 6912],
  ])('%s with %i players takes %i bytes', (name, players, bytes) => {
    const game = bothGames.find((g) => g.name === name);
    expect(game?.create(players, 'size').layout.bytes).toBe(bytes);
  });

  it('a two-player game of 330 cards each, with 80 lists of effects, fits into 32 KiB', () => {
    const { bytes } = k.layOut(large, { players: 2, cards: 660 }, 80);
    expect(bytes).toBe(26472);
  });

  it('a two-player game of 120 cards each fits into 16 KiB', () => {
    expect(k.layOut(large, { players: 2, cards: 240 }, 80).bytes).toBeLessThanOrEqual(16384);
  });
});

it('refuses a column of one byte for rows that a byte cannot name', () => {
  const withRows = (rows: number) =>
    k.defineState({
      name: 'few',
      global: {},
      player: {},
      card: { group: k.fewOf('group') },
      tables: { group: { rows, columns: { size: k.count() } } },
      zones: { deck: { per: 'player', seenBy: 'nobody' } },
      room: { effects: 4, waiting: 4, frames: 16 },
    });
  const sizes = { players: 2, cards: 10 };
  expect(() => k.layOut(withRows(255), sizes, 1)).not.toThrow();
  expect(() => k.layOut(withRows(256), sizes, 1)).toThrow('card.group: 256 rows of group are more than 255');
});
