/**
 * Constructed decks: our own for the Fellowship and the Tower block, each with a description for newcomers.
 *
 * Owns   reading cards/decks/constructed.json, which says of each its format and how it is played.
 * Keeps  all of their cards are written, and each is legal in its format: a test holds that.
 */
import deckFile from '../../cards/decks/constructed.json' with { type: 'json' };
import { type DeckList, decksIn, text } from './deck-file.ts';
import { type Format, formats } from './formats.ts';
import { starterDeck } from './starter.ts';

export interface ConstructedDeck extends DeckList {
  readonly format: Format;
  /** What it wants to do, what to keep, what to beware of. */
  readonly about: string;
}

export const constructedDecks: readonly ConstructedDeck[] = decksIn(deckFile).map(({ entry, deck }) =>
  Object.assign(deck, {
    format: formats.find((name) => name === entry['format']) ?? 'Open',
    about: text(entry['about']),
  }),
);

/** A starter or a constructed deck by its key. */
export const deckNamed = (key: string): DeckList | undefined =>
  starterDeck(key) ?? constructedDecks.find((deck) => deck.key === key);
