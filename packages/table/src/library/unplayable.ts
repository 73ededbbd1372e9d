/** Cards of a deck that cannot be played yet. */
import type { DeckLine } from '@westmarch/protocol';
import type { GameLibrary } from './game-library.ts';

/** Each once. Of MECCG sites are of the whole map: those that are missing are not gone to. */
export const unplayableIn = (
  { game, status }: Pick<GameLibrary, 'game' | 'status'>,
  cards: readonly DeckLine[],
): string[] => [
  ...new Set(
    cards
      .filter(({ section }) => game !== 'meccg' || section !== 'sites')
      .map(({ card }) => card)
      .filter((id) => status(id) !== 'implemented'),
  ),
];
