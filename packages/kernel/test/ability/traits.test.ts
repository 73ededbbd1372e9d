/** Facts that effects can change: a card becomes, or stops being, what is printed on it. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { ally, type Toy, type ToyBox, toy, zone } from '../toy.ts';

function rowOf(box: ToyBox, s: Toy, id: string): number {
  for (let row = 1; row < s.card.def.length; row++) if (s.card.def[row] === box.engine.index(id)) return row;
  throw new Error(`${id} is not in this game`);
}
/** Some cards on the table of player 1. */
function laid(box: ToyBox, ids: readonly string[]): Toy {
  const s = box.game().create({ decks: [[...ids], []] }, 'traits');
  for (const id of ids) k.move(s, rowOf(box, s, id), k.place(s, zone.table, 1));
  return s;
}

describe('a set of more names than a number has bits for', () => {
  it('tells every one of them apart', () => {
    const box = toy();
    box.engine.define([
      { id: 'first', names: {}, facts: { badges: ['badge 0', 'badge 30'] } },
      { id: 'second', names: {}, facts: { badges: ['badge 31', 'badge 39'] } },
    ]);
    const s = laid(box, ['first', 'second']);
    const has = (id: string): number[] =>
      Array.from({ length: 40 }, (_x, i) => i).filter((i) =>
        box.engine.traits.has('badges', `badge ${i}`)(s, rowOf(box, s, id)),
      );
    expect(has('first')).toEqual([0, 30]);
    expect(has('second')).toEqual([31, 39]);
  });
});

it('what nothing can change is asked of the printed card, whichever row it has', () => {
  const box = toy();
  box.engine.define([ally('one', 1), { id: 'two', names: {}, facts: { kind: 'item', tags: ['old'] } }]);
  const s = laid(box, ['one', 'two']);
  const has = (fact: string, name: string): boolean[] =>
    ['one', 'two'].map((id) => box.engine.traits.has(fact, name)(s, rowOf(box, s, id)));
  expect(has('kind', 'item')).toEqual([false, true]);
  expect(has('kind', 'ally')).toEqual([true, false]);
  expect(has('tags', 'old')).toEqual([false, true]);
});

describe('a trait', () => {
  it('is given by a modifier while its card is in force, and taken by another', () => {
    const box = toy();
    const { engine, side } = box;
    const becomesBlue = k.modifier({
      attribute: engine.traits.named('side', 'blue'),
      of: side.is('red'),
      by: 1,
    });
    const count = (s: Toy): number => k.valueOf(s, counting, 1);
    const counting = engine.attribute('blue ones', () => 0);
    engine.define([
      { id: 'red', names: {}, facts: { side: 'red' } },
      { id: 'blue', names: {}, facts: { side: 'blue' } },
      { id: 'dyer', names: {}, facts: { side: 'blue' }, abilities: [becomesBlue] },
      {
        id: 'counter',
        names: {},
        facts: { side: 'blue' },
        abilities: [k.modifier({ attribute: counting, of: k.anyCard, by: k.countOf(side.is('blue')) })],
      },
    ]);
    const s = laid(box, ['red', 'blue', 'counter']);
    expect(count(s)).toBe(2);
    const without = laid(box, ['red', 'blue', 'dyer', 'counter']);
    expect(count(without)).toBe(4);
    const isBlue = engine.traits.has('side', 'blue');
    expect(isBlue(without, rowOf(box, without, 'red'))).toBe(true);
    k.move(without, rowOf(box, without, 'dyer'), k.place(without, zone.discard, 1));
    expect(isBlue(without, rowOf(box, without, 'red'))).toBe(false);
    expect(count(without)).toBe(2);
  });

  it('can be lost, and what is printed does not count then', () => {
    const box = toy();
    const { engine } = box;
    const bare = k.modifier({
      attribute: engine.traits.named('badges', 'badge 33'),
      of: k.anyCard,
      by: 0,
      change: 'set',
    });
    engine.define([
      { id: 'bearer', names: {}, facts: { badges: ['badge 33', 'badge 2'] } },
      { id: 'thief', names: {}, abilities: [bare] },
    ]);
    const s = laid(box, ['bearer', 'thief']);
    const bearer = rowOf(box, s, 'bearer');
    expect(engine.traits.has('badges', 'badge 33')(s, bearer)).toBe(false);
    expect(engine.traits.has('badges', 'badge 2')(s, bearer)).toBe(true);
  });

  it('can only be given where the game says that the fact can change', () => {
    const { engine } = toy();
    expect(() => engine.traits.named('tags', 'swift')).toThrow(
      '"swift" is no tags that can be given or taken.',
    );
    expect(() => engine.traits.has('tags', 'slow')).toThrow('"slow" is no tags.');
  });
});

describe('cards defined after others were prepared', () => {
  it('are seen by filters that were compiled before', () => {
    const box = toy();
    const { engine, kind, reach } = box;
    engine.define([
      ally(
        'Chief',
        1,
        k.modifier({ attribute: reach, of: k.both(kind.is('ally'), k.otherThan(k.self)), by: 2 }),
      ),
    ]);
    laid(box, ['Chief']);
    engine.define([ally('Newcomer', 1)]);
    const s = laid(box, ['Chief', 'Newcomer']);
    expect(k.valueOf(s, reach, rowOf(box, s, 'Newcomer'))).toBe(3);
  });
});
