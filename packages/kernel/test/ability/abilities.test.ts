/** The sentences a card can have: compiled when it is prepared, numbered when it is defined, and read as they work. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, offered, onTable, type Toy, type ToyBox, take, toy, use, zone } from '../toy.ts';
import { english } from './ask-word.ts';

const now = k.always(k.say`now`);
const note = (n: number): k.Effect =>
  k.verb('note', (s: Toy) => (s.global.log = s.global.log * 10 + n), [], k.say`note ${n}`);
const spend = (n: number): k.Cost =>
  k.cost(
    k.atLeast(k.playerColumn(k.you, 'gold'), n),
    k.verb(
      'spend',
      (s: Toy, p: number, gold: number) => (s.player.gold[p] -= gold),
      [k.you, n],
      k.say`spend ${n} gold`,
    ),
  );
const gatesOf = (t: ToyBox, id: string): readonly k.Gate[] =>
  t.engine.abilities[t.engine.definitions[t.engine.index(id)].actions[0]].gates;

describe('an action', () => {
  const acting = (t: ToyBox): Toy => {
    t.engine.define([
      ally(
        'Ann',
        1,
        k.action({
          window: k.ruled('T-WIN-1', k.equals(k.playerColumn(k.you, 'gold'), k.playerColumn(k.you, 'gold'))),
          zone: k.liesIn(k.self, zone.table, 'table'),
          forbidden: t.healing,
          if: k.atMost(k.columnOf(k.self, 'wounds'), 2),
          costs: [spend(2)],
          targets: [k.choose('foe', k.notControlledBy(k.you))],
          effect: k.sequence(
            note(1),
            k.verb('hurt', (s: Toy, c: number) => s.card.wounds[c]++, [k.the('foe')], k.say`hurt it`),
          ),
        }),
      ),
      ally('Ban', 1, k.forbid(t.healing)),
      ally('Cid', 1),
    ]);
    const s = onTable(t, ['Ann'], ['Cid', 'Cid', 'Ban']);
    k.move(s, 4, k.place(s, zone.hand, 2));
    s.player.gold[1] = 3;
    k.forget(s);
    return s;
  };
  const shut = (t: ToyBox, s: Toy, player = 1): string[] =>
    k.refusals(gatesOf(t, 'Ann'), s, player, 1).map((refusal) => refusal.gate);

  it('chooses its targets, pays its costs, and resolves', () => {
    const t = toy();
    const s = acting(t);
    expect(shut(t, s)).toEqual([]);
    use(s, 1);
    expect(offered(s)).toEqual([2, 3]);
    expect([s.player.gold[1], s.global.log]).toEqual([3, 0]);
    take(s, k.Kind.card, 3);
    expect([s.player.gold[1], s.global.log, s.card.wounds[3]]).toEqual([1, 1, 1]);
  });

  it('is shut by each gate alone, and by all of them at once, in order', () => {
    const t = toy();
    const s = acting(t);
    const check = (change: (on: Toy) => void, player = 1): string[] => {
      const other = k.clone(s);
      change(other);
      return shut(t, other, player);
    };
    expect(check(() => undefined, 2)).toEqual(['actor', 'cost']);
    expect(check((on) => k.move(on, 1, k.place(on, zone.hand, 1)))).toEqual(['zone']);
    expect(check((on) => k.move(on, 4, k.place(on, zone.table, 2)))).toEqual(['prohibition']);
    expect(check((on) => (on.card.wounds[1] = 3))).toEqual(['requirement']);
    expect(check((on) => (on.player.gold[1] = 1))).toEqual(['cost']);
    expect(
      check((on) => {
        k.move(on, 2, k.place(on, zone.hand, 2));
        k.move(on, 3, k.place(on, zone.hand, 2));
      }),
    ).toEqual(['target']);
    const all = check((on) => {
      on.card.wounds[1] = 3;
      on.player.gold[1] = 0;
      k.move(on, 4, k.place(on, zone.table, 2));
      on.card.controller[1] = 2;
    });
    expect(all).toEqual(['actor', 'prohibition', 'requirement', 'cost']);
    expect(k.gateKinds.filter((kind) => all.includes(kind))).toEqual(all);
  });

  it('says why in words, with the rule of the condition', () => {
    const t = toy();
    const s = acting(t);
    k.move(s, 4, k.place(s, zone.table, 2));
    const [refusal] = k.refusals(gatesOf(t, 'Ann'), s, 1, 1);
    expect(k.render(k.english, k.namesOf(s), refusal.why)).toBe('Ban forbids it');
    expect(gatesOf(t, 'Ann')[0].rules).toEqual(['T-WIN-1']);
  });

  it('names the card that forbids it, and none that forbids something else', () => {
    const t = toy();
    t.engine.define([
      ally('Veto', 1, k.forbid(t.healing, { if: k.atLeast(k.thatNumber, 1) })),
      ally('Ban', 1, k.forbid(t.healing)),
      ally('Ann', 1, k.action({ window: now, forbidden: t.healing, effect: note(1) })),
    ]);
    const s = onTable(t, ['Veto', 'Ban', 'Ann'], []);
    const [refusal] = k.refusals(gatesOf(t, 'Ann'), s, 1, 3);
    expect(k.render(k.english, k.namesOf(s), refusal.why)).toBe('Ban forbids it');
  });

  it('reads: when, if what, what it costs and needs, and what it does', () => {
    const a = k.action({
      window: now,
      if: k.thereAre(1, k.anyCard),
      costs: [spend(2)],
      targets: [k.choose('foe', k.anyCard)],
      effect: note(1),
    });
    expect(english(a.say)).toBe('now, if there is a card: spend 2 gold and choose a card to note 1');
    expect(english(k.action({ window: now, effect: note(1) }).say)).toBe('now: note 1');
  });

  it('can be kept by the game to resolve later, with all it chose', () => {
    const t = toy();
    const kept: number[] = [];
    t.engine.declared = (s, base) => kept.push(s.frames[base + 3], s.frames[base + 4], k.slotOf(s, base, 0));
    const s = acting(t);
    use(s, 1);
    take(s, k.Kind.card, 2);
    const [ability, source, foe] = kept;
    expect([ability, source, foe]).toEqual([t.engine.definitions[1].actions[0], 1, 2]);
    expect([s.player.gold[1], s.global.log]).toEqual([1, 0]);
    k.resolveEffect(s, ability, source, 0, 0, 0, 0);
    k.setSlot(s, 0, foe);
    k.run(s);
    expect([s.global.log, s.card.wounds[2]]).toEqual([1, 1]);
  });

  it('that is none cannot be used or resolved', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1, k.forbid(t.healing))]);
    const s = onTable(t, ['Ann']);
    const [id] = t.engine.definitions[1].standing;
    expect(() => k.useAction(s, id, 1, 1)).toThrow(`Ability ${id} is no action.`);
    expect(() => k.resolveEffect(s, id, 1, 0, 0, 0, 0)).toThrow(`Ability ${id} has no effect of its own.`);
  });
});

describe('targets', () => {
  it('may depend on one another; only the first can be tried beforehand', () => {
    const t = toy();
    const other = k.choose('two', k.otherThan(k.the('one')));
    t.engine.define([
      ally(
        'Ann',
        1,
        k.action({ window: now, targets: [k.choose('one', k.anyCard), other], effect: note(1) }),
      ),
      ally('Bob', 1),
    ]);
    const s = onTable(t, ['Ann', 'Bob', 'Bob']);
    expect(gatesOf(t, 'Ann').filter((gate) => gate.kind === 'target')).toHaveLength(1);
    use(s, 1);
    take(s, k.Kind.card, 2);
    expect(offered(s)).toEqual([1, 3]);
  });

  it('belong to triggers as well, and are chosen when those resolve', () => {
    const t = toy();
    t.engine.define([
      ally('Ann', 1, k.trigger(t.hurt, { targets: [k.choose('x', k.anyCard)], effect: note(1) })),
      ally('Bob', 1),
    ]);
    const s = onTable(t, ['Ann', 'Bob']);
    k.announce(s, t.hurt, 2, 0, 0);
    k.resolveWaiting(s, s.kernel.waitingFirst);
    k.run(s);
    expect(offered(s)).toEqual([1, 2]);
  });

  it('must have been chosen before they are named', () => {
    const t = toy();
    const hurt = k.gets(k.the('foe'), t.strength, 1, k.untilEnd(t.engine.procedures[1]));
    t.engine.define([ally('Ann', 1, k.action({ window: now, effect: hurt }))]);
    expect(() => onTable(t, ['Ann'])).toThrow(
      '"foe" is used, but no target or number of that name was chosen before',
    );
  });
});

describe('abilities in zones of their own choosing', () => {
  it('are in force there while the card lies face up, and nowhere else', () => {
    const t = toy();
    const far = k.modifier({
      attribute: t.strength,
      of: k.anyCard,
      by: 5,
      within: [zone.discard, zone.hand],
    });
    t.engine.define([ally('Ghost', 1, far), ally('Ann', 1)]);
    const s = onTable(t, ['Ann', 'Ghost'], ['Ann']);
    const strength = (): number => k.valueOf(s, t.strength, 1);
    expect(strength()).toBe(1);
    k.move(s, 2, k.place(s, zone.discard, 1));
    expect(strength()).toBe(6);
    k.move(s, 2, k.place(s, zone.discard, 2));
    expect(strength()).toBe(6);
    // Everyone saw it come: in the hand it is known, and so in force.
    k.move(s, 2, k.place(s, zone.hand, 1));
    expect(strength()).toBe(6);
    k.moveFaceDown(s, 3, k.place(s, zone.hand, 1), 0b10);
    // The other card leaves, in the row of the first; the Ghost stays, in a row that nobody can follow.
    expect(k.moveFaceDown(s, 3, k.place(s, zone.under, 1), 0b10)).toBe(2);
    expect(strength()).toBe(1);
    k.reveal(s, 3);
    expect(strength()).toBe(6);
    k.move(s, 3, k.place(s, zone.deck, 1));
    expect([strength(), s.kernel.effectsUsed]).toEqual([1, 0]);
  });

  it('end when the place is shuffled', () => {
    const t = toy();
    const far = k.modifier({ attribute: t.strength, of: k.anyCard, by: 5, within: [zone.deck] });
    t.engine.define([ally('Ghost', 1, far), ally('Ann', 1)]);
    const s = onTable(t, ['Ann', 'Ghost']);
    k.move(s, 2, k.place(s, zone.deck, 1));
    expect(k.valueOf(s, t.strength, 1)).toBe(6);
    k.shuffle(s, k.place(s, zone.deck, 1));
    expect(k.valueOf(s, t.strength, 1)).toBe(1);
  });
});

describe('the pool', () => {
  it('numbers abilities and procedures in the order of definition, whichever cards are prepared first', () => {
    const make = (first: string): readonly (readonly number[])[] => {
      const t = toy();
      const granted = k.grant(k.forbid(t.healing), k.untilEnd(t.engine.procedures[1]));
      t.engine.define([
        ally('Ann', 1, k.action({ window: now, effect: granted })),
        ally('Bob', 1, k.trigger(t.hurt, { effect: note(1) })),
      ]);
      t.engine.prepare(t.engine.index(first));
      for (const id of ['Ann', 'Bob']) t.engine.prepare(t.engine.index(id));
      return t.engine.definitions.map((d) => d.abilities.map((id) => t.engine.abilities[id].effect?.id ?? 0));
    };
    expect(make('Ann')).toEqual(make('Bob'));
  });

  it('keeps places among the procedures for what has steps, and for nothing else', () => {
    const t = toy();
    const grants = k.grant(k.forbid(t.healing), k.untilEnd(t.engine.procedures[1]));
    const places = (id: string, ...abilities: readonly k.Ability[]): number => {
      const before = t.engine.procedures.length;
      t.engine.define([ally(id, 1, ...abilities)]);
      t.engine.prepare(t.engine.index(id));
      return t.engine.procedures.length - before;
    };
    expect(places('plain')).toBe(0);
    expect(places('modifier', k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 }))).toBe(0);
    expect(places('not yet', k.unimplemented('may fly'))).toBe(0);
    expect(places('trigger', k.trigger(t.hurt, { effect: note(1) }))).toBe(2);
    expect(places('action', k.action({ window: now, effect: note(1) }))).toBe(2);
    // And for what an ability grants.
    expect(places('granting', k.action({ window: now, effect: grants }))).toBe(4);
  });

  it('refuses two cards of one id and cards it does not know', () => {
    const t = toy();
    expect(() => t.engine.define([ally('Ann', 1), ally('Ann', 2)])).toThrow('Two cards have the id "Ann".');
    expect(() => t.engine.index('Zed')).toThrow('There is no card "Zed" in this pool.');
    expect([t.engine.has('Ann'), t.engine.has('Zed')]).toEqual([true, false]);
  });

  it('says when it has more abilities than it can number', () => {
    const t = toy();
    const one = k.trigger(t.hurt, { effect: k.sequence() });
    const many = Array.from({ length: 4200 }, (_x, i) => ally(`Card ${i}`, 1, one, one, one, one));
    expect(() => t.engine.define(many)).toThrow(
      'More than 32767 abilities or procedures are more than one pool can number.',
    );
  });

  it('counts sentences that are not implemented yet, by card', () => {
    const t = toy();
    t.engine.define([
      ally('Ann', 1, k.unimplemented('may fly'), k.unimplemented('may sing')),
      ally('Bob', 1),
      ally('Cid', 1, k.unimplemented('may swim')),
    ]);
    expect(Object.fromEntries(t.engine.unimplemented)).toEqual({ Ann: 2, Cid: 1 });
    expect(english(k.unimplemented('may fly').say)).toBe('(not yet: may fly)');
    expect(onTable(t, ['Ann']).kernel.effectsUsed).toBe(0);
  });

  it('refuses to grant what no card has, and an attribute of another game', () => {
    const t = toy();
    const loose = k.forbid(t.healing);
    expect(() => t.engine.granted(loose)).toThrow(/no part of its card/);
    expect(() => t.engine.lasting(toy().strength)).toThrow('"strength" is no attribute of this game.');
  });

  it('has a numbering that tells apart what was declared under other names or in another order', () => {
    const numbering = (...ids: readonly string[]): string => {
      const t = toy();
      t.engine.define(ids.map((id) => ally(id, 1)));
      return t.engine.numbering;
    };
    expect(numbering('Ann', 'Bob')).toBe(numbering('Ann', 'Bob'));
    const others = Array.from({ length: 200 }, (_x, i) => numbering('Ann', `Bob ${i}`));
    const all = [...others, numbering('Bob 0', 'Ann'), numbering('AnnBob 0', ''), numbering('AnnBo', 'b 0')];
    expect(new Set(all).size).toBe(203);
    // The last part has all of its 32 bits.
    expect(others.reduce((bits, n) => bits | Number.parseInt(n.split('-')[3], 16), 0)).toBe(-1);
  });

  it.each([
    [0, false],
    [1, true],
  ])(
    'numbers no more abilities than the effect table has room for: %d more are too many: %s',
    (more, fails) => {
      const t = toy();
      const stronger = k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 });
      const room = 0x8000 - t.engine.abilities.length;
      const define = (): unknown =>
        t.engine.define([ally('Ann', 1, ...Array.from({ length: room + more }, () => stronger))]);
      if (fails) expect(define).toThrow(/More than 32767 abilities/);
      else expect(define).not.toThrow();
    },
  );

  it('holds no card for a face that nobody knows: it is never prepared, and nobody is left out for it', () => {
    const t = toy();
    t.engine.define([ally('Ann', 1), ally('Bob', 1), ally('Cid', 1)]);
    t.engine.prepare(0);
    expect(t.engine.prepared).toEqual([]);
    t.engine.prepare(2);
    t.engine.prepareAll();
    expect(t.engine.prepared.map(({ id }) => id)).toEqual(['Bob', 'Ann', 'Cid']);
    t.engine.prepareAll();
    expect(t.engine.prepared.length).toBe(3);
    // Cards that come later are prepared as well, be it one.
    t.engine.define([ally('Dan', 1)]);
    t.engine.prepareAll();
    expect(t.engine.prepared.map(({ id }) => id)).toEqual(['Bob', 'Ann', 'Cid', 'Dan']);
  });

  it('is prepared by start for whatever cards the set-up brings, also into a state used before', () => {
    const t = toy();
    t.engine.define([
      ally('Ann', 1),
      ally('Bob', 1, k.modifier({ attribute: t.strength, of: k.anyCard, by: 1 })),
    ]);
    const game = t.game();
    const s = game.create({ decks: [['Ann']] }, 'x');
    game.start(s, { decks: [['Bob']] }, 'x');
    k.move(s, 1, k.place(s, zone.table, 1));
    expect(k.valueOf(s, t.strength, 1)).toBe(2);
  });
});
