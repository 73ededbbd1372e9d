/**
 * What a game tells the testkit about itself, so that positions of it can be written down and played.
 *
 * Owns   the interface that a game fills. Most of a position is read off the game's schema: zones, columns, attributes.
 * Not    any import that a game would need: an object of this form is enough.
 */
import type { Prior, State } from '@westmarch/kernel';
import type { Playable } from '../playable.ts';
import type { Plain, PlainFields, Shape } from './shape.ts';

/** What an adapter may use while it builds a position. */
export interface Building {
  /** How many players sit at the table. */
  readonly players: number;
  /** The player whose turn it is, as `given` says; the first unless it does. */
  readonly active: number;
  /** A player by his name, a card by its name or label; a name that is not there is a fault of the scenario. */
  player(name: Plain | undefined): number;
  card(name: Plain | undefined): number;
  /** The row of a group by the name that `as` gave it; 0 where none has that name. */
  group(table: string, name: Plain | undefined): number;
  /** All of `given`, as it was checked. */
  readonly given: PlainFields;
  /** Says that the position cannot be, and why; whoever called adds the field. */
  refuse(message: string): never;
  /** To be called first where only a part of the game is tried: play stops when what is entered next has ended. */
  stopAfter(): void;
  /** Starts a procedure at a step, with these locals: the only way into the middle of a turn. */
  enter(procedure: string, locals?: Readonly<Record<string, number>>, step?: string): void;
}

/** A point from which a position may be played: it puts the running procedures on the stack, outermost first. */
export interface Phase<S extends State = State> {
  start(s: S, build: Building): void;
}

/** A field of `given` that the schema does not know. `row` is the player or card it stands at; 0 for the table. */
export interface Field<S extends State = State> {
  readonly shape: Shape;
  place(s: S, row: number, value: Plain, build: Building): void;
}

/** Something that can be looked up and is no column, zone or attribute. */
export interface Reading<S extends State = State> {
  read(s: S, row: number): Plain;
}

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
  readonly fields: Readonly<Record<string, Shape>>;
  readonly required: readonly string[];
  /** The row of a player's n-th, from 0. */
  row(player: number, n: number): number;
  /** Called when all cards lie in their places. */
  place(s: S, row: number, player: number, fields: PlainFields, build: Building): void;
}

/** Something that the rules let a player do with a card. */
export interface Thing<S extends State = State> {
  readonly name: string;
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
  /** A set-up in which each player owns exactly these cards: ids, by seat. */
  setup(decks: readonly (readonly string[])[]): unknown;
  /** Where a position may begin; the first is meant where `given` names none. */
  readonly phases: Readonly<Record<string, Phase<S>>>;
  /** What columns hold where `given` says nothing. */
  readonly usual?: {
    readonly table?: Readonly<Record<string, number>>;
    readonly player?: Readonly<Record<string, number>>;
  };
  readonly fields?: PerTable<Field<S>>;
  /** By the field of a player that lists them. */
  readonly groups?: Readonly<Record<string, Group<S>>>;
  readonly readings?: PerTable<Reading<S>>;
  /** What a player might do with a card beside its own abilities, in the order in which `whyNot` lists it. */
  things?(): readonly Thing<S>[];
  /** Nothing is half done. Unless given: no trigger waits, and nothing runs within what ran at the first decision. */
  quiet?(s: S): boolean;
  /** Which card could lie hidden where, for samples of a view. */
  readonly fits?: Prior<S>['fits'];
}
