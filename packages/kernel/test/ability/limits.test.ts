/** Limits: how often an ability may be used while a procedure runs. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, onTable, type Toy, toy, use, zone } from '../toy.ts';

const noted: k.Effect = k.verb('note', (s: Toy) => s.global.log++, [], k.say`note it`);
const now = k.always(k.say`now`);

/** A card whose action may be used once each round, and rounds that may lie within one another. */
function rounds(): { t: ReturnType<typeof toy>; round: k.Procedure; s: () => Toy; ability: () => number } {
  const t = toy();
  const round = t.engine.procedure(
    'round',
    {},
  )({
    halt: t.engine.ask('', { who: () => 1, options: (_s, _f, o) => o.yesOrNo(), choose: () => undefined }),
  });
  t.engine.define([
    ally('Ann', 1, k.action({ window: now, limit: { times: 1, per: round }, effect: noted })),
    ally('Bob', 1, k.trigger(t.hurt, { limit: { times: 2, per: round }, effect: noted })),
  ]);
  const s = (): Toy => {
    const made = onTable(t, ['Ann', 'Ann', 'Bob']);
    k.call(made, round);
    k.run(made);
    return made;
  };
  return { t, round, s, ability: () => t.engine.definitions[1].actions[0] };
}
const isOpen = (s: Toy, ability: number, card: number): boolean =>
  k.isOpen(s.engine.abilities[ability].gates, s, 1, card);

describe('a limited action', () => {
  it('is offered until it is used up, for each copy of the card', () => {
    const { s: start, ability, round } = rounds();
    const s = start();
    expect(isOpen(s, ability(), 1)).toBe(true);
    use(s, 1);
    expect(k.usesOf(s, ability(), 1, round)).toBe(1);
    expect(isOpen(s, ability(), 1)).toBe(false);
    expect(isOpen(s, ability(), 2)).toBe(true);
    expect(k.refusals(s.engine.abilities[ability()].gates, s, 1, 1).map((r) => r.gate)).toEqual([
      'requirement',
    ]);
  });

  it('leaves another limited action of the same card open', () => {
    const { t, round } = rounds();
    const limited = k.action({ window: now, limit: { times: 1, per: round }, effect: noted });
    t.engine.define([ally('Cid', 1, limited, { ...limited })]);
    const s = onTable(t, ['Cid']);
    k.call(s, round);
    k.run(s);
    const [first, second] = t.engine.definitions[s.card.def[1]].actions;
    use(s, 1);
    expect([isOpen(s, first, 1), isOpen(s, second, 1)]).toEqual([false, true]);
    expect(k.usesOf(s, second, 1, round)).toBe(0);
  });

  it('is free again when the procedure starts anew', () => {
    const { s: start, ability, round } = rounds();
    const s = start();
    use(s, 1);
    k.apply(s, 0);
    k.call(s, round);
    k.run(s);
    expect(isOpen(s, ability(), 1)).toBe(true);
    expect(s.kernel.lasting).toBe(0);
  });

  it('counts for the innermost running procedure, and for the outer one again when that has ended', () => {
    const { s: start, ability, round } = rounds();
    const s = start();
    use(s, 1);
    k.call(s, round);
    k.run(s);
    expect(k.whereOf(s)).toBe('waiting › round › round');
    expect(isOpen(s, ability(), 1)).toBe(true);
    use(s, 1);
    expect(isOpen(s, ability(), 1)).toBe(false);
    k.apply(s, 0);
    expect(k.whereOf(s)).toBe('waiting › round');
    expect(isOpen(s, ability(), 1)).toBe(false);
    expect(k.usesOf(s, ability(), 1, round)).toBe(1);
  });

  it('is forgotten with the card', () => {
    const { s: start, ability } = rounds();
    const s = start();
    use(s, 1);
    k.move(s, 1, k.place(s, zone.discard, 1));
    k.move(s, 1, k.place(s, zone.table, 1));
    expect(isOpen(s, ability(), 1)).toBe(true);
  });
});

describe('a limited trigger', () => {
  it('resolves no more often, though more of them were waiting before the first resolved', () => {
    const { t, s: start } = rounds();
    const s = start();
    for (let i = 0; i < 3; i++) expect(k.announce(s, t.hurt, 1, 0, 0)).toBe(1);
    while (s.kernel.waitingFirst !== 0) {
      k.resolveWaiting(s, s.kernel.waitingFirst);
      k.run(s);
    }
    expect(s.global.log).toBe(2);
    expect(k.announce(s, t.hurt, 1, 0, 0)).toBe(0);
  });

  it('says its limit', () => {
    const { t, round } = rounds();
    const once = k.trigger(t.hurt, { limit: { times: 1, per: round }, effect: noted });
    expect(k.render(k.english, { def: () => '', cardDef: () => 0, player: () => '' }, once.say)).toBe(
      'when an ally is hurt, note it (once each round)',
    );
  });
});
