/** Novice with the constructed decks: each of them is one that he can play. */
import { constructedDecks, lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import { match, random } from '../src/index.ts';
import { lotrNovice } from '../src/lotr-tcg/index.ts';

const EACH = 2;
test('with every constructed deck he beats chance, who has the same', () => {
  const won = constructedDecks.map(({ key, format }) => {
    const setup = readSetup({ decks: [key, key], format });
    return match(lotrTcg, [setup], key, EACH, lotrNovice('novice'), random('chance')).won;
  });
  const all = won.reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThanOrEqual(0.85 * EACH * won.length);
  // Whoever can hardly win a game with one of them is not helped by the others.
  expect(Math.min(...won)).toBeGreaterThan(EACH / 4);
});
