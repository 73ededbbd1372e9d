/** Cards that exist only in tests: their ids are new, and their names hold for one file. */
import { modifier, valueOf } from '@westmarch/kernel';
import { type Building, Invention, Table } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { ally, type Toy, toy } from '../toy.ts';

/** A toy with a printed Wolf and a banner that gives allies 1, and whether the file of tests has ended. */
function pack() {
  const t = toy();
  t.engine.define([
    ally('Wolf', 3),
    ally('Banner', 0, modifier({ attribute: t.strength, of: t.kind.is('ally'), by: 1 })),
  ]);
  const ends: (() => void)[] = [];
  const invented = new Invention((forget) => ends.push(forget));
  const phases = { waiting: { start: (_s: Toy, build: Building) => build.enter('waiting') } };
  const adapter = {
    game: t.game(),
    setup: (decks: readonly (readonly string[])[]) => ({ decks }),
    phases,
    invented,
  };
  return {
    invented,
    engine: t.engine,
    fileEnds: () => ends.splice(0).forEach((forget) => forget()),
    /** Its strength beside a banner. */
    strength: (card: string): number => {
      const table = new Table(adapter).given({ players: { Ann: { table: [card, 'Banner'] } } });
      return valueOf(table.state, t.strength, table.who.card(card));
    },
  };
}

test('the newest of a name is meant, and cards that were compiled before know it', () => {
  const { invented, engine, strength } = pack();
  expect(strength('Wolf')).toBe(4);
  const [first] = invented.define(engine, [ally('Lone Wolf', 5)]);
  expect(strength('Lone Wolf')).toBe(6);
  const [second] = invented.define(engine, [ally('Lone Wolf', 7)]);
  expect(strength('Lone Wolf')).toBe(8);
  expect(first).not.toBe(second);
});
test('the name of a printed card goes to an invented one until the file ends', () => {
  const { invented, engine, strength, fileEnds } = pack();
  invented.define(engine, [ally('Wolf', 9), ally('Fox', 1)]);
  expect(strength('Wolf')).toBe(10);
  fileEnds();
  expect(strength('Wolf')).toBe(4);
  expect(() => strength('Fox')).toThrow('card of toy');
});
test('a printed card is brought in once, and has its name in every file that asks for it', () => {
  const { invented, engine, strength, fileEnds } = pack();
  invented.borrow(engine, ally('Fox', 2));
  expect(strength('Fox')).toBe(3);
  fileEnds();
  expect(() => strength('Fox')).toThrow('card of toy');
  invented.borrow(engine, ally('Fox', 2));
  expect(strength('Fox')).toBe(3);
});
test('what is in the pool is not brought in, and keeps its name', () => {
  const { invented, engine, strength, fileEnds } = pack();
  invented.borrow(engine, ally('Wolf', 9));
  fileEnds();
  expect(strength('Wolf')).toBe(4);
});
