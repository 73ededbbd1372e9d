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
