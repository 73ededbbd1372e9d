/** Bad input gets one line that says what was wrong and what was meant, exit code 2, and no stack trace. */
import { expect, test } from 'vitest';
import { westmarch } from './westmarch.ts';

const CASES: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['crads'], /unknown command 'crads' \(Did you mean cards\?\)/],
  [['cards', '--statu'], /unknown option '--statu' \(Did you mean --status\?\)/],
  [['cards', 'shw', 'Gandalf'], /unknown command "cards shw"; did you mean "show"\?/],
  [['cards'], /cards --status/],
  [['cards', '--status', '--game', 'mecg'], /no game "mecg".*did you mean "meccg"\?.*meccg, lotr-tcg/],
  [['cards', '--status', '--set', 'XX'], /no set "XX".*TW \(The Wizards\).*19 \(Ages End\)/],
  [['cards', '--status', '--game', 'meccg', '--set', '1'], /no set "1"/],
  [['cards', '--status', '--decks', 'A,Q'], /no deck "Q".*A, B, C.*fotr-aragorn/],
  [['cards', '--status', '--decks', 'fotr-aragon'], /did you mean "fotr-aragorn"/],
  [['cards', 'show'], /missing required argument 'name'/],
  [['cards', 'show', 'Gandlaf'], /no card "Gandlaf"; did you mean "Gandalf"\?/],
  [['cards', 'show', 'Frodo', '--set', 'TW'], /unknown option '--set'/],
  [['rules', 'show', 'LR-SKRIM-006'], /no rule "LR-SKRIM-006"; did you mean LR-SKIRM-006/],
  [['rules', 'show', 'LR-SKIRM-001..999'], /no rule "LR-SKIRM-001..999"/],
  [['rules', 'show', 'nonsense'], /ids are like/],
  [['rules', 'find', 'strike', '--limit', '0'], /whole number/],
];

// Titles without the arguments: an id in a title would cite a rule.
test.each(CASES.map(([args, says]) => ({ args, says })))(
  'westmarch $args.0 …, case %#',
  async ({ args, says }) => {
    const { code, out, err } = await westmarch(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  },
);

test('a group without its command prints its help to stderr', async () => {
  const { code, out, err } = await westmarch('rules');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('find');
});
