/** The Lord of the Rings TCG at the table: what viewers see, are asked and are told, in whole games. */
import { constructedDecks } from '@westmarch/lotr-tcg';
import { describe, expect, test } from 'vitest';
import { lotrTable } from '../src/lotr-tcg/index.ts';
import { type Checked, checkFaces, checkGame } from './whole-games.ts';

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
  test('constructed decks are offered behind the starters, with their block and how they are played', () => {
    const offered = lotrTable.decks.slice(-constructedDecks.length);
    expect(offered).toEqual(
      constructedDecks.map(({ key, name, format, about }) => ({
        key,
        name,
        about: `constructed deck of ${format} block. ${about}`,
      })),
    );
    const [{ key }] = offered;
    const setup = lotrTable.setup([key, 'fotr-aragorn'], {});
    expect(lotrTable.kept(setup)).toEqual({ decks: [key, 'fotr-aragorn'] });
  });
  test('every card has a face with a name and a kind', () => {
    checkFaces(lotrTable.faces());
    expect(lotrTable.faces().length).toBeGreaterThan(100);
  });
  test.each([
    [2, ['one', 'two', 'three', 'four', 'five', 'six'], 3],
    [3, ['one', 'two', 'three'], 5],
    [5, ['one', 'two'], 9],
  ])('in whole games of %i, nobody is shown or told what he may not know', (players, seeds, every) => {
    // One game played at random may be over soon; several are not.
    const all = seeds.map((seed) => checkGame(lotrTable, setupOf(players), `table ${seed}`, every));
    const sum = (of: keyof Checked): number => all.reduce((total, one) => total + one[of], 0);
    expect(sum('choices')).toBeGreaterThan(40);
    expect(sum('refusals')).toBeGreaterThan(20);
    expect(sum('lines')).toBeGreaterThan(20);
  });
  test('the same in games of Novices, with every deck that is offered', () => {
    const keys = lotrTable.decks.map(({ key }) => key);
    for (let i = 0; i < keys.length; i += 2) {
      const key = keys[i];
      const decks = lotrTable.setup([key, keys[(i + 1) % keys.length]], {});
      const { choices, lines } = checkGame(lotrTable, decks, `table of ${key}`, 7, 'novice');
      expect(choices).toBeGreaterThan(40);
      expect(lines).toBeGreaterThan(20);
    }
  });
});
