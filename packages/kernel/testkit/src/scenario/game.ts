/**
 * What a game tells the testkit about itself, so that positions of it can be written down and played.
 *
 * Owns   the interface that a game fills. Most of a position is read off the game's schema: zones, columns, attributes.
 * Not    any import that a game would need: an object of this form is enough.
 */
import type { Gate, Prior, Sink, State } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import type { RowNumbers } from './columns.ts';
import type { Plain, PlainFields, Shape } from './shape.ts';

/** Names of rows as the scenario calls them, for whatever is read. */
export interface Naming {
  card(card: number): string;
  player(player: number): string;
  /** A row of a group's table: the name that `as` gave it, or "company 1 of Ann". */
  group(table: string, row: number): string;
}

/** Where in `given` something stands that cannot be: a card, or one of a player's groups; and in which field of it. */
export interface Spot {
  readonly card?: number;
  readonly group?: readonly [table: string, row: number];
  readonly player?: number;
  readonly field?: string;
}

/** What an adapter may use while it builds a position. */
export interface Building extends RowNumbers {
  /** How many players sit at the table. */
  readonly players: number;
  /** The player whose turn it is, as `given` says; the first unless it does. */
  readonly active: number;
  /** A player by his name, a card by its name or label; a name that is not there is a fault of the scenario. */
  player(name: Plain | undefined): number;
  card(name: Plain | undefined): number;
  /** The row of a group by the name that `as` gave it, or as "company 1 of Ann"; 0 where none has that name. */
  group(table: string, name: Plain | undefined): number;
  readonly names: Naming;
  /** All of `given`, as it was checked. */
  readonly given: PlainFields;
  /** Says that the position cannot be, why, and how to mend it. Without a spot, whoever called adds the field. */
  refuse(message: string, at?: Spot): never;
  /** To be called first where only a part of the game is tried: play stops when what is entered next has ended. */
  stopAfter(): void;
  /** Starts a procedure at a step, with these locals: the only way into the middle of a turn. */
  enter(procedure: string, locals?: Readonly<Record<string, number>>, step?: string): void;
}

/** A point from which a position may be played: it puts the running procedures on the stack, outermost first. */
export interface Phase<S extends State = State> {
  start(s: S, build: Building): void;
}

/**
 * A field of `given` that the schema does not know, or knows only as a number. `row` is the player or card it stands at;
 * 0 for the table. What can be said should be readable, too: then `expect` has it by the same name.
 */
export interface Field<S extends State = State> {
  readonly shape: Shape;
  place(s: S, row: number, value: Plain, build: Building): void;
  read?(s: S, row: number, names: Naming): Plain;
}

/** Something that can be looked up and is no column, zone or attribute: a word, a number, a flag, or a list of names. */
export interface Reading<S extends State = State> {
  read(s: S, row: number, names: Naming): Plain;
}

/**
 * What a scenario may do with a column of the schema: `read` follows from the rest of the position, so it can be expected
 * but not given; `inner` is a note of the rules to themselves, and neither.
 */
export type ColumnUse = 'read' | 'inner';

/**
 * Rows of a table of the game's own that belong to a player, such as companies or fleets: a list at the player. Each has
 * lists of cards, fields, and a name (`as`) if it is to be spoken of.
 */
export interface Group<S extends State = State> {
  /** The table whose rows they are. */
  readonly table: string;
  /** How many a player may have. */
  readonly most: number;
  /** Lists of cards by field, each with the zone (one per row of the table) that it fills. */
  readonly cards: Readonly<Record<string, string>>;
  /** Further lists of cards, which `place` lays where they belong. */
  readonly held?: readonly string[];
  readonly fields: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
  /** The row of a player's n-th, from 0. */
  row(player: number, n: number): number;
  /** Called when all other cards lie in their places; `held` has the rows of those that do not, by field. */
  place(
    s: S,
    row: number,
    player: number,
    fields: PlainFields,
    build: Building,
    held: Readonly<Record<string, readonly number[]>>,
  ): void;
  /** The row is in use now. */
  has(s: S, row: number): boolean;
  /** What can be read of one, by name; the fields above among it. */
  readonly readings: Readonly<Record<string, Reading<S>>>;
  /** Fields as `given` would have them now, where they do not read so. */
  say?(s: S, row: number, names: Naming): PlainFields;
}

