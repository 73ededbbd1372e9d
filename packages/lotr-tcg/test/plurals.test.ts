/** One and several: the names whose plural is no plain "s", and how names of types are written. */
import { counted, noun, say, sentence } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { engine } from '../src/engine.ts';

const nobody = { def: () => '', cardDef: () => 0, player: () => '' };
const reads = (name: string, how: 'a' | 2): string =>
  sentence(engine.language, nobody, say`for ${counted(noun(name), how)}`).slice('For '.length, -1);

test.each([
  ['Man', 'a Man', '2 Men'],
  ['Elf', 'an Elf', '2 Elves'],
  ['Dwarf', 'a Dwarf', '2 Dwarves'],
  ['Nazgul', 'a Nazgûl', '2 Nazgûl'],
  ['Uruk-hai', 'an Uruk-hai', '2 Uruk-hai'],
  ['ally', 'an ally', '2 allies'],
  ['Orc', 'an Orc', '2 Orcs'],
])('%s', (name, one, two) => {
  expect([reads(name, 'a'), reads(name, 2)]).toEqual([one, two]);
});
