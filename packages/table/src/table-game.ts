/**
 * A game as a table sees it. Each game fills this in once; the terminal, the server and the replay use nothing else.
 *
 * Owns   the words and pictures of a game: how it tells what happened, what it asks, and what lies where.
 * Not    any rule: everything is read from the game's own queries.
 * Keeps  all of it works on views, so that what a viewer may not know cannot slip into what he is told.
 */
import type { Assayer, Bot, Cards, Depth, Knows, Onlooker } from '@westmarch/bots';
import type { Game, Option, State } from '@westmarch/kernel';
import type {
  Atlas,
  Breakdown,
  Face,
  GameName,
  Line,
  MapNow,
  Refused,
  Scene,
  TurnPath,
} from '@westmarch/protocol';
import type { Asking } from './asking/circumstance.ts';
import type { Meets } from './meetings.ts';
import type { Seat } from './seat.ts';

/** A choice as it was put and answered. */
export interface Taken {
  readonly player: number;
  readonly procedure: string;
  readonly step: string;
  readonly option: Option;
}

/** Switches of a set-up, by the names that its games have for them; each game reads its own. */
export interface Switches {
  /** MECCG: how many decks long the game is. */
  readonly length?: number;
  /** MECCG: in which turn of each time is called. */
  readonly rounds?: number;
  /** The starter rules: MECCG as "rules" or "deck", the other game as true. */
  readonly starter?: string | boolean;
  /** MECCG: what the loss of a Wizard means; whether ties are rolled for; how starting companies are found. */
  readonly avatarLoss?: string;
  readonly tieRoll?: boolean;
  readonly method?: string;
  /** MECCG: optional rules that are in force, by their names. */
  readonly options?: readonly string[];
  /** The Lord of the Rings TCG: the format whose decks and sites are played. */
  readonly format?: string;
}

/** An optional rule that a table can agree to. */
export interface OptionOffer {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly players: { readonly least: number; readonly most: number };
  /** Another that it is used with only, and one that it contradicts. */
  readonly needs?: string;
  readonly not?: string;
}

export interface DeckOffer {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** The optional rule without which it is not offered. */
  readonly needs?: string;
}

export interface LaterDeck {
  readonly key: string;
  readonly name: string;
  readonly missing: number;
}

export interface BotOffer<S extends State> {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** `knows`: his own deck, and how long he may think. */
  readonly make: (seed: string, knows?: Knows) => Bot<S>;
  /** He takes his time: nobody else should have to wait where he thinks. */
  readonly thinks?: true;
}

/** How closely a game is looked at afterwards. */
export interface AnalysisDepth extends Depth {
  /** Games that Loremaster plays on at each turning point. */
  readonly iterations: number;
}

/** Numbers of a whole game. */
export interface Tallied<S extends State> {
  readonly turns: (s: S) => number;
  /** What a player has, by names that people know. */
  readonly of: (s: S, player: number) => Readonly<Record<string, number>>;
}

/** The sentences of one choice: what was declared, what happened, where that is told otherwise, and what came of it. */
export interface Changed {
  readonly first: readonly Line[];
  readonly told?: readonly Line[];
  readonly then: readonly Line[];
}

