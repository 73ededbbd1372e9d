/** Views: what a player may know, and nothing else. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, offered, onTable, type Toy, take, toy, use, zone } from '../toy.ts';

function table(): Toy {
  const t = toy();
  t.engine.define([
    ally('Ann', 1, k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 })),
    ally('Bob', 2),
    ally('Cid', 3),
  ]);
  return onTable(t, ['Ann', 'Bob', 'Cid'], ['Ann', 'Bob', 'Cid']);
}
/** Views by the toy's own rule of who owns a pact. */
const seenBy = (s: Toy, player: number): Toy =>
  k.view(s, player, (on, name, row) => (name === 'pact' ? on.pact.owner[row] : 0));

describe('a view', () => {
  it('shows faces, and what goes with them, to those who know the card', () => {
    const s = table();
    k.move(s, 1, k.place(s, zone.hand, 1));
    k.move(s, 2, k.place(s, zone.deck, 1));
    s.card.knownTo[1] = 0b010;
    s.card.knownTo[2] = 0;
    s.card.sign[1] = 7;
    expect([0, 1, 2].map((player) => seenBy(s, player).card.def[1])).toEqual([0, s.card.def[1], 0]);
    expect([0, 1, 2].map((player) => seenBy(s, player).card.sign[1])).toEqual([0, 7, 0]);
    expect([0, 1, 2].map((player) => seenBy(s, player).card.def[2])).toEqual([0, 0, 0]);
    expect([0, 1, 2].map((player) => seenBy(s, player).card.def[3])).toEqual([3, 3, 3]);
  });

  it('shows everyone who knows which card', () => {
    const s = table();
    for (const [card, player] of [
      [1, 1],
      [4, 2],
    ])
      k.move(s, card, k.place(s, zone.hand, player));
    k.move(s, 2, k.place(s, zone.deck, 1));
    s.card.knownTo[1] = 0b010;
    s.card.knownTo[2] = 0b100;
    s.card.knownTo[4] = 0b100;
    const known = [0b010, 0b100, 0b110, 0b100];
    for (const player of [0, 1, 2])
      expect([1, 2, 3, 4].map((card) => seenBy(s, player).card.knownTo[card])).toEqual(known);
  });

  it('shows columns of every kind as they are, unless they are told to be hidden', () => {
    const made = {
      set: k.flag(),
      few: k.count(),
      some: k.amount(),
      many: k.whole(),
      named: k.oneOf(['one', 'two']),
      card: k.idOf('card'),
      player: k.idOf('player'),
      row: k.fewOf('card'),
      players: k.playerSet(),
    };
    // What each can hold at the most, and one of them at the least.
    const most = {
      set: 1,
      few: 255,
      some: -32_768,
      many: -(2 ** 31),
      named: 1,
      card: 65_535,
      player: 255,
      row: 255,
      players: 255,
    };
    const names = Object.keys(most) as (keyof typeof most)[];
    const schema = k.defineState({
      name: 'kinds',
      global: made,
      player: made,
      card: { ...made, face: k.onFace(k.whole()), own: k.onFace(k.playerSet()) },
      tables: { thing: { rows: 2, columns: { ...made, mine: k.secret(k.amount()) } } },
      zones: { pile: { per: 'player', seenBy: 'nobody' } },
      room: { effects: 8, waiting: 8, frames: 64 },
    });
    const engine = new k.Engine<k.StateOf<typeof schema>>({ name: 'kinds', version: '1', schema });
    const s = k.newState<k.StateOf<typeof schema>>(k.layOut(schema, { players: 2, cards: 2 }, 9), engine);
    for (const name of names) {
      s.card[name][2] = s.player[name][2] = s.thing[name][1] = most[name];
      s.global[name] = most[name];
    }
    s.card.face[2] = s.card.own[2] = s.thing.mine[1] = 7;
    for (const player of [0, 1, 2]) {
      const seen = k.view(s, player);
      for (const name of names)
        expect([seen.global[name], seen.player[name][2], seen.card[name][2], seen.thing[name][1]]).toEqual(
          Array.from({ length: 4 }, () => most[name]),
        );
      expect([seen.card.face[2], seen.card.own[2], seen.thing.mine[1]]).toEqual([0, 0, 0]);
    }
  });

  it('shows whoever watches all that the kernel keeps of effects, of what waits and of places', () => {
    const s = table();
    const kept = ['channel', 'effect', 'waiting', 'place'] as const;
    const cells = (of: Toy): [string, number][] =>
      kept.flatMap((name) =>
        Object.entries(of[name]).map(([column, rows]) => [column, rows[1]] as [string, number]),
      );
    for (const name of kept) for (const rows of Object.values(s[name])) rows[1] = 1;
    expect(cells(k.view(s, 0))).toEqual(cells(s));
    expect(new Set(cells(s).map(([, value]) => value))).toEqual(new Set([1]));
  });

  it('shows secret columns to the player whose row it is', () => {
    const s = table();
    s.player.bid[1] = 4;
    s.player.bid[2] = 5;
    s.player.gold[2] = 6;
    s.pact.owner[1] = 2;
    s.pact.terms[1] = 9;
    const bids = (player: number): number[] => [1, 2].map((row) => seenBy(s, player).player.bid[row]);
    expect([0, 1, 2].map(bids)).toEqual([
      [0, 0],
      [4, 0],
      [0, 5],
    ]);
    expect(seenBy(s, 1).player.gold[2]).toBe(6);
    expect([1, 2].map((player) => seenBy(s, player).pact.terms[1])).toEqual([0, 9]);
    // Without a rule of ownership, nobody sees the secret column of a table; a spectator never does.
    expect([0, 1, 2].map((player) => k.view(s, player).pact.terms[1])).toEqual([0, 0, 0]);
  });

  it('holds no word of the generator', () => {
    const s = table();
    k.die(s, 6);
    expect(s.chance.some((word) => word !== 0)).toBe(true);
    expect(seenBy(s, 1).chance.every((word) => word === 0)).toBe(true);
  });

  it('leaves the state alone, and the view of a view is the view', () => {
    const s = table();
    k.move(s, 1, k.place(s, zone.hand, 1));
    const before = k.toBytes(s);
    const view = seenBy(s, 2);
    expect(s.saved).toEqual(before);
    expect(k.equal(seenBy(view, 2), view)).toBe(true);
  });

  it('hides secret locals of a running procedure from all but the player it names first', () => {
    const t = toy();
    const main = t.engine.procedure('vote', {
      player: k.idOf('player'),
      bid: k.secret(k.count()),
      open: k.count(),
    })({
      choose: t.engine.ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => k.again }),
    });
    t.engine.define([ally('Ann', 1)]);
    const s = t.game().create({ decks: [['Ann'], ['Ann']] }, 'x');
    k.call(s, main, 0, 7, 5);
    k.call(s, main, 2, 8, 5);
    k.run(s);
    const below = s.frames[s.kernel.top + 2];
    expect([0, 1, 2].map((player) => k.view(s, player).frames[below + 4])).toEqual([0, 0, 0]);
    const locals = (on: Toy): number[] => [0, 1, 2].map((local) => k.localOf(on, main, local));
    expect(locals(s)).toEqual([2, 8, 5]);
    expect([0, 1, 2].map((player) => locals(k.view(s, player)))).toEqual([
      [2, 0, 5],
      [2, 0, 5],
      [2, 8, 5],
    ]);
  });

  it('of a hidden card that a frame or a waiting trigger names shows its row and not its face', () => {
    const t = toy();
    const inHand = k.inZone(zone.hand, k.you, 'hand');
    const pick = k.sequence(k.choose('card', k.anyCard, inHand), k.may(k.sequence()));
    t.engine.define([
      ally(
        'Ann',
        1,
        k.action({ window: k.always(k.say`now`), effect: pick }),
        k.trigger(t.hurt, { effect: k.sequence() }),
      ),
      ally('Bob', 1),
    ]);
    const s = onTable(t, ['Ann', 'Bob', 'Bob'], ['Bob']);
    for (const card of [2, 3]) {
      k.move(s, card, k.place(s, zone.deck, 1));
      s.card.knownTo[card] = 0;
      k.move(s, card, k.place(s, zone.hand, 1));
    }
    k.announce(s, t.hurt, 2, 0, 0);
    use(s, 1);
    expect(offered(s)).toEqual([2, 3]);
    take(s, k.Kind.card, 3);
    const view = k.view(s, 2);
    expect(view.frames).toEqual(s.frames);
    expect(view.waiting.a[view.kernel.waitingFirst]).toBe(2);
    expect([2, 3].map((card) => view.card.def[card])).toEqual([0, 0]);
    expect(k.dump(view)).not.toMatch(/Bob#[23]/);
  });
});

