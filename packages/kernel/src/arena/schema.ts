/**
 * How a game declares its state: columns, tables, zones and how much room they need.
 *
 * Owns   the words a schema is written in, and the check that a schema makes sense.
 * Not    where things lie in memory (layout.ts) or how they are reached (state.ts).
 * Keeps  row 0 of every table means "none", so that zeroed memory is an empty game.
 */

/** The width of one cell. */
export type Cell = 'u8' | 'i16' | 'u16' | 'i32';

/**
 * Who may see a cell: everyone; whoever knows the card in that row; the player the row belongs to; nobody.
 */
export type SeenBy = 'all' | 'known' | 'owner' | 'nobody';

export interface Column {
  readonly cell: Cell;
  readonly seenBy: SeenBy;
  /** The table that the value is a row of, for readable dumps. */
  readonly table?: string;
  /** The names of the values, for readable dumps. */
  readonly names?: readonly string[];
}

/** Not set, or set. */
export const flag = (): Column => ({ cell: 'u8', seenBy: 'all', names: ['no', 'yes'] });
/** A small number that is never negative: at most 255. */
export const count = (): Column => ({ cell: 'u8', seenBy: 'all' });
/** A number that may be negative: −32,768 to 32,767. */
export const amount = (): Column => ({ cell: 'i16', seenBy: 'all' });
/** A whole number of 32 bits. */
export const whole = (): Column => ({ cell: 'i32', seenBy: 'all' });
/** One of the named values; the first is what zeroed memory means. */
export const oneOf = (names: readonly string[]): Column => ({ cell: 'u8', seenBy: 'all', names });
/** A row of a table, or 0 for none. */
export const idOf = (table: string): Column => ({
  cell: table === 'player' ? 'u8' : 'u16',
  seenBy: 'all',
  table,
});
/** The same of a table that never has more than 255 rows. */
export const fewOf = (table: string): Column => ({ cell: 'u8', seenBy: 'all', table });
/** A set of players, one bit each: bit p is player p. */
export const playerSet = (): Column => ({ cell: 'u8', seenBy: 'all' });

/** The same column, hidden from whoever does not know the card in its row. */
export const onFace = (column: Column): Column => ({ ...column, seenBy: 'known' });
/** The same column, seen only by the player whom the row belongs to. */
export const secret = (column: Column): Column => ({ ...column, seenBy: 'owner' });

export type Columns = Readonly<Record<string, Column>>;

/** What a set-up decides: how many players and cards, and whatever else the game sizes its tables by. */
export interface Sizes {
  readonly players: number;
  readonly cards: number;
  readonly [other: string]: number;
}

export interface TableSpec<C extends Columns = Columns> {
  readonly rows: number | ((sizes: Sizes) => number);
  readonly columns: C;
}

/** A kind of place where cards lie in order. */
export interface ZoneSpec {
  /** One for the game, or one for each player, card, or row of a table of the game. */
  readonly per: string;
  /** Who sees the faces of cards that come here. */
  readonly seenBy: 'all' | 'owner' | 'nobody';
  /** Abilities of face-up cards in it are in force. */
  readonly live?: boolean;
}

export interface SchemaSpec<
  G extends Columns = Columns,
  P extends Columns = Columns,
  C extends Columns = Columns,
  T extends Readonly<Record<string, TableSpec>> = Readonly<Record<string, TableSpec>>,
  Z extends Readonly<Record<string, ZoneSpec>> = Readonly<Record<string, ZoneSpec>>,
> {
  readonly name: string;
  /** Single numbers of the game. */
  readonly global: G;
  readonly player: P;
  /** What a card carries besides the kernel's own columns; cleared when it leaves the live zones. */
  readonly card: C;
  readonly tables: T;
  readonly zones: Z;
  /** Rows of the effect table and of the queue of waiting triggers; words of the frame stack. */
  readonly room: { readonly effects: number; readonly waiting: number; readonly frames: number };
}

/** Index of each zone kind, by its name. */
export type ZoneIds<Z> = { readonly [K in keyof Z]: number };

export interface Schema<S extends SchemaSpec = SchemaSpec> {
  readonly spec: S;
  readonly zone: ZoneIds<S['zones']>;
  readonly zoneNames: readonly string[];
}

