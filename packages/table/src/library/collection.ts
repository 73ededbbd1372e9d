/** Decks to look at, to copy and to play: how those of both games are put together. */
import {
  type CollectedDeck,
  type Deck,
  DeckLimits,
  type DeckLine,
  type DeckSection,
} from '@westmarch/protocol';
import type { GameLibrary } from './game-library.ts';
import { unplayableIn } from './unplayable.ts';

/** Cards one by one, as lines with quantities. */
export function linesOf(section: DeckSection, ids: readonly string[]): DeckLine[] {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies].map(([card, quantity]) => ({ section, card, quantity }));
}

/** What a collection needs of its game. */
interface Collects extends Pick<GameLibrary, 'game' | 'status'> {
  /** How a deck is played, as far as its cards show it. */
  readonly notes: (lines: readonly DeckLine[]) => string[];
}
interface Told extends Pick<CollectedDeck, 'about' | 'key' | 'kind'> {
  readonly name: string;
  /** How it is played, where its maker says so: before what its cards show. */
  readonly played?: string;
}
export function collected(
  { game, notes: notesOn, status }: Collects,
  { key, name, about, kind, played }: Told,
  cards: readonly DeckLine[],
  more: Pick<Deck, 'against' | 'format' | 'needs' | 'side'> = {},
): CollectedDeck {
  const lines = cards.slice(0, DeckLimits.lines);
  const shown = notesOn(lines);
  const notes = played === undefined ? shown : [played, ...shown];
  return {
    key,
    kind,
    about,
    unplayable: unplayableIn({ game, status }, lines),
    deck: { game, name: name.slice(0, DeckLimits.name), notes: notes.join(' '), ...more, cards: [...lines] },
  };
}
