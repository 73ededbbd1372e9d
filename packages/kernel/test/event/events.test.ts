/** Events: who listens, the queue of what waits, replacement and prohibition. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, type ToyBox, toy, zone } from '../toy.ts';

const noted = (n: number): k.Effect =>
  k.verb('note', (s: Toy) => (s.global.log = s.global.log * 10 + n), [], k.say`note ${n}`);
const noteYou: k.Effect = k.verb(
  'note you',
  (s: Toy, you: number) => (s.global.log = you),
  [k.you],
  k.say`note`,
);

function waiting(s: Toy): number[] {
  const rows: number[] = [];
  for (let w = s.kernel.waitingFirst; w !== 0; w = s.waiting.next[w]) rows.push(w);
  return rows;
}
function resolveAll(s: Toy): void {
  while (s.kernel.waitingFirst !== 0) {
    k.resolveWaiting(s, s.kernel.waitingFirst);
    k.run(s);
  }
}

describe('announcing', () => {
  it('lets every trigger wait that matches, the oldest first, with what the event was about', () => {
    const t = toy();
    t.engine.define([
      ally('Ann', 1, k.trigger(t.hurt, { effect: noted(1) })),
      ally('Bob', 1, k.trigger(t.hurt, { of: k.exactly(k.self), effect: noted(2) })),
      ally('Cid', 1, k.trigger(t.robbed, { effect: noted(3) })),
      ally('Dan', 1, k.trigger(t.hurt, { if: k.atLeast(k.thatNumber, 4), effect: noted(4) })),
    ]);
    const s = onTable(t, ['Ann', 'Bob', 'Cid', 'Dan']);
    expect(k.announce(s, t.hurt, 2, 0, 4, 77)).toBe(3);
    expect(waiting(s).map((w) => s.waiting.source[w])).toEqual([1, 2, 4]);
    const [w] = waiting(s);
    const { a, b, n, group, event, you } = s.waiting;
    expect([a[w], b[w], n[w], group[w], event[w], you[w]]).toEqual([2, 0, 4, 77, t.hurt.channel, 1]);
    resolveAll(s);
    expect(s.global.log).toBe(124);
    expect(k.announce(s, t.hurt, 1, 0, 0)).toBe(1);
  });

  it('to nobody changes nothing', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1)]);
    const s = onTable(t, ['Ann']);
    const before = k.toBytes(s);
    expect(k.announce(s, t.hurt, 1, 0, 0)).toBe(0);
    expect(s.saved).toEqual(before);
  });

  it('tells the sink that apply was given, and nobody afterwards', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1)]);
    const main = t.engine.procedure(
      'game',
      {},
    )({
      hit: t.engine.ask('', {
        who: () => 1,
        options: (_s, _f, o) => o.yesOrNo(),
        choose(s) {
          k.announce(s, t.hurt, 1, 2, 3);
          return k.again;
        },
      }),
    });
    const game = t.game(main);
    const s = game.create({ decks: [['Ann']] }, 'x');
    const told: number[][] = [];
    const sink: k.Sink = { tell: (_s, ...event) => told.push(event) };
    game.apply(s, 0, sink);
    game.apply(s, 0);
    expect(told).toEqual([[t.hurt.channel, 1, 2, 3, k.EVERYONE]]);
    expect(() => game.apply(s, 9, sink)).toThrow(RangeError);
    expect(s.side.sink).toBeNull();
  });
});

describe('the queue', () => {
  it('can be taken from anywhere and leaves no trace', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1, k.trigger(t.hurt, { effect: noted(1) }))]);
    const s = onTable(t, ['Ann']);
    const empty = k.toBytes(s);
    for (const n of [1, 2, 3]) k.announce(s, t.hurt, 1, 0, n);
    k.dequeue(s, 2);
    expect(waiting(s)).toEqual([1, 3]);
    k.announce(s, t.hurt, 1, 0, 4);
    expect(waiting(s)).toEqual([1, 3, 2]);
    expect(waiting(s).map((w) => s.waiting.n[w])).toEqual([1, 3, 4]);
    k.dequeue(s, 2);
    k.dequeue(s, 1);
    k.dequeue(s, 3);
    expect(s.saved).toEqual(empty);
    expect(() => k.dequeue(s, 1)).toThrow('Trigger 1 is not waiting.');
  });

  it('beyond its room says which number to raise', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1, k.trigger(t.hurt, { effect: noted(1) }))]);
    const s = onTable(t, ['Ann']);
    for (let i = 0; i < 6; i++) k.announce(s, t.hurt, 1, 0, 0);
    expect(() => k.announce(s, t.hurt, 1, 0, 0)).toThrow(
      'More than 6 triggers wait at once: raise room.waiting of the schema.',
    );
  });
});

describe('a trigger that waits while its card leaves', () => {
  const leaving = (t: ToyBox, evenIfGone: boolean): Toy => {
    t.engine.define([ally('Ann', 1, k.trigger(t.hurt, { evenIfGone, effect: noted(1) }))]);
    const s = onTable(t, ['Ann']);
    k.announce(s, t.hurt, 1, 0, 0);
    k.move(s, 1, k.place(s, zone.discard, 1));
    resolveAll(s);
    return s;
  };

  it('comes to nothing', () => {
    expect(leaving(toy(), false).global.log).toBe(0);
  });

  it('resolves all the same if it says so', () => {
    expect(leaving(toy(), true).global.log).toBe(1);
  });

  it('was granted, and so stands by itself', () => {
    const t = toy();
    const watch = k.grant(k.trigger(t.hurt, { effect: noted(5) }), k.untilEnd(t.engine.procedures[1]));
    t.engine.define([
      ally('Ann', 1, k.action({ window: k.always(k.say`now`), effect: watch })),
      ally('Bob', 1),
    ]);
    const s = onTable(t, ['Ann', 'Bob']);
    k.useAction(s, t.engine.definitions[1].actions[0], 1, 1);
    k.run(s);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(k.announce(s, t.hurt, 2, 0, 0)).toBe(1);
    resolveAll(s);
    expect(s.global.log).toBe(5);
  });

  it('works in a zone of its own choosing, and resolves from there', () => {
    const t = toy();
    t.engine.define([ally('Ghost', 1, k.trigger(t.hurt, { within: [zone.discard], effect: noted(6) }))]);
    const s = onTable(t, ['Ghost']);
    expect(k.announce(s, t.hurt, 1, 0, 0)).toBe(0);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(k.announce(s, t.hurt, 1, 0, 0)).toBe(1);
    resolveAll(s);
    expect(s.global.log).toBe(6);
    k.announce(s, t.hurt, 1, 0, 0);
    k.move(s, 1, k.place(s, zone.hand, 1));
    k.forget(s);
    resolveAll(s);
    expect(s.global.log).toBe(6);
  });

  it('was granted, and belongs to who used the card, wherever that is now', () => {
    const t = toy();
    const watch = k.trigger(t.hurt, { of: k.controlledBy(k.you), effect: noteYou });
    const effect = k.grant(watch, k.untilEnd(t.engine.procedures[1]));
    t.engine.define([ally('Ann', 1, k.action({ window: k.always(k.say`now`), effect })), ally('Bob', 1)]);
    const s = onTable(t, ['Bob'], ['Ann', 'Bob']);
    s.card.controller[2] = 1;
    k.useAction(s, t.engine.definitions[1].actions[0], 2, 1);
    k.run(s);
    k.move(s, 2, k.place(s, zone.discard, 2));
    expect(k.announce(s, t.hurt, 3, 0, 0)).toBe(0);
    expect(k.announce(s, t.hurt, 1, 0, 0)).toBe(1);
    resolveAll(s);
    expect(s.global.log).toBe(1);
  });

  it('belongs to who controlled it when it happened', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1, k.trigger(t.hurt, { evenIfGone: true, effect: noteYou }))]);
    const s = onTable(t, ['Ann'], []);
    s.card.controller[1] = 2;
    k.announce(s, t.hurt, 1, 0, 0);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(s.card.controller[1]).toBe(1);
    resolveAll(s);
    expect(s.global.log).toBe(2);
  });
});

describe('replacement', () => {
  it('is the oldest that matches, with its effect', () => {
    const t = toy();
    t.engine.define([
      ally('Ann', 1, k.instead(t.hurt, { of: k.exactly(k.self), effect: noted(1) })),
      ally('Bob', 1, k.instead(t.hurt, { effect: noted(2) })),
    ]);
    const s = onTable(t, ['Ann', 'Bob']);
    const row = k.replacementOf(s, t.hurt, 1, 0, 0);
    expect(s.effect.source[row]).toBe(1);
    expect(s.effect.source[k.replacementOf(s, t.hurt, 2, 0, 0)]).toBe(2);
    expect(k.replacementOf(s, t.robbed, 1, 0, 0)).toBe(0);
    k.resolveEffect(s, s.effect.ability[row], s.effect.source[row], 0, 1, 0, 0);
    k.run(s);
    expect(s.global.log).toBe(1);
  });

  it('says whether it is optional', () => {
    const t = toy();
    const must = k.instead(t.hurt, { effect: noted(1) });
    const mayBe = k.instead(t.hurt, { optional: true, effect: noted(1) });
    expect([must.required, mayBe.required]).toEqual([true, false]);
    expect(mayBe.say.key).not.toBe(must.say.key);
  });
});

describe('prohibition', () => {
  it('holds while its card is in force, for what it names', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1, k.forbid(t.healing, { of: k.otherThan(k.self) })), ally('Bob', 1)]);
    const s = onTable(t, ['Ann', 'Bob']);
    expect(s.effect.source[k.forbiddenBy(s, t.healing, 2, 0, 0)]).toBe(1);
    expect(k.forbiddenBy(s, t.healing, 1, 0, 0)).toBe(0);
    k.move(s, 1, k.place(s, zone.hand, 1));
    expect(k.forbiddenBy(s, t.healing, 2, 0, 0)).toBe(0);
  });

  it('can be about a player', () => {
    const t = toy();
    const robbing = t.engine.prohibition('rob', k.noun('player'), (it) => k.say`${it} may not be robbed`);
    t.engine.define([ally('Ann', 1, k.forbid(robbing, { who: k.you }))]);
    const s = onTable(t, ['Ann'], []);
    expect(k.forbiddenBy(s, robbing, 1, 0, 0)).not.toBe(0);
    expect(k.forbiddenBy(s, robbing, 2, 0, 0)).toBe(0);
  });
});

it('an ability of a card that the set-up does not name cannot be asked by accident', () => {
  const t = toy();
  t.engine.define([
    ally('Ann', 1),
    ally(
      'Bob',
      1,
      k.trigger(t.hurt, { effect: noted(1) }),
      k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 }),
    ),
  ]);
  const s = onTable(t, ['Ann', 'Ann']);
  s.card.def[1] = t.engine.index('Bob');
  k.move(s, 1, k.place(s, zone.hand, 1));
  k.move(s, 1, k.place(s, zone.table, 1));
  expect(() => k.announce(s, t.hurt, 1, 0, 0)).toThrow(/was not prepared/);
  expect(() => k.valueOf(s, t.strength, 2)).toThrow(/was not prepared/);
});
