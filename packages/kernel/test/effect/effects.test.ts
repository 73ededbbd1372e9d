/** The effect table: lists in order of stage and age, rows that leave no trace, and abilities that come and go. */
import * as k from '@westmarch/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, type ToyBox, toy, zone } from '../toy.ts';

const stages = ['set', 'add', 'multiply', 'atMost'] as const;

/** A card for each stage, and the numbers of their abilities. */
function staged(): { readonly t: ToyBox; readonly s: Toy; readonly ids: readonly number[] } {
  const t = toy();
  t.engine.define([
    ally('Plain', 1),
    ...stages.map((change) =>
      ally(change, 1, k.modifier({ attribute: t.strength, of: k.anyCard, by: 5, change })),
    ),
  ]);
  const s = onTable(t, ['Plain', 'Plain']);
  return { t, s, ids: stages.map((id) => t.engine.definitions[t.engine.index(id)].standing[0]) };
}

function listOf(s: Toy, channel: number): number[] {
  const rows: number[] = [];
  let before = 0;
  for (let row = s.channel.first[channel]; row !== 0; before = row, row = s.effect.next[row]) {
    expect(s.effect.prev[row]).toBe(before);
    rows.push(row);
  }
  expect(s.channel.last[channel]).toBe(before);
  return rows;
}

describe('adding and removing effects', () => {
  it('in any order keeps the list by stage, then age, and zeroes every row that is free', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(3), fc.nat(30)), { maxLength: 60 }), (steps) => {
        const { t, s, ids } = staged();
        const empty = k.toBytes(s);
        const inForce: { row: number; stage: number }[] = [];
        for (const [add, which, pick] of steps) {
          if (add && inForce.length < 40) {
            const row = k.addEffect(s, ids[which], 1, 2, pick, k.untilStartOf(t.engine.procedures[1]));
            inForce.push({ row, stage: s.effect.stage[row] });
          } else if (inForce.length > 0) k.removeEffect(s, inForce.splice(pick % inForce.length, 1)[0].row);
        }
        const sorted = inForce.toSorted((a, b) => a.stage - b.stage).map(({ row }) => row);
        expect(listOf(s, t.strength.channel)).toEqual(sorted);
        expect(s.kernel.lasting).toBe(inForce.length);
        expect(s.kernel.effectsUsed).toBe(Math.max(0, ...inForce.map(({ row }) => row)));
        for (const { row } of inForce) k.removeEffect(s, row);
        expect(s.saved).toEqual(empty);
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it('adds up what is given again and again where room grows scarce, and nothing else', () => {
    const { t, s } = staged();
    const id = t.engine.lasting(t.strength);
    const until = k.untilStartOf(t.engine.procedures[1]);
    const before = k.valueOf(s, t.strength, 1);
    for (let i = 0; i < 500; i++) k.addEffect(s, id, 1, 1, 2, until);
    expect(k.valueOf(s, t.strength, 1)).toBe(before + 1000);
    const used = s.kernel.effectsUsed;
    expect(used).toBeLessThan(s.effect.channel.length / 2 + 2);
    // Another giver, another receiver or another end is another effect.
    k.addEffect(s, id, 2, 1, 2, until);
    k.addEffect(s, id, 1, 2, 2, until);
    k.addEffect(s, id, 1, 1, 2, until - 1);
    expect(s.kernel.effectsUsed).toBe(used + 3);
    expect(k.valueOf(s, t.strength, 1)).toBe(before + 1004);
  });

  it('adds up neither modifiers nor what another player gave, and no sum beyond what a row can hold', () => {
    const { t, s, ids } = staged();
    const until = k.untilStartOf(t.engine.procedures[1]);
    const id = t.engine.lasting(t.strength);
    while (s.kernel.effectsUsed * 2 <= s.effect.channel.length) k.addEffect(s, ids[0], 1, 0, 0, k.WHILE_LIVE);
    const rows = [0, 1].map(() => k.addEffect(s, ids[1], 1, 2, 0, until));
    expect(rows[1]).toBe(rows[0] + 1);
    const his = k.addEffect(s, id, 1, 2, 30_000, until, 2);
    expect(k.addEffect(s, id, 1, 2, 1, until, 1)).toBe(his + 1);
    expect(k.addEffect(s, id, 1, 2, 2000, until, 2)).toBe(his);
    expect(s.effect.amount[his]).toBe(32_000);
    k.addEffect(s, id, 1, 2, 767, until, 2);
    expect(s.effect.amount[his]).toBe(32_767);
    k.addEffect(s, id, 1, 2, 1, until, 2);
    expect(s.effect.amount[his]).toBe(32_767);
    for (let i = 0; i < 3; i++) k.addEffect(s, id, 1, 2, -30_000, until, 2);
    expect(s.effect.amount[his]).toBe(-32_768);
    // Who gave it is whoever controls the giver, where nobody is named.
    expect(k.addEffect(s, id, 1, 2, 1, until)).toBe(his + 1);
    // Of what ends with its giver, each is one of its own.
    expect(k.addEffect(s, id, 1, 2, 1, k.WHILE_LIVE)).toBe(his + 2);
    expect(k.addEffect(s, id, 1, 2, 1, k.WHILE_LIVE)).toBe(his + 3);
  });

  it('uses the lowest free row, so that equal positions have equal bytes', () => {
    const { s, ids } = staged();
    const rows = [0, 1, 2].map(() => k.addEffect(s, ids[1], 1, 0, 0, k.WHILE_LIVE));
    expect(rows).toEqual([1, 2, 3]);
    k.removeEffect(s, 2);
    expect(k.addEffect(s, ids[1], 1, 0, 0, k.WHILE_LIVE)).toBe(2);
  });

  it('beyond the room says which number to raise', () => {
    const { s, ids } = staged();
    for (let i = 0; i < 40; i++) k.addEffect(s, ids[1], 1, 0, 0, k.WHILE_LIVE);
    expect(() => k.addEffect(s, ids[1], 1, 0, 0, k.WHILE_LIVE)).toThrow(
      'More than 40 effects are in force at once: raise room.effects of the schema.',
    );
  });
});

