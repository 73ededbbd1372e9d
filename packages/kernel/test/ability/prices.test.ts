/** Prices and targets that depend on one another: paid whole or not at all, and found before anything is paid. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, offered, onTable, type Toy, type ToyBox, take, textOf, toy, use, zone } from '../toy.ts';

const now = k.always(k.say`at any time`);
const CARD = k.Kind.card;
const note = (n: number): k.Effect =>
  k.verb('note', (s: Toy, by: number) => (s.global.log += by), [n], k.say`note ${n}`);
const wound = (card: k.CardRef): k.Effect =>
  k.verb('wound', (s: Toy, c: number) => s.card.wounds[c]++, [card], k.say`wound ${card.say}`);
/** Everyone can take two wounds. */
const healthLeft = (card: k.CardRef): k.Value => k.minus(2, k.columnOf(card, 'wounds'));
const able = k.where(k.atLeast(healthLeft(k.it), 1));

/** Someone such is chosen and wounded. */
const woundA = (name: string, which: k.Filter): k.Cost => {
  const choice = k.choose(name, k.both(which, able));
  return k.cost(k.thereAre(1, k.both(which, able)), k.sequence(choice, wound(k.the(name))), {
    pool: 'wound',
    from: choice,
    times: 1,
    left: healthLeft,
  });
};
const woundSelf: k.Cost = k.cost(k.passes(k.self, able), wound(k.self), {
  pool: 'wound',
  from: k.self,
  times: 1,
  left: healthLeft,
});
const gold = k.playerColumn(k.you, 'gold');
const payGold = (n: number): k.Cost =>
  k.cost(
    k.atLeast(gold, n),
    k.verb('pay', (s: Toy, by: number) => (s.player.gold[1] -= by), [n], k.say`pay ${n} gold`),
    { pool: 'gold', amount: n, left: gold },
  );

const isOffered = (s: Toy, card = 1): boolean => {
  const o = new k.Options();
  k.offerActions(s, 1, card, o);
  return o.count > 0;
};

function withCosts(costs: (t: ToyBox) => readonly k.Cost[], others: readonly k.CardSpec[]): Toy {
  const t = toy();
  t.engine.define([ally('Asker', 1, k.action({ window: now, costs: costs(t), effect: note(1) })), ...others]);
  return onTable(t, ['Asker', ...others.map(({ id }) => id)], []);
}
const red = (id: string, tags: readonly string[] = []): k.CardSpec => ({
  id,
  names: { en: id },
  facts: { kind: 'ally', might: 1, side: 'red', tags },
});
const blue = (id: string, tags: readonly string[] = []): k.CardSpec => ({
  id,
  names: { en: id },
  facts: { kind: 'ally', might: 1, side: 'blue', tags },
});

