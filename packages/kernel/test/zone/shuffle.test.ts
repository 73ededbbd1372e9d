/** Shuffling deals the faces anew, fairly, and loses track of every card in the place. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, toy, zone } from '../toy.ts';

const names = ['Ann', 'Bob', 'Cid', 'Dan'];

function deckOf(t = toy()): Toy {
  t.engine.define(names.map((name, i) => ally(name, i)));
  return t.game().create({ decks: [names, ['Ann']] }, 'shuffle');
}
const faces = (s: Toy): number[] => [1, 2, 3, 4].map((row) => s.card.def[row]);

describe('shuffle', () => {
  it('keeps the rows where they lie and exchanges the faces', () => {
    const s = deckOf();
    const deck = k.place(s, zone.deck, 1);
    k.shuffle(s, deck);
    expect([0, 1, 2, 3].map((i) => k.cardAt(s, deck, i))).toEqual([1, 2, 3, 4]);
    expect(faces(s).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  it('gives each of the 24 orders the same chance (chi-square, fixed seed)', () => {
    const s = deckOf();
    const deck = k.place(s, zone.deck, 1);
    const seen = new Map<string, number>();
    const runs = 24_000;
    for (let i = 0; i < runs; i++) {
      // From one order each time: what one shuffle leaves unfair, many in a row would even out.
      for (const row of [1, 2, 3, 4]) s.card.def[row] = row;
      k.shuffle(s, deck);
      const order = faces(s).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    let chi = 0;
    for (const n of seen.values()) chi += (n - runs / 24) ** 2 / (runs / 24);
    // 23 degrees of freedom: above 49.7 in one of a thousand fair shuffles, below 7.5 likewise.
    expect(chi).toBeLessThan(49.7);
    expect(chi).toBeGreaterThan(7.5);
  });

  it('turns two cards round as often as not', () => {
    const s = deckOf();
    const deck = k.place(s, zone.deck, 1);
    for (const row of [3, 4]) k.move(s, row, k.place(s, zone.discard, 1));
    let turned = 0;
    for (let i = 0; i < 1000; i++) {
      s.card.def[1] = 1;
      s.card.def[2] = 2;
      k.shuffle(s, deck);
      expect(s.card.def[1] + s.card.def[2]).toBe(3);
      turned += s.card.def[1] - 1;
    }
    // Outside of it in one of a thousand fair ones.
    expect(Math.abs(turned - 500)).toBeLessThan(53);
  });

  it('of the first few leaves the others as they lie, and what is known of them and came from them', () => {
    const t = toy();
    const s = deckOf(t);
    const deck = k.place(s, zone.deck, 1);
    const strength = t.engine.lasting(t.strength);
    for (const row of [1, 2, 3, 4]) {
      s.card.knownTo[row] = 0b110;
      k.addEffect(s, strength, row, 5, row, k.untilEndOf(s, t.engine.procedures[1]));
    }
    const orders = new Set<string>();
    for (let i = 0; i < 60; i++) {
      k.shuffle(s, deck, 2);
      orders.add(faces(s).join(''));
    }
    expect([...orders].toSorted()).toEqual(['1234', '2134']);
    expect([1, 2, 3, 4].map((row) => s.card.knownTo[row])).toEqual([0, 0, 0b110, 0b110]);
    expect([1, 2, 3, 4].map((row) => s.effect.source[row])).toEqual([0, 0, 3, 4]);
  });

  it('of the first one forgets it and uses no chance; of none does nothing at all', () => {
    const s = deckOf();
    const deck = k.place(s, zone.deck, 1);
    for (const row of [1, 2]) s.card.knownTo[row] = 0b110;
    const before = k.toBytes(s);
    k.shuffle(s, deck, 0);
    expect(s.saved).toEqual(before);
    const chance = s.chance.slice();
    k.shuffle(s, deck, 1);
    expect(s.chance).toEqual(chance);
    expect([1, 2].map((row) => s.card.knownTo[row])).toEqual([0, 0b110]);
  });

  it('is told to who watches where there are two cards, and not for one', () => {
    const s = deckOf();
    const told: number[] = [];
    class Watching extends k.Fate {
      override shuffled(_s: k.State, at: number): void {
        told.push(at);
      }
    }
    s.side.fate = new Watching([]);
    const deck = k.place(s, zone.deck, 1);
    k.shuffle(s, k.place(s, zone.deck, 2));
    k.shuffle(s, deck, 1);
    expect(told).toEqual([]);
    k.shuffle(s, deck, 2);
    expect(told).toEqual([deck]);
  });

  it('makes everyone forget: from hand to deck, shuffled and drawn again, only the owner knows a card', () => {
    const s = deckOf();
    const [deck, hand] = [k.place(s, zone.deck, 1), k.place(s, zone.hand, 1)];
    k.move(s, 1, hand);
    k.reveal(s, 1);
    expect(s.card.knownTo[1]).toBe(0b110);
    k.move(s, 1, deck);
    expect(s.card.knownTo[1]).toBe(0b110);
    k.shuffle(s, deck);
    expect([1, 2, 3, 4].map((row) => s.card.knownTo[row])).toEqual([0, 0, 0, 0]);
    k.move(s, 1, hand);
    expect(s.card.knownTo[1]).toBe(0b010);
    expect(k.view(s, 2).card.def[1]).toBe(0);
  });

  it('touches no other place and uses no chance for fewer than two cards', () => {
    const s = deckOf();
    const before = k.toBytes(s);
    k.shuffle(s, k.place(s, zone.deck, 2));
    k.shuffle(s, k.place(s, zone.hand, 1));
    expect(s.saved).toEqual(before);
  });

  it('ends what lay on a shuffled card, and what came from one goes on without a source', () => {
    const t = toy();
    t.engine.define(names.map((name, i) => ally(name, i)));
    const s = onTable(t, names, ['Ann']);
    const lasting = t.engine.lasting(t.strength);
    const forGame = k.untilEndOf(s, t.engine.procedures[1]);
    const deck = k.place(s, zone.deck, 1);
    k.move(s, 1, deck);
    k.addEffect(s, lasting, 1, 5, 3, forGame);
    k.addEffect(s, lasting, 2, 1, 4, forGame);
    k.shuffle(s, deck);
    expect(k.valueOf(s, t.strength, 5)).toBe(3);
    expect(k.breakdown(s, t.strength, 5).terms.map((term) => term.source)).toEqual([0]);
    k.move(s, 1, k.place(s, zone.table, 1));
    expect(k.breakdown(s, t.strength, 1).terms).toEqual([]);
  });

  it('leaves a trigger that waits without its source, if that was shuffled, and every other as it was', () => {
    const t = toy();
    t.engine.define(names.map((name, i) => ally(name, i, k.trigger(t.hurt, { effect: k.sequence() }))));
    const s = onTable(t, names);
    k.announce(s, t.hurt, 2, 0, 0);
    const waiting = (): number[] => [1, 2, 3, 4].map((row) => s.waiting.source[row]);
    expect(waiting()).toEqual([1, 2, 3, 4]);
    const deck = k.place(s, zone.deck, 1);
    for (const card of [1, 4]) k.move(s, card, deck);
    k.shuffle(s, deck);
    expect(waiting()).toEqual([0, 2, 3, 0]);
  });
});

describe('mingle', () => {
  it('deals the faces of those whom the same players know: the one that came cannot be followed', () => {
    const s = deckOf();
    const hand = k.place(s, zone.hand, 1);
    for (const card of [1, 2, 3, 4]) k.move(s, card, hand);
    // One was shown to the other player, who goes on knowing it.
    k.show(s, 2, 1 << 2);
    const shown = s.card.def[2];
    const where = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const came = s.card.def[4];
      k.mingle(s, 4);
      expect(s.card.def[2]).toBe(shown);
      where.add([1, 3, 4].find((row) => s.card.def[row] === came) ?? 0);
    }
    expect([...where].toSorted((a, b) => a - b)).toEqual([1, 3, 4]);
    for (const card of [1, 3, 4]) expect(s.card.knownTo[card]).toBe(1 << 1);
    expect(s.card.knownTo[2]).toBe((1 << 1) | (1 << 2));
    expect(faces(s).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  it('turns two round as often as not', () => {
    const s = deckOf();
    for (const card of [1, 2]) k.move(s, card, k.place(s, zone.hand, 1));
    let turned = 0;
    for (let i = 0; i < 1000; i++) {
      s.card.def[1] = 1;
      s.card.def[2] = 2;
      k.mingle(s, 2);
      turned += s.card.def[1] - 1;
    }
    expect(Math.abs(turned - 500)).toBeLessThan(53);
  });

  it('leaves one alone where he lies alone, and uses no chance for it', () => {
    const s = deckOf();
    k.move(s, 1, k.place(s, zone.hand, 1));
    const before = s.chance.slice();
    k.mingle(s, 1);
    expect(s.chance).toEqual(before);
  });
});
