/** Abilities that cards have for a while: granted, copied, lost; actions from other zones; cards that left and came back. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, type ToyBox, textOf, toy, zone } from '../toy.ts';

const now = k.always(k.say`at any time`);
const noting = (card: k.CardRef): k.Effect =>
  k.verb('note', (s: Toy, c: number) => (s.global.log = c), [card], k.say`note ${card.say}`);

/** Everything offered to a player: printed actions of live cards, and whatever else there is. */
function offers(s: Toy, player: number): k.Option[] {
  const o = new k.Options();
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) k.offerActions(s, player, c, o);
  k.offerGranted(s, player, o);
  return Array.from({ length: o.count }, (_x, i) => ({ kind: o.kind(i), a: o.a(i), b: o.b(i), n: o.n(i) }));
}
function takeOffer(s: Toy, player: number, option: k.Option): void {
  k.useAction(s, option.b, option.a, player);
  k.run(s);
}
/** Makes an effect happen as if a card of player 1 had caused it, while `during` runs. */
function makes(t: ToyBox, s: Toy, source: number, event: k.Event = t.hurt): void {
  k.announce(s, event, source, 0, 0);
  while (s.kernel.waitingFirst !== 0) {
    k.resolveWaiting(s, s.kernel.waitingFirst);
    k.run(s);
  }
}

