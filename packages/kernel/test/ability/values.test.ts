/** Every word for a number. */
import * as k from '@westmarch/kernel';
import { expect, it } from 'vitest';
import { type ToyBox, zone } from '../toy.ts';
import { amounts, english, position } from './ask-word.ts';

type Case = readonly [name: string, word: k.Num | ((t: ToyBox) => k.Num), n: number];
const cases: readonly Case[] = [
  ['a number', 3, 3],
  ['plus', k.plus(3, 4), 7],
  ['minus', k.minus(3, 4), -1],
  ['negative', k.negative(k.num(4)), -4],
  ['times', k.times(3, k.plus(1, 1)), 6],
  ['lesser', k.lesser(3, 4), 3],
  ['greater', k.greater(3, 4), 4],
  ['count of cards in force', (t) => k.countOf(t.kind.is('ally')), 3],
  ['count of cards in a hand', k.countOf(k.anyCard, k.inZone(zone.hand, k.you, 'hand')), 1],
  ['attribute of', (t) => k.attributeOf(k.thatCard, t.strength), 5],
  ['column of', k.columnOf(k.otherCard, 'wounds'), 4],
  ['kernel column of', k.columnOf(k.thatCard, 'owner'), 2],
  ['player column', k.playerColumn(k.you, 'gold'), 6],
  ['printed', (t) => k.printedOf(k.otherCard, t.might), 3],
  ['that number', k.thatNumber, 7],
];

it.each(cases)('%s', (_name, word, n) => {
  expect(amounts(word)).toBe(n);
});

it.each([
  [k.plus(3, 4), '3 plus 4'],
  [k.minus(3, -4), '3 minus −4'],
  [k.negative(k.num(4)), 'minus 4'],
  [k.times(2, k.thatNumber), '2 times that number'],
  [k.lesser(k.thatNumber, 4), 'that number, but at most 4'],
  [k.greater(k.thatNumber, 4), 'that number, but at least 4'],
  [k.countOf(k.anyCard), 'the number of cards'],
  [
    k.countOf(k.anyCard, k.inZone(zone.hand, k.thatPlayer, 'hand')),
    'the number of cards in the hand of that player',
  ],
  [k.columnOf(k.self, 'wounds'), 'the wounds of this card'],
  [k.playerColumn(k.thatPlayer, 'gold'), 'the gold of that player'],
  [k.remembered('sum'), 'sum'],
])('reads: %#', (word, text) => {
  expect(english(word.say)).toBe(text);
});

it.each([
  [k.columnOf(k.self, 'wonuds'), 'Asker (Asker): the card table of this game has no column "wonuds"'],
  [k.playerColumn(k.you, 'silver'), 'Asker (Asker): the player table of this game has no column "silver"'],
  [k.remembered('sum'), 'Asker (Asker): "sum" can only be used within the effect of an ability'],
])('a word that means nothing here is refused when its card is prepared: %#', (word, message) => {
  expect(() => position((t) => [k.modifier({ attribute: t.strength, of: k.anyCard, by: word })])).toThrow(
    message,
  );
});

it('so many for each is told of a plain number of them alone', () => {
  const each = k.countOf(k.anyCard);
  expect(k.times(2, each).perEach?.factor).toBe(2);
  expect(k.times(each, each).perEach).toBeUndefined();
  expect(k.times(2, 3).perEach).toBeUndefined();
  expect(k.times(2, k.thatNumber).perEach).toBeUndefined();
});
