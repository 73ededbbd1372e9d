/** Middle-earth CCG in the library: its cards, its decks and lists of decks. */
import { cardSets, cardStatus } from '@westmarch/meccg';
import type { GameLibrary } from '../game-library.ts';
import { analyse } from './analysis.ts';
import { meccgCards } from './catalogue.ts';
import { meccgCollection } from './collection.ts';
import { meccgDecks } from './decks.ts';
import { meccgWriting } from './writing.ts';

export const meccgLibrary: GameLibrary = {
  game: 'meccg',
  title: 'Middle-earth CCG',
  decks: meccgDecks,
  writing: meccgWriting,
  status: cardStatus,
  catalogue: () => ({ game: 'meccg', sets: [...cardSets], cards: meccgCards() }),
  collection: meccgCollection,
  analysis: analyse,
};