/** A card that the game knows of, whether it can be played or not. */
export interface KnownCard {
  readonly id: string;
  readonly name: string;
}

/** Every card of the game, for names that cannot be played. */
export interface KnownCards {
  /** What they are cards of, in messages: "MECCG". */
  readonly of: string;
  list(): readonly KnownCard[];
  /** The id by which a card is defined, whichever of its printings is named. */
  firstPrinting?(id: string): string;
}

/** Something that the rules let a player do with a card. */
export interface Thing<S extends State = State> {
  readonly name: string;
  /** What options of this thing carry, and why it is refused; none where nobody looks for them. */
  readonly code?: number;
  readonly gates?: readonly Gate[];
  /** It is what is meant when such a card, where it lies, is said to be refused; otherwise it must be named. */
  isMeant(s: S, card: number): boolean;
}

export interface PerTable<T> {
  readonly table?: Readonly<Record<string, T>>;
  readonly player?: Readonly<Record<string, T>>;
  readonly card?: Readonly<Record<string, T>>;
}

/** Cards that exist only in tests. Their definitions stay in the engine; their names hold for one file of tests. */
export interface Invented {
  /** Ids by the names that hold now; they go before the names of printed cards. */
  readonly named: ReadonlyMap<string, string>;
  /** Every invented id, those of other files as well: none of them is found by its definition. */
  readonly ids: ReadonlySet<string>;
}

export interface ScenarioGame<S extends State = State> {
  readonly game: Playable<S>;
  readonly invented?: Invented;
  /** Who listens to what happens in every scenario, and may object. */
  readonly hears?: Sink;
  /** A set-up in which each player owns exactly these cards: ids, by seat; with what `given` says. */
  setup(decks: readonly (readonly string[])[], given: PlainFields): unknown;
  /** Where a position may begin; the first is meant where `given` names none. */
  readonly phases: Readonly<Record<string, Phase<S>>>;
  /** What columns hold where `given` says nothing. */
  readonly usual?: {
    readonly table?: Readonly<Record<string, number>>;
    readonly player?: Readonly<Record<string, number>>;
  };
  /** Columns that are not free to be said and read by their names. */
  readonly columns?: PerTable<ColumnUse>;
  readonly fields?: PerTable<Field<S>>;
  /** By the field of a player that lists them. */
  readonly groups?: Readonly<Record<string, Group<S>>>;
  readonly readings?: PerTable<Reading<S>>;
  /** Zones that no position lays cards into. */
  readonly zones?: Readonly<Record<string, ColumnUse>>;
  readonly attributes?: {
    /** Whose rows an attribute is of, where it is no card's: "player", or a table of the game. */
    readonly rows?: Readonly<Record<string, string>>;
    /** Those of a card that are worth telling when they change. */
    readonly told?: readonly string[];
  };
  /** Of an ability that an effect puts in force for a while: the table whose row its number is. */
  aboutGroup?(ability: number): string | undefined;
  readonly allCards?: KnownCards;
  /** Which of several playable cards of one name is meant at this player; undefined: the scenario must say. */
  whichOf?(ids: readonly string[], player: PlainFields): string | undefined;
  /**
   * Completes a position (what follows from the rest) and refuses what can be on no table. Called when everything lies in
   * its place, before the phase starts.
   */
  check?(s: S, build: Building): void;
  /** What a player might do with a card beside its own abilities, in the order in which `whyNot` lists it. */
  things?(): readonly Thing<S>[];
  /** Nothing is half done. Unless given: no trigger waits, and nothing runs within what ran at the first decision. */
  quiet?(s: S): boolean;
  /** Which card could lie hidden where, for samples of a view. */
  readonly fits?: Prior<S>['fits'];
}
