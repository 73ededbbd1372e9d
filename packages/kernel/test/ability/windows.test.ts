/** Cards are passed over while nothing can be done with them, and never otherwise. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, type ToyBox, toy, zone } from '../toy.ts';

const discards = k.moveCard(k.self, zone.discard, k.ownerOf(k.self), 'discard pile');
/** Open while the log shows that number. */
const while_ = (log: number): k.Condition =>
  k.condition('while', [], () => `(s.global.log === ${log})`, k.say`while it is ${log}`);
const action = (window: k.Condition): k.Ability => k.action({ window, effect: discards });

/** What a player is offered on the table, as an enumeration asks for it: while nothing changes. */
function offered(s: Toy, actions: k.RuleActions, player: number): number[] {
  const o = new k.Options();
  s.side.nextStamp();
  s.side.still = true;
  actions.offer(s, player, s.kernel.liveFirst, s.card.liveNext, o);
  s.side.still = false;
  return Array.from({ length: o.count }, (_x, i) => o.a(i)).sort((a, b) => a - b);
}

const allKinds = [0, 1, 2];
const rules = (t: ToyBox): k.RuleActions => new k.RuleActions(t.engine, 3, 'kind');

describe('cards with actions in many windows', () => {
  it('are offered in their own, even where windows share a bit', () => {
    const t = toy();
    const names = Array.from({ length: 70 }, (_x, i) => `Card ${i}`);
    t.engine.define(names.map((name, i) => ally(name, 0, action(while_(i)))));
    const some = [0, 1, 30, 31, 32, 61, 62, 63, 69];
    const s = onTable(
      t,
      some.map((i) => names[i]),
      [],
    );
    const actions = rules(t);
    for (const [row, i] of some.entries()) {
      s.global.log = i;
      expect(offered(s, actions, 1)).toEqual([row + 1]);
      expect(offered(s, actions, 2)).toEqual([]);
    }
    s.global.log = 70;
    expect(offered(s, actions, 1)).toEqual([]);
  });

  it('share no bit with the first windows of the rules: each kind is counted by itself', () => {
    const t = toy();
    t.engine.define([0, 1, 2].map((i) => ally(`Card ${i}`, 0, action(while_(i)))));
    t.engine.prepareAll();
    const { windows } = t.engine;
    const gate = (n: number): k.Gate => ({
      kind: 'window',
      rules: [],
      holds: (s) => s.kernel.asked === n,
      why: () => k.say`not now`,
    });
    const [first, second] = [1, 2].map((n) => windows.ofGates([gate(n)]));
    expect([first, second].map((n) => windows.bit(n))).toEqual([1, 2]);
    expect([1, 2, 3].map((n) => windows.bit(n))).toEqual([1, 2, 4]);
  });

  it('have an open action in their own alone, and none while their text is ignored', () => {
    const t = toy();
    t.engine.define([ally('Idle', 0), ally('Now', 0, action(while_(1))), ally('Late', 0, action(while_(2)))]);
    const s = onTable(t, ['Idle', 'Now', 'Late'], []);
    const open = (): number[] => [1, 2, 3].filter((card) => k.hasOpenAction(s, 1, card));
    s.global.log = 1;
    expect(open()).toEqual([2]);
    k.mute(s, 2);
    expect(open()).toEqual([]);
  });

  it('are asked themselves where the window looks at the card, inside the one around it', () => {
    const t = toy();
    let asked = 0;
    const hurt = (s: Toy, card: number): boolean => {
      asked++;
      return s.card.wounds[card] > 0;
    };
    const wounded: k.Condition = {
      ...k.condition('wounded', [], (g) => `${g.ref(hurt)}(s, self)`, k.say`while it is wounded`),
      within: while_(1),
    };
    t.engine.define([
      ally('Boat', 0, action(wounded)),
      ally('Raft', 0, action(k.all(while_(2), { ...wounded, within: while_(2) }))),
    ]);
    const s = onTable(t, ['Boat', 'Raft'], []);
    const actions = rules(t);
    const at = (log: number): number[] => {
      s.global.log = log;
      return offered(s, actions, 1);
    };
    s.card.wounds[1] = s.card.wounds[2] = 1;
    expect([at(0), at(1), at(2)]).toEqual([[], [1], [2]]);
    expect(asked).toBe(2);
    s.card.wounds[1] = 0;
    expect(at(1)).toEqual([]);
  });
});

