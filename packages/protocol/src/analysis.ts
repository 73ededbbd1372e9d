/** What is found out about a game when it is over: winning chances, luck and play, and where it turned. */
import * as z from 'zod/mini';
import { count, GameName, Seat } from './basics.ts';

/** A place where a game turned. Chances are percents of the first player. */
export const Turning = z.object({
  /** After so many choices. */
  at: count,
  /** Whose choice it was, or whom luck favoured. */
  seat: count,
  kind: z.enum(['choice', 'luck']),
  /** Points of a hundred that it cost him, or brought him. */
  by: z.number(),
  /** What he chose, or what happened. */
  text: z.string(),
  /** What Loremaster would have done, and the chance of winning that he sees in it and in what was done; for a choice. */
  better: z.nullable(z.object({ text: z.string(), chance: z.number(), instead: z.number() })),
  /** Why, in sentences. */
  why: z.array(z.string()),
});
export type Turning = z.infer<typeof Turning>;

/** Of one player: what luck brought him, what his choices cost him against the best, in points of a hundred. */
export const PlayerAnalysis = z.object({
  name: z.string(),
  luck: z.number(),
  play: z.number(),
  choices: count,
  /** Choices that cost three points or more. */
  slips: count,
});

export const Analysis = z.object({
  game: GameName,
  /** Percents of the first player before each choice, and at the end. */
  curve: z.array(z.number()),
  players: z.array(PlayerAnalysis),
  turning: z.array(Turning),
  /** How closely it was looked at. */
  depth: z.object({ worlds: count, width: count, iterations: count }),
});
export type Analysis = z.infer<typeof Analysis>;

/** How an analysis stands. */
export const AnalysisStanding = z.discriminatedUnion('state', [
  /** Nobody has asked for it yet. */
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('working'), progress: z.number() }),
  z.object({ state: z.literal('done'), analysis: Analysis }),
  z.object({ state: z.literal('failed'), why: z.string() }),
]);
export type AnalysisStanding = z.infer<typeof AnalysisStanding>;

/** Why a bot chose as he did. Chances are percents of his. */
export const Why = z.object({
  seat: Seat,
  /** What he chose: while the game goes on, as the asker was told of it; empty where that was nothing. */
  text: z.string(),
  /** By rules of thumb, by weighing, or by playing on in thought. */
  manner: z.enum(['thumb', 'weighing', 'thought']),
  /** All that he knew goes into it. Otherwise nothing does but what the asker may know. */
  whole: z.boolean(),
  /** What spoke for it, in sentences, what counts most first; and what it is compared with, where that is told. */
  why: z.array(z.string()),
  rather: z.string(),
  /** What he would choose if he were asked again; empty: the same. */
  again: z.string(),
  before: count,
  after: count,
  /** What was tried in thought, what he chose first; and in how many games. */
  others: z.array(z.object({ text: z.string(), chance: count, chosen: z.boolean() })),
  worlds: count,
});
export type Why = z.infer<typeof Why>;
