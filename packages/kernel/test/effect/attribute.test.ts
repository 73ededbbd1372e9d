/** Attributes: the fold in its fixed order, its explanation, and values kept only while nothing changes. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, type ToyBox, toy, zone } from '../toy.ts';

const changes = ['add', 'set', 'multiply', 'atMost', 'atLeast'] as const;
type Given = { readonly change: (typeof changes)[number]; readonly by: number };

/** The rule in one place: set, add, multiply, limit; the older first. */
function expected(base: number, given: readonly Given[]): number {
  const order = { set: 1, add: 2, multiply: 3, atMost: 4, atLeast: 4 };
  return given
    .toSorted((a, b) => order[a.change] - order[b.change])
    .reduce((total, { change, by }) => {
      if (change === 'set') return by;
      if (change === 'add') return total + by;
      if (change === 'multiply') return total * by;
      return change === 'atMost' ? Math.min(total, by) : Math.max(total, by);
    }, base);
}

function withModifiers(given: readonly Given[]): { readonly t: ToyBox; readonly s: Toy } {
  const t = toy();
  t.engine.define([
    ally('Ann', 4),
    ...given.map((m, i) =>
      ally(`M${i}`, 0, k.modifier({ attribute: t.strength, of: k.exactly(k.host), ...m })),
    ),
  ]);
  const s = onTable(t, ['Ann', ...given.map((_m, i) => `M${i}`)]);
  for (let i = 0; i < given.length; i++) k.move(s, i + 2, k.place(s, zone.on, 1));
  return { t, s };
}

