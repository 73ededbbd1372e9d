/**
 * The library: every card of a game, whether it can be played yet or not, and the rules to read.
 *
 * Keeps  what is printed is said by names and numbers alone; sentences are those that Westmarch makes of what a card does.
 */
import * as z from 'zod/mini';
import { count, GameName } from './basics.ts';
import { Face, Numbers } from './cards.ts';

/** implemented: it does all it says; partial: something of its text is missing; missing: it cannot be played yet. */
export const CardState = z.enum(['implemented', 'partial', 'missing']);
export type CardState = z.infer<typeof CardState>;

export const LibraryCard = z.extend(Face, {
  /** The set of its first printing, by its code. */
  set: z.string(),
  /** Its names in other languages, by language. */
  names: z.record(z.string(), z.string()),
  /** Ids of its later printings. */
  printings: z.array(z.string()),
  state: CardState,
  /** What it is, by the words that searches use: {side: ["hero"], race: ["Elf"], keyword: […]}. */
  facets: z.record(z.string(), z.array(z.string())),
  /** Numbers that searches use and the face does not show. */
  values: Numbers,
});
export type LibraryCard = z.infer<typeof LibraryCard>;

export const Catalogue = z.object({
  game: GameName,
  sets: z.array(z.object({ set: z.string(), name: z.string() })),
  cards: z.array(LibraryCard),
});
export type Catalogue = z.infer<typeof Catalogue>;

/** Where something that never changes lies: its address changes instead. */
export const LibraryAddress = z.object({ address: z.string() });

/** Where the catalogue of a game lies: its address changes with its content, so that browsers keep it for good. */
export const LibraryInfo = z.object({
  game: GameName,
  address: z.string(),
  cards: count,
  playable: count,
});
export type LibraryInfo = z.infer<typeof LibraryInfo>;

/** A rule of the ledger, in our own words. */
export const LedgerRule = z.object({
  id: z.string(),
  text: z.string(),
  /** Whom it concerns, what kind of rule it is, and in which games it holds: "all", "timing", "core". */
  who: z.string(),
  kind: z.string(),
  mode: z.string(),
  /** Cards it names; and of a ruling the sets in which its card is printed. */
  cards: z.array(z.string()),
  printing: z.array(z.string()),
  /** It changes what is printed on a card. */
  erratum: z.boolean(),
  /** What holds instead where a decision has changed it; or it does not hold at all. */
  amended: z.optional(z.string()),
  overruled: z.boolean(),
  /** A test holds the rules of the game to it. */
  tested: z.boolean(),
});
export type LedgerRule = z.infer<typeof LedgerRule>;
export const Rulebook = z.object({
  game: GameName,
  chapters: z.array(z.object({ key: z.string(), title: z.string(), rules: z.array(LedgerRule) })),
});
export type Rulebook = z.infer<typeof Rulebook>;
