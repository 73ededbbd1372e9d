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

  it('leaves one alone where he lies alone, and uses no chance for it', () => {
    const s = deckOf();
    k.move(s, 1, k.place(s, zone.hand, 1));
    const before = s.chance.slice();
    k.mingle(s, 1);
    expect(s.chance).toEqual(before);
  });
});
