/** Every word that picks cards out: which it finds, and what such a card is called. */
import * as k from '@westmarch/kernel';
import { describe, expect, it } from 'vitest';
import { type ToyBox, toy } from '../toy.ts';
import { english, passing } from './ask-word.ts';

const stronger = (t: ToyBox): k.Condition =>
  k.moreThan(k.attributeOf(k.it, t.strength), k.attributeOf(k.outer, t.strength));

type Case = readonly [name: string, word: k.Filter | ((t: ToyBox) => k.Filter), cards: readonly number[]];
// Asker#1, Bob#2 (red, old) with Ring#3 on him; Cid#4 (blue, swift, old) of the other player; Dan#5 in hand.
const cases: readonly Case[] = [
  ['any card', k.anyCard, [1, 2, 3, 4, 5]],
  ['a named fact', (t) => t.kind.is('item'), [3]],
  ['a set fact', (t) => t.tags.has('old'), [2, 4]],
  ['an adjective', (t) => t.side.is('blue'), [4]],
  ['both', (t) => k.both(t.kind.is('ally'), t.tags.has('swift')), [4]],
  ['both of none', k.both(), [1, 2, 3, 4, 5]],
  ['either', (t) => k.either(t.kind.is('item'), t.tags.has('swift')), [3, 4]],
  ['either of none', k.either(), []],
  ['non', (t) => k.non(t.kind.is('ally')), [3]],
  ['other than', k.otherThan(k.self), [2, 3, 4, 5]],
  ['controlled by', k.controlledBy(k.you), [1, 2, 3, 5]],
  ['not controlled by', k.notControlledBy(k.you), [4]],
  ['exactly', k.exactly(k.self), [1]],
  ['with cards on it', k.where(k.atLeast(k.countOf(k.on(k.outer)), 1)), [2]],
  ['weaker than another', (t) => k.where(k.thereAre(2, k.where(stronger(t)))), [1, 3, 5]],
  ['where', k.where(k.atLeast(k.columnOf(k.it, 'wounds'), 1)), [2]],
  ['where an attribute', (t) => k.where(k.atLeast(k.attributeOf(k.it, t.strength), 3)), [2, 4]],
  ['host', k.exactly(k.host), []],
];

it.each(cases)('%s', (_name, word, cards) => {
  expect(passing(word)).toEqual(cards);
});

describe('what such a card is called', () => {
  const t = toy();
  const elf = k.filter('elf', [], () => 'true', k.noun('elf'));
  const dwarf = k.filter('dwarf', [], () => 'true', k.noun('dwarf'));
  const man = k.filter('man', [], () => 'true', k.noun('man'));
  const wounded = k.filter('wounded', [], () => 'true', k.adjective(k.word('wounded')));
  const unique = k.filter('unique', [], () => 'true', k.adjective(k.word('unique')));
  const friend = t.kind.is('ally');
  const someone = k.filter('character', [], () => 'true', k.weakNoun('character'));
  it.each([
    [k.both(wounded, friend), 'a wounded ally'],
    [k.both(friend, k.controlledBy(k.you)), 'an ally you control'],
    [k.both(friend, k.notControlledBy(k.thatPlayer)), 'an ally not controlled by that player'],
    [k.both(k.otherThan(k.self), friend), 'another ally'],
    [k.both(man, k.otherThan(k.thatCard)), 'a man other than that card'],
    [k.both(unique, friend), 'a unique ally'],
    [k.either(elf, dwarf), 'an elf or dwarf'],
    [k.both(k.either(elf, dwarf), friend), 'an elf ally or dwarf ally'],
    [
      k.both(wounded, k.either(elf, dwarf), k.controlledBy(k.you)),
      'a wounded elf or wounded dwarf you control',
    ],
    [
      k.both(k.either(unique, wounded), k.either(elf, dwarf)),
      'a unique elf, unique dwarf, wounded elf or wounded dwarf',
    ],
    [k.either(k.exactly(k.self), friend), 'this card or an ally'],
    [k.non(friend), 'a non-ally card'],
    [k.both(k.non(elf), friend), 'a non-elf ally'],
    [k.non(wounded), 'a non-wounded card'],
    [k.non(k.both(wounded, elf)), 'a non-wounded elf card'],
    // Of two adjectives either may still be true.
    [k.non(k.both(wounded, unique)), 'a card not at once wounded and unique'],
    [k.both(k.non(k.both(wounded, unique)), friend), 'an ally not at once wounded and unique'],
    [k.non(k.both(wounded, k.on(k.self))), 'a card not at once wounded and on this card'],
    [k.non(k.on(k.self)), 'a card not on this card'],
    [k.non(k.both()), 'a non-card card'],
    [k.exactly(k.host), 'its bearer'],
    [k.both(t.kind.is('item'), k.on(k.self)), 'an item on this card'],
    [k.where(k.atLeast(k.columnOf(k.it, 'wounds'), 1)), 'a card such that the wounds of it is at least 1'],
    [k.where(k.atLeast(1, 0), k.behind(k.say`with luck`)), 'a card with luck'],
    // A weak noun gives way to any other, wherever it stands, and stays where there is none.
    [k.both(someone, elf), 'an elf'],
    [k.both(elf, someone), 'an elf'],
    [k.both(wounded, someone), 'a wounded character'],
    [k.both(k.both(wounded, someone), elf), 'a wounded elf'],
    [k.both(k.both(someone, unique), k.both(wounded, elf)), 'a unique wounded elf'],
    [k.both(someone, k.called(k.weakNoun('site'), elf)), 'a character site'],
    [k.both(k.either(elf, dwarf), someone), 'an elf or dwarf'],
    [k.both(k.either(unique, wounded), someone), 'a unique character or wounded character'],
  ])('%#', (word, text) => {
    expect(english(word.say)).toBe(text);
  });
});