describe('the value of an attribute', () => {
  it('folds its modifiers by stage, then age; and the explanation adds up to it', () => {
    const one = fc.record({ change: fc.constantFrom(...changes), by: fc.integer({ min: -3, max: 9 }) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 7 }), (given) => {
        const { t, s } = withModifiers(given);
        const value = k.valueOf(s, t.strength, 1);
        expect(value).toBe(expected(4, given));
        const why = k.breakdown(s, t.strength, 1);
        expect([why.base, why.value]).toEqual([4, value]);
        let total = why.base;
        for (const term of why.terms) {
          expect(term.before).toBe(total);
          expect(term.after).not.toBe(total);
          total = term.after;
        }
        expect(total).toBe(value);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it('never falls below its least', () => {
    const t = toy();
    t.engine.define([ally('Ann', 4, k.modifier({ attribute: t.reach, of: k.anyCard, by: -5 }))]);
    const s = onTable(t, ['Ann']);
    expect(k.valueOf(s, t.reach, 1)).toBe(0);
    expect(k.breakdown(s, t.reach, 1)).toMatchObject({
      base: 1,
      value: 0,
      terms: [{ before: 1, after: -4 }],
    });
  });

  it('explains each term by its card, its sentence and its rules', () => {
    const t = toy();
    const own = k.modifier({ attribute: t.strength, of: k.exactly(k.self), by: 2, rules: 'T-1 T-2' });
    t.engine.define([ally('Ann', 4, own)]);
    const s = onTable(t, ['Ann']);
    const [term] = t.game().whyValue(s, t.strength, 1).terms;
    expect(term).toMatchObject({ source: 1, before: 4, after: 6, rules: ['T-1', 'T-2'] });
    expect(k.sentence(t.engine.language, k.namesOf(s), term.say)).toBe('This card has +2 strength.');
  });

  it('grows to a maximum of its own, and what is beyond that already stays', () => {
    const t = toy();
    const upTo = (of: k.Filter): k.Ability => k.modifier({ attribute: t.strength, of, by: 3, upTo: 6 });
    t.engine.define([ally('Weak', 2), ally('Fair', 4), ally('Strong', 9), ally('Sword', 0, upTo(k.anyCard))]);
    const s = onTable(t, ['Weak', 'Fair', 'Strong', 'Sword']);
    expect([1, 2, 3].map((card) => k.valueOf(s, t.strength, card))).toEqual([5, 6, 9]);
    expect([1, 2, 3].map((card) => k.breakdown(s, t.strength, card).value)).toEqual([5, 6, 9]);
    expect(k.render(k.english, k.namesOf(s), upTo(k.exactly(k.self)).say)).toBe(
      'this card has +3 strength to a maximum of 6',
    );
  });

  it('is the same whether modifiers are folded in place or called one by one', () => {
    const { t, s } = withModifiers([
      { change: 'add', by: 3 },
      { change: 'multiply', by: 2 },
    ]);
    const together = k.valueOf(s, t.strength, 1);
    t.engine.modifiersInPlace(false);
    expect(k.valueOf(s, t.strength, 1)).toBe(together);
    expect(together).toBe(14);
  });
});

describe('values that depend on values', () => {
  it('are worked out from each other', () => {
    const t = toy();
    const asStrong = k.modifier({ attribute: t.reach, of: k.anyCard, by: k.attributeOf(k.it, t.strength) });
    t.engine.define([ally('Ann', 4, asStrong), ally('Bob', 2)]);
    const s = onTable(t, ['Ann', 'Bob']);
    expect([1, 2].map((card) => k.valueOf(s, t.reach, card))).toEqual([5, 3]);
  });

  it('that depend on themselves are refused with a message that names them, and the state stays usable', () => {
    const t = toy();
    const proud = k.modifier({
      attribute: t.strength,
      of: k.exactly(k.self),
      by: 1,
      if: k.atLeast(k.attributeOf(k.self, t.strength), 4),
    });
    t.engine.define([ally('Ann', 4, proud), ally('Bob', 2)]);
    const s = onTable(t, ['Ann', 'Bob']);
    expect(() => k.valueOf(s, t.strength, 1)).toThrow(
      'The strength of Ann depends on itself: a modifier of it asks for it again.',
    );
    k.move(s, 1, k.place(s, zone.discard, 1));
    for (let i = 0; i < 50; i++) expect(k.valueOf(s, t.strength, 2)).toBe(2);
  });
});

describe('a value against another card', () => {
  /** Strong against the swift: reach counts strength, so that it depends on whom it is used on as well. */
  function against(...names: readonly string[]): { readonly t: ToyBox; readonly s: Toy } {
    const t = toy();
    const feud = k.modifier({
      attribute: t.strength,
      of: k.exactly(k.self),
      by: 5,
      if: k.passes(k.opposing, t.tags.has('swift')),
    });
    const asStrong = k.modifier({ attribute: t.reach, of: k.anyCard, by: k.attributeOf(k.it, t.strength) });
    t.engine.define([
      ally('Ann', 1, feud, asStrong),
      { id: 'Bob', names: {}, facts: { kind: 'ally', might: 1, tags: ['swift'] } },
    ]);
    return { t, s: onTable(t, [...names]) };
  }

  it('finds nothing of an event: none has happened where a number is asked for', () => {
    const t = toy();
    const asks = [
      k.passes(k.thatCard, k.anyCard),
      k.passes(k.otherCard, k.anyCard),
      k.samePlayer(k.otherPlayer, k.you),
      k.atLeast(k.thatNumber, 1),
    ];
    const by = (n: number, when: k.Condition): k.Modifier =>
      k.modifier({ attribute: t.strength, of: k.exactly(k.self), by: n, if: when });
    t.engine.define([
      ally('Ann', 1, ...asks.map((when) => by(10, when)), ...asks.map((when) => by(1, k.not(when)))),
    ]);
    const s = onTable(t, ['Ann']);
    expect(k.valueOf(s, t.strength, 1)).toBe(5);
    expect(k.breakdown(s, t.strength, 1).value).toBe(5);
    t.engine.modifiersInPlace(false);
    expect(k.valueOf(s, t.strength, 1)).toBe(5);
  });

  it('is told with what was given for a while, more or less', () => {
    const t = toy();
    t.engine.define([ally('Ann', 4), ally('Bob', 2)]);
    const s = onTable(t, ['Ann', 'Bob']);
    const until = k.untilStartOf(t.engine.procedures[1]);
    for (const amount of [3, -5]) k.addEffect(s, t.engine.lasting(t.strength), 2, 1, amount, until);
    const told = k.breakdown(s, t.strength, 1);
    expect(told.terms.map(({ before, after, source }) => [before, after, source])).toEqual([
      [4, 7, 2],
      [7, 2, 2],
    ]);
    expect([told.base, told.value, k.valueOf(s, t.strength, 1)]).toEqual([4, 2, 2]);
    expect(k.breakdown(s, t.strength, 2)).toEqual({ base: 2, terms: [], value: 2 });
    t.engine.modifiersInPlace(false);
    expect([1, 2].map((card) => k.valueOf(s, t.strength, card))).toEqual([2, 2]);
  });

  it('is told as it counts: against whom it is used, and by itself against nobody', () => {
    // The swift one is the first card of the game, and then the second.
    for (const [names, ann, bob] of [
      [['Bob', 'Ann'], 2, 1],
      [['Ann', 'Bob'], 1, 2],
    ] as const) {
      const { t, s } = against(...names);
      const game = t.game();
      expect(game.whyValue(s, t.strength, ann)).toEqual({ base: 1, terms: [], value: 1 });
      expect(k.breakdown(s, t.strength, ann)).toEqual({ base: 1, terms: [], value: 1 });
      expect(game.whyValue(s, t.strength, ann, ann).value).toBe(1);
      const told = game.whyValue(s, t.strength, ann, bob);
      expect([told.value, told.terms.map(({ source }) => source)]).toEqual([6, [ann]]);
      expect(k.breakdown(s, t.strength, ann, bob)).toEqual(told);
      expect(s.side.against).toBe(0);
    }
  });

  it('counts what holds against it only', () => {
    const { t, s } = against('Ann', 'Bob');
    expect(k.valueOf(s, t.strength, 1)).toBe(1);
    expect([1, 2].map((other) => k.valueAgainst(s, t.strength, 1, other))).toEqual([1, 6]);
    expect(k.valueOf(s, t.strength, 1)).toBe(1);
  });

  it('leaves nothing behind in the values that are kept', () => {
    const { t, s } = against('Ann', 'Bob');
    s.side.still = true;
    expect(k.valueAgainst(s, t.reach, 1, 2)).toBe(7);
    expect(k.valueOf(s, t.strength, 1)).toBe(1);
    expect(k.valueAgainst(s, t.reach, 1, 2)).toBe(7);
  });
});

describe('kept values', () => {
  it('are those of attributes that are asked for often, and take no room for any other', () => {
    const t = toy();
    t.engine.define([ally('Ann', 4)]);
    const before = t.engine.keptCount;
    let asked = 0;
    const ask = (): number => ++asked;
    const [cold, plain, hot] = [
      t.engine.attribute('cold', ask, { hot: false }),
      t.engine.attribute('plain', ask),
      t.engine.attribute('hot', ask, { hot: true }),
    ];
    expect(t.engine.keptCount).toBe(before + 1);
    const s = onTable(t, ['Ann']);
    s.side.nextStamp();
    s.side.still = true;
    const twice = [cold, plain, hot].map((one) => [1, 2].map(() => k.valueOf(s, one, 1)));
    s.side.still = false;
    expect(twice).toEqual([
      [1, 2],
      [3, 4],
      [5, 5],
    ]);
  });

  it('are used while options are listed, and at no other time', () => {
    const t = toy();
    t.engine.define([ally('Ann', 4)]);
    const asked: number[] = [];
    const main = t.engine.procedure(
      'game',
      {},
    )({
      look: t.engine.ask('', {
        who: () => 1,
        options(s, _f, o) {
          // Listing must not change anything; here it does, to see what is kept.
          asked.push(k.valueOf(s, t.strength, 1));
          k.addEffect(s, t.engine.lasting(t.strength), 1, 1, 1, k.untilStartOf(main));
          asked.push(k.valueOf(s, t.strength, 1));
          o.yesOrNo();
        },
        choose: () => k.again,
      }),
    });
    const s = t.game(main).create({ decks: [['Ann']] }, 'kept');
    expect(asked).toEqual([4, 4]);
    expect(k.valueOf(s, t.strength, 1)).toBe(5);
    k.apply(s, 0);
    expect(asked).toEqual([4, 4, 5, 5]);
  });

  it('do not come back when the stamps have gone round', () => {
    const { t, s } = withModifiers([]);
    s.side.still = true;
    s.side.stamp = 1;
    expect(k.valueOf(s, t.strength, 1)).toBe(4);
    k.addEffect(s, t.engine.lasting(t.strength), 1, 1, 1, k.WHILE_LIVE);
    s.side.stamp = 0x3fffffff;
    s.side.nextStamp();
    expect(s.side.stamp).toBe(1);
    expect(k.valueOf(s, t.strength, 1)).toBe(5);
  });

  it('are dropped when a listing fails halfway', () => {
    const { t, s } = withModifiers([]);
    s.side.still = true;
    expect(k.valueOf(s, t.strength, 1)).toBe(4);
    k.addEffect(s, t.engine.lasting(t.strength), 1, 1, 1, k.WHILE_LIVE);
    k.forget(s);
    expect(k.valueOf(s, t.strength, 1)).toBe(5);
    k.addEffect(s, t.engine.lasting(t.strength), 1, 1, 1, k.WHILE_LIVE);
    expect(k.valueOf(s, t.strength, 1)).toBe(6);
  });
});

describe('a mark', () => {
  it.each([
    [[], 0, false],
    [[-1], 0, false],
    [[1, -1], 0, false],
    [[1], 1, true],
    [[1, 1], 2, true],
  ])('changed by %j it is %i, and set: %s', (changes_, value, isSet) => {
    const t = toy();
    const mark = t.engine.marker('mark', () => k.say`marked`);
    t.engine.define([
      ally('Ann', 4),
      ...changes_.map((by, i) =>
        ally(`M${i}`, 0, k.modifier({ attribute: mark, of: k.exactly(k.host), by })),
      ),
    ]);
    const s = onTable(t, ['Ann', ...changes_.map((_by, i) => `M${i}`)]);
    for (let i = 0; i < changes_.length; i++) k.move(s, i + 2, k.place(s, zone.on, 1));
    expect(k.markOf(s, mark, 1)).toBe(value);
    expect(k.isMarked(s, mark, 1)).toBe(isSet);
    // Nobody else has it.
    if (changes_.length > 0) expect(k.markOf(s, mark, 2)).toBe(0);
  });
});
