/**
 * Where everything lies: one buffer for all mutable state, laid out from a schema and the sizes of a set-up.
 *
 * Owns   the order and offsets of the columns, and the static facts about places.
 * Not    the views on the buffer (state.ts).
 * Keeps  wide cells first, so that every column is aligned; the same schema and sizes give the same layout.
 */
import {
  type Cell,
  type Column,
  type Columns,
  kernelColumns,
  type Schema,
  SchemaError,
  type SeenBy,
  type Sizes,
} from './schema.ts';

export interface Segment {
  readonly table: string;
  readonly column: string;
  readonly cell: Cell;
  readonly seenBy: SeenBy;
  readonly spec: Column;
  readonly offset: number;
  /** Cells, row 0 included. */
  readonly length: number;
}

export interface Layout {
  readonly schema: Schema;
  readonly sizes: Sizes;
  readonly bytes: number;
  readonly segments: readonly Segment[];
  /** Rows of each table, the empty row 0 not counted. */
  readonly rows: Readonly<Record<string, number>>;
  /** Word of each of the game's single numbers in the global segment. */
  readonly globals: readonly string[];
  readonly channels: number;
  /** First place of each zone kind. */
  readonly placeBase: Int32Array;
  /** For each place: its zone kind, and its index within the kind (a player, a card, a row). */
  readonly placeKind: Uint8Array;
  readonly placeIndex: Uint16Array;
  readonly liveKind: Uint8Array;
  /** Zone kinds that lie on cards. */
  readonly onCardKind: Uint8Array;
  /** For each zone kind, who learns the face of what comes there. */
  readonly learnKind: Uint8Array;
}

/** Who learns a face: nobody, the player of the place, the card's controller, everyone. */
export const Learn = { nobody: 0, player: 1, controller: 2, everyone: 3 } as const;

/** The kernel's own single numbers, in order. */
export const kernelWords = [
  'top', // base of the running frame
  'sp', // first free word of the frame stack
  'asked', // the player who must choose, or 0
  'over', // the game has ended
  'returned', // what the last finished procedure handed back
  'liveFirst',
  'liveLast',
  'effectsUsed', // no effect lies beyond this row
  'lasting', // effects that end by themselves
  'waitingUsed',
  'waitingFirst',
  'waitingLast',
] as const;

export const CHANCE_WORDS = 26;
const WIDTH: Record<Cell, number> = { i32: 4, i16: 2, u16: 2, u8: 1 };

interface Wanted {
  readonly table: string;
  readonly column: string;
  readonly spec: Column;
  readonly length: number;
}

function word(seenBy: SeenBy): Column {
  return { cell: 'i32', seenBy };
}

const FEW = 255;
/** A column of one byte names rows of a table only where a byte can name them all. */
function checkFew(spec: Schema['spec'], rows: Readonly<Record<string, number>>): void {
  const all = { global: spec.global, player: spec.player, card: spec.card };
  const own = Object.entries(spec.tables).map(([name, { columns }]) => [name, columns] as const);
  for (const [table, columns] of [...Object.entries(all), ...own])
    for (const [name, { cell, table: of }] of Object.entries(columns))
      if (of !== undefined && cell === 'u8' && rows[of] > FEW)
        throw new SchemaError(`${table}.${name}: ${rows[of]} rows of ${of} are more than ${FEW}: use idOf`);
}

/** Lays a schema out for one set-up. */
export function layOut(schema: Schema, sizes: Sizes, channels: number): Layout {
  const { spec } = schema;
  if (!Number.isInteger(sizes.players) || sizes.players < 1 || sizes.players > 7)
    throw new SchemaError(`sizes.players: ${sizes.players} is not a number from 1 to 7`);
  if (!Number.isInteger(sizes.cards) || sizes.cards < 1 || sizes.cards > 20000)
    throw new SchemaError(`sizes.cards: ${sizes.cards} is not a number from 1 to 20000`);

  const rows: Record<string, number> = {
    player: sizes.players,
    card: sizes.cards,
    channel: channels,
    effect: spec.room.effects,
    waiting: spec.room.waiting,
  };
  for (const [name, table] of Object.entries(spec.tables)) {
    const count = typeof table.rows === 'number' ? table.rows : table.rows(sizes);
    if (!Number.isInteger(count) || count < 1 || count > 65535)
      throw new SchemaError(`tables.${name}.rows: ${count} is not a number from 1 to 65535`);
    rows[name] = count;
  }
  checkFew(spec, rows);

  const kinds = schema.zoneNames.length;
  const placeBase = new Int32Array(kinds);
  let places = 1;
  const perKind: number[] = [];
  for (const [kind, name] of schema.zoneNames.entries()) {
    const per = spec.zones[name].per;
    const length = per === 'game' ? 1 : rows[per] + 1;
    placeBase[kind] = places;
    perKind.push(length);
    places += length;
  }
  if (places > 65535) throw new SchemaError(`zones: ${places} places are more than 65,535`);
  const placeKind = new Uint8Array(places);
  const placeIndex = new Uint16Array(places);
  for (let kind = 0; kind < kinds; kind++)
    for (let i = 0; i < perKind[kind]; i++) {
      placeKind[placeBase[kind] + i] = kind;
      placeIndex[placeBase[kind] + i] = i;
    }
  rows['place'] = places - 1;

  const wanted: Wanted[] = [
    { table: 'kernel', column: 'words', spec: word('all'), length: kernelWords.length },
    { table: 'chance', column: 'words', spec: word('nobody'), length: CHANCE_WORDS },
    { table: 'frames', column: 'words', spec: word('all'), length: spec.room.frames },
  ];
  const globals = Object.keys(spec.global);
  wanted.push({ table: 'global', column: 'words', spec: word('all'), length: Math.max(1, globals.length) });
  const want = (table: string, columns: Columns): void => {
    for (const [column, columnSpec] of Object.entries(columns))
      wanted.push({ table, column, spec: columnSpec, length: rows[table] + 1 });
  };
  want('player', { ...kernelColumns.player, ...spec.player });
  want('card', { ...kernelColumns.card, ...spec.card });
  want('place', kernelColumns.place);
  want('channel', kernelColumns.channel);
  want('effect', kernelColumns.effect);
  want('waiting', kernelColumns.waiting);
  for (const [name, table] of Object.entries(spec.tables)) want(name, table.columns);

  const segments: Segment[] = [];
  let offset = 0;
  for (const width of [4, 2, 1])
    for (const w of wanted) {
      if (WIDTH[w.spec.cell] !== width) continue;
      segments.push({ ...w, cell: w.spec.cell, seenBy: w.spec.seenBy, offset });
      offset += width * w.length;
    }
  const liveKind = Uint8Array.from(schema.zoneNames, (name) => (spec.zones[name].live === true ? 1 : 0));
  const onCardKind = Uint8Array.from(schema.zoneNames, (name) => (spec.zones[name].per === 'card' ? 1 : 0));
  const learnKind = Uint8Array.from(schema.zoneNames, (name) => {
    const { seenBy, per } = spec.zones[name];
    if (seenBy === 'all') return Learn.everyone;
    if (seenBy === 'nobody') return Learn.nobody;
    return per === 'player' ? Learn.player : Learn.controller;
  });
  return {
    schema,
    sizes,
    bytes: Math.ceil(offset / 8) * 8,
    segments,
    rows,
    globals,
    channels,
    placeBase,
    placeKind,
    placeIndex,
    liveKind,
    onCardKind,
    learnKind,
  };
}
