/**
 * What the main thread asks of an engine worker, and what it answers. Plain values: they cross between threads.
 *
 * Keeps  what goes to a viewer is finished text when it leaves the worker, so no hidden card ever reaches a socket's code.
 */
import type { GameRecord } from '@westmarch/kernel';
import type {
  Breakdown,
  Deck,
  DeckReport,
  GameInfo,
  GameName,
  Hint,
  MapNow,
  Moment,
  Position,
  ReadDecks,
  Refused,
  Replay,
  Stops,
  Why,
  WrittenDeck,
} from '@westmarch/protocol';
import type { SeatedBot, ThoughtOrder, Watched } from '@westmarch/table';
import type { LessonValue } from './learning/lesson.ts';

/** One accepted event of a table, as it is kept. `n`: the option taken, or how many choices an undo leaves. */
export interface TableEvent {
  readonly v: number;
  readonly kind: 'choice' | 'undo' | 'concede';
  readonly seat: number;
  readonly n: number;
  /** It follows from what the player decided before: a pass on his behalf, or a further step of one plan. */
  readonly auto: boolean;
  /** What was answered for players at once after it, so that nobody sees whether there was anything to answer. */
  readonly then?: readonly number[];
}

/** Everything that a game follows from. */
export interface Beginning {
  readonly table: string;
  readonly game: GameName;
  readonly decks: readonly string[];
  readonly length: number | null;
  /** Optional rules, by their names. */
  readonly options: readonly string[];
  readonly seed: string;
  readonly names: readonly string[];
  /** The bot on each seat by its key; null for a person. */
  readonly bots: readonly (string | null)[];
  /** The rules and cards with which it began; null when it begins now. */
  readonly version: string | null;
}

/** What the table must know to go on: nothing that is hidden. */
export interface Summary {
  readonly v: number;
  readonly version: string;
  /** Who must choose, or 0. */
  readonly asked: number;
  readonly turn: number;
  /** A bot chooses for the seat that is asked: its own, or one whose player has conceded. */
  readonly bot: boolean;
  /** It takes its time: somebody else may think for it. Earlier engines do not say. */
  readonly thinks?: boolean;
  /** Seats whose players have conceded. */
  readonly conceded: readonly number[];
  /** What an automatic pass hangs on: only if the decision merely offers to act. */
  readonly offer: { readonly pass: number; readonly phase: string; readonly active: number } | null;
  /** What is answered for the player who must choose, by his stops; null: he is asked. Earlier engines do not say. */
  readonly answer?: number | null;
  /** The time as each seat has it, from seat 1; and those who wait no longer for what they passed until. */
  readonly moments?: readonly Moment[];
  readonly waited?: readonly number[];
  /** By seat from 1; [0] is nobody's. */
  readonly undo: readonly { readonly possible: boolean; readonly free: boolean }[];
  readonly over: Ending | null;
}
export interface Ending {
  readonly outcomes: readonly ('won' | 'lost' | 'drawn')[];
  /** How it ended, as each viewer is told: spectators first, then the seats. */
  readonly texts: readonly string[];
}

export interface Looker {
  readonly viewer: number;
  /** The last event he was told of. */
  readonly since: number;
}
/** A viewer's update, ready to be sent. */
export interface Shown {
  readonly viewer: number;
  readonly text: string;
}

