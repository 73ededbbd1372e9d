/** Procedures: steps in order, and every way to steer them. Progress lies in frames and nowhere else. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, offered, type Toy, type ToyBox, toy } from '../toy.ts';

/** Starts a game with one card whose main procedure is the given one. */
function begin(t: ToyBox, main: k.Procedure): Toy {
  t.engine.define([ally('Ann', 1)]);
  return t.game(main).create({ decks: [['Ann'], ['Ann']] }, 'flow');
}
const log = (s: Toy, n: number): void => {
  s.global.log = s.global.log * 10 + n;
};
/** Ends the game at the end of a main procedure. */
const over = (t: ToyBox): k.StepSpec<Toy, k.Locals> =>
  t.engine.step('', (s) => {
    s.kernel.over = 1;
  });

describe('steps', () => {
  it('run in the order they are written, and cite their rules', () => {
    const t = toy();
    const { step } = t.engine;
    const main = t.engine.procedure(
      'game',
      {},
    )({
      one: step('T-1 T-2', (s) => log(s, 1)),
      two: step('', (s) => log(s, 2)),
      end: over(t),
    });
    expect(begin(t, main).global.log).toBe(12);
    expect(main.steps.map((one) => one.rules)).toEqual([['T-1', 'T-2'], [], []]);
    expect(main.at).toEqual({ one: 0, two: 1, end: 2 });
  });

  it('jump, go, repeat and finish', () => {
    const t = toy();
    const { step } = t.engine;
    const inner = t.engine.procedure('inner', { n: k.count() })({
      one: step('', (s, f) => {
        log(s, 1);
        return ++f.n < 3 ? k.again : undefined;
      }),
      two: step('', () => k.jump(3)),
      three: step('', (s) => log(s, 3)),
      four: step('', (_s, f) => f.go('six')),
      five: step('', (s) => log(s, 5)),
      six: step('', (s) => {
        log(s, 6);
        return k.finish;
      }),
      seven: step('', (s) => log(s, 7)),
    });
    const main = t.engine.procedure('game', {})({ run: step('', (s) => k.call(s, inner)), end: over(t) });
    expect(begin(t, main).global.log).toBe(1116);
  });
});

it('the options of a state that was copied are looked for once, and not at every glance', () => {
  const t = toy();
  let looks = 0;
  const main = t.engine.procedure(
    'game',
    {},
  )({
    pick: t.engine.ask('', {
      who: () => 1,
      options(_s, _f, o) {
        looks++;
        o.yesOrNo();
      },
      choose: () => k.again,
    }),
  });
  const s = k.clone(begin(t, main));
  looks = 0;
  expect([k.optionsOf(s).count, k.optionsOf(s).count, looks]).toEqual([2, 2, 1]);
});

describe('a called procedure', () => {
  const within = (back: k.Flow | undefined): number => {
    const t = toy();
    const { step } = t.engine;
    const inner = t.engine.procedure('inner', { a: k.count(), b: k.count() })({
      note: step('', (s, f) => log(s, f.a + f.b)),
    });
    const main = t.engine.procedure('outer', { turns: k.count() })({
      first: step('', (s, f) => {
        log(s, 1);
        if (f.turns++ > 0) return undefined;
        k.call(s, inner, 3, 4);
        return back;
      }),
      second: step('', (s) => log(s, 2)),
      third: step('', (s) => log(s, 8)),
    });
    const game = t.engine.procedure('game', {})({ run: step('', (s) => k.call(s, main)), end: over(t) });
    return begin(t, game).global.log;
  };

  it('runs before the next step of its caller, with its arguments', () => {
    expect(within(undefined)).toBe(1728);
  });
  it('runs before its caller repeats the step', () => {
    expect(within(k.again)).toBe(17128);
  });
  it('runs before its caller jumps', () => {
    expect(within(k.jump(2))).toBe(178);
  });
  it('runs before its caller finishes', () => {
    expect(within(k.finish)).toBe(17);
  });

  it('leaves no word behind on the stack', () => {
    const t = toy();
    const { step, ask } = t.engine;
    const inner = t.engine.procedure('inner', { a: k.count(), b: k.count() })({
      note: step('', (_s, f) => {
        f.b = 99;
      }),
    });
    const main = t.engine.procedure(
      'game',
      {},
    )({
      halt: ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
      call: step('', (s) => k.call(s, inner, 5)),
      back: step('', () => k.jump(0)),
    });
    const s = begin(t, main);
    const before = k.toBytes(s);
    k.apply(s, 0);
    expect(s.saved).toEqual(before);
  });

  it('finds its locals by name, and the innermost frame of a procedure from anywhere', () => {
    const t = toy();
    const { step, ask } = t.engine;
    const deep: k.Procedure[] = [];
    const round = t.engine.procedure('round', { level: k.count() })({
      down: step('', (s, f) => {
        if (f.level < 3) k.call(s, deep[0], f.level + 1);
      }),
      halt: ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
    });
    deep.push(round);
    const main = t.engine.procedure('game', {})({ run: step('', (s) => k.call(s, round, 1)), end: over(t) });
    const s = begin(t, main);
    expect(k.whereOf(s)).toBe('game › round › round › round');
    expect(k.localOf(s, round, 0)).toBe(3);
    expect(k.running(s, round)).toBe(s.kernel.top);
    k.apply(s, 0);
    expect(k.localOf(s, round, 0)).toBe(2);
    expect(k.running(s, t.engine.procedures[0])).toBe(0);
    expect(k.localOf(s, t.engine.procedures[0], 0)).toBe(0);
  });
});

