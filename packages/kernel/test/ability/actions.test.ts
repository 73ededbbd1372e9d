/** Actions that another player may use, and targets that have left when an action resolves. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, toy, zone } from '../toy.ts';

describe('an action that another player may use', () => {
  it('is offered to him and not to its controller', () => {
    const t = toy();
    const free = k.action({
      window: k.always(k.say`at any time`),
      by: k.controllerOf(k.host),
      effect: k.moveCard(k.self, zone.discard, k.ownerOf(k.self), 'discard pile'),
    });
    t.engine.define([ally('Net', 0, free), ally('Fish', 1)]);
    const s = onTable(t, ['Net'], ['Fish']);
    k.move(s, 1, k.place(s, zone.on, 2));
    const offered = (player: number): number => {
      const o = new k.Options();
      k.offerActions(s, player, 1, o);
      return o.count;
    };
    expect([offered(1), offered(2)]).toEqual([0, 1]);
  });
});

describe('a law of every action', () => {
  it('shuts an action that it forbids, with its words and rules, and no other', () => {
    const t = toy();
    let forbidden = 0;
    t.engine.everyAction({
      rules: 'LAW-1',
      holds: (_s, _player, _card, ability) => ability !== forbidden,
      why: () => k.say`the law forbids it`,
    });
    const free = () =>
      k.action({
        window: k.always(k.say`at any time`),
        effect: k.moveCard(k.self, zone.discard, k.ownerOf(k.self), 'discard pile'),
      });
    t.engine.define([ally('Boat', 1, free(), free())]);
    const s = onTable(t, ['Boat'], []);
    const offered = (): number => {
      const o = new k.Options();
      k.offerActions(s, 1, 1, o);
      return o.count;
    };
    expect(offered()).toBe(2);
    const [first] = t.engine.definitions[1].actions;
    forbidden = first;
    expect(offered()).toBe(1);
    const refused = k.refusals(t.engine.abilities[first].gates, s, 1, 1);
    expect(refused.map(({ gate, rules }) => [gate, rules])).toEqual([['prohibition', ['LAW-1']]]);
  });

  it('is asked of those that it concerns, and of no others', () => {
    const t = toy();
    const asked: number[] = [];
    t.engine.everyAction({
      rules: 'LAW-1',
      concerns: (def) => def === 2,
      holds: (_s, _player, card) => {
        asked.push(card);
        return false;
      },
      why: () => k.say`the law forbids it`,
    });
    const free = k.action({
      window: k.always(k.say`at any time`),
      effect: k.moveCard(k.self, zone.discard, k.ownerOf(k.self), 'discard pile'),
    });
    t.engine.define([ally('Boat', 1, free), ally('Raft', 1, free)]);
    const s = onTable(t, ['Boat', 'Raft'], []);
    const o = new k.Options();
    for (const card of [1, 2]) k.offerActions(s, 1, card, o);
    expect([o.count, o.a(0), asked]).toEqual([1, 1, [2]]);
  });
});

/** Declares the action of card 1 on card 2, lets `meanwhile` happen, then resolves it; how often it took effect. */
function resolved(mustRemain: boolean, meanwhile: (s: Toy) => void): number {
  const engine = new k.Engine<Toy>({ ...spec(), conditionsMustRemain: mustRemain });
  const mark = (s: Toy): void => {
    s.global.log++;
  };
  const aim = k.action({
    window: k.always(k.say`at any time`),
    targets: [k.choose('prey', k.otherThan(k.self))],
    effect: k.verb('mark', mark, [], k.say`mark it`),
  });
  engine.define([
    { id: 'Archer', names: { en: 'Archer' }, facts: {}, abilities: [aim] },
    { id: 'Prey', names: { en: 'Prey' }, facts: {} },
  ]);
  let held = 0;
  engine.declared = (s, base) => {
    held = k.slotOf(s, base, 0);
  };
  const shoot = engine.procedure(
    'shooting',
    {},
  )({
    declare: engine.step('', (s) => k.useAction(s, engine.definitions[1].actions[0], 1, 1)),
    meanwhile: engine.step('', (s) => meanwhile(s)),
    resolve: engine.step('', (s) => {
      k.resolveEffect(s, engine.definitions[1].actions[0], 1, 0, 0, 0, 0);
      k.setSlot(s, 0, held);
    }),
    end: engine.step('', (s) => {
      s.kernel.over = 1;
    }),
  });
  const game = new k.Game<Toy, null>({
    engine,
    main: shoot,
    sizes: () => ({ players: 2, cards: 2 }),
    cards: () => [1, 2],
    deal(s) {
      k.dealDecks(s, [[1], [2]], zone.table);
    },
    readSetup: () => null,
  });
  return game.create(null, 'x').global.log;
}
function spec() {
  const { name, version, schema } = toy().engine;
  return { name, version, schema };
}

