/** Options: the only legality there is. What is not offered is refused, and then nothing has changed. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothGames, picker, playOn } from '../random.ts';
import { ally, onTable, toy } from '../toy.ts';

describe('the list', () => {
  it('holds as many as are added, in order, each with its numbers', () => {
    const o = new k.Options();
    o.pass();
    o.action(3, 4, 5);
    o.card(6);
    o.number(-7);
    o.choice(8);
    o.yesOrNo();
    const option = { kind: 0, a: 0, b: 0, n: 0 };
    const all = Array.from({ length: o.count }, (_x, i) => {
      o.read(i, option);
      return [k.kindNames[option.kind], option.a, option.b, option.n];
    });
    expect(all).toEqual([
      ['pass', 0, 0, 0],
      ['action', 3, 4, 5],
      ['card', 6, 0, 0],
      ['number', -7, 0, 0],
      ['choice', 8, 0, 0],
      ['yes', 0, 0, 0],
      ['no', 0, 0, 0],
    ]);
    expect(o.find(k.Kind.card, 6, 0, 0)).toBe(2);
    expect(o.find(k.Kind.card, 7, 0, 0)).toBe(-1);
    expect([o.kind(1), o.a(1), o.b(1), o.n(1)]).toEqual([k.Kind.action, 3, 4, 5]);
  });

  it('grows, is cleared, and can be compared', () => {
    const [one, two] = [new k.Options(), new k.Options()];
    for (let i = 0; i < 300; i++) one.card(i);
    expect(one.count).toBe(300);
    expect(one.a(299)).toBe(299);
    expect(one.same(two)).toBe(false);
    for (let i = 0; i < 300; i++) two.card(i);
    expect(one.same(two)).toBe(true);
    two.clear();
    two.card(0);
    one.clear();
    one.card(1);
    expect(one.same(two)).toBe(false);
    expect(one.count).toBe(1);
  });
});

describe('apply', () => {
  it.each([-1, 2, 99, 0.5, Number.NaN, Infinity])('refuses option %d and changes nothing', (index) => {
    const t = toy();
    t.engine.define([ally('Ann', 1)]);
    const s = onTable(t, ['Ann']);
    const before = k.toBytes(s);
    expect(() => k.apply(s, index)).toThrow(`Option ${index} is not offered; there are 2, from 0 to 1.`);
    expect(() => t.game().describe(s, index)).toThrow(RangeError);
    expect(s.saved).toEqual(before);
    expect(k.optionsOf(s).count).toBe(2);
  });

  it('refuses everything when no choice is pending', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1)]);
    const s = onTable(t, ['Ann']);
    s.kernel.over = 1;
    s.kernel.asked = 0;
    k.forget(s);
    expect(k.optionsOf(s).count).toBe(0);
    expect(() => k.apply(s, 0)).toThrow('No choice is pending.');
  });

  it('does not accept a choice at a step that asks none', () => {
    const t = toy();
    const main = t.engine.procedure('game', {})({ one: t.engine.step('', () => undefined) });
    t.engine.define([ally('Ann', 1)]);
    const s = t.game(main).blank({ decks: [['Ann']] });
    s.kernel.sp = 1;
    k.call(s, main);
    s.kernel.asked = 1;
    expect(() => k.apply(s, 0)).toThrow('"game" waits for a choice at a step that asks none.');
  });
});

it('on any position of both games: a copy offers the same, in the same order, and refused choices change nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bothGames),
      fc.integer({ min: 2, max: 5 }),
      fc.nat(500),
      fc.nat(80),
      (g, players, seed, at) => {
        const s = g.create(players, `options ${seed}`);
        playOn(s, picker(`options ${seed}`), at);
        const options = k.optionsOf(s);
        if (s.kernel.asked !== 0) expect(options.count).toBeGreaterThan(1);
        expect(k.optionsOf(k.clone(s)).same(options)).toBe(true);
        const before = k.toBytes(s);
        expect(() => k.apply(s, options.count)).toThrow(RangeError);
        expect(s.saved).toEqual(before);
      },
    ),
    { numRuns: 40, seed: 5 },
  );
});

describe('in words', () => {
  it('an option is told by its step, or else by its kind', () => {
    const t = toy();
    const nameOf = (kind: number, a: number, b = 0): string =>
      k.render(t.engine.language, k.namesOf(s), k.describeOption(s, { kind, a, b, n: 0 }));
    t.engine.define([ally('Ann', 1, k.action({ window: k.always(k.say`now`), effect: k.sequence() }))]);
    const s = onTable(t, ['Ann']);
    expect(nameOf(k.Kind.pass, 0)).toBe('Pass');
    expect(nameOf(k.Kind.card, 1)).toBe('Ann');
    expect(nameOf(k.Kind.number, -2)).toBe('−2');
    expect(nameOf(k.Kind.yes, 0)).toBe('Yes');
    expect(nameOf(k.Kind.no, 0)).toBe('No');
    expect(nameOf(k.Kind.choice, 0)).toBe('Choice 1');
    expect(nameOf(k.Kind.action, 1, t.engine.definitions[1].actions[0])).toBe('Ann: now: ');
    expect(nameOf(k.Kind.action, 1, 9999)).toBe('Ann: use');
  });
});
