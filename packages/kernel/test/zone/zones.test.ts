/** Places and moves: no card is lost, lists hang together, and a card is in force exactly while it should be. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, toy, toySchema, zone } from '../toy.ts';

const CARDS = 9;

function table(): Toy {
  const t = toy();
  t.engine.define([
    ally('Ann', 2, k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 })),
    ally('Bob', 3, k.trigger(t.hurt, { effect: k.sequence() }), k.forbid(t.healing)),
    ally(
      'Ghost',
      1,
      k.modifier({ attribute: t.strength, of: k.anyCard, by: 2, within: [zone.discard, zone.hand] }),
    ),
  ]);
  return onTable(t, ['Ann', 'Bob', 'Ghost', 'Ann', 'Bob'], ['Ghost', 'Ann', 'Bob', 'Ghost']);
}

/** Every list forwards and backwards, every card once, live ones in the live list, effects as they must be. */
function check(s: Toy): void {
  const seen = new Set<number>();
  for (let at = 1; at < s.place.first.length; at++) {
    let before = 0;
    let size = 0;
    for (let card = s.place.first[at]; card !== 0; card = s.card.next[card]) {
      expect(s.card.prev[card]).toBe(before);
      expect(s.card.place[card]).toBe(at);
      expect(seen.has(card)).toBe(false);
      seen.add(card);
      before = card;
      size++;
    }
    expect([s.place.last[at], k.sizeOf(s, at)]).toEqual([before, size]);
  }
  expect(seen.size).toBe(CARDS);
  const live = [];
  for (let card = s.kernel.liveFirst, before = 0; card !== 0; before = card, card = s.card.liveNext[card]) {
    expect(s.card.livePrev[card]).toBe(before);
    live.push(card);
  }
  const all = (2 << s.layout.sizes.players) - 2;
  for (let card = 1; card <= CARDS; card++) {
    const faceUp = s.card.faceDown[card] === 0 && s.card.knownTo[card] === all;
    const inForce = faceUp && s.layout.liveKind[k.zoneOf(s, card)] === 1;
    expect(live.includes(card)).toBe(inForce);
    expect(s.card.live[card]).toBe(inForce ? 1 : 0);
    const own = s.engine.definitions[s.card.def[card]];
    const elsewhere =
      faceUp && [zone.discard, zone.hand].includes(k.zoneOf(s, card)) ? own.elsewhere.length : 0;
    let effects = 0;
    for (let row = 1; row < s.effect.source.length; row++) if (s.effect.source[row] === card) effects++;
    expect(effects).toBe((inForce ? own.standing.length : 0) + elsewhere);
  }
}

type Move = readonly [how: number, card: number, zone: number, index: number];
const anyMove: fc.Arbitrary<Move> = fc.tuple(
  fc.nat(5),
  fc.integer({ min: 1, max: CARDS }),
  fc.nat(toySchema.zoneNames.length - 1),
  fc.integer({ min: 1, max: CARDS }),
);

function doMove(s: Toy, [how, card, kind, index]: Move): void {
  const { per } = toySchema.spec.zones[toySchema.zoneNames[kind] as keyof typeof zone];
  const at = k.place(s, kind, per === 'game' ? 0 : per === 'player' ? ((index - 1) % 2) + 1 : index);
  if (how === 0) k.move(s, card, at);
  else if (how === 1) k.moveFirst(s, card, at);
  else if (how === 2) k.moveFaceDown(s, card, at, 1 << s.card.owner[card]);
  else if (how === 3) k.reveal(s, card);
  else if (how === 4) k.show(s, card, 1 << (((index - 1) % 2) + 1));
  else if (kind === zone.deck) k.shuffle(s, at);
}

describe('moving cards', () => {
  it('in any order keeps all lists whole, loses no card, and keeps exactly the right abilities in force', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 1, maxLength: 40 }), (moves) => {
        const s = table();
        for (const one of moves) doMove(s, one);
        check(s);
      }),
      { numRuns: 150, seed: 2 },
    );
  });

  it('and back leaves the same bytes, apart from what was learned, the order of arrival and a life', () => {
    const s = table();
    const last = 9;
    const before = k.toBytes(s);
    k.move(s, last, k.place(s, zone.discard, 2));
    k.move(s, last, k.place(s, zone.table, 2));
    expect(s.card.life[last]).toBe(1);
    s.card.life[last] = 0;
    expect(s.saved).toEqual(before);
  });

  it('puts a card last or first', () => {
    const s = table();
    const pile = k.place(s, zone.discard, 1);
    for (const card of [1, 2, 3]) k.move(s, card, pile);
    k.moveFirst(s, 4, pile);
    expect([0, 1, 2, 3, 4].map((i) => k.cardAt(s, pile, i))).toEqual([4, 1, 2, 3, 0]);
    expect(k.firstIn(s, pile)).toBe(4);
    expect(k.sizeOf(s, pile)).toBe(4);
    k.move(s, 4, pile);
    expect(k.cardAt(s, pile, 3)).toBe(4);
  });

  it('knows zone, index and host of a card', () => {
    const s = table();
    k.move(s, 2, k.place(s, zone.on, 7));
    expect(k.zoneOf(s, 2)).toBe(zone.on);
    expect(k.placeIndexOf(s, 2)).toBe(7);
    expect(k.hostOf(s, 2)).toBe(7);
    expect(k.hostOf(s, 7)).toBe(0);
    expect(k.isIn(s, 2, zone.on)).toBe(true);
    expect(k.isIn(s, 2, zone.table)).toBe(false);
    expect(k.isIn(s, 0, zone.deck)).toBe(false);
  });
});

describe('leaving the live zones', () => {
  it('clears what the card carried and gives it back to its owner', () => {
    const s = table();
    s.card.wounds[1] = 2;
    s.card.controller[1] = 2;
    k.move(s, 1, k.place(s, zone.middle, 0));
    expect([s.card.wounds[1], s.card.controller[1]]).toEqual([2, 2]);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect([s.card.wounds[1], s.card.controller[1]]).toEqual([0, 1]);
  });

  it('keeps cards in force in the order in which they came', () => {
    const s = table();
    k.move(s, 1, k.place(s, zone.discard, 1));
    k.move(s, 1, k.place(s, zone.table, 1));
    expect(s.kernel.liveFirst).toBe(2);
    expect(s.kernel.liveLast).toBe(1);
  });
});

describe('dealing and drawing', () => {
  it('takes the first card, or none from an empty place', () => {
    const s = table();
    const [deck, hand] = [k.place(s, zone.deck, 1), k.place(s, zone.hand, 1)];
    expect(k.drawFrom(s, deck, hand)).toBe(0);
    k.move(s, 3, deck);
    expect(k.drawFrom(s, deck, hand)).toBe(3);
    expect(k.isIn(s, 3, zone.hand)).toBe(true);
  });
});