/** Columns the kernel itself needs; a game may not use their names again. */
export const kernelColumns = {
  player: {
    /** 0 playing, 1 won, 2 lost, 3 drawn. */
    outcome: oneOf(['playing', 'won', 'lost', 'drawn']),
  },
  card: {
    /** Which definition this card is; 0 when the viewer may not know. */
    def: onFace({ cell: 'u16', seenBy: 'known' }),
    owner: idOf('player'),
    controller: idOf('player'),
    place: { cell: 'u16', seenBy: 'all' },
    next: idOf('card'),
    prev: idOf('card'),
    /** All cards in live zones, in the order in which they came. */
    liveNext: idOf('card'),
    livePrev: idOf('card'),
    live: flag(),
    /** In play, but for a while not in force; or in force without its text. */
    resting: oneOf(['no', 'yes', 'mute', 'both', 'silent', 'silent, resting', 'silent, mute', 'all']),
    /** How often it has left play, so that nobody takes it for what it was before. */
    life: count(),
    /** Lies face down where everyone sees the cards; who has looked at it makes no difference. */
    faceDown: flag(),
    knownTo: playerSet(),
  },
  place: {
    first: idOf('card'),
    last: idOf('card'),
  },
  channel: {
    first: idOf('effect'),
    last: idOf('effect'),
  },
  effect: {
    channel: { cell: 'u16', seenBy: 'all' },
    ability: { cell: 'u16', seenBy: 'all' },
    source: idOf('card'),
    subject: idOf('card'),
    amount: amount(),
    stage: count(),
    /** Whose a lasting effect is, wherever its source may be later; 0 while it follows the controller of its source. */
    you: idOf('player'),
    /** 0 while its source is live; 1 to 32767 the frame it ends with; 32768 + p until procedure p starts. */
    until: { cell: 'u16', seenBy: 'all' },
    next: idOf('effect'),
    prev: idOf('effect'),
  },
  waiting: {
    ability: { cell: 'u16', seenBy: 'all' },
    source: idOf('card'),
    subject: idOf('card'),
    /** Whose it was when it happened. */
    you: idOf('player'),
    /** Which life of its source and of its subject it is about. */
    sourceLife: count(),
    subjectLife: count(),
    /** Whatever the announcer marks his own triggers by, such as his frame. */
    group: { cell: 'u16', seenBy: 'all' },
    event: { cell: 'u16', seenBy: 'all' },
    a: whole(),
    b: whole(),
    n: whole(),
    next: idOf('waiting'),
  },
} as const satisfies Record<string, Columns>;

const WORD = /^[a-z][A-Za-z0-9]*$/;
const RESERVED = new Set(['global', 'player', 'card', 'place', 'channel', 'effect', 'waiting']);
const RESERVED_FIELDS = new Set(['kernel', 'frames', 'chance', 'layout', 'saved', 'side', 'engine']);

/** A schema that cannot be laid out; the message names the table and the field. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

function checkColumns(where: string, columns: Columns, taken: Columns): void {
  for (const [name, { seenBy }] of Object.entries(columns)) {
    if (!WORD.test(name)) throw new SchemaError(`${where}.${name}: a column name is one word, like "wounds"`);
    if (name in taken)
      throw new SchemaError(`${where}.${name}: the kernel has a column of that name already`);
    if (seenBy === 'known' && where !== 'card')
      throw new SchemaError(`${where}.${name}: only what is on a card can be hidden with its face`);
  }
}

/** Single numbers have neither a row nor an owner, so every view shows them; and "w" is where they are kept. */
function checkGlobals(columns: Columns): void {
  checkColumns('global', columns, {});
  for (const [name, { seenBy }] of Object.entries(columns)) {
    if (name === 'w') throw new SchemaError("global.w: choose another name, this one is the kernel's");
    if (seenBy !== 'all')
      throw new SchemaError(`global.${name}: a single number cannot be hidden; keep it in a table`);
  }
}

/** Declares the state of a game. Throws a SchemaError that says what is wrong and where. */
export function defineState<
  const G extends Columns,
  const P extends Columns,
  const C extends Columns,
  const T extends Readonly<Record<string, TableSpec>>,
  const Z extends Readonly<Record<string, ZoneSpec>>,
>(spec: SchemaSpec<G, P, C, T, Z>): Schema<SchemaSpec<G, P, C, T, Z>> {
  checkGlobals(spec.global);
  checkColumns('player', spec.player, kernelColumns.player);
  checkColumns('card', spec.card, kernelColumns.card);
  for (const [name, table] of Object.entries(spec.tables)) {
    if (!WORD.test(name) || RESERVED.has(name) || RESERVED_FIELDS.has(name))
      throw new SchemaError(
        `tables.${name}: choose another name, this one is the kernel's or no single word`,
      );
    checkColumns(`tables.${name}`, table.columns, {});
  }
  const zoneNames = Object.keys(spec.zones);
  for (const [name, zone] of Object.entries(spec.zones)) {
    const known =
      zone.per === 'game' || zone.per === 'player' || zone.per === 'card' || zone.per in spec.tables;
    if (!known)
      throw new SchemaError(
        `zones.${name}.per: "${zone.per}" is neither game, player, card nor a table of this schema`,
      );
    if (zone.live === true && zone.seenBy !== 'all')
      throw new SchemaError(`zones.${name}: only a zone that everyone sees can be live`);
  }
  for (const [name, rows] of Object.entries(spec.room))
    if (!Number.isInteger(rows) || rows < 1 || rows > 32767)
      throw new SchemaError(`room.${name}: ${rows} is not a number from 1 to 32767`);
  const zone: Record<string, number> = {};
  for (const [index, name] of zoneNames.entries()) zone[name] = index;
  return { spec, zone: zone as ZoneIds<Z>, zoneNames };
}
