/** Measuring a deck: what the page asks of the engine that plays in the background, and what it is told. */
import * as z from 'zod/mini';
import { count, GameName } from './basics.ts';
import { Deck } from './decks.ts';

export const MEASURED_GAMES = [20, 100, 400] as const;

export const MeasureOrder = z.object({
  game: GameName,
  deck: Deck,
  /** The printed deck that it plays against, by its key. */
  against: z.string().check(z.maxLength(40)),
  games: z.int().check(z.minimum(2), z.maximum(1000)),
  seed: z.string().check(z.maxLength(80)),
});
export type MeasureOrder = z.infer<typeof MeasureOrder>;

/** After each game; the share of the points is with its interval of 95 of 100. */
export const Measured = z.union([
  z.object({
    done: count,
    won: count,
    drawn: count,
    lost: count,
    share: z.object({ value: z.number(), low: z.number(), high: z.number() }),
  }),
  /** Why it cannot be played. */
  z.object({ problem: z.string() }),
]);
export type Measured = z.infer<typeof Measured>;
