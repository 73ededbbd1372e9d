/** What a table agrees to before a game becomes the set-up that the game itself reads. */
import { expect, test } from 'vitest';
import { loadGames, withGame } from '../src/index.ts';

await loadGames();

const setup = (game: 'lotr-tcg' | 'meccg', decks: string[], options: string[]): unknown =>
  withGame(game, (kind) => kind.setup(decks, { options }));
const names = (game: 'lotr-tcg' | 'meccg'): string[] =>
  withGame(game, ({ options }) => options.map(({ name }) => name));

test('starter rules are offered by both games, and reach the set-up', () => {
  expect(names('meccg')).toContain('starter-rules');
  expect(names('lotr-tcg')).toContain('starter-rules');
  expect(setup('meccg', ['A', 'B'], ['starter-rules'])).toMatchObject({ starter: 'rules' });
  expect(setup('meccg', ['A', 'B'], [])).not.toHaveProperty('starter');
  expect(setup('lotr-tcg', ['fotr-aragorn', 'fotr-gandalf'], ['starter-rules'])).toMatchObject({
    starter: true,
  });
});

test('a format is one of the six, one at most, and decks must be legal in it', () => {
  const decks = ['fotr-aragorn', 'fotr-gandalf'];
  expect(names('lotr-tcg').filter((name) => name.startsWith('format-'))).toHaveLength(6);
  expect(setup('lotr-tcg', decks, ['format-fellowship'])).toMatchObject({ format: 'Fellowship' });
  expect(() => setup('lotr-tcg', decks, ['format-war-of-the-ring'])).toThrow('War of the Ring');
  expect(() => setup('lotr-tcg', decks, ['format-fellowship', 'format-open'])).toThrow('one format');
  expect(() => setup('lotr-tcg', decks, ['format-none'])).toThrow('there is no "format-none"');
});
