/**
 * Company: what a table agrees to beside the rules, its clock, what is said there, and the lobby where tables are found.
 *
 * Owns   the shapes of terms, clocks, talk, presence and profiles.
 * Not    rules of a game, nor the messages of a table themselves (messages.ts).
 */
import * as z from 'zod/mini';
import { count, GameName, PROTOCOL, Seat, TableId } from './basics.ts';

const seconds = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** Time to think: as long as one likes, so much for each choice, or so much in all with a little more for each. */
export const ClockTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('move'), seconds: seconds(10, 604_800) }),
  z.object({ kind: z.literal('game'), seconds: seconds(60, 86_400), increment: seconds(0, 300) }),
]);
export type ClockTerms = z.infer<typeof ClockTerms>;

/** What a table agrees to beside the rules. Whoever sits down agrees to it. */
export const Terms = z.object({
  /** Open to whoever is in the lobby; otherwise by invitation alone. */
  isPublic: z.boolean(),
  clock: ClockTerms,
  /** Who is out of time and grace: the others may claim the game, or a bot chooses for him until he is back. */
  late: z.enum(['claim', 'bot']),
  /** Seconds of grace after the warning; what the server thinks right where nothing is said. */
  grace: z.optional(seconds(10, 86_400)),
  /** Whether others may watch, and how many seconds later they see what happens. */
  watch: z.boolean(),
  delay: seconds(0, 600),
  /** free: always at once; consent: at once where nothing was learnt, otherwise when the others agree. */
  takeBack: z.enum(['free', 'consent', 'never']),
  chat: z.boolean(),
});
export type Terms = z.infer<typeof Terms>;

/** A table of which nothing was said: as among friends. */
export const PLAIN_TERMS: Terms = {
  isPublic: false,
  clock: { kind: 'none' },
  late: 'claim',
  watch: true,
  delay: 0,
  takeBack: 'consent',
  chat: true,
};

/** How the clock stands at the moment of sending; clients count on by themselves. */
export const ClockNow = z.object({
  /** Milliseconds that each seat has left, in seat order; of the grace, once one is warned. */
  left: z.array(count),
  /** Whose time runs; 0: nobody's. */
  seat: Seat,
  /** warned: his time is up, and the grace runs; late: the grace is over too; stood-in: a bot chooses for him. */
  stage: z.enum(['running', 'warned', 'late', 'stood-in']),
  /** It stands still: his connection is down, or an answer is waited for. */
  paused: z.boolean(),
  /** You may claim the game now. */
  mayClaim: z.boolean(),
});
export type ClockNow = z.infer<typeof ClockNow>;

const CHAT = 240;
/** One line that somebody writes: no line breaks, nothing invisible that reverses or hides what follows. */
export const ChatText = z.string().check(
  z.overwrite((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
      .trim(),
  ),
  z.minLength(1, 'nothing was said'),
  z.maxLength(CHAT, `at most ${CHAT} letters at once`),
  z.refine(
    (text) => !/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u.test(text),
    'letters that turn the line round are not taken',
  ),
  z.refine((text) => !/\p{M}{4}/u.test(text), 'more marks on a letter than any language needs are not taken'),
);

/** Phrases that need one press: by their names, so that a client can show them in its own words. */
export const PHRASES = {
  hail: 'Well met!',
  luck: 'May your road be a fair one.',
  think: 'Let me think, do not be hasty.',
  bold: 'Boldly done!',
  fate: 'The dice are against us.',
  thanks: 'I thank you.',
  wait: 'I must leave the table a moment.',
  back: 'I am back.',
  end: 'A game for a song. Well played!',
} as const;
export type Phrase = keyof typeof PHRASES;
const phraseNames = Object.keys(PHRASES) as [Phrase, ...Phrase[]];

/** What somebody says: words of his own, or a phrase. */
export const Words = z.union([z.object({ text: ChatText }), z.object({ phrase: z.enum(phraseNames) })]);
export type Words = z.infer<typeof Words>;

/** A guest's public number: by it he is muted and invited. It opens nothing. */
export const Who = z.int().check(z.nonnegative());

/** Something that was said, or that the table itself remarks. */
export const Said = z.object({
  id: count,
  /** 0: the table itself. */
  who: Who,
  name: z.string(),
  /** His seat; 0 in the lobby, for spectators and for the table itself. */
  seat: Seat,
  /** Among whom: those in the lobby, the players, or those who watch. */
  among: z.enum(['lobby', 'players', 'watchers']),
  text: z.string(),
  /** As an ISO time. */
  at: z.string(),
});
export type Said = z.infer<typeof Said>;

/** A table in the lobby that waits for players. */
export const WaitingTable = z.object({
  table: TableId,
  game: GameName,
  /** The first is who opened it. */
  players: z.array(z.object({ who: Who, name: z.string(), deck: z.string(), bot: z.boolean() })),
  seats: count,
  open: count,
  length: z.nullable(count),
  options: z.array(z.string()),
  terms: Terms,
  /** Where the next open seat is taken; null for who sits there already. */
  invitation: z.nullable(z.string()),
  /** As an ISO time. */
  since: z.string(),
});
export type WaitingTable = z.infer<typeof WaitingTable>;

export const Person = z.object({
  who: Who,
  name: z.string(),
  /** He waits at an open table. */
  waiting: z.boolean(),
});
export type Person = z.infer<typeof Person>;

export const FromLobby = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('lobby'),
    /** Your own number, 0 without a name yet. */
    you: Who,
    /** How many are here, at tables too. */
    here: count,
    people: z.array(Person),
    tables: z.array(WaitingTable),
    /** Whom you have muted. */
    muted: z.array(z.object({ who: Who, name: z.string() })),
  }),
  z.object({ t: z.literal('said'), said: z.array(Said) }),
  z.object({ t: z.literal('unsaid'), ids: z.array(count) }),
  z.object({
    t: z.literal('invited'),
    from: z.string(),
    who: Who,
    game: GameName,
    invitation: z.string(),
  }),
  /** It is your turn at a table, or no more. */
  z.object({ t: z.literal('turn'), table: TableId, yours: z.boolean() }),
  z.object({ t: z.literal('problem'), code: z.string(), text: z.string() }),
]);
export type FromLobby = z.infer<typeof FromLobby>;

export const ToLobby = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), protocol: z.literal(PROTOCOL) }),
  z.object({ t: z.literal('say'), words: Words }),
  /** Asks somebody who is here to your own table. */
  z.object({ t: z.literal('invite'), who: Who, table: TableId }),
  z.object({ t: z.literal('mute'), who: Who, on: z.boolean() }),
]);
export type ToLobby = z.infer<typeof ToLobby>;

/** Games won, lost and drawn. */
const tally = { played: count, won: count, lost: count, drawn: count };
export const Profile = z.object({
  name: z.string(),
  since: z.nullable(z.string()),
  all: z.object(tally),
  opponents: z.array(z.object({ name: z.string(), bot: z.boolean(), ...tally })),
  decks: z.array(z.object({ game: GameName, deck: z.string(), ...tally })),
  games: z.array(z.object({ game: GameName, ...tally })),
  muted: z.array(z.object({ who: Who, name: z.string() })),
});
export type Profile = z.infer<typeof Profile>;

/** To delete oneself one writes one's own name, so that nobody does it by accident. */
export const Farewell = z.object({ name: z.string().check(z.maxLength(64)) });
/** What went, and what stays. */
export const Gone = z.object({ conceded: count, closed: count, kept: count });
