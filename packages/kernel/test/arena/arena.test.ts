/** The arena: one buffer, and everything that copies, compares, keeps and restores it. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothGames, picker, playOn } from '../random.ts';
import { ally, onTable, toy, zone } from '../toy.ts';

function three(): ReturnType<typeof onTable> {
  const t = toy();
  t.engine.define([ally('Ann', 2), ally('Bob', 3), ally('Cid', 4)]);
  return onTable(t, ['Ann', 'Bob'], ['Cid']);
}

describe('a state', () => {
  it('begins as zeroed memory', () => {
    const t = toy();
    t.engine.define([ally('Ann', 2)]);
    const s = t.game().blank({ decks: [['Ann']] });
    expect(s.saved.every((byte) => byte === 0)).toBe(true);
    expect(s.saved.buffer.byteLength).toBe(s.layout.bytes);
  });

  it('has room for as many places, channels and abilities as two bytes can number', () => {
    const s = three();
    for (const numbers of [
      s.card.def,
      s.card.place,
      s.effect.channel,
      s.effect.ability,
      s.effect.until,
      s.waiting.ability,
    ]) {
      numbers[1] = 0xffff;
      expect(numbers[1]).toBe(0xffff);
    }
  });

  it('keeps everything of the game in its one buffer', () => {
    const s = three();
    for (const segment of s.layout.segments)
      expect(segment.offset + segment.length).toBeLessThanOrEqual(s.layout.bytes);
    expect(s.card.wounds.length).toBe(s.card.def.length);
    s.card.wounds[2] = 7;
    const wounds = s.layout.segments.find(({ table, column }) => table === 'card' && column === 'wounds');
    expect(s.saved[(wounds?.offset ?? 0) + 2]).toBe(7);
  });

  it('reads and writes its single numbers by name', () => {
    const s = three();
    s.global.log = -5;
    s.global.active = 2;
    expect([s.global.log, s.global.active]).toEqual([-5, 2]);
  });
});

describe('comparing', () => {
  it('looks at every word: the first, the last and all between', () => {
    const s = three();
    const other = k.clone(s);
    for (let i = 0; i < s.side.words.length; i++) {
      other.side.words[i] ^= 4;
      expect(k.equal(s, other), `word ${i}`).toBe(false);
      expect(k.hash(other), `word ${i}`).not.toBe(k.hash(s));
      other.side.words[i] ^= 4;
    }
    expect(k.equal(s, other)).toBe(true);
  });
});

describe('copying', () => {
  it('makes an equal state that goes its own way', () => {
    const s = three();
    const other = k.clone(s);
    expect(k.equal(s, other)).toBe(true);
    expect(k.hash(s)).toBe(k.hash(other));
    k.move(other, 1, k.place(other, zone.discard, 1));
    expect(k.equal(s, other)).toBe(false);
    expect(k.hash(s)).not.toBe(k.hash(other));
    expect(s.card.live[1]).toBe(1);
  });

  it('is refused between states of different layouts', () => {
    const t = toy();
    t.engine.define([ally('Ann', 2)]);
    const game = t.game();
    const one = game.create({ decks: [['Ann']] }, 'x');
    const two = game.create({ decks: [['Ann', 'Ann']] }, 'x');
    expect(() => k.copy(one, two)).toThrow(/different layouts/);
    expect(k.equal(one, two)).toBe(false);
    expect(() => game.start(two, { decks: [['Ann']] }, 'x')).toThrow(/another size/);
  });

  it('drops what was derived from the old content', () => {
    const s = three();
    k.optionsOf(s);
    const other = k.clone(s);
    other.kernel.asked = 0;
    k.copy(other, s);
    expect(k.optionsOf(s).count).toBe(0);
  });
});

describe('bytes', () => {
  it('bring a game back', () => {
    const s = three();
    const kept = k.toBytes(s);
    s.card.wounds[1] = 3;
    k.move(s, 2, k.place(s, zone.hand, 1));
    expect(s.saved).not.toEqual(kept);
    k.fromBytes(s, kept);
    expect(s.saved).toEqual(kept);
    expect(s.card.wounds[1]).toBe(0);
  });

  it('of another size are refused, with both sizes named', () => {
    const s = three();
    expect(() => k.fromBytes(s, new Uint8Array(12))).toThrow(
      `12 bytes, and the set-up needs ${s.saved.length}`,
    );
  });

  it('round trip at every point of a random game, and undo is keeping them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bothGames),
        fc.nat(1000),
        fc.integer({ min: 1, max: 60 }),
        (g, seed, at) => {
          const s = g.create(2, `bytes ${seed}`);
          const pick = picker(`bytes ${seed}`);
          playOn(s, pick, at);
          const kept = k.toBytes(s);
          playOn(s, pick, 5);
          k.fromBytes(s, kept);
          const again = g.create(2, 'another');
          k.fromBytes(again, kept);
          expect(k.equal(s, again)).toBe(true);
          expect(k.optionsOf(s).same(k.optionsOf(again))).toBe(true);
          expect(playOn(s, picker('on'), 30)).toEqual(playOn(again, picker('on'), 30));
          expect(k.equal(s, again)).toBe(true);
        },
      ),
      { numRuns: 25, seed: 1 },
    );
  });
});

describe('a pool', () => {
  it('hands out states that are used again', () => {
    const s = three();
    const pool = new k.Pool(s);
    const one = pool.take(s);
    expect(k.equal(one, s)).toBe(true);
    expect(pool.free).toBe(0);
    pool.give(one);
    expect(pool.free).toBe(1);
    s.card.wounds[1] = 9;
    const two = pool.take(s);
    expect(two).toBe(one);
    expect(two.card.wounds[1]).toBe(9);
  });
});

it('a cleared row leaves no trace', () => {
  const s = three();
  const before = k.toBytes(s);
  s.pact.owner[2] = 1;
  s.pact.terms[2] = 40;
  k.clearRow(s.pact, 2);
  expect(s.saved).toEqual(before);
});