describe('what a card brings', () => {
  it('comes into force with it and goes with it', () => {
    const { t, s } = staged();
    const add = t.engine.index('add');
    s.card.def[1] = add;
    k.move(s, 1, k.place(s, zone.hand, 1));
    expect(listOf(s, t.strength.channel)).toEqual([]);
    k.move(s, 1, k.place(s, zone.table, 1));
    expect(listOf(s, t.strength.channel)).toEqual([1]);
    expect(s.effect.source[1]).toBe(1);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(listOf(s, t.strength.channel)).toEqual([]);
  });

  it('what lay on it ends with it, also while a frame still names it; the frame finds nothing to end', () => {
    const { t, s } = staged();
    const end = k.untilEndOf(s, t.engine.procedures[1]);
    k.addEffect(s, t.engine.lasting(t.strength), 1, 2, 3, end);
    expect(k.valueOf(s, t.strength, 2)).toBe(4);
    k.move(s, 2, k.place(s, zone.discard, 1));
    expect(s.kernel.lasting).toBe(0);
    k.move(s, 2, k.place(s, zone.table, 1));
    expect(k.valueOf(s, t.strength, 2)).toBe(1);
  });

  it('is found by what is printed, and not by the same ability given for a while', () => {
    const { t, s, ids } = staged();
    const until = k.untilStartOf(t.engine.procedures[1]);
    const lent = k.addEffect(s, ids[0], 1, 0, 0, until);
    expect(k.standingRow(s, ids[0], 1)).toBe(0);
    const printed = k.addEffect(s, ids[0], 1, 0, 0, 0);
    expect(printed).not.toBe(lent);
    expect([1, 2].map((card) => k.standingRow(s, ids[0], card))).toEqual([printed, 0]);
    expect(k.standingRow(s, ids[1], 1)).toBe(0);
  });

  it('what it did to others for a while outlives it', () => {
    const { t, s } = staged();
    k.addEffect(s, t.engine.lasting(t.strength), 1, 2, 3, k.untilEndOf(s, t.engine.procedures[1]));
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(k.valueOf(s, t.strength, 2)).toBe(4);
  });

  it('what it does to one other while it is there ends with it', () => {
    const { t, s } = staged();
    k.addEffect(s, t.engine.lasting(t.strength), 1, 2, 3, k.WHILE_LIVE);
    expect(k.valueOf(s, t.strength, 2)).toBe(4);
    k.move(s, 1, k.place(s, zone.discard, 1));
    expect(k.valueOf(s, t.strength, 2)).toBe(1);
  });
});

describe('whose a lasting effect is', () => {
  const mine = (t: ToyBox): k.Standing =>
    k.modifier({ attribute: t.strength, of: k.controlledBy(k.you), by: 10 });

  it('stays with who used it, though its source has left and belongs to another', () => {
    const t = toy();
    const rally = k.grant(mine(t), k.untilEnd(t.engine.procedures[1]));
    t.engine.define([
      ally('Herald', 1, k.action({ window: k.always(k.say`now`), effect: rally })),
      ally('Bob', 1),
    ]);
    const s = onTable(t, ['Bob'], ['Herald', 'Bob']);
    // Player 1 controls a card of player 2's, and uses it.
    s.card.controller[2] = 1;
    k.useAction(s, t.engine.definitions[1].actions[0], 2, 1);
    k.run(s);
    expect(k.valueOf(s, t.strength, 1)).toBe(11);
    k.move(s, 2, k.place(s, zone.discard, 2));
    expect(s.card.controller[2]).toBe(2);
    expect([k.valueOf(s, t.strength, 1), k.valueOf(s, t.strength, 3)]).toEqual([11, 1]);
  });

  it('is who used it, also where using it has sent the card back to its owner', () => {
    const t = toy();
    const leave = k.cost(
      k.always(k.say`now`),
      k.moveCard(k.self, zone.discard, k.ownerOf(k.self), 'discard'),
    );
    const forGame = k.untilEnd(t.engine.procedures[1]);
    const effect = k.sequence(k.grant(mine(t), forGame), k.gets(k.self, t.reach, 1, forGame));
    t.engine.define([
      ally('Herald', 1, k.action({ window: k.always(k.say`now`), costs: [leave], effect })),
      ally('Bob', 1),
    ]);
    const s = onTable(t, ['Bob'], ['Herald', 'Bob']);
    s.card.controller[2] = 1;
    k.useAction(s, t.engine.definitions[1].actions[0], 2, 1);
    k.run(s);
    expect([k.zoneOf(s, 2), s.card.controller[2]]).toEqual([zone.discard, 2]);
    expect([1, 3].map((card) => k.valueOf(s, t.strength, card))).toEqual([11, 1]);
    expect([1, 2].map((row) => s.effect.you[row])).toEqual([1, 1]);
  });

  it('of a standing one follows whoever controls its card', () => {
    const t = toy();
    t.engine.define([ally('Chief', 1, mine(t)), ally('Bob', 1)]);
    const s = onTable(t, ['Chief', 'Bob'], ['Bob']);
    expect([2, 3].map((card) => k.valueOf(s, t.strength, card))).toEqual([11, 1]);
    s.card.controller[1] = 2;
    expect([2, 3].map((card) => k.valueOf(s, t.strength, card))).toEqual([1, 11]);
  });
});
