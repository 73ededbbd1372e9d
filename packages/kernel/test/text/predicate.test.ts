/** What is told of a card without a noun for it, and the opposite. */
import { expect, test } from 'vitest';
import { english } from '../../src/text/language.ts';
import {
  adjective,
  behind,
  definite,
  type Noun,
  noun,
  type Phrase,
  say,
  word,
} from '../../src/text/phrase.ts';
import { nameOf, predicateOf, predicateOfNamed } from '../../src/text/predicate.ts';
import { render } from '../../src/text/render.ts';

const text = (phrase: Phrase): string =>
  render(english, { def: () => '', cardDef: () => 0, player: () => '' }, phrase);
const both = (of: Noun): string[] => [predicateOf(of).is, predicateOf(of).isNot].map(text);
const tapped = adjective(word('tapped'));
const either = (...anyOf: Noun[]): Noun => ({ adjectives: [], noun: null, after: [], anyOf });

test('a state or a place is told as it is, not of "a card"', () => {
  expect(both(tapped)).toEqual(['is tapped', 'is not tapped']);
  expect(both(behind(say`in your hand`))).toEqual(['is in your hand', 'is not in your hand']);
  expect(both({ ...tapped, after: [say`at sea`] })[0]).toBe('is tapped and at sea');
  expect(both(behind(say`you control`))[0]).toBe('is under your control');
  expect(both(either(tapped, behind(say`at sea`)))[0]).toBe('is tapped or at sea');
});

test('what it has is told with "has"', () => {
  expect(both(behind(say`with ${2} or more sails`))).toEqual([
    'has 2 or more sails',
    'does not have 2 or more sails',
  ]);
  expect(both(behind(say`who has a flag`))).toEqual(['has a flag', 'does not have a flag']);
  expect(both(behind(say`who is at home`))[1]).toBe('is not at home');
});

test('several of that kind, or one beside an adjective, need a noun', () => {
  const flag = say`who has a flag`;
  expect(both({ ...behind(flag), after: [flag, say`who has a crew`] })[0]).toBe(
    'is a card who has a flag who has a crew',
  );
  expect(both({ ...tapped, after: [flag] })[0]).toBe('is a tapped card who has a flag');
  expect(nameOf(either())).toBeNull();
});

test('with a noun, and where nothing else can be said, it is one of them', () => {
  expect(both({ ...noun('ship'), adjectives: [word('tapped')] })).toEqual([
    'is a tapped ship',
    'is not a tapped ship',
  ]);
  expect(both(behind(say`with no sails`))[0]).toBe('is a card with no sails');
  expect(both(either(tapped, noun('ship')))[0]).toBe('is a tapped card or ship');
  expect(both(definite(say`the flagship`))[0]).toBe('is the flagship');
});

test('of a name it is told where it is, or that it is in play', () => {
  const flagship = definite(say`the flagship`);
  expect(text(predicateOfNamed(flagship).is)).toBe('is in play');
  expect(text(predicateOfNamed({ ...flagship, adjectives: [word('tapped')] }).isNot)).toBe('is not tapped');
  const names = either(flagship, definite(say`the tender`));
  expect(nameOf(names)).not.toBeNull();
  expect(text(nameOf(names) ?? say`nobody`)).toBe('the flagship or the tender');
  expect(nameOf(either(flagship, noun('ship')))).toBeNull();
});