describe('windows whose code is a function of its own', () => {
  const hoisted = (body: string): k.Condition =>
    k.condition('hoisted', [], (g, v) => g.hoist(body, v.it), k.say`while it is so`);
  it('are told apart by what it does', () => {
    const t = toy();
    t.engine.define([
      ally('Boat', 0, action(hoisted('return s.global.log === 1;'))),
      ally('Raft', 0, action(hoisted('return s.global.log === 2;'))),
    ]);
    const s = onTable(t, ['Boat', 'Raft'], []);
    const actions = rules(t);
    const at = (log: number): number[] => {
      s.global.log = log;
      return offered(s, actions, 1);
    };
    expect([at(0), at(1), at(2)]).toEqual([[], [1], [2]]);
  });

  it('are asked of each card, if it looks at the card', () => {
    const t = toy();
    t.engine.define([ally('Boat', 0, action(hoisted('return s.card.wounds[self] > 0;')))]);
    const s = onTable(t, ['Boat', 'Boat'], []);
    s.card.wounds[2] = 1;
    expect(offered(s, rules(t), 1)).toEqual([2]);
  });
});

describe('windows at a table of five', () => {
  it('are open for each player by himself, and looked at anew when something has changed', () => {
    const t = toy();
    const turn = k.condition('turn', [], () => '(s.global.active === you)', k.say`in your turn`);
    const odd = k.condition('odd', [], () => '(you % 2 === 1)', k.say`for odd players`);
    t.engine.define([ally('Boat', 0, action(turn)), ally('Raft', 0, action(odd))]);
    const seats = [1, 2, 3, 4, 5];
    const s = onTable(t, ...seats.map(() => ['Boat', 'Raft']));
    const actions = rules(t);
    // Player n has cards 2n - 1 and 2n.
    const found = (): number[][] => seats.map((player) => offered(s, actions, player));
    const odds = [[2], [], [6], [], [10]];
    for (const active of [5, 1, 4]) {
      s.global.active = active;
      const boat = [active * 2 - 1];
      expect(found()).toEqual(odds.with(active - 1, boat.concat(odds[active - 1])));
    }
  });

  it('are not mixed up when all are asked in one enumeration', () => {
    const t = toy();
    const seats = [1, 2, 3, 4, 5];
    let asked = 0;
    const isTurn = (s: Toy, player: number): boolean => {
      asked++;
      return s.global.active === player;
    };
    const turn = k.condition('turn', [], (g) => `${g.ref(isTurn)}(s, you)`, k.say`in your turn`);
    t.engine.define([ally('Boat', 0, action(turn))]);
    const s = onTable(t, ...seats.map(() => ['Boat', 'Boat']));
    s.global.active = 5;
    s.side.nextStamp();
    s.side.still = true;
    const twice = [...seats, ...seats].map((player) => {
      const o = new k.Options();
      rules(t).offer(s, player, s.kernel.liveFirst, s.card.liveNext, o);
      return o.count;
    });
    s.side.still = false;
    expect(twice).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 2]);
    // Once for each player, however many cards and however often.
    expect(asked).toBe(5);
  });
});

