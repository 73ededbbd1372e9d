/** What is asked over HTTP: who you are, which decks there are, opening and joining tables, replays. */
import * as z from 'zod/mini';
import { count, GameName, PlayerName, Seat, TableId } from './basics.ts';
import { Face } from './cards.ts';
import { Terms, Who } from './company.ts';
import { Decision, Line, Result } from './decision.ts';
import { Scene } from './messages.ts';

/** One's name, and one's public number where one is known already. */
export const Me = z.object({ name: z.string(), who: z.optional(Who) });
export type Me = z.infer<typeof Me>;
export const Rename = z.object({ name: PlayerName });

export const DeckInfo = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  /** The optional rule that it is for, by its name: without it the deck is refused. */
  needs: z.optional(z.string()),
});
export type DeckInfo = z.infer<typeof DeckInfo>;
/** An optional rule that a table can agree to before a game. */
export const OptionInfo = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  /** Numbers of players that it is for. */
  players: z.object({ least: count, most: count }),
  /** Another that it is used with only, and one that it contradicts, by their names. */
  needs: z.optional(z.string()),
  not: z.optional(z.string()),
});
export type OptionInfo = z.infer<typeof OptionInfo>;
export const GameInfo = z.object({
  game: GameName,
  title: z.string(),
  decks: z.array(DeckInfo),
  /** Decks that wait for cards, and for how many. */
  later: z.array(z.object({ key: z.string(), name: z.string(), missing: count })),
  bots: z.array(z.object({ key: z.string(), name: z.string(), about: z.string() })),
  seats: z.object({ least: count, most: count }),
  options: z.array(OptionInfo),
});
export const Games = z.array(GameInfo);
export type GameInfo = z.infer<typeof GameInfo>;

/** The faces of a game's whole pool: the same for everyone, kept by the browser. */
export const Faces = z.array(Face);

const DeckKey = z.string().check(z.minLength(1), z.maxLength(64));
export const OpenTable = z.object({
  game: GameName,
  /** Your deck. */
  deck: DeckKey,
  /** The other seats in order: a bot with its deck, or a friend who will come by invitation. */
  others: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('bot'), bot: z.string().check(z.maxLength(32)), deck: DeckKey }),
        z.object({ kind: z.literal('friend') }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(4)),
  /** Of MECCG: the length of the game in decks. */
  length: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
  /** Optional rules that are to be in force, by their names. */
  options: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32))),
  /** What else is agreed to; without it, as among friends. */
  terms: z.optional(Terms),
});
export type OpenTable = z.infer<typeof OpenTable>;
export const OpenedTable = z.object({ table: TableId });
/** Taking the open seat that an invitation stands for. */
export const Join = z.object({ invitation: z.string().check(z.maxLength(64)), deck: DeckKey });

export const MyTable = z.object({
  table: TableId,
  game: GameName,
  opponents: z.array(z.string()),
  status: z.enum(['waiting', 'playing', 'over', 'closed']),
  yourTurn: z.boolean(),
  turn: count,
  /** When something last happened, as an ISO time. */
  last: z.string(),
  result: z.string(),
});
export const MyTables = z.array(MyTable);
export type MyTable = z.infer<typeof MyTable>;

/** What an invitation leads to, before it is taken. */
export const Invitation = z.object({
  game: GameName,
  from: z.string(),
  open: z.boolean(),
  table: TableId,
  /** Optional rules that are in force there, by their names: whoever sits down agrees to them. */
  options: z.array(z.string()),
  length: z.nullable(count),
  terms: Terms,
});

/** A replay: its outline once, then one position at a time. */
export const Replay = z.object({
  id: z.string(),
  game: GameName,
  players: z.array(z.string()),
  length: count,
  turns: z.array(z.object({ turn: count, seat: Seat, at: count })),
  result: z.nullable(Result),
  /** The seats of bots, where the record says so: why they chose can be asked. */
  bots: z.optional(z.array(Seat)),
});
export type Replay = z.infer<typeof Replay>;
export const Position = z.object({
  at: count,
  scene: Scene,
  /** What was chosen to come here, and what it told. */
  lines: z.array(Line),
  decision: z.nullable(Decision),
  /** Who made the choice that led here; without it, nobody did. */
  chose: z.optional(Seat),
});
export type Position = z.infer<typeof Position>;

/** A refusal: what, where, and how to mend it. */
export const Problem = z.object({
  error: z.string(),
  field: z.optional(z.string()),
  hint: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
