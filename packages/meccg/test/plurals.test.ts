/** One and several: the names whose plural is no plain "s", and how names of types are written. */
import { counted, exactly, modifier, noun, type Phrase, say, sentence, the } from '@westmarch/kernel';
import { describe, expect, test } from 'vitest';
import { bonus, gets, untilEndOfTurn } from '../src/cards/words/index.ts';
import { corruptionPoints, engine, prowess } from '../src/engine.ts';

const nobody = { def: () => '', cardDef: () => 0, player: () => '' };
const reads = (name: string, how: 'a' | 2): string =>
  sentence(engine.language, nobody, say`for ${counted(noun(name), how)}`).slice('For '.length, -1);

test.each([
  ['company', 'a company', '2 companies'],
  ['Man', 'a Man', '2 Men'],
  ['Dúnadan', 'a Dúnadan', '2 Dúnedain'],
  ['Elf', 'an Elf', '2 Elves'],
  ['Dwarf', 'a Dwarf', '2 Dwarves'],
  ['Wolf', 'a Wolf', '2 Wolves'],
  ['Undead', 'an Undead', '2 Undead'],
  ['Nazgûl', 'a Nazgûl', '2 Nazgûl'],
  ['Spawn', 'a Spawn', '2 Spawn'],
  ['ally', 'an ally', '2 allies'],
  ['Orc', 'an Orc', '2 Orcs'],
  ['wilderness', 'a Wilderness', '2 Wildernesses'],
  ['shadow-land', 'a Shadow-land', '2 Shadow-lands'],
  ['dark-domain', 'a Dark-domain', '2 Dark-domains'],
  ['coastal-sea', 'a Coastal Sea', '2 Coastal Seas'],
  ['border-land', 'a Border-land', '2 Border-lands'],
  ['free-domain', 'a Free-domain', '2 Free-domains'],
  ['haven', 'a Haven', '2 Havens'],
  ['free-hold', 'a Free-hold', '2 Free-holds'],
  ['border-hold', 'a Border-hold', '2 Border-holds'],
  ['ruins-and-lairs', 'a Ruins & Lairs', '2 Ruins & Lairs'],
  ['shadow-hold', 'a Shadow-hold', '2 Shadow-holds'],
  ['dark-hold', 'a Dark-hold', '2 Dark-holds'],
])('%s', (name, one, two) => {
  expect([reads(name, 'a'), reads(name, 2)]).toEqual([one, two]);
});

describe('how much more a number is', () => {
  const textOf = (phrase: Phrase): string => sentence(engine.language, nobody, phrase);
  test.each([
    [1, '+1 corruption point.'],
    [2, '+2 corruption points.'],
    [-1, '−1 corruption point.'],
    [-2, '−2 corruption points.'],
  ])('%i: "%s"', (by, text) => {
    expect(textOf(bonus(corruptionPoints, by).say)).toBe(text);
  });
  test('of what is not counted there is one word', () => {
    expect([1, 2].map((by) => textOf(bonus(prowess, by).say))).toEqual(['+1 prowess.', '+2 prowess.']);
  });
  test.each([
    [1, '+1 corruption point'],
    [2, '+2 corruption points'],
  ])('of somebody else, %i: "%s"', (by, text) => {
    const [who, attribute] = [the('character'), corruptionPoints];
    expect(textOf(modifier({ attribute, of: exactly(who), by }).say)).toBe(`That character has ${text}.`);
    expect(textOf(gets(who, attribute, by, untilEndOfTurn).say)).toBe(
      `Give that character ${text} until the end of the turn.`,
    );
  });
});