describe('a window that asks what happened', () => {
  // Nothing has: there is no such card, player or number outside of an event, whoever asks.
  it.each([
    ['that card', k.passes(k.thatCard, k.anyCard)],
    ['the other card', k.passes(k.otherCard, k.anyCard)],
    ['it', k.passes(k.it, k.anyCard)],
    ['that player', k.samePlayer(k.thatPlayer, k.you)],
    ['the other player', k.samePlayer(k.otherPlayer, k.you)],
    ['that number', k.atLeast(k.thatNumber, 1)],
  ])('finds nothing, and so says who asks why: %s', (_what, there) => {
    const t = toy();
    t.engine.define([ally('Asks', 0, action(there)), ally('Denies', 0, action(k.not(there)))]);
    const s = onTable(t, ['Asks', 'Denies'], []);
    const actions = rules(t);
    const refused = (card: number): number => t.game().whyNot(s, 1, card).flat().length;
    expect(offered(s, actions, 1)).toEqual([2]);
    expect([refused(1), refused(2)]).toEqual([1, 0]);
    const o = new k.Options();
    for (const card of [1, 2]) k.offerActions(s, 1, card, o);
    expect([o.count, o.a(0)]).toEqual([1, 2]);
  });
});

describe('a window that asks the frame of an ability', () => {
  it('finds none: nothing has been chosen yet', () => {
    const t = toy();
    const frameless = k.condition('frameless', [], () => '(f === 0)', k.say`while nothing runs`);
    t.engine.define([ally('Asks', 0, action(frameless)), ally('Denies', 0, action(k.not(frameless)))]);
    expect(offered(onTable(t, ['Asks', 'Denies'], []), rules(t), 1)).toEqual([1]);
  });
});