it('a fact that is no noun is an adjective, in the words of whatever language', () => {
  const t = toy();
  expect(t.side.is('blue').noun).toEqual({ adjectives: [k.word('blue')], noun: null, after: [] });
  expect(t.tags.has('old').noun).toEqual({ adjectives: [k.word('old')], noun: null, after: [] });
});

it('only a noun is weak: what has none is no other word for it, and records tell sentences apart by that', () => {
  const [old, swift] = ['old', 'swift'].map((name) =>
    k.filter(name, [], () => 'true', k.adjective(k.word(name))),
  );
  expect(Object.keys(k.both(old, swift).noun)).not.toContain('weak');
  const someone = k.filter('character', [], () => 'true', k.weakNoun('character'));
  expect(k.both(old, someone).noun.weak).toBe(true);
  expect(Object.keys(k.both(someone, k.anyCard).noun)).not.toContain('weak');
});

it('a word for the card around a count means nothing elsewhere', () => {
  expect(() => passing(k.exactly(k.outer))).toThrow(
    '"outer" can only be used within a count inside a filter',
  );
});

describe('facts', () => {
  it('that a card gives wrongly are refused by name', () => {
    const make = (facts: k.CardSpec['facts'] & object) => (): void =>
      toy().engine.define([{ id: 'X1', names: {}, facts }]);
    expect(make({ kind: 'boat' })).toThrow('X1: "boat" is no kind');
    expect(make({ tags: ['old', 'new'] })).toThrow('X1: "new" is no tags');
    expect(make({ speed: 3 })).toThrow('X1: this game has no fact "speed"');
    expect(make({ kind: ['ally', 'item'] })).toThrow('X1: "kind" takes one name, not several');
    expect(make({ might: 'much' })).toThrow('X1: "much" is no might');
  });

  it('are read by definition, also after more cards were defined', () => {
    const box = toy();
    box.engine.define([{ id: 'A', names: {}, facts: { might: 4, tags: 'swift' } }]);
    box.engine.define([{ id: 'B', names: {}, facts: { might: 6 } }]);
    expect(Array.from(box.engine.fact('might').subarray(0, 4))).toEqual([0, 4, 6, 0]);
    expect(Array.from(box.engine.fact('tags').subarray(0, 3))).toEqual([0, 2, 0]);
    const s = box.game().create({ decks: [['B', 'A']] }, 'facts');
    expect([1, 2].map((card) => box.engine.printed('might')(s, card))).toEqual([6, 4]);
    expect(() => box.engine.fact('speed')).toThrow('This game has no fact "speed".');
  });
});
