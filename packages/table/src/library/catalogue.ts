/** The catalogue of a game: all of its cards and sets, for whoever searches them. */
import { cardSets as lotrTcgSets } from '@westmarch/lotr-tcg';
import { cardSets as meccgSets } from '@westmarch/meccg';
import type { Catalogue, GameName } from '@westmarch/protocol';
import { lotrTcgCards } from './lotr-tcg.ts';
import { meccgCards } from './meccg.ts';

export const catalogueOf = (game: GameName): Catalogue =>
  game === 'meccg'
    ? { game, sets: [...meccgSets], cards: meccgCards() }
    : { game, sets: [...lotrTcgSets], cards: lotrTcgCards() };