describe('actions of the rules', () => {
  const gate = (
    t: ToyBox,
    kind: k.GateKind,
    holds: (s: Toy, player: number, card: number) => boolean,
  ): k.Gate => t.engine.gate(kind, '', holds, k.say`no`);

  it("are for one's own cards of their kinds, and gates that do not look at the card are asked once", () => {
    const t = toy();
    t.engine.define([ally('Boat', 0), ally('Raft', 1), { ...ally('Net', 0), facts: { kind: 'item' } }]);
    const s = onTable(t, ['Boat', 'Net', 'Raft'], ['Boat']);
    let asked = 0;
    const actions = rules(t);
    const shared: k.Gate = {
      ...gate(t, 'window', () => true),
      holds: (state: k.State, player: number) => {
        asked++;
        return state.card.controller[0] === 0 && player === 1;
      },
    };
    actions.add(
      {
        code: 7,
        gates: [shared, gate(t, 'requirement', (state, _p, card) => state.card.wounds[card] === 0)],
      },
      [0],
    );
    expect(offered(s, actions, 1)).toEqual([1, 3]);
    expect(asked).toBe(1);
    s.card.wounds[3] = 1;
    expect(offered(s, actions, 1)).toEqual([1]);
    expect(offered(s, actions, 2)).toEqual([]);
  });

  it('ask a gate that is made of several once as well, however many cards there are', () => {
    const t = toy();
    t.engine.define([ally('Boat', 0)]);
    const s = onTable(t, ['Boat', 'Boat', 'Boat'], []);
    const asked = [0, 0];
    const part =
      (i: number) =>
      (state: k.State, player: number, card: number): boolean => {
        asked[i]++;
        return state.card.live[card] === 0 && player === 1;
      };
    const actions = rules(t);
    const both = k.allHold([part(0), part(1)]);
    actions.add({ code: 1, gates: [{ ...gate(t, 'window', () => true), holds: both }] }, [0]);
    // No card is named to them, whoever asks.
    expect(offered(s, actions, 1)).toEqual([1, 2, 3]);
    expect(asked).toEqual([1, 1]);
    expect(offered(s, actions, 2)).toEqual([]);
    // The second is not asked where the first fails.
    expect(asked).toEqual([2, 1]);
  });

  it('are offered in the order of their codes, in whatever order they were entered', () => {
    const t = toy();
    t.engine.define([ally('Boat', 0)]);
    const s = onTable(t, ['Boat'], []);
    const actions = rules(t);
    for (const code of [2, 3, 1]) actions.add({ code, gates: [] }, [0]);
    const o = new k.Options();
    actions.offer(s, 1, s.kernel.liveFirst, s.card.liveNext, o);
    expect(Array.from({ length: o.count }, (_x, i) => o.n(i))).toEqual([1, 2, 3]);
  });

  it('are offered for cards that are prepared later, and where they were entered later themselves', () => {
    const t = toy();
    t.engine.define([ally('Boat', 0), ally('Raft', 0), ally('Ship', 0)]);
    const actions = rules(t);
    actions.add({ code: 1, gates: [] }, [0]);
    const codes = (s: Toy): number[] => {
      const o = new k.Options();
      actions.offer(s, 1, s.kernel.liveFirst, s.card.liveNext, o);
      return Array.from({ length: o.count }, (_x, i) => o.a(i) * 10 + o.n(i));
    };
    expect(codes(onTable(t, ['Boat'], []))).toEqual([11]);
    const s = onTable(t, ['Boat', 'Raft', 'Ship'], []);
    expect(codes(s)).toEqual([11, 21, 31]);
    actions.add({ code: 2, gates: [gate(t, 'window', () => true)] }, [0]);
    expect(codes(s)).toEqual([11, 12, 21, 22, 31, 32]);
  });

  it('need all of the gates that ask about no card, and seek targets for cards that pass all else', () => {
    const t = toy();
    t.engine.define([ally('Boat', 0), ally('Raft', 0)]);
    const s = onTable(t, ['Boat', 'Raft'], ['Boat']);
    const actions = rules(t);
    let sought = 0;
    const target: k.Gate = {
      ...gate(t, 'target', () => true),
      holds: () => {
        sought++;
        return true;
      },
    };
    actions.add(
      {
        code: 1,
        gates: [
          gate(t, 'window', (state) => state.player.gold[1] > 0),
          gate(t, 'actor', (state) => state.player.gold[2] > 0),
          gate(t, 'requirement', (state, _p, card) => state.card.wounds[card] === 0),
          target,
        ],
      },
      allKinds,
    );
    const at = (one: number, two: number): number[] => {
      [s.player.gold[1], s.player.gold[2]] = [one, two];
      return offered(s, actions, 1);
    };
    s.card.wounds[2] = 1;
    expect([at(0, 0), at(1, 0), at(0, 1)]).toEqual([[], [], []]);
    expect(sought).toBe(0);
    expect(at(1, 1)).toEqual([1]);
    expect(sought).toBe(1);
    // No card is left to seek one for.
    s.card.wounds[1] = 1;
    expect(at(1, 1)).toEqual([]);
    expect(sought).toBe(1);
  });

  it('that share the first of several gates have windows of their own', () => {
    const t = toy();
    t.engine.define([ally('Boat', 0)]);
    const s = onTable(t, ['Boat'], []);
    const actions = rules(t);
    const first = gate(t, 'window', (state) => state.global.log > 0);
    const is = (log: number): k.Gate => gate(t, 'requirement', (state) => state.global.log === log);
    const gates = [[first], [first, is(1)], [first, is(2)], [first], [is(0), is(0)]];
    for (const [code, some] of gates.entries()) actions.add({ code, gates: some }, [0]);
    const codes = (log: number): number[] => {
      s.global.log = log;
      const o = new k.Options();
      s.side.nextStamp();
      s.side.still = true;
      actions.offer(s, 1, s.kernel.liveFirst, s.card.liveNext, o);
      s.side.still = false;
      return Array.from({ length: o.count }, (_x, i) => o.n(i));
    };
    expect([0, 1, 2, 3].map(codes)).toEqual([[4], [0, 1, 3], [0, 2, 3], [0, 3]]);
  });

  it('are all there is where texts do not count', () => {
    const t = toy();
    t.engine.define([ally('Boat', 0, action(while_(0)))]);
    const s = onTable(t, ['Boat'], []);
    const faceDown = new k.RuleActions(t.engine, 3, 'kind', { texts: false });
    expect(offered(s, rules(t), 1)).toEqual([1]);
    expect(offered(s, faceDown, 1)).toEqual([]);
    faceDown.add({ code: 1, gates: [] }, allKinds);
    expect(offered(s, faceDown, 1)).toEqual([1]);
  });
});
