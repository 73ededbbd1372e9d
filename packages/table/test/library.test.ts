/** The library has every card once, with a face, and its faces of facts are those of the table. */
import { allCards, factsIfAny, factsOf } from '@westmarch/meccg';
import { Catalogue, type Face } from '@westmarch/protocol';
import { libraryOf, loadGames, withGame } from '@westmarch/table';
import { describe, expect, test } from 'vitest';
import { factFace } from '../src/library/meccg/catalogue.ts';

await loadGames();

describe('the catalogue', () => {
  for (const [game, all] of [
    ['meccg', 1683],
    ['lotr-tcg', 3089],
  ] as const)
    test(`of ${game} has every printing of every card once, as the protocol wants it`, () => {
      const catalogue = libraryOf(game).catalogue();
      expect(Catalogue.safeParse(catalogue).error).toBeUndefined();
      const ids = catalogue.cards.flatMap(({ id, printings }) => [id, ...printings]);
      expect(ids.length).toBe(all);
      expect(new Set(ids).size).toBe(all);
      const sets = new Set(catalogue.sets.map(({ set }) => set));
      expect(catalogue.cards.filter(({ set }) => !sets.has(set))).toEqual([]);
      expect(catalogue.cards.filter(({ facets }) => facets['type'] === undefined)).toEqual([]);
      // An ally's home is a printed number, and no sentence of his.
      const said = catalogue.cards.flatMap(({ state, text }) => (state === 'missing' ? text : []));
      expect(said.filter((sentence) => !/^Home: sites? [\d and]+\.$/.test(sentence))).toEqual([]);
    });

  test('has names in other languages, and says what cannot be played yet', () => {
    const { cards } = libraryOf('meccg').catalogue();
    const abductor = cards.find(({ id }) => id === 'TW-1');
    expect(abductor?.names['de']).toBe('Entführer');
    expect(abductor?.names['en']).toBeUndefined();
    expect(cards.some(({ state }) => state === 'missing')).toBe(true);
    expect(allCards.length).toBeGreaterThan(cards.length);
  });
});

test('a face made of facts alone is the face of the table: name, shape, title and place', () => {
  const drawn = withGame('meccg', (kind) => kind.faces()).filter(({ id }) => factsIfAny(id) !== undefined);
  const shown = ({ name, kind, title, subtitle }: Face): string =>
    JSON.stringify([name, kind, title, subtitle]);
  expect(drawn.length).toBeGreaterThan(900);
  expect(
    drawn.flatMap((face) => {
      const made = shown(factFace(factsOf(face.id)));
      return made === shown(face) ? [] : [[made, shown(face)]];
    }),
  ).toEqual([]);
});
