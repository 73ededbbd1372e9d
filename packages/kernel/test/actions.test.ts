/** Actions that another player may use, and targets that have left when an action resolves. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, toy, zone } from './toy.ts';

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

/** Declares the action of card 1 on card 2, lets `meanwhile` happen, then resolves it; how often it took effect. */
function resolved(mustRemain: boolean, meanwhile: (s: Toy) => void): number {
  const engine = new k.Engine<Toy>({ ...spec(), targetsMustRemain: mustRemain });
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

  it('makes no difference in a game that does not ask again', () => {
    expect(resolved(false, leave)).toBe(1);
  });
});