describe('a target that has left when the action resolves', () => {
  const leave = (s: Toy): void => k.move(s, 2, k.place(s, zone.hand, 2));

  it('saves it, where targets must remain', () => {
    expect(resolved(true, leave)).toBe(0);
    expect(resolved(true, () => undefined)).toBe(1);
  });

  it('saves it even if the card is back by then: it is another one', () => {
    const andBack = (s: Toy): void => {
      leave(s);
      k.move(s, 2, k.place(s, zone.table, 2));
    };
    expect(resolved(true, andBack)).toBe(0);
    expect(resolved(false, andBack)).toBe(1);
  });

  it('makes no difference in a game that does not ask again', () => {
    expect(resolved(false, leave)).toBe(1);
  });
});

describe('what an action needed when it was declared', () => {
  /** How often it took effect, when a third card has left meanwhile. */
  function needing(needed: k.Condition, mustRemain: boolean, pay?: k.Effect): number {
    const engine = new k.Engine<Toy>({ ...spec(), conditionsMustRemain: mustRemain });
    const mark = (s: Toy): void => {
      s.global.log++;
    };
    const aim = k.action({
      window: k.always(k.say`at any time`),
      if: needed,
      ...(pay === undefined ? {} : { costs: [k.cost(k.always(k.say`it can`), pay)] }),
      effect: k.verb('mark', mark, [], k.say`mark it`),
    });
    engine.define([
      { id: 'Archer', names: { en: 'Archer' }, facts: {}, abilities: [aim] },
      { id: 'Prey', names: { en: 'Prey' }, facts: {} },
    ]);
    engine.declared = () => undefined;
    const shoot = engine.procedure(
      'shooting',
      {},
    )({
      declare: engine.step('', (s) => k.useAction(s, engine.definitions[1].actions[0], 1, 1)),
      meanwhile: engine.step('', (s) => k.move(s, 2, k.place(s, zone.hand, 2))),
      resolve: engine.step('', (s) => k.resolveEffect(s, engine.definitions[1].actions[0], 1, 0, 0, 0, 0)),
      end: engine.step('', (s) => {
        s.kernel.over = 1;
      }),
    });
    const game = new k.Game<Toy, null>({
      engine,
      main: shoot,
      sizes: () => ({ players: 2, cards: 2 }),
      cards: () => [1, 2],
      deal(s) {
        k.dealDecks(s, [[1], [2]], zone.table);
      },
      readSetup: () => null,
    });
    return game.create(null, 'x').global.log;
  }
  const two = k.thereAre(2, k.anyCard);
  const one = k.thereAre(1, k.anyCard);

  it('it needs when it resolves', () => {
    expect([needing(two, true), needing(one, true), needing(two, false)]).toEqual([0, 1, 1]);
  });

  it('unless it is about the declaration alone', () => {
    expect(needing({ ...two, atDeclaration: true }, true)).toBe(1);
  });

  it('and so with what its price must leave', () => {
    const nothing = k.verb('nothing', () => undefined, [], k.say`do nothing`);
    expect(needing(one, true, { ...nothing, remains: two })).toBe(0);
    expect(needing(one, true, { ...nothing, remains: one })).toBe(1);
  });
});
