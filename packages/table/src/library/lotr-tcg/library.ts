/** The Lord of the Rings TCG in the library: its cards, its decks and lists of decks. */
import { cardSets, cardStatus } from '@westmarch/lotr-tcg';
import type { GameLibrary } from '../game-library.ts';
import { lotrTcgCards } from './catalogue.ts';
import { lotrCollection } from './collection.ts';
import { lotrDecks } from './decks.ts';
import { lotrWriting } from './writing.ts';

export const lotrLibrary: GameLibrary = {
  game: 'lotr-tcg',
  title: 'The Lord of the Rings TCG',
  decks: lotrDecks,
  writing: lotrWriting,
  status: cardStatus,
  catalogue: () => ({ game: 'lotr-tcg', sets: [...cardSets], cards: lotrTcgCards() }),
  collection: lotrCollection,
  analysis: () => null,
};
