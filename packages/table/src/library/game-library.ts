/**
 * What the library and the deck builder need of a game: its cards, its decks, and lists of decks in every format. The
 * terminal's `deck check` and the deck builder both use it, so that they cannot differ.
 *
 * Not    the rules of decks themselves: each game's package has its own.
 */
import type {
  Catalogue,
  CollectedDeck,
  Deck,
  DeckAnalysis,
  DeckLine,
  DeckSection,
  GameName,
} from '@westmarch/protocol';

/** One line of a list. */
export interface Entry {
  readonly line: number;
  readonly section: DeckSection;
  readonly quantity: number;
  readonly name: string;
  readonly card: { readonly id: string } | null;
}
export interface Report {
  readonly problems: readonly {
    readonly rules: readonly string[];
    readonly message: string;
    readonly lines: readonly number[];
  }[];
  readonly counts: Readonly<Record<string, number>>;
  /** The counts in words. */
  readonly sizes: string;
}
/** For what a deck is checked, by the names that players use; each game reads its own, and throws a RecordError. */
export interface CheckOptions {
  readonly length: number;
  readonly format?: string;
  readonly side?: string;
  readonly against?: string;
  readonly mayFall?: boolean;
}
/** A list that was read, and how to check it. */
export interface Readable {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly faults: readonly { readonly line: number; readonly message: string }[];
  check(): Report;
}

/** Lists of decks in every format. */
export interface GameDecks {
  /** Kinds of players, and formats, that a deck can be checked for; none where the game knows no such thing. */
  readonly sides: readonly string[];
  readonly formats: readonly string[];
  readonly cardNames: () => readonly string[];
  readonly isCard: (name: string) => boolean;
  readText(text: string, name: string, options: CheckOptions): readonly Readable[];
  readJson(value: unknown, name: string, options: CheckOptions): readonly Readable[];
  /** A list by the ids of cards, each line numbered from 1. */
  ofIds(lines: readonly DeckLine[], name: string, options: CheckOptions): Readable;
  /** Why a deck of one's own cannot be played where no format was agreed to; null where it can. */
  whyUnplayable(deck: Deck): string | null;
}

/** The parts of a deck under the names that every reader knows, with those of its cards that stand there. */
export interface Part {
  readonly title: string;
  readonly lines: readonly DeckLine[];
}
/** How decks are written as texts. */
export interface DeckWriting {
  parts(cards: readonly DeckLine[]): readonly Part[];
  /** What a line of a list may call a card, the shortest first. */
  namesOf(id: string): readonly string[];
  /** It has files of Generic Collectible Card Games. */
  readonly gccg: boolean;
}

export interface GameLibrary {
  readonly game: GameName;
  readonly title: string;
  readonly decks: GameDecks;
  readonly writing: DeckWriting;
  /** How far a card is written. */
  readonly status: (id: string) => 'implemented' | 'partial' | 'missing';
  /** All of its cards and sets, for whoever searches them. */
  readonly catalogue: () => Catalogue;
  /** The decks that come with it. */
  readonly collection: () => CollectedDeck[];
  /** What is in a deck, where the game has a map; null where it has none. */
  readonly analysis: (cards: readonly DeckLine[]) => DeckAnalysis | null;
}