describe('two prices of one kind', () => {
  const both = (t: ToyBox) => [
    woundA('old one', t.tags.has('old')),
    woundA('swift one', t.tags.has('swift')),
  ];

  it('are not paid by one card that has enough for one only', () => {
    const s = withCosts(both, [red('Ann', ['old', 'swift'])]);
    expect(isOffered(s)).toBe(true);
    s.card.wounds[2] = 1;
    k.forget(s);
    expect(isOffered(s)).toBe(false);
    const [refused] = s.engine.definitions[1].actions.map((id) =>
      k.refusals(s.engine.abilities[id].gates, s, 1, 1),
    );
    expect(refused.map(({ gate, why }) => [gate, why.key])).toEqual([
      ['cost', 'what it needs cannot all be had together'],
    ]);
  });

  it('are paid by two cards, and the first choice leaves the second what it needs', () => {
    const s = withCosts(both, [red('Ann', ['old', 'swift']), red('Bob', ['old']), red('Cid', ['old'])]);
    s.card.wounds[2] = 1;
    k.forget(s);
    use(s, 1);
    // Ann is the only swift one, and has one wound left to take.
    expect(offered(s)).toEqual([3, 4]);
    take(s, CARD, 4);
    expect([2, 3, 4].map((card) => s.card.wounds[card])).toEqual([2, 0, 1]);
    expect(s.global.log).toBe(1);
  });

  it('of which one falls on a card that is known', () => {
    const s = withCosts((t) => [woundSelf, woundA('ally', t.kind.is('ally'))], []);
    expect(isOffered(s)).toBe(true);
    s.card.wounds[1] = 1;
    k.forget(s);
    expect(isOffered(s)).toBe(false);
  });

  const oldOnes = (t: ToyBox, least: number, most: number): k.Cost => {
    const which = k.both(t.tags.has('old'), able);
    const choice = k.chooseMany('old ones', which, { least, most });
    return k.cost(
      k.thereAre(least, which),
      k.sequence(choice, k.withEach(choice, wound(k.the('old ones')))),
      {
        pool: 'wound',
        from: choice,
        times: 1,
        left: healthLeft,
      },
    );
  };
  const pair = (t: ToyBox): k.Cost => oldOnes(t, 2, 2);
  it('of which one asks for two cards: they are two, however much the first could bear', () => {
    const costs = (t: ToyBox) => [pair(t), woundA('swift one', t.tags.has('swift'))];
    const s = withCosts(costs, [red('Ann', ['old']), red('Bob', ['old', 'swift'])]);
    expect(isOffered(s)).toBe(true);
    // Bob has to be one of the two, and has nothing left for the other price; Ann could take two.
    s.card.wounds[3] = 1;
    k.forget(s);
    expect(isOffered(s)).toBe(false);
    s.card.wounds[3] = 0;
    s.card.wounds[2] = 1;
    k.forget(s);
    expect(isOffered(s)).toBe(true);
    use(s, 1);
    take(s, CARD, 3);
    expect([2, 3].map((card) => s.card.wounds[card])).toEqual([2, 2]);
    expect(s.global.log).toBe(1);
  });

  /** Bob and Dan can be wounded once more; one of them has to be left for the other price. */
  const forTwo = (costs: (t: ToyBox) => k.Cost[]): Toy => {
    const s = withCosts(costs, [
      red('Ann', ['old']),
      red('Bob', ['old', 'swift']),
      red('Cid', ['old']),
      red('Dan', ['old', 'swift']),
    ]);
    s.card.wounds[3] = s.card.wounds[5] = 1;
    k.forget(s);
    return s;
  };
  it('of which one asks for two cards: neither of them takes what the other price needs', () => {
    const s = forTwo((t) => [pair(t), woundA('swift one', t.tags.has('swift'))]);
    use(s, 1);
    expect(offered(s)).toEqual([2, 3, 4, 5]);
    take(s, CARD, 3);
    expect(offered(s)).toEqual([2, 4]);
    take(s, CARD, 4);
    expect([2, 3, 4, 5].map((card) => s.card.wounds[card])).toEqual([0, 2, 1, 2]);
    expect(s.global.log).toBe(1);
  });
  it('and so it is with those beyond the least', () => {
    const s = forTwo((t) => [oldOnes(t, 1, 3), woundA('swift one', t.tags.has('swift'))]);
    use(s, 1);
    take(s, CARD, 3);
    take(s, CARD, 2);
    // 0 is to stop.
    expect(offered(s)).toEqual([0, 4]);
    take(s, CARD, 4);
    expect([2, 3, 4, 5].map((card) => s.card.wounds[card])).toEqual([1, 2, 1, 2]);
    expect(s.global.log).toBe(1);
  });
  it('cannot be told apart where two choices have one name', () => {
    expect(() => withCosts((t) => [pair(t), pair(t)], [])).toThrow('called "old ones"');
  });

  it('of different kinds are not mixed up', () => {
    const tired = { pool: 'rest', times: 1, left: healthLeft };
    const rests = (t: ToyBox): k.Cost => {
      const choice = k.choose('rester', k.both(t.tags.has('swift'), able));
      return k.cost(k.thereAre(1, t.tags.has('swift')), k.sequence(choice, note(0)), {
        ...tired,
        from: choice,
      });
    };
    const s = withCosts(
      (t) => [woundA('old one', t.tags.has('old')), rests(t)],
      [red('Ann', ['old', 'swift'])],
    );
    s.card.wounds[2] = 1;
    k.forget(s);
    expect(isOffered(s)).toBe(true);
  });
});

describe('targets that do not depend on one another', () => {
  it('are refused each by itself, and not once more as a whole', () => {
    const t = toy();
    const finds = k.action({
      window: now,
      targets: [k.choose('old one', t.tags.has('old')), k.choose('swift one', t.tags.has('swift'))],
      effect: note(1),
    });
    t.engine.define([ally('Asker', 1, finds), red('Ann', ['old']), red('Bob', ['swift'])]);
    const refused = (...others: readonly string[]): number => {
      const s = onTable(t, ['Asker', ...others], []);
      const [id] = s.engine.definitions[1].actions;
      return k.refusals(s.engine.abilities[id].gates, s, 1, 1).length;
    };
    expect(refused('Ann')).toBe(1);
    expect(refused('Bob')).toBe(1);
    expect(refused('Ann', 'Bob')).toBe(0);
  });
});

describe('prices from one store', () => {
  it('are added up', () => {
    const s = withCosts(() => [payGold(2), payGold(2)], []);
    const at = (n: number): boolean => {
      s.player.gold[1] = n;
      k.forget(s);
      return isOffered(s);
    };
    expect([3, 4].map(at)).toEqual([false, true]);
  });

  it('count what the card itself costs', () => {
    const t = toy();
    t.engine.ownPrices.set('gold', (_s, card) => (card === 1 ? 3 : 0));
    t.engine.define([ally('Asker', 1, k.action({ window: now, costs: [payGold(2)], effect: note(1) }))]);
    const s = onTable(t, ['Asker'], []);
    const at = (n: number): boolean => {
      s.player.gold[1] = n;
      k.forget(s);
      return isOffered(s);
    };
    expect([4, 5].map(at)).toEqual([false, true]);
  });
});

