/**
 * Decks of one's own: what is kept of them, how they are read and written, what is wrong with them and what is in them.
 *
 * Keeps  everything that a client sends is bounded: a deck has at most so many lines, and a name and notes of such lengths.
 */
import * as z from 'zod/mini';
import { count, GameName, Limits } from './basics.ts';

/** The parts of a deck, by game, in the order in which they are shown. */
export const SECTIONS = {
  meccg: ['pool', 'deck', 'sideboard', 'sites'],
  'lotr-tcg': ['ringBearer', 'ring', 'deck', 'sites'],
} as const satisfies Record<GameName, readonly string[]>;

export const DeckLimits = { name: 80, notes: 2000, lines: 300, copies: 99, each: 100 } as const;

const Quantity = z.int().check(z.minimum(1), z.maximum(DeckLimits.copies));
export const DeckLine = z.object({
  section: z.enum(['pool', 'deck', 'sideboard', 'sites', 'ringBearer', 'ring']),
  card: z
    .string()
    .check(z.regex(/^[A-Z]{2}-\d{1,4}$|^\d{1,2}_\d{1,4}$/, 'a card has an id such as TW-1 or 1_89')),
  quantity: Quantity,
});
export type DeckLine = z.infer<typeof DeckLine>;
export type DeckSection = DeckLine['section'];

const visible = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
export const Deck = z.object({
  game: GameName,
  name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(DeckLimits.name, `the name of a deck has at most ${DeckLimits.name} letters`),
      z.refine(visible, 'the name of a deck has at least one letter or digit'),
    ),
  notes: z.string().check(z.maxLength(DeckLimits.notes, `notes have at most ${DeckLimits.notes} letters`)),
  /** For what it is checked: MECCG, how many decks long the game is, and whose deck it is where its cards do not say. */
  length: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
  side: z.optional(z.string().check(z.maxLength(20))),
  /** Against whom: some sideboards are larger against Fallen-wizards. */
  against: z.optional(z.string().check(z.maxLength(20))),
  /** For what it is checked: The Lord of the Rings TCG. */
  format: z.optional(z.string().check(z.maxLength(20))),
  /** The optional rule that it is made for, by name: a table must agree to it. */
  needs: z.optional(z.string().check(z.maxLength(40))),
  cards: z
    .array(DeckLine)
    .check(z.maxLength(DeckLimits.lines, `a deck has at most ${DeckLimits.lines} different cards`)),
});
export type Deck = z.infer<typeof Deck>;

/** `version` counts how often it was changed: who saves an older one is told so. */
export const KeptDeck = z.object({
  id: z.string(),
  version: count,
  share: z.nullable(z.string()),
  deck: Deck,
});
export type KeptDeck = z.infer<typeof KeptDeck>;
export const SaveDeck = z.object({ version: count, deck: Deck });

export const DeckSummary = z.object({
  id: z.string(),
  game: GameName,
  name: z.string(),
  cards: count,
  updated: z.string(),
  shared: z.boolean(),
});
export type DeckSummary = z.infer<typeof DeckSummary>;
export const MyDecks = z.array(DeckSummary);
export const ShareDeck = z.object({ shared: z.boolean() });
/** A deck that somebody shows by a link. */
export const SharedDeck = z.object({ deck: Deck });
export const Nothing = z.object({});

/** A list as somebody pasted it, or a file. */
export const ReadDeck = z.object({
  game: GameName,
  name: z.string().check(z.maxLength(DeckLimits.name)),
  text: z.string().check(z.maxLength(Limits.deck)),
});
const LineFault = z.object({ line: count, message: z.string() });
export const ReadDecks = z.array(z.object({ deck: Deck, faults: z.array(LineFault) }));
export type ReadDecks = z.infer<typeof ReadDecks>;

/** A deck as a text for each format in which lists are exchanged. */
export const WrittenDeck = z.array(
  z.object({ format: z.string(), file: z.string(), about: z.string(), text: z.string() }),
);
export type WrittenDeck = z.infer<typeof WrittenDeck>;

/** Where what a deck brings into play can be played, and what its hazards are keyed to. */
export const DeckAnalysis = z.object({
  /** By region: the sites of the deck's side there, and which of its cards each of them allows. */
  places: z.array(
    z.object({
      region: z.string(),
      sites: z.array(z.object({ site: z.string(), cards: z.array(z.string()) })),
    }),
  ),
  /** Resources that are played at no site of their own, or of which that is not known. */
  nowhere: z.array(z.string()),
  keying: z.array(
    z.object({ key: z.string(), site: z.boolean(), cards: z.array(z.string()), copies: count }),
  ),
});
export type DeckAnalysis = z.infer<typeof DeckAnalysis>;

export const DeckReport = z.object({
  legal: z.boolean(),
  /** Sizes in words, as `deck check` says them. */
  sizes: z.string(),
  problems: z.array(
    z.object({ message: z.string(), rules: z.array(z.string()), cards: z.array(z.string()) }),
  ),
  /** Cards that cannot be played yet. */
  unplayable: z.array(z.string()),
  analysis: z.nullable(DeckAnalysis),
});
export type DeckReport = z.infer<typeof DeckReport>;

/** A deck of the collection: printed, or played at a tournament. */
export const CollectedDeck = z.object({
  key: z.string(),
  kind: z.enum(['printed', 'ready', 'tournament']),
  /** Whose deck it is, in a word or two. */
  about: z.string(),
  unplayable: z.array(z.string()),
  deck: Deck,
});
export type CollectedDeck = z.infer<typeof CollectedDeck>;
export const Collection = z.array(CollectedDeck);