describe('face down', () => {
  it('a card moved so is known to those who may look, and to no one else any more', () => {
    const s = table();
    const hand = k.place(s, zone.hand, 1);
    for (const card of [1, 2]) k.move(s, card, hand);
    expect([1, 2].map((card) => s.card.knownTo[card])).toEqual([0b110, 0b110]);
    k.moveFaceDown(s, 1, k.place(s, zone.table, 1), 0b010);
    // Player 2 cannot tell which of the two it was, so he knows neither.
    expect([1, 2].map((card) => s.card.knownTo[card])).toEqual([0b010, 0b010]);
    expect([s.card.live[1], s.card.faceDown[1]]).toEqual([0, 1]);
  });

  it('a card from an open place makes nobody forget what else lies there', () => {
    const s = table();
    k.moveFaceDown(s, 2, k.place(s, zone.middle, 0), 0b010);
    expect([1, 3].map((card) => [s.card.knownTo[card], s.card.live[card]])).toEqual([
      [0b110, 1],
      [0b110, 1],
    ]);
    expect([s.card.knownTo[2], s.card.live[2]]).toEqual([0b010, 0]);
  });

  it('a card comes into force when it is revealed, and not because all have looked at it', () => {
    const s = table();
    k.moveFaceDown(s, 1, k.place(s, zone.middle, 0), 0b010);
    k.show(s, 1, 0b100);
    expect([s.card.knownTo[1], s.card.live[1]]).toEqual([0b110, 0]);
    expect(k.view(s, 2).card.def[1]).toBe(s.card.def[1]);
    k.reveal(s, 1);
    expect([s.card.live[1], s.card.faceDown[1]]).toEqual([1, 0]);
    expect(s.kernel.liveLast).toBe(1);
  });

  it('in a place that nobody sees is nothing special', () => {
    const s = table();
    k.moveFaceDown(s, 1, k.place(s, zone.deck, 1), 0b010);
    expect(s.card.faceDown[1]).toBe(0);
    k.move(s, 1, k.place(s, zone.table, 1));
    expect(s.card.live[1]).toBe(1);
  });

  it('is over when the card moves on openly', () => {
    const s = table();
    k.moveFaceDown(s, 1, k.place(s, zone.middle, 0), 0b010);
    k.move(s, 1, k.place(s, zone.table, 1));
    expect([s.card.live[1], s.card.faceDown[1], s.card.knownTo[1]]).toEqual([1, 0, 0b110]);
  });
});

describe('who learns a face', () => {
  it.each([
    ['deck', 0b000],
    ['hand', 0b010],
    ['under', 0b010],
    ['table', 0b110],
    ['discard', 0b110],
    ['middle', 0b110],
  ] as const)('when a card comes to %s', (name, known) => {
    const s = table();
    k.move(s, 1, k.place(s, zone.deck, 1));
    s.card.knownTo[1] = 0;
    k.move(s, 1, k.place(s, zone[name], name === 'middle' ? 0 : name === 'under' ? 4 : 1));
    expect(s.card.knownTo[1]).toBe(known);
  });
});
