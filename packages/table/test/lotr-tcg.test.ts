/** The Lord of the Rings TCG at the table: what viewers see, are asked and are told, in whole games. */
import { describe, expect, test } from 'vitest';
import { lotrTable } from '../src/index.ts';
import { checkFaces, checkGame } from './whole-games.ts';

const setupOf = (players: number) =>
  lotrTable.setup(
    Array.from({ length: players }, (_x, i) => ['fotr-aragorn', 'fotr-gandalf'][i % 2]),
    {},
  );

describe('The Lord of the Rings TCG at the table', () => {
  test('decks whose cards are all known are offered', () => {
    expect(lotrTable.decks.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['fotr-aragorn', 'fotr-gandalf']),
    );
  });
  test('every card has a face with a name and a kind', () => {
    checkFaces(lotrTable.faces());
    expect(lotrTable.faces().length).toBeGreaterThan(100);
  });
  test.each([
    [2, ['one', 'two', 'three', 'four'], 3],
    [3, ['one'], 5],
    [5, ['one'], 9],
  ])('in whole games of %i, nobody is shown or told what he may not know', (players, seeds, every) => {
    for (const seed of seeds) {
      const { choices, refusals, lines } = checkGame(lotrTable, setupOf(players), `table ${seed}`, every);
      expect(choices).toBeGreaterThan(15);
      expect(refusals).toBeGreaterThan(5);
      expect(lines).toBeGreaterThan(5);
    }
  });
  test('the same in games of Novices, with every deck that is offered', () => {
    const keys = lotrTable.decks.map(({ key }) => key);
    for (const [i, key] of keys.entries()) {
      const decks = lotrTable.setup([key, keys[(i + 1) % keys.length]], {});
      const { choices, lines } = checkGame(lotrTable, decks, `table of ${key}`, 7, 'novice');
      expect(choices).toBeGreaterThan(40);
      expect(lines).toBeGreaterThan(20);
    }
  });
});
