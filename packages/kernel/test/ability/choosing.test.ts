/** Choosing several cards, and doing something to each of them in an order of one's own. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, offered, onTable, type Toy, type ToyBox, take, toy, use } from '../toy.ts';

const now = k.always(k.say`at any time`);
const CARD = k.Kind.card;
const PASS = k.Kind.pass;
const wound = (card: k.CardRef): k.Effect =>
  k.verb('wound', (s: Toy, c: number) => s.card.wounds[c]++, [card], k.say`wound ${card.say}`);
const note = (n: number): k.Effect =>
  k.verb('note', (s: Toy, by: number) => (s.global.log += by), [n], k.say`note ${n}`);
const isOffered = (s: Toy): boolean => {
  const o = new k.Options();
  k.offerActions(s, 1, 1, o);
  return o.count > 0;
};

describe('choosing several', () => {
  const heal = (card: k.CardRef): k.Effect =>
    k.verb('heal', (s: Toy, c: number) => (s.card.wounds[c] = 0), [card], k.say`heal ${card.say}`);
  const several = (t: ToyBox, how: Parameters<typeof k.chooseMany>[2], sumless = true): Toy => {
    const choice = k.chooseMany('one', k.both(t.kind.is('ally'), k.otherThan(k.self)), how);
    const effect = k.sequence(
      k.withEach(choice, heal(k.the('one'))),
      k.verb('count', (s: Toy, n: number) => (s.global.log = n), [k.numberChosen(choice)], k.say`count`),
    );
    t.engine.define([
      ally('Healer', 1, k.action({ window: now, targets: [choice], effect })),
      ...['Ann', 'Bob', 'Cid', 'Dan'].map((id, i) => ally(id, i + 1)),
    ]);
    const s = onTable(t, ['Healer', 'Ann', 'Bob', 'Cid', 'Dan'], []);
    for (const card of [2, 3, 4, 5]) s.card.wounds[card] = 1;
    k.forget(s);
    if (sumless) use(s, 1);
    return s;
  };
  const wounds = (s: Toy): number[] => [2, 3, 4, 5].map((card) => s.card.wounds[card]);

  it('takes different cards until the player has enough', () => {
    const s = several(toy(), { least: 1, most: 3 });
    expect(offered(s)).toEqual([2, 3, 4, 5]);
    take(s, CARD, 4);
    expect(offered(s)).toEqual([0, 2, 3, 5]);
    take(s, CARD, 2);
    take(s, PASS);
    expect(wounds(s)).toEqual([0, 1, 0, 1]);
    expect(s.global.log).toBe(2);
  });

  it('stops by itself at the most, and takes the least without asking to stop', () => {
    const s = several(toy(), { least: 2, most: 2 });
    take(s, CARD, 3);
    expect(offered(s)).toEqual([2, 4, 5]);
    take(s, CARD, 5);
    expect(wounds(s)).toEqual([1, 0, 1, 0]);
    expect(s.global.log).toBe(2);
  });

  it('is refused where there are too few', () => {
    const t = toy();
    const s = several(t, { least: 5 }, false);
    expect(isOffered(s)).toBe(false);
    expect(isOffered(several(toy(), { least: 4 }, false))).toBe(true);
  });

  it('takes sixteen at the most, whatever it says', () => {
    const t = toy();
    const choice = k.chooseMany('one', k.both(t.kind.is('ally'), k.otherThan(k.self)), { most: 20 });
    const effect = k.sequence(k.withEach(choice, wound(k.the('one'))), note(1));
    t.engine.define([
      ally('Healer', 1, k.action({ window: now, targets: [choice], effect })),
      ally('Ann', 1),
    ]);
    const s = onTable(t, ['Healer', ...Array.from({ length: 18 }, () => 'Ann')], []);
    use(s, 1);
    for (let i = 0; i < 16; i++) {
      expect(s.global.log).toBe(0);
      take(s, CARD, i + 2);
    }
    expect(s.global.log).toBe(1);
    expect(Array.from({ length: 18 }, (_x, i) => s.card.wounds[i + 2])).toEqual([
      ...Array.from({ length: 16 }, () => 1),
      0,
      0,
    ]);
  });

  it('keeps to a sum', () => {
    const t = toy();
    // Ann 1, Bob 2, Cid 3, Dan 4: at most 5 together.
    const s = several(t, { sum: { of: (card) => k.attributeOf(card, t.strength), atMost: 5 } });
    take(s, CARD, 5);
    expect(offered(s)).toEqual([0, 2]);
    take(s, CARD, 2);
    expect(wounds(s)).toEqual([0, 1, 1, 0]);
  });

  it('remembers any number of names', () => {
    const t = toy();
    const names = Array.from({ length: 9 }, (_x, i) => `name ${i}`);
    const targets = names.map((name) => k.choose(name, t.kind.is('ally')));
    const effect = k.sequence(...names.map((name) => wound(k.the(name))));
    t.engine.define([ally('Many', 1, k.action({ window: now, targets, effect })), ally('Ann', 1)]);
    const s = onTable(t, ['Many', 'Ann'], []);
    use(s, 1);
    for (const [i] of names.entries()) take(s, CARD, i < 4 ? 1 : 2);
    expect([s.card.wounds[1], s.card.wounds[2]]).toEqual([4, 5]);
  });
});

describe('doing something to each, in the order that a player sets', () => {
  it.each([40, 41])('has an end: %i', (n) => {
    const t = toy();
    const others = k.both(t.kind.is('ally'), k.otherThan(k.self));
    t.engine.define([
      ally('Judge', 1, k.action({ window: now, effect: k.inTurn('one', others, wound(k.the('one'))) })),
      ally('Ann', 1),
    ]);
    const s = onTable(t, ['Judge', ...Array.from({ length: n }, () => 'Ann')], []);
    const all = (): void => {
      use(s, 1);
      for (let left = n; left > 1; left--) take(s, CARD, offered(s)[left - 1]);
    };
    if (n === 41) expect(all).toThrow('more than 40 in one order');
    else {
      all();
      expect(new Set(Array.from({ length: n }, (_x, i) => s.card.wounds[i + 2]))).toEqual(new Set([1]));
    }
  });

  it('asks which comes next, and does nothing twice', () => {
    const t = toy();
    const mark = k.verb(
      'mark',
      (s: Toy, c: number) => (s.global.log = s.global.log * 10 + c),
      [k.the('one')],
      k.say`mark it`,
    );
    const others = k.both(t.kind.is('ally'), k.otherThan(k.self));
    t.engine.define([
      ally('Judge', 1, k.action({ window: now, effect: k.inTurn('one', others, mark) })),
      ally('Ann', 1),
      ally('Bob', 1),
      ally('Cid', 1),
    ]);
    const s = onTable(t, ['Judge', 'Ann', 'Bob', 'Cid'], []);
    use(s, 1);
    expect(offered(s)).toEqual([2, 3, 4]);
    take(s, CARD, 3);
    expect(offered(s)).toEqual([2, 4]);
    take(s, CARD, 4);
    expect(s.global.log).toBe(342);
  });
});
