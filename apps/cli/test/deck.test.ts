/** `deck check`: what it accepts, and how it says what is wrong. */
import { expect, test } from 'vitest';
import { ownFolder } from './folder.ts';
import { westmarch } from './westmarch.ts';

const challenge = 'packages/meccg/cards/facts/decks-challenge.json';
const { file } = ownFolder();

test.each(['A', 'B'])('Challenge Deck %s is legal', async (deck) => {
  const { code, out, err } = await westmarch('deck', 'check', challenge, '--deck', deck);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('legal');
  expect(out).toContain('30 resources, 28 hazards, 2 of either kind');
});

test('ready decks say themselves whose they are and what they are for', async () => {
  const { code, out } = await westmarch('deck', 'check', 'packages/meccg/cards/decks/ready.json');
  expect(code).toBe(0);
  expect(out).toMatch(/legal {2}smaug · .*\n.*; Dragon player, Smaug\n/);
  expect(out).toMatch(/legal {2}saruman-falls · .*\n.*; Wizard player\n/);
  const path = file(
    'whose.json',
    '{"name": "x", "side": "hobbit", "sections": {"Deck": [{"qty": 1, "card": "TW-90"}]}}',
  );
  expect((await westmarch('deck', 'check', path)).out).toContain('side: "hobbit" is no kind of player');
});

test('every problem at once, with its line and rule', async () => {
  const path = file('mine.meccg', '####\nDeck\n####\n4 Concealment [H] (TW)\n3 Hobgobblins\n1 Lugdush\n');
  const { code, out, err } = await westmarch('deck', 'check', path, '--side', 'wizard');
  expect(code).toBe(1);
  expect(out).toContain('line 4: at most 3 of Concealment are allowed; there are 4');
  expect(out).toContain('line 5: there is no card "Hobgobblins"; did you mean "Hobgoblins"?');
  expect(out).toContain('line 6: Lugdush is a minion card; the deck of a Wizard player has none');
  expect(out).toContain('ME-DECK-005');
  expect(err).toContain('the deck is not legal');
});

test('a card of the other game is named as such', async () => {
  const { code, out } = await westmarch(
    'deck',
    'check',
    file('other.txt', '4 Aragorn, Ranger of the North\n'),
  );
  expect(code).toBe(1);
  expect(out).toContain('is a card of The Lord of the Rings TCG, another game');
});

test('as JSON', async () => {
  const { code, out } = await westmarch('deck', 'check', challenge, '--deck', 'Stewards of Gondor', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject([{ name: 'A · Stewards of Gondor', legal: true, problems: [] }]);
});

test('a sideboard for a Wizard who may fall is told as such', async () => {
  const path = file('falls.txt', 'Deck\n1 Gandalf [H] (TW)\nSideboard\n1 Gandalf [F] (WH)\n1 Great Patron\n');
  const check = async (...more: readonly string[]) => (await westmarch('deck', 'check', path, ...more)).out;
  expect(await check('--side', 'wizard')).toContain('Great Patron is a stage card');
  const falling = await check('--may-fall');
  expect(falling).toContain('Wizard player');
  expect(falling).not.toContain('Great Patron');
});

test('the cards say whose deck it is, unless it is said', async () => {
  const path = file('orcs.txt', '1 The Balrog [B] (BA)\n1 Lugdush\n3 Hobgoblins\n');
  const check = async (...more: readonly string[]) => (await westmarch('deck', 'check', path, ...more)).out;
  expect(await check()).toContain('Balrog player');
  expect(await check()).not.toContain('The Balrog is no avatar');
  expect(await check('--side', 'ringwraith')).toContain('The Balrog is no avatar of a Ringwraith player');
});

test.each([
  ['there is no file', ['deck', 'check', 'nowhere.meccg']],
  ['is no game length', ['deck', 'check', challenge, '--length', '7']],
  ['there is no kind of player "hero"', ['deck', 'check', challenge, '--side', 'hero']],
  ['there is no deck "Stewrds"', ['deck', 'check', challenge, '--deck', 'Stewrds']],
])('%s: bad input', async (message, args) => {
  const { code, err } = await westmarch(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('a broken JSON file', async () => {
  const { code, err } = await westmarch('deck', 'check', file('broken.json', '[{'));
  expect(code).toBe(2);
  expect(err).toContain('is no JSON');
});

test.each([
  ['a page of prose', 'README.md', 'a line such as'],
  ['a program', 'apps/cli/src/main.ts', 'a line such as'],
  ['nothing at all', file('empty.txt', '\n\n'), 'a line such as'],
  ['JSON of something else', 'package.json', 'JSON of a deck has "sections"'],
])('%s is no deck list: bad input', async (_what, name, hint) => {
  const { code, out, err } = await westmarch('deck', 'check', name);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('cannot be read as a deck list of Middle-earth CCG');
  expect(err).toContain(hint);
});

test('a list in which every name is misspelt is still a list', async () => {
  const { code, out } = await westmarch(
    'deck',
    'check',
    file('misspelt.txt', '3 Hobgobblinz\n2 Uruk Savvage\n'),
  );
  expect(code).toBe(1);
  expect(out).toContain('there is no card');
});
