/** The laboratory in a browser: what the page asks of the engine that plays in the background, and what it is told. */
import * as z from 'zod/mini';
import { count, GameName } from './basics.ts';
import { Deck } from './decks.ts';

export const MEASURED_GAMES = [20, 100, 400] as const;
/** Bots that answer at once: whoever thinks for a time would take days. */
export const MEASURING_BOTS = ['novice', 'steward'] as const;

const Key = z.string().check(z.maxLength(40));
export const MeasureOrder = z.object({
  game: GameName,
  /** The deck that is studied: a printed one by its key, or a list. */
  deck: z.union([Deck, Key]),
  /** Its name, as it is told. */
  name: z.string().check(z.maxLength(200)),
  /** The printed decks that it meets, by their keys. */
  against: z.readonly(z.array(Key).check(z.minLength(1), z.maxLength(100))),
  bot: z.enum(MEASURING_BOTS),
  games: z.int().check(z.minimum(2), z.maximum(10_000)),
  seed: z.string().check(z.maxLength(80)),
});
export type MeasureOrder = z.infer<typeof MeasureOrder>;

/** What the page says while games are played: wait, and go on. */
export const MeasurePause = z.object({ pause: z.boolean() });
export type MeasurePause = z.infer<typeof MeasurePause>;

/** A share, or a difference of shares, with its bounds of 95 of 100. */
const Bounds = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type Bounds = z.infer<typeof Bounds>;
const Matchup = z.object({
  name: z.string(),
  games: count,
  won: count,
  drawn: count,
  lost: count,
  share: Bounds,
});
const CardTally = z.object({
  id: z.string(),
  /** In how many games it came to hand; how many copies did on average, were played and went unplayed. */
  seen: count,
  drawn: z.number(),
  played: z.number(),
  discarded: z.number(),
  /** By how much games with it in hand went better than those without; null where one of both never was. */
  effect: z.nullable(Bounds),
});
export const DeckTally = z.object({
  games: count,
  all: Matchup,
  matchups: z.readonly(z.array(Matchup)),
  turns: z.number(),
  choices: z.number(),
  /** What the deck and the others had at the end, on average, by the game's own names. */
  own: z.record(z.string(), z.number()),
  theirs: z.record(z.string(), z.number()),
  cards: z.readonly(z.array(CardTally)),
});
export type DeckTally = z.infer<typeof DeckTally>;

/** After each pair of games. */
export const Measured = z.union([
  z.object({ done: count, tally: DeckTally }),
  /** Why it cannot be played. */
  z.object({ problem: z.string() }),
]);
export type Measured = z.infer<typeof Measured>;