export interface Requests {
  about: { ask: object; answer: About };
  /** Whether a game can be set up so: null, or what is wrong. */
  check: { ask: Pick<Beginning, 'game' | 'decks' | 'length' | 'options'>; answer: Fault | null };
  open: { ask: { beginning: Beginning; events: readonly TableEvent[] } & Wishes; answer: Summary };
  /** What is asked now that somebody wishes otherwise. */
  wish: { ask: OfTable & Wishes; answer: Summary };
  close: { ask: OfTable; answer: null };
  choose: { ask: OfTable & Act & { seat: number; index: number; auto: boolean }; answer: Done };
  /** The bot whose turn it is chooses; `standIn`: for a person who is out of time; `chosen`: somebody has thought for it. */
  bot: { ask: OfTable & Act & { standIn?: boolean; chosen?: number }; answer: Done };
  /** What the bot whose turn it is thinks about; null: it does not think, or the game has gone on. */
  thought: { ask: OfTable & Pick<Act, 'v'>; answer: Thought | null };
  undo: { ask: OfTable & Act & { seat: number }; answer: Done };
  concede: { ask: OfTable & Act & { seat: number }; answer: Done };
  look: { ask: OfTable & { lookers: readonly Looker[]; askedBy: number }; answer: readonly Shown[] };
  question: { ask: OfTable & { viewer: number; card: number; values: boolean }; answer: Answer | Fault };
  /** What can be done on the map, and why not at a place where one is named. */
  map: {
    ask: OfTable & { viewer: number; company: number; place: string };
    answer: { readonly now: MapNow | null; readonly refused: readonly Refused[] };
  };
  /** What Loremaster would do for a player who is asked. */
  hint: { ask: OfTable & { viewer: number }; answer: Hint | Fault };
  /** Why a bot chose as he did: at an event of a table, or before a position of a replay; null: it must be read first. */
  why: { ask: OfTable & { viewer: number; v: number }; answer: Why | Fault };
  whyThen: { ask: { id: string; at: number }; answer: Why | Fault | null };
  record: { ask: OfTable; answer: string };
  scenario: { ask: OfTable & { viewer: number }; answer: string };
  /** Reads a record through; keeps it for positions if it holds. */
  replay: { ask: { id: string; brought: Brought }; answer: Read | Fault };
  /** Plays a record again, and tells what chance did in it. */
  verify: { ask: { record: GameRecord; names: readonly string[] }; answer: Watched | Fault };
  /** The catalogue of a game, as text that can be sent. */
  library: { ask: { game: GameName }; answer: string };
  /** The decks that come with a game, likewise. */
  collection: { ask: { game: GameName }; answer: string };
  /** Decks that are built here: a list that was brought is read, one is checked, or written as texts. */
  deckRead: { ask: { game: GameName; text: string; name: string }; answer: ReadDecks | Fault };
  deckCheck: { ask: { deck: Deck }; answer: DeckReport | Fault };
  deckWrite: { ask: { deck: Deck }; answer: WrittenDeck };
  /** Why a deck of one's own cannot be played where no format was agreed to; null where it can. */
  playable: { ask: { deck: Deck }; answer: string | null };
  /** How far each of some cards is written. */
  standing: { ask: { game: GameName; cards: readonly string[] }; answer: readonly CardStanding[] };
  /** A puzzle or lesson after these choices and one more. */
  learn: { ask: Learn; answer: Learnt | Fault };
  /** null: the replay is not at hand, and must be read first. */
  position: { ask: { id: string; at: number; eyes: number | 'all' }; answer: Position | Fault | null };
}
interface OfTable {
  readonly table: string;
}
/** What each player wants to be asked, from seat 1; null for bots. */
interface Wishes {
  readonly stops?: readonly (Stops | null)[];
}
interface Act extends Wishes {
  /** The event after which it was decided: an older one is stale. */
  readonly v: number;
  readonly viewers: readonly number[];
}

/** Settled at a glance; or what somebody else is to think about. */
export type Thought = { readonly chosen: number } | { readonly order: ThoughtOrder };

/** What came of an act; or why it cannot be done. */
export type Done =
  | { readonly event: TableEvent; readonly summary: Summary; readonly shown: readonly Shown[] }
  | { readonly refused: 'stale' | 'not-asked' | 'not-offered' | 'over' | 'nothing-to-undo' | 'enough' };

