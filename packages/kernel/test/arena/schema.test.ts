/** Schemas that make no sense are refused; each message names the table and the field. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { toySchema } from '../toy.ts';

const good = {
  name: 'small',
  global: {},
  player: {},
  card: {},
  tables: {},
  zones: { pile: { per: 'game', seenBy: 'all' } },
  room: { effects: 8, waiting: 8, frames: 64 },
} as const;

describe('defineState', () => {
  it('numbers zones in the order they are declared', () => {
    const { zone, zoneNames } = k.defineState({
      ...good,
      zones: { pile: { per: 'game', seenBy: 'all' }, hand: { per: 'player', seenBy: 'owner' } },
    });
    expect(zone).toEqual({ pile: 0, hand: 1 });
    expect(zoneNames).toEqual(['pile', 'hand']);
  });

  it.each([
    ['global', 'Big Number', /^global\.Big Number: .*one word/],
    ['player', 'a-b', /^player\.a-b: .*one word/],
    ['player', 'outcome', /^player\.outcome: the kernel has a column/],
    ['card', 'knownTo', /^card\.knownTo: the kernel has a column/],
    ['card', 'Wounds', /^card\.Wounds: .*one word/],
    ['global', 'w', /^global\.w: choose another name/],
  ])('refuses %s.%s', (table, column, message) => {
    const make = (): unknown => k.defineState({ ...good, [table]: { [column]: k.count() } });
    expect(make).toThrow(k.SchemaError);
    expect(make).toThrow(message);
  });

  it.each(
    'global player card place channel effect waiting kernel frames chance layout saved side engine'.split(
      ' ',
    ),
  )('refuses a table called %s', (name) => {
    expect(() => k.defineState({ ...good, tables: { [name]: { rows: 3, columns: {} } } })).toThrow(
      `tables.${name}: choose another name`,
    );
  });

  it.each([
    ['effect', {}, /^tables\.effect: choose another name/],
    ['side', {}, /^tables\.side: choose another name/],
    ['frames', {}, /^tables\.frames: choose another name/],
    ['two words', {}, /^tables\.two words: choose another name/],
    ['entry', { Big: k.count() }, /^tables\.entry\.Big: .*one word/],
    ['entry', { face: k.onFace(k.count()) }, /^tables\.entry\.face: only what is on a card/],
  ])('refuses the table %s', (name, columns, message) => {
    expect(() => k.defineState({ ...good, tables: { [name]: { rows: 3, columns } } })).toThrow(message);
  });

  it('refuses a hidden single number, since no view could hide it', () => {
    expect(() => k.defineState({ ...good, global: { bid: k.secret(k.count()) } })).toThrow(
      /^global\.bid: a single number cannot be hidden/,
    );
  });

  it('refuses zones that lie nowhere, or are live but hidden', () => {
    expect(() => k.defineState({ ...good, zones: { pile: { per: 'nothing', seenBy: 'all' } } })).toThrow(
      /^zones\.pile\.per: "nothing" is neither/,
    );
    expect(() =>
      k.defineState({ ...good, zones: { pile: { per: 'game', seenBy: 'owner', live: true } } }),
    ).toThrow(/^zones\.pile: only a zone that everyone sees can be live/);
  });

  it.each(['effects', 'waiting', 'frames'])('refuses room.%s that is no number in range', (field) => {
    for (const rows of [0, 1.5, 32768])
      expect(() => k.defineState({ ...good, room: { ...good.room, [field]: rows } })).toThrow(
        new RegExp(`^room\\.${field}: ${rows} is not a number from 1 to 32767`),
      );
  });
});

describe('layOut', () => {
  it.each([
    [{ players: 0, cards: 1 }, /^sizes\.players: 0/],
    [{ players: 8, cards: 1 }, /^sizes\.players: 8/],
    [{ players: 2, cards: 0 }, /^sizes\.cards: 0/],
    [{ players: 2, cards: 20001 }, /^sizes\.cards: 20001/],
    [{ players: 2, cards: 20000 }, /^zones: \d+ places are more than 65,535/],
  ])('refuses %j', (sizes, message) => {
    const piles = k.defineState({
      ...good,
      zones: {
        a: { per: 'card', seenBy: 'all' },
        b: { per: 'card', seenBy: 'all' },
        c: { per: 'card', seenBy: 'all' },
        d: { per: 'card', seenBy: 'all' },
      },
    });
    expect(() => k.layOut(piles, sizes, 1)).toThrow(message);
  });

  it('refuses a table whose rows the sizes make impossible', () => {
    const odd = k.defineState({
      ...good,
      tables: { seat: { rows: (sizes) => sizes.players / 2, columns: { at: k.count() } } },
    });
    expect(() => k.layOut(odd, { players: 3, cards: 1 }, 1)).toThrow(/^tables\.seat\.rows: 1\.5 is not/);
    expect(k.layOut(odd, { players: 4, cards: 1 }, 1).rows['seat']).toBe(2);
  });

  it('lays out as many places as a number can name, and no more', () => {
    const places = (rows: number) => () =>
      k.layOut(
        k.defineState({
          ...good,
          tables: { seat: { rows, columns: { at: k.count() } } },
          zones: { pile: { per: 'card', seenBy: 'all' }, chair: { per: 'seat', seenBy: 'all' } },
        }),
        { players: 2, cards: 20_000 },
        1,
      ).rows['place'];
    // One stands for none, and each kind has a first that is nobody's.
    const others = 1 + 20_001 + 1;
    expect(places(65_535 - others)()).toBe(65_534);
    expect(places(65_536 - others)).toThrow('zones: 65536 places are more than 65,535');
  });

  it('lays out as many as there may be, and no more', () => {
    const rows = (count: number) => () =>
      k.layOut(
        k.defineState({ ...good, tables: { seat: { rows: count, columns: { at: k.count() } } } }),
        { players: 2, cards: 1 },
        1,
      );
    for (const count of [1, 65_535]) expect(rows(count)().rows['seat']).toBe(count);
    for (const count of [0, 65_536])
      expect(rows(count)).toThrow(`tables.seat.rows: ${count} is not a number from 1 to 65535`);
    const plain = k.defineState(good);
    const laid = (players: number, cards: number) => () => k.layOut(plain, { players, cards }, 1).rows;
    for (const players of [1, 7]) expect(laid(players, 1)()['player']).toBe(players);
    for (const players of [0, 1.5, 8])
      expect(laid(players, 1)).toThrow(`sizes.players: ${players} is not a number`);
    for (const cards of [1, 20_000]) expect(laid(1, cards)()['card']).toBe(cards);
    for (const cards of [0, 1.5, 20_001])
      expect(laid(1, cards)).toThrow(`sizes.cards: ${cards} is not a number`);
    for (const [field, most] of Object.entries({ effects: 32_767, waiting: 32_767, frames: 32_767 }))
      expect(k.defineState({ ...good, room: { ...good.room, [field]: most } }).spec.room).toMatchObject({
        [field]: most,
      });
  });
});

it('a procedure refuses locals that could not be read, or would be seen by the wrong player', () => {
  const engine = new k.Engine({ name: 'x', version: '1', schema: toySchema });
  for (const name of ['base', 'go', 'constructor', 'Two Words'])
    expect(() => engine.procedure('trial', { [name]: k.count() })({})).toThrow(
      `Procedure "trial": "${name}" cannot be the name of a local`,
    );
  expect(() => engine.procedure('vote', { n: k.count(), bid: k.secret(k.count()) })({})).toThrow(
    'Procedure "vote": "bid" is hidden, so the first local must be the player who may see it',
  );
});
