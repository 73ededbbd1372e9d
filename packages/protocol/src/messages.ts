/**
 * The messages of a live table, over one WebSocket for each table and browser tab.
 *
 * Every accepted event of a table (a choice, an undo, a concession) has a number `v`, one more than the last.
 * A client says the last it has seen; it is told everything since, and the table as it is now.
 */
import * as z from 'zod/mini';
import { Why } from './analysis.ts';
import { Stops } from './asking.ts';
import { CardId, count, GameName, PROTOCOL, Seat, TableId, whole } from './basics.ts';
import { ClockNow, Said, Terms, Who, Words } from './company.ts';
import { Breakdown, Decision, Refused, Result, Rule, Told } from './decision.ts';
import { ChanceValue, Hash, Opened, Promises } from './fair.ts';
import { LotrScene } from './lotr-tcg.ts';
import { MapNow } from './map.ts';
import { MeccgScene } from './meccg.ts';

export const Scene = z.discriminatedUnion('game', [MeccgScene, LotrScene]);
export type Scene = z.infer<typeof Scene>;

const id = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

export const FromClient = z.discriminatedUnion('t', [
  /** The first message. `since`: the last event this client has seen, 0 for none. */
  z.object({ t: z.literal('hello'), protocol: z.literal(PROTOCOL), table: TableId, since: count }),
  /**
   * `v` is the event after which the choice was shown: a choice for an older table is refused. `plan`: it is a further
   * step of what was decided as a whole with the choice before it, and is taken back with that.
   */
  z.object({ t: z.literal('choose'), v: count, index: count, plan: z.optional(z.boolean()) }),
  z.object({ t: z.literal('undo') }),
  z.object({ t: z.literal('answerUndo'), yes: z.boolean() }),
  z.object({ t: z.literal('concede') }),
  /** Another game: with one's own deck or another; `swap`: everyone takes the deck of the next. */
  z.object({
    t: z.literal('rematch'),
    swap: z.optional(z.boolean()),
    deck: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  /** Something said to those one sits or watches with; whom one does not want to hear any more. */
  z.object({ t: z.literal('say'), words: Words }),
  z.object({ t: z.literal('mute'), who: Who, on: z.boolean() }),
  /** The other is out of time and grace: the game is claimed. And one who was stood in for is back. */
  z.object({ t: z.literal('claim') }),
  z.object({ t: z.literal('back') }),
  /** Ends a game that cannot go on, without a result: one that is frozen, left by the other, or never began. */
  z.object({ t: z.literal('close') }),
  z.object({ t: z.literal('stops'), stops: Stops }),
  /** The promise of a value of the player's own; and the value, once everyone has promised his. */
  z.object({ t: z.literal('promise'), hash: Hash }),
  z.object({ t: z.literal('chance'), value: ChanceValue }),
  /** Questions; the answer carries the same id. */
  z.object({ t: z.literal('why'), id, card: CardId }),
  z.object({ t: z.literal('value'), id, card: CardId }),
  /** The map: what can be done on it now, for a company of yours where one is named; or why not there. */
  z.object({ t: z.literal('map'), id, company: count }),
  z.object({ t: z.literal('whyThere'), id, company: count, place: z.string().check(z.maxLength(64)) }),
  /** What Loremaster would do: only where nobody else plays but bots. */
  z.object({ t: z.literal('hint'), id }),
  /** Why a bot chose as he did at an event. */
  z.object({ t: z.literal('whyChosen'), id, v: count }),
  z.object({
    t: z.literal('rules'),
    id,
    rules: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(12)),
  }),
  z.object({ t: z.literal('face'), id, face: z.string().check(z.maxLength(64)) }),
]);
export type FromClient = z.infer<typeof FromClient>;

export const Player = z.object({
  seat: Seat,
  name: z.string(),
  /** person, bot, or nobody yet. */
  kind: z.enum(['person', 'bot', 'open']),
  present: z.boolean(),
  deck: z.string(),
  /** A person's public number, by which he is muted; 0 for others. */
  who: Who,
});
export type Player = z.infer<typeof Player>;

export const TableInfo = z.object({
  table: TableId,
  game: GameName,
  you: Seat,
  players: z.array(Player),
  watching: count,
  /** waiting: for players or their chance values. */
  status: z.enum(['waiting', 'playing', 'over', 'closed']),
  /** Of MECCG, in decks; null where it is as usual. Optional rules by their names; and what else was agreed to. */
  length: z.nullable(count),
  options: z.array(z.string()),
  terms: Terms,
  clock: z.nullable(ClockNow),
  /** The earlier version of rules and cards that this game goes on with, by its engine's hash, and in a sentence. */
  began: z.nullable(z.object({ engine: z.string(), text: z.string() })),
  /** Why the game was closed without a result, and whether you may close it so now. */
  closed: z.nullable(z.string()),
  mayClose: z.boolean(),
  /** The server's promise of its secret, published before any player's value was known; the opening when it is over. */
  commitment: z.string(),
  opened: z.nullable(Opened),
  /** What the players promised, and whether they promise, reveal, or have done so. */
  fair: z.object({ stage: z.enum(['promising', 'revealing', 'begun']), promises: Promises }),
  /** For the one who opened the table: where a friend takes the open seat. */
  invitation: z.nullable(z.string()),
  /** The table that follows this one, once a rematch is agreed; who wants one. */
  rematch: z.object({ table: z.nullable(TableId), wantedBy: z.array(Seat), swap: z.boolean() }),
  /** Whom you do not want to hear. */
  muted: z.array(Who),
  stops: Stops,
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A choice that is advised: in which of the options, with what chance to win, and why rather than the next best. */
export const Hint = z.object({
  index: count,
  text: z.string(),
  /** In percent, from 0 to 100; how many games in thought it rests on. */
  chance: count,
  worlds: count,
  /** The others that were thought about, the best first. */
  others: z.array(z.object({ index: count, text: z.string(), chance: count })),
  why: z.array(z.string()),
});
export type Hint = z.infer<typeof Hint>;

export const FromServer = z.discriminatedUnion('t', [
  z.object({ t: z.literal('table'), info: TableInfo }),
  z.object({
    t: z.literal('update'),
    /** The last event contained; the first told is the one after `since`. */
    v: count,
    told: z.array(Told),
    scene: Scene,
    decision: z.nullable(Decision),
    result: z.nullable(Result),
    /** An undo was asked for and waits for consent; `free` when one would need none. */
    undo: z.object({ askedBy: Seat, possible: z.boolean(), free: z.boolean() }),
  }),
  z.object({
    t: z.literal('answer'),
    id: whole,
    name: z.string(),
    offered: z.array(count),
    refused: z.array(Refused),
    values: z.array(Breakdown),
    rules: z.array(Rule),
    /** What can be done on the map, if that was asked. */
    map: z.optional(MapNow),
    /** What Loremaster would do, if that was asked. */
    hint: z.optional(Hint),
    /** Why a bot chose as he did, if that was asked. */
    why: z.optional(Why),
  }),
  /** What was said, the oldest first; and what was taken away again. */
  z.object({ t: z.literal('said'), said: z.array(Said) }),
  z.object({ t: z.literal('unsaid'), ids: z.array(count) }),
  /** How the clock stands now. */
  z.object({ t: z.literal('clock'), clock: z.nullable(ClockNow) }),
  /** What was sent could not be done: what, why, and what to do. The connection stays. */
  z.object({ t: z.literal('problem'), code: z.string(), text: z.string() }),
]);
export type FromServer = z.infer<typeof FromServer>;