export interface Answer {
  readonly name: string;
  readonly offered: readonly number[];
  readonly refused: readonly Refused[];
  readonly values: readonly Breakdown[];
}
export type CardStanding = 'implemented' | 'partial' | 'missing';
/** A record as it is looked at: read and bounded before it comes here. */
export interface Brought {
  readonly record: GameRecord;
  /** Who sat where, as far as the file says so. */
  readonly names: readonly string[];
  /** The seats that conceded. */
  readonly conceded: readonly number[];
  /** The bot of each seat, as far as the file says so. */
  readonly bots: readonly (SeatedBot | null)[];
}
export interface Read {
  readonly replay: Replay;
  /** The set-up as it is kept: what these rules made of the one that was brought. */
  readonly setup: unknown;
}
/** A puzzle or lesson as it stands with one guest: nothing of it is kept here. */
export interface Learn {
  readonly id: string;
  readonly game: GameName;
  /** The scenario of its file. */
  readonly value: unknown;
  /** The script, where it is a lesson. */
  readonly lesson: LessonValue | null;
  /** All choices so far, of both sides, and the one that is made now. */
  readonly choices: readonly number[];
  readonly choose: number | null;
  /** The places of those that are further steps of what was decided as a whole. */
  readonly further?: readonly number[] | undefined;
  /** How many choices its guest was told of already. */
  readonly since: number;
  /** A card that is asked about, instead of a choice. */
  readonly about: { readonly card: number; readonly values: boolean } | null;
  /** The line of a puzzle in the words of scenarios, to be told in those of the table. */
  readonly line?: readonly string[];
}
export interface Learnt {
  readonly choices: readonly number[];
  /** The update for the guest, as text. */
  readonly update: string;
  /** It goes on; it is over, and the goal is reached or missed. */
  readonly ended: 'open' | 'reached' | 'missed';
  /** What keeps the goal from being reached. */
  readonly missing: string;
  /** How many choices there were before the guest's last own one, a plan as one; −1 for none. */
  readonly back: number;
  /** An option with which the goal can still be reached; −1 where there is none. */
  readonly good: number;
  readonly answer: Answer | null;
  /** Where the best chance was wanted and given away: the chance that is left, and the one there was. */
  readonly wasted: { readonly had: number; readonly best: number } | null;
  readonly lesson: LessonStand | null;
  /** The line that was asked for, in the words of the table. */
  readonly line: readonly string[];
}
/** How far the script of a lesson has come; at its end the game goes on without it. */
export interface LessonStand {
  readonly step: number;
  readonly steps: number;
  readonly say: readonly string[];
  readonly look: string;
  /** Why what was chosen was not taken. */
  readonly refused: string;
}
export interface About {
  readonly games: readonly GameInfo[];
  /** The faces of each game, as text that can be sent. */
  readonly faces: readonly { readonly game: GameName; readonly text: string }[];
  /** The atlas of the game that has a map, as text; engines of before it had none. */
  readonly atlas?: string;
}
/** Something that the asker can mend. */
export interface Fault {
  readonly fault: string;
  readonly field: string;
}

export type Op = keyof Requests;
export type Ask<O extends Op = Op> = { [K in O]: { readonly op: K } & Requests[K]['ask'] }[O];
export type AnswerOf<O extends Op> = Requests[O]['answer'];

/** What a worker is given when it starts. */
export interface WorkerData {
  /** [the request it is at, the number of the piece of work]: written by the worker, read by who watches it. */
  readonly at: Int32Array;
  /** Milliseconds that a bot thinks about one choice. */
  readonly thought: number;
}

/** The number of the message by which a worker says that it has loaded everything. */
export const READY = 0;

/** Over the port: a request with its number, and its answer with the same. */
export interface Asked {
  readonly id: number;
  readonly ask: Ask;
}
export type Answered = {
  readonly id: number;
  /** Milliseconds of its own time that the worker needed, for the last piece where it was done in several. */
  readonly took: number;
} & ({ readonly answer: unknown } | { readonly error: string; readonly message: string });