describe('a target that depends on an earlier one', () => {
  const steal = (t: ToyBox): k.Action =>
    k.action({
      window: now,
      targets: [
        k.choose('bearer', k.both(t.kind.is('ally'), k.otherThan(k.self))),
        k.choose('thing', k.on(k.the('bearer'))),
      ],
      effect: k.moveCard(k.the('thing'), zone.discard, k.you, 'discard pile'),
    });

  it('is looked for before the action is offered, and limits the choice of the earlier one', () => {
    const t = toy();
    const ring: k.CardSpec = { id: 'Ring', names: {}, facts: { kind: 'item' } };
    t.engine.define([ally('Thief', 1, steal(t)), ally('Ann', 1), ally('Bob', 1), ally('Cid', 1), ring]);
    const s = onTable(t, ['Thief', 'Ann', 'Bob', 'Cid', 'Ring', 'Ring'], []);
    expect(isOffered(s)).toBe(false);
    k.move(s, 5, k.place(s, zone.on, 3));
    k.move(s, 6, k.place(s, zone.on, 4));
    k.forget(s);
    expect(isOffered(s)).toBe(true);
    use(s, 1);
    expect(offered(s)).toEqual([3, 4]);
    take(s, CARD, 4);
    expect(k.isIn(s, 6, zone.discard)).toBe(true);
    expect(k.isIn(s, 5, zone.on)).toBe(true);
  });
});

describe('a trigger with a price', () => {
  const paying = (t: ToyBox): k.Reaction =>
    k.trigger(t.hurt, { optional: true, costs: [payGold(2), payGold(1)], effect: note(7) });

  it('reads as an offer, and can be used only if the whole price is there', () => {
    const t = toy();
    t.engine.define([ally('Guard', 1, paying(t)), ally('Ann', 1)]);
    expect(textOf(t, paying(t).say)).toBe(
      'when an ally is hurt, you may pay 2 gold and pay 1 gold to note 7',
    );
    const s = onTable(t, ['Guard', 'Ann'], []);
    k.announce(s, t.hurt, 2, 0, 0);
    const at = (n: number): boolean => {
      s.player.gold[1] = n;
      return k.canPayWaiting(s, s.kernel.waitingFirst);
    };
    expect([2, 3].map(at)).toEqual([false, true]);
    s.player.gold[1] = 4;
    k.resolveWaiting(s, s.kernel.waitingFirst);
    k.run(s);
    expect([s.player.gold[1], s.global.log]).toEqual([1, 7]);
  });

  it('does nothing when the price is gone by the time it resolves', () => {
    const t = toy();
    t.engine.define([ally('Guard', 1, paying(t)), ally('Ann', 1)]);
    const s = onTable(t, ['Guard', 'Ann'], []);
    k.announce(s, t.hurt, 2, 0, 0);
    s.player.gold[1] = 2;
    k.resolveWaiting(s, s.kernel.waitingFirst);
    k.run(s);
    expect([s.player.gold[1], s.global.log]).toEqual([2, 0]);
  });

  it('pays nothing and does nothing without its target; without a price it does the rest', () => {
    const log = (costs: readonly k.Cost[], ...others: readonly string[]): readonly number[] => {
      const t = toy();
      const foe = k.choose('foe', t.side.is('blue'));
      const must = k.trigger(t.hurt, { costs, targets: [foe], effect: note(7) });
      t.engine.define([red('Ann'), { ...red('Guard'), abilities: [must] }, blue('Foe')]);
      const s = onTable(t, ['Ann', 'Guard', ...others], []);
      s.player.gold[1] = 5;
      k.announce(s, t.hurt, 1, 0, 0);
      const can = k.canPayWaiting(s, s.kernel.waitingFirst) ? 1 : 0;
      k.resolveWaiting(s, s.kernel.waitingFirst);
      k.run(s);
      return [can, s.player.gold[1], s.global.log];
    };
    expect(log([payGold(2)])).toEqual([0, 5, 0]);
    expect(log([payGold(2)], 'Foe')).toEqual([1, 3, 7]);
    expect(log([])).toEqual([0, 5, 7]);
    expect(log([], 'Foe')).toEqual([1, 5, 7]);
  });

  it('may belong to someone else than the controller of its card', () => {
    const t = toy();
    const his = k.trigger(t.hurt, { by: k.controllerOf(k.thatCard), effect: note(1) });
    t.engine.define([ally('Curse', 1, his), blue('Victim')]);
    const s = onTable(t, ['Curse'], ['Victim']);
    k.announce(s, t.hurt, 2, 0, 0);
    expect(s.waiting.you[s.kernel.waitingFirst]).toBe(2);
    k.announce(s, t.hurt, 1, 0, 0);
    expect(s.waiting.you[s.kernel.waitingLast]).toBe(1);
  });
});
