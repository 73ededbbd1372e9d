/**
 * Bots that are programs of their own: what they are told and what they answer, a line of JSON each, over standard input
 * and output (docs/bots.md).
 */
import * as z from 'zod/mini';
import { count, GameName, Seat } from './basics.ts';
import { Decision, Line } from './decision.ts';
import { Scene } from './messages.ts';

/** Grows when a program that was written for the last one would no longer understand. */
export const BOT_PROTOCOL = 1;

export const ToBot = z.discriminatedUnion('t', [
  /** A game begins. It is answered by `ready`. */
  z.object({
    t: z.literal('begin'),
    protocol: z.literal(BOT_PROTOCOL),
    game: GameName,
    seat: Seat,
    players: z.array(z.string()),
  }),
  /** It is asked: what happened since it was last asked, what lies on the table, and what can be chosen. */
  z.object({
    t: z.literal('choose'),
    n: count,
    told: z.array(Line),
    scene: Scene,
    decision: Decision,
  }),
  /** A game is over; the next one begins with `begin`. */
  z.object({ t: z.literal('end'), result: z.enum(['won', 'lost', 'drawn']), text: z.string() }),
]);
export type ToBot = z.infer<typeof ToBot>;

export const FromBot = z.discriminatedUnion('t', [
  z.object({ t: z.literal('ready'), name: z.optional(z.string().check(z.maxLength(40))) }),
  /** `n`: that of the question; `index`: that of the choice. */
  z.object({ t: z.literal('choice'), n: count, index: count }),
]);
export type FromBot = z.infer<typeof FromBot>;
