/** `deck check` for The Lord of the Rings TCG: plain lists and the JSON of the starters. */
import { expect, test } from 'vitest';
import { ownFolder } from './folder.ts';
import { westmarch } from './westmarch.ts';

const starters = 'packages/lotr-tcg/cards/facts/decks-starter.json';
const { file } = ownFolder();
const check = (...args: string[]) => westmarch('deck', 'check', ...args, '--game', 'lotr-tcg');

test.each(['fotr-aragorn', 'fotr-gandalf'])('starter %s is legal in Fellowship block', async (deck) => {
  const { code, out } = await check(starters, '--deck', deck);
  expect([code, out]).toEqual([0, expect.stringContaining('30 Free Peoples, 30 Shadow cards, 9 sites')]);
});
test('every problem at once, with its line and rule', async () => {
  const path = file(
    'mine.txt',
    'Ring-bearer: Gimli, Dwarf of Erebor\nShadow\n5 Uruk Savage\n1 Uruk Savvage\n1 Bregalad\n',
  );
  const { code, out } = await check(path);
  expect(code).toBe(1);
  expect(out).toContain('line 1: Gimli, Dwarf of Erebor cannot start with the Ring · LR-DECK-008');
  expect(out).toContain('line 3: at most 4 cards called "Uruk Savage" are allowed; there are 5');
  expect(out).toContain('line 4: there is no card "Uruk Savvage"; did you mean "Uruk Savage"?');
  expect(out).toContain('LR-DECK-010');
});
test('a format that does not exist is named with those that do', async () => {
  const { code, err } = await check(starters, '--format', 'Towers');
  expect(code).toBe(2);
  expect(err).toContain('Tower');
});

test.each([
  ['a page of prose', 'README.md', 'a line such as'],
  ['a program', 'apps/cli/src/main.ts', 'a line such as'],
  ['nothing at all', file('empty.txt', '\n\n'), 'a line such as'],
  ['JSON of something else', 'package.json', 'JSON of a deck has "sections"'],
])('%s is no deck list: bad input', async (_what, name, hint) => {
  const { code, out, err } = await check(name);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('cannot be read as a deck list of The Lord of the Rings TCG');
  expect(err).toContain(hint);
});

test('a list in which every name is misspelt is still a list', async () => {
  const { code, out } = await check(file('misspelt.txt', '3 Hobgobblinz\n2 Uruk Savvage\n'));
  expect(code).toBe(1);
  expect(out).toContain('there is no card');
});
