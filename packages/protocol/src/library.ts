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

/** Where the catalogue of a game lies: its address changes with its content, so that browsers keep it for good. */
export const LibraryInfo = z.object({
  game: GameName,
  address: z.string(),
  cards: count,
  playable: count,
});
export type LibraryInfo = z.infer<typeof LibraryInfo>;
