/** Durations: effects end by themselves, with the frame they belong to or when a procedure starts. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, type Toy, type ToyBox, toy } from '../toy.ts';

/** A game in which `round` calls itself `deep` times; each level stops before and after the one within. */
function nested(deep: number): { readonly t: ToyBox; readonly s: Toy; readonly round: k.Procedure } {
  const t = toy();
  t.engine.define([ally('Ann', 1)]);
  const { step, ask } = t.engine;
  const halt = ask<{ level: k.Column }>('', {
    who: () => 1,
    options: (_s, _f, o) => o.yesOrNo(),
    choose: () => undefined,
  });
  const rounds: k.Procedure[] = [];
  const round = t.engine.procedure('round', { level: k.count() })({
    before: halt,
    within: step('', (s, f) => {
      if (f.level < deep) k.call(s, rounds[0], f.level + 1);
    }),
    after: halt,
  });
  rounds.push(round);
  const main = t.engine.procedure(
    'game',
    {},
  )({
    rounds: step('', (s) => {
      k.call(s, round, 1);
      return k.again;
    }),
  });
  const s = t.game(main).create({ decks: [['Ann']] }, 'expire');
  return { t, s, round };
}
const plus = (t: ToyBox, s: Toy, n: number, until: number): number =>
  k.addEffect(s, t.engine.lasting(t.strength), 1, 1, n, until);
const strength = (t: ToyBox, s: Toy): number => k.valueOf(s, t.strength, 1);

describe('until the end of a procedure', () => {
  it('means the innermost one that runs, and ends with that frame alone', () => {
    const { t, s, round } = nested(2);
    plus(t, s, 10, k.untilEndOf(s, round));
    k.apply(s, 0);
    expect(k.whereOf(s)).toBe('game › round › round');
    plus(t, s, 100, k.untilEndOf(s, round));
    expect(strength(t, s)).toBe(111);
    k.apply(s, 0);
    expect([k.whereOf(s), strength(t, s)]).toEqual(['game › round › round', 111]);
    k.apply(s, 0);
    expect([k.whereOf(s), strength(t, s)]).toEqual(['game › round', 11]);
    k.apply(s, 0);
    expect([k.whereOf(s), strength(t, s)]).toEqual(['game › round', 1]);
    expect(s.kernel.lasting).toBe(0);
  });

  it('does not carry over to a later frame that lies in the same place', () => {
    const { t, s, round } = nested(1);
    const first = k.untilEndOf(s, round);
    plus(t, s, 10, first);
    k.apply(s, 0);
    k.apply(s, 0);
    expect(k.untilEndOf(s, round)).toBe(first);
    expect(strength(t, s)).toBe(1);
  });

  it('where none runs, means the running procedure', () => {
    const { t, s } = nested(1);
    const never = t.engine.procedure('never', {})({});
    plus(t, s, 10, k.untilEndOf(s, never));
    expect(strength(t, s)).toBe(11);
    k.apply(s, 0);
    k.apply(s, 0);
    expect(strength(t, s)).toBe(1);
  });
});

describe('until the start of a procedure', () => {
  it('ends when it starts the next time, also within itself', () => {
    const { t, s, round } = nested(2);
    plus(t, s, 10, k.untilStartOf(round));
    expect(strength(t, s)).toBe(11);
    k.apply(s, 0);
    expect([k.whereOf(s), strength(t, s)]).toEqual(['game › round › round', 1]);
  });

  it('lasts through everything else', () => {
    const { t, s, round } = nested(1);
    k.apply(s, 0);
    plus(t, s, 10, k.untilStartOf(round));
    expect(strength(t, s)).toBe(11);
    k.apply(s, 0);
    expect(strength(t, s)).toBe(1);
  });
});
