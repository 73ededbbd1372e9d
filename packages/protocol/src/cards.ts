/**
 * Cards as they are drawn: a face says what is printed (sent once), a card what is true of it now.
 *
 * Keeps  a card whose face the viewer may not know has the face "".
 */
import * as z from 'zod/mini';
import { CardId, count, Seat, whole } from './basics.ts';

/** A number on a card, with its name: "prowess" 5. Its place on the face follows from its name. */
export const Numbers = z.record(z.string(), whole);

/** What is printed on a card, and what its text says. The same for every copy and every game. */
export const Face = z.object({
  id: z.string(),
  name: z.string(),
  /** A second line of the name, where the game has one. */
  subtitle: z.string(),
  /** The silhouette: character, item, ally, faction, creature, resource, hazard, site, region; companion, minion, … */
  kind: z.string(),
  /** The kind in words: "greater item", "long resource event", "Dwarf companion". */
  title: z.string(),
  /** What gives the face its colour and pattern: alignment, race, culture, site type, duration. */
  tone: z.string(),
  unique: z.boolean(),
  numbers: Numbers,
  /** Words that belong to the card: skills, races, keywords; those with a meaning can be explained. */
  words: z.array(z.object({ word: z.string(), meaning: z.string() })),
  /** Signs in order, such as the region types of a site's path. */
  path: z.array(z.string()),
  /** What players look for and is no number: home, nearest Haven, each attack, what can be played there. */
  facts: z.optional(
    z.array(
      z.object({
        name: z.string(),
        text: z.string(),
        /** For the table, where there is no room for words: "4×7". Empty: it stands on the reading size alone. */
        short: z.string(),
      }),
    ),
  ),
  /** Generated rules text, a sentence each. */
  text: z.array(z.string()),
});
export type Face = z.infer<typeof Face>;

export interface Card {
  readonly id: number;
  readonly face: string;
  readonly owner: number;
  /** tapped, wounded, exhausted, follower, on guard, …: each shown by a sign and said in a word. */
  readonly marks: readonly string[];
  /** Values as they are now: every one can be asked about. */
  readonly numbers: Readonly<Record<string, number>>;
  /** What is counted on the card: wounds, tokens. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Cards that lie on it. */
  readonly on: readonly Card[];
}
export const Card: z.ZodMiniType<Card> = z.object({
  id: CardId,
  face: z.string(),
  owner: Seat,
  marks: z.array(z.string()),
  numbers: Numbers,
  tokens: Numbers,
  get on(): z.ZodMiniArray<z.ZodMiniType<Card>> {
    return z.array(Card);
  },
});

/** In what was parsed as a whole, a card is told by what only cards have. */
const isCard = (value: object): value is Card => 'face' in value && 'marks' in value && 'id' in value;

/** Every card in a scene or a part of one, in order, without knowing the game. */
export function cardsIn(value: unknown, found: Card[] = []): Card[] {
  if (Array.isArray(value)) for (const part of value) cardsIn(part, found);
  else if (typeof value === 'object' && value !== null) {
    if (isCard(value)) found.push(value);
    for (const part of Object.values(value)) cardsIn(part, found);
  }
  return found;
}

/** A pile: how many, and those on it that the viewer may know. */
export const Pile = z.object({ count, cards: z.array(Card) });
export type Pile = z.infer<typeof Pile>;