describe('a procedure that is not running', () => {
  it('has no locals, whatever those of the others are', () => {
    const t = toy();
    const { step, ask } = t.engine;
    const other = t.engine.procedure('other', { a: k.count(), b: k.count(), c: k.count() })({ end: over(t) });
    const main = t.engine.procedure('game', { a: k.count(), b: k.count(), c: k.count() })({
      fill: step('', (_s, f) => {
        f.a = f.b = f.c = 7;
      }),
      halt: ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
    });
    const s = begin(t, main);
    expect([0, 1, 2].map((local) => k.localOf(s, main, local))).toEqual([7, 7, 7]);
    expect([0, 1, 2].map((local) => k.localOf(s, other, local))).toEqual([0, 0, 0]);
  });
});

describe('what cannot go on', () => {
  it('a stack that overflows says what was running and what should start', () => {
    const t = toy();
    const self: k.Procedure[] = [];
    const deeper = t.engine.procedure('deeper', { n: k.count() })({
      down: t.engine.step('', (s) => k.call(s, self[0])),
    });
    self.push(deeper);
    expect(() => begin(t, deeper)).toThrow(
      /^The frame stack is full \(160 words\) while starting "deeper": deeper › deeper › /,
    );
  });

  it('rules that go in circles are stopped', () => {
    const t = toy();
    const round = t.engine.procedure('merry-go-round', {})({ turn: t.engine.step('', () => k.again) });
    expect(() => begin(t, round)).toThrow(
      '1000000 steps without a choice: the rules go in circles in merry-go-round.',
    );
  });

  it('a main procedure that ends without ending the game is an error', () => {
    const t = toy();
    const main = t.engine.procedure('game', {})({ one: t.engine.step('', () => undefined) });
    expect(() => begin(t, main)).toThrow('No procedure is running, but the game is not over.');
  });

  it('a step that is not there, and a player who is not there, are named', () => {
    const t = toy();
    const main = t.engine.procedure('game', {})({ one: t.engine.step('', (_s, f) => f.go('two')) });
    expect(() => begin(t, main)).toThrow('"game" has no step "two"');
    const u = toy();
    const nobody = u.engine.procedure(
      'game',
      {},
    )({
      vote: u.engine.ask('', { who: () => 3, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
    });
    expect(() => begin(u, nobody)).toThrow('"game › vote" asks player 3, who does not exist.');
    const v = toy();
    const none = v.engine.procedure(
      'game',
      {},
    )({
      vote: v.engine.ask('', { who: () => 0, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
    });
    expect(() => begin(v, none)).toThrow('"game › vote" asks player 0, who does not exist.');
  });
});

describe('a choice', () => {
  const asking = (n: number): { t: ToyBox; main: k.Procedure } => {
    const t = toy();
    const main = t.engine.procedure(
      'game',
      {},
    )({
      pick: t.engine.ask('T-9', {
        who: () => 2,
        options(_s, _f, o) {
          for (let i = 1; i <= n; i++) o.number(i);
        },
        choose: (s, _f, option) => log(s, option.a),
      }),
      end: over(t),
    });
    return { t, main };
  };

  it('with no option is passed over, and with one is taken without asking', () => {
    for (const n of [0, 1]) {
      const { t, main } = asking(n);
      const s = begin(t, main);
      expect([s.kernel.over, s.global.log]).toEqual([1, n]);
    }
  });

  it('with more waits for the player it asks', () => {
    const { t, main } = asking(3);
    const game = t.game(main);
    const s = begin(t, main);
    expect(game.pending(s)).toMatchObject({ player: 2, procedure: 'game', step: 'pick', rules: ['T-9'] });
    expect(game.result(s)).toBeNull();
    expect(offered(s)).toEqual([1, 2, 3]);
    game.apply(s, 1);
    expect(s.global.log).toBe(2);
    expect(game.pending(s)).toBeNull();
    expect(game.result(s)).toEqual(['drawn', 'drawn']);
  });
});

describe('seats', () => {
  it('go round the table past those who are out', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1)]);
    const s = t.game().create({ decks: [['Ann'], [], [], []] }, 'seats');
    expect([1, 2, 3, 4].map((p) => k.nextSeat(s, p))).toEqual([2, 3, 4, 1]);
    s.player.outcome[2] = s.player.outcome[3] = 2;
    expect([1, 2, 3, 4].map((p) => k.nextSeat(s, p))).toEqual([4, 4, 4, 1]);
    expect(k.seatsLeft(s)).toBe(2);
    s.player.outcome[4] = 2;
    expect(k.nextSeat(s, 1)).toBe(1);
  });

  it('come back to where they began when everyone is out', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1)]);
    const s = t.game().create({ decks: [['Ann'], [], []] }, 'seats');
    for (const p of [1, 2, 3]) s.player.outcome[p] = 2;
    expect([1, 2, 3].map((p) => k.nextSeat(s, p))).toEqual([1, 2, 3]);
    expect(k.seatsLeft(s)).toBe(0);
  });
});