export interface TableGame<S extends State, Setup, Sees extends Seat<S> = Seat<S>> {
  readonly key: GameName;
  readonly title: string;
  readonly game: Game<S, Setup>;
  /** Decks whose cards are all known to the rules. */
  readonly decks: readonly DeckOffer[];
  /** Decks that wait for cards, and for how many. */
  readonly later: readonly LaterDeck[];
  readonly bots: readonly BotOffer<S>[];
  /** Who judges its positions after a game of two, and how closely: what one core does in a minute or two. */
  readonly analysis: {
    readonly assayer: (seed: string) => Assayer<S>;
    readonly onlooker: (seed: string) => Onlooker<S>;
    readonly depth: AnalysisDepth;
  };
  /** What is counted of a game that is over, for whoever studies many. */
  readonly tally: Tallied<S>;
  /** The cards of a player's own deck, as definitions: what he knows of it whatever is drawn. */
  ownCards(setup: Setup, seat: number): Cards | undefined;
  /** The decks that bots meet with. */
  readonly meets: Meets<Setup>;
  readonly seats: { readonly least: number; readonly most: number };
  /** The set-up for decks by their keys or as lists of cards, in seat order, with its switches; throws a RecordError that names what is wrong. */
  setup(decks: readonly (string | object)[], switches: Switches): Setup;
  /** The switches that its set-up has. */
  readonly switches: readonly (keyof Switches)[];
  /** Optional rules that its set-up can name. */
  readonly options: readonly OptionOffer[];
  /** The same set-up as a file keeps it: decks by their keys where they have one. */
  kept(setup: Setup): unknown;

  seat(view: S, you: number, players: readonly string[]): Sees;

  /** What an open event says while it happens, such as dice; null for nothing. `s` is the state: say only what is open. */
  event(seat: Sees, event: number, a: number, b: number, n: number): Line | null;
  /** The same for what a card does of itself, by one of its abilities. */
  triggered(seat: Sees, ability: number, card: number): Line | null;
  /** What one choice brought about, from what the viewer saw before and after it: before the dice, and after them. */
  change(
    old: Sees,
    seat: Sees,
    taken: Taken,
    /** What the events of this choice have told already. */
    told: readonly Line[],
  ): Changed;

  /** Procedures that merely offer to act, where passing is what most players do. */
  readonly offers: ReadonlySet<string>;
  /** Procedures in which others do not see what is chosen. */
  readonly secrets: ReadonlySet<string>;
  /** What is asked, as players say it; `said` is how the rules put it. */
  asks(seat: Sees, procedure: string, step: string, said: string): string;
  /** What is going on, as players call it: "Strike"; empty where nothing needs to be said. */
  step(seat: Sees, procedure: string): string;
  /** An option in few words, the verb first; `said` is how the rules put it. */
  says(seat: Sees, taken: Taken, said: string): string;
  /** What tells an option from another that reads the same: where its card lies, or what else it does. */
  apart(seat: Sees, taken: Taken, said: string): string;
  /** What one should know before choosing it: that it will be undone or lost, with the number. */
  warning(seat: Sees, taken: Taken): string;
  /** When a player is asked at all. */
  readonly asking: Asking<S, Sees>;
  /** What helps to choose an option, and under which heading it stands. */
  note(seat: Sees, taken: Taken): string;
  group(seat: Sees, taken: Taken): string;
  /** Headings in the order in which they are shown; others follow. */
  readonly groups: readonly string[];
  /** The card on which an option is shown, or 0. */
  cardOf(seat: Sees, taken: Taken): number;

  time(seat: Sees): TurnPath;
  /** What a decision is about, where its question does not say it: "Chill Douser attacks: 3 strikes of prowess 8." */
  about(seat: Sees, procedure: string, step: string): string;
  /** What is going on beside the board, in sentences. */
  situation(seat: Sees): string[];
  scene(seat: Sees): Scene;
  /** What cannot be done with a card now, and why. */
  refused(seat: Sees, card: number): Refused[];
  values(seat: Sees, card: number): Breakdown[];
  /** How it ended, for this viewer: "You win, 24 to 17 at the Free Council." */
  end(seat: Sees, outcomes: readonly ('won' | 'lost' | 'drawn')[]): string;

  /** Where the game has a map: what can be done on it, what a place is to the viewer, why not there, and all of it. */
  readonly map?: {
    now(seat: Sees, asked: readonly (Taken & { index: number })[], company: number): MapNow;
    place(seat: Sees, place: string): MapNow;
    whyNot(seat: Sees, company: number, place: string): Refused[];
    atlas(): Atlas;
  };

  /** The faces of all cards of the pool. */
  faces(): Face[];
}