describe('an action that is granted', () => {
  function lent(): { t: ToyBox; s: Toy } {
    const t = toy();
    const turn = t.engine.procedures[1];
    const use = k.action({
      window: now,
      effect: k.sequence(noting(k.subject), k.moveCard(k.self, zone.discard, k.you, 'pile')),
    });
    const lend = k.trigger(t.hurt, { effect: k.grant(use, k.untilStart(turn), k.thatCard) });
    t.engine.define([ally('Giver', 1, lend), ally('Ann', 1), ally('Bob', 1)]);
    return { t, s: onTable(t, ['Giver', 'Ann'], ['Bob']) };
  }

  it('is used by whoever has the card that it was granted to, and knows both cards', () => {
    const { t, s } = lent();
    expect([offers(s, 1), offers(s, 2)]).toEqual([[], []]);
    makes(t, s, 3);
    expect(offers(s, 1)).toEqual([]);
    const [option] = offers(s, 2);
    expect([option.a, k.abilityIn(option.b)]).toEqual([
      3,
      t.engine.abilities.findIndex(({ ability }) => ability?.type === 'action'),
    ]);
    takeOffer(s, 2, option);
    expect(s.global.log).toBe(3);
    expect(k.isIn(s, 1, zone.discard)).toBe(true);
  });

  it('has the name that its option carries, for whoever can use it now', () => {
    const { t, s } = lent();
    const id = t.engine.abilities.findIndex(({ ability }) => ability?.type === 'action');
    const names = (card: number): number[] => [1, 2].map((player) => k.openName(s, id, player, card));
    expect(names(3)).toEqual([0, 0]);
    makes(t, s, 3);
    expect(names(3)).toEqual([0, offers(s, 2)[0].b]);
    // It is an action of the card that has it: neither of its giver's nor of the first card that comes along.
    expect([names(1), names(2)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    makes(t, s, 2);
    expect([names(2), names(3)]).toEqual([
      [offers(s, 1)[0].b, 0],
      [0, offers(s, 2)[0].b],
    ]);
    expect([offers(s, 1)[0].b, offers(s, 2)[0].b].map(k.abilityIn)).toEqual([id, id]);
    expect(s.side.host).toBe(0);
  });

  it('is named by itself where it is printed or used from a zone of its own choosing', () => {
    const t = toy();
    const act = k.action({ window: now, effect: noting(k.self) });
    const rise = k.action({ window: now, within: [zone.discard], effect: noting(k.self) });
    t.engine.define([ally('Ann', 1, act, rise)]);
    const s = onTable(t, ['Ann'], []);
    const [printed, risen] = t.engine.definitions[1].abilities;
    const names = (): number[] => [printed, risen].map((id) => k.openName(s, id, 1, 1));
    expect(names()).toEqual([printed, 0]);
    expect(k.openName(s, printed, 2, 1)).toBe(0);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(names()[1]).toBe(risen);
  });

  it('ends when the card that has it leaves', () => {
    const { t, s } = lent();
    makes(t, s, 3);
    k.move(s, 3, k.place(s, zone.hand, 2));
    k.move(s, 3, k.place(s, zone.table, 2));
    expect(offers(s, 2)).toEqual([]);
  });

  it('is part of the answer to "why not?"', () => {
    const { t, s } = lent();
    makes(t, s, 3);
    const why = t.game().whyNot(s, 1, 3);
    expect(why.map((gates) => gates.map(({ gate }) => gate))).toEqual([['actor']]);
    expect(s.side.host).toBe(0);
  });

  it('answers once for each time that it was granted', () => {
    const { t, s } = lent();
    makes(t, s, 3);
    makes(t, s, 2);
    makes(t, s, 3);
    expect([2, 3].map((card) => t.game().whyNot(s, s.card.owner[card], card).length)).toEqual([1, 2]);
  });
});

describe('text that is copied', () => {
  it('is the new card’s own: modifiers, triggers and actions, as long as it lasts', () => {
    const t = toy();
    const strong = k.modifier({ attribute: t.strength, of: k.exactly(k.self), by: 3 });
    const act = k.action({ window: now, effect: noting(k.self) });
    const mimic = k.trigger(t.robbed, {
      effect: k.copyText(k.otherCard, k.untilStart(t.engine.procedures[1])),
    });
    t.engine.define([ally('Mimic', 1, mimic), ally('Hero', 2, strong, act)]);
    const s = onTable(t, ['Mimic'], ['Hero']);
    expect([1, 2].map((card) => k.valueOf(s, t.strength, card))).toEqual([1, 5]);
    k.announce(s, t.robbed, 1, 2, 0);
    k.resolveWaiting(s, s.kernel.waitingFirst);
    k.run(s);
    expect([1, 2].map((card) => k.valueOf(s, t.strength, card))).toEqual([4, 5]);
    const [option] = offers(s, 1);
    takeOffer(s, 1, option);
    expect(s.global.log).toBe(1);
    k.move(s, 1, k.place(s, zone.hand, 1));
    k.move(s, 1, k.place(s, zone.table, 1));
    expect(k.valueOf(s, t.strength, 1)).toBe(1);
  });
});

describe('a card that is meant but not there', () => {
  /** Whatever happens to one card, `effect` does to both that it was about. */
  function meant(effect: (t: ToyBox) => k.Effect): (a: number, b: number) => [readonly number[], number] {
    const t = toy();
    const strong = k.modifier({ attribute: t.strength, of: k.exactly(k.self), by: 3 });
    const does = k.trigger(t.hurt, { effect: effect(t) });
    t.engine.define([ally('Hero', 1, strong), ally('Maker', 2, does), ally('Ann', 4)]);
    return (a, b) => {
      const s = onTable(t, ['Hero', 'Maker', 'Ann'], ['Hero']);
      const inForce = (): number =>
        Array.from({ length: s.kernel.effectsUsed }, (_x, i) => s.effect.channel[i + 1]).filter(
          (at) => at !== 0,
        ).length;
      const before = inForce();
      k.announce(s, t.hurt, a, b, 0);
      k.resolveWaiting(s, s.kernel.waitingFirst);
      k.run(s);
      return [[1, 2, 3, 4].map((card) => k.valueOf(s, t.strength, card)), inForce() - before];
    };
  }
  const lasting = (t: ToyBox): k.Duration => k.untilStart(t.engine.procedures[1]);

  it('has no text to copy, and no text is copied to it; the first card of a game is one like any other', () => {
    const copied = meant((t) => k.copyText(k.thatCard, lasting(t), k.otherCard));
    expect(copied(1, 3)).toEqual([[4, 2, 7, 4], 1]);
    expect(copied(4, 1)).toEqual([[7, 2, 4, 4], 1]);
    expect(copied(0, 1)).toEqual([[4, 2, 4, 4], 0]);
    expect(copied(1, 0)).toEqual([[4, 2, 4, 4], 0]);
  });

  it('is granted nothing, and neither is anybody else', () => {
    const granted = meant((t) =>
      k.grant(k.modifier({ attribute: t.strength, of: k.exactly(k.subject), by: 5 }), lasting(t), k.thatCard),
    );
    expect(granted(1, 0)).toEqual([[9, 2, 4, 4], 1]);
    expect(granted(3, 0)).toEqual([[4, 2, 9, 4], 1]);
    expect(granted(0, 0)).toEqual([[4, 2, 4, 4], 0]);
  });

  it('has no number to change', () => {
    const changed = meant((t) => k.gets(k.thatCard, t.strength, 5, lasting(t)));
    expect(changed(1, 0)).toEqual([[9, 2, 4, 4], 1]);
    expect(changed(0, 0)).toEqual([[4, 2, 4, 4], 0]);
  });

  it('loses no text', () => {
    const lost = meant((t) => k.loseText(k.thatCard, lasting(t)));
    // What the Hero says of himself is no longer in force, and that he is silent is noted instead.
    expect(lost(1, 0)).toEqual([[1, 2, 4, 4], 0]);
    expect(lost(4, 0)[0]).toEqual([4, 2, 4, 1]);
    expect(lost(0, 0)).toEqual([[4, 2, 4, 4], 0]);
  });
});

describe('text that is lost', () => {
  it('comes back when the last of what took it is over', () => {
    const t = toy();
    const boost = k.modifier({ attribute: t.strength, of: k.exactly(k.self), by: 3 });
    const act = k.action({ window: now, effect: noting(k.self) });
    const [first, second] = ['first', 'second'].map((name) =>
      t.engine.procedure(name, {})({ wait: t.engine.step('', () => undefined) }),
    );
    const lose = (event: k.Event, p: k.Procedure): k.Reaction =>
      k.trigger(event, { effect: k.loseText(k.otherCard, k.untilStart(p)) });
    t.engine.define([
      ally('Hush', 1, lose(t.hurt, first), lose(t.robbed, second)),
      ally('Hero', 2, boost, act),
    ]);
    const s = onTable(t, ['Hush', 'Hero'], []);
    const told = (event: k.Event): void => {
      k.announce(s, event, 1, 2, 0);
      k.resolveWaiting(s, s.kernel.waitingFirst);
      k.run(s);
    };
    const state = (): [number, number] => [k.valueOf(s, t.strength, 2), offers(s, 1).length];
    expect(state()).toEqual([5, 1]);
    told(t.hurt);
    told(t.robbed);
    expect(state()).toEqual([2, 0]);
    k.call(s, first);
    expect(state()).toEqual([2, 0]);
    k.call(s, second);
    expect(state()).toEqual([5, 1]);
    expect(textOf(t, k.loseText(k.thatCard, k.untilStart(first)).say)).toBe(
      'that card loses its text until the start of the first',
    );
  });
});

describe('an action from a zone of its own choosing', () => {
  it('is offered while its card lies there face up, and nowhere else', () => {
    const t = toy();
    const rise = k.action({
      window: now,
      within: [zone.discard],
      effect: k.moveCard(k.self, zone.hand, k.you, 'hand'),
    });
    t.engine.define([ally('Ghost', 1, rise)]);
    const s = onTable(t, ['Ghost'], []);
    expect(offers(s, 1)).toEqual([]);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(offers(s, 2)).toEqual([]);
    const [option] = offers(s, 1);
    takeOffer(s, 1, option);
    expect(k.isIn(s, 1, zone.hand)).toBe(true);
    expect(offers(s, 1)).toEqual([]);
  });
});

describe('a card that left play and came back', () => {
  const around = (s: Toy, card: number): void => {
    k.move(s, card, k.place(s, zone.hand, 1));
    k.move(s, card, k.place(s, zone.table, 1));
  };

  it('is another one for its own trigger that waited', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1, k.trigger(t.hurt, { effect: noting(k.self) }))]);
    const run = (meanwhile: (s: Toy) => void): number => {
      const s = onTable(t, ['Ann'], []);
      k.announce(s, t.hurt, 1, 0, 0);
      meanwhile(s);
      k.resolveWaiting(s, s.kernel.waitingFirst);
      k.run(s);
      return s.global.log;
    };
    expect(run(() => undefined)).toBe(1);
    expect(run((s) => around(s, 1))).toBe(0);
  });
});
