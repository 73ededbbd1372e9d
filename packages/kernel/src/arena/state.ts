/**
 * The state of one game: typed views on a single buffer, reached by the names the schema gave them.
 *
 * Owns   building the views, copying, and bytes in and out.
 * Not    what any column means.
 * Keeps  a copy is one memory move; nothing about the game lives outside `saved`, except what can be derived.
 */

import { WindowCache } from '../ability/use/windows.ts';
import type { Fate } from '../chance/fate.ts';
import { Options } from '../decision/options.ts';
import type { Engine } from '../engine.ts';
import type { Sink } from '../event/sink.ts';
import { literal } from './generate.ts';
import { kernelWords, type Layout } from './layout.ts';
import { type kernelColumns, type Schema, type SchemaSpec, type TableSpec } from './schema.ts';

/** A column: one number for each row. */
export interface Cells {
  [row: number]: number;
  readonly length: number;
}

type Table<C> = { readonly [K in keyof C]: Cells };
type Words<N extends string> = { [K in N]: number };

/** What every game's state has, whatever the game. */
export interface State {
  readonly layout: Layout;
  readonly engine: Engine;
  readonly saved: Uint8Array;
  readonly kernel: Words<(typeof kernelWords)[number]>;
  readonly chance: Int32Array;
  readonly frames: Int32Array;
  readonly player: Table<typeof kernelColumns.player>;
  readonly card: Table<typeof kernelColumns.card>;
  readonly place: Table<typeof kernelColumns.place>;
  readonly channel: Table<typeof kernelColumns.channel>;
  readonly effect: Table<typeof kernelColumns.effect>;
  readonly waiting: Table<typeof kernelColumns.waiting>;
  /** What is derived, or belongs to the caller; never part of the game. */
  readonly side: Side;
}

const LAST_STAMP = 0x3fffffff;

/** Pooled work space and caller's hooks that travel with a state object but are no part of its value. */
export class Side {
  readonly options = new Options();
  /** The options buffer belongs to the decision now pending. */
  enumerated = false;
  /** Raised before each stretch in which nothing changes; modifier values are kept per stamp. */
  stamp = 1;
  /** Nothing changes right now, so values may be kept. */
  still = false;
  /** How many values are being worked out within one another. */
  depth = 0;
  readonly keptStamp: Int32Array;
  readonly keptValue: Int32Array;
  /** The card that has a granted action, while its gates are asked. */
  host = 0;
  /** The card that a value is being used on, while it is asked for. */
  against = 0;
  readonly windows = new WindowCache();
  sink: Sink | null = null;
  fate: Fate | null = null;
  /** Columns that a card loses when it leaves the live zones. */
  readonly onCard: Cells[] = [];
  /** The saved bytes, four at a time. */
  readonly words: Int32Array;
  constructor(buffer: ArrayBuffer, kept: number) {
    this.words = new Int32Array(buffer);
    this.keptStamp = new Int32Array(kept);
    this.keptValue = new Int32Array(kept);
  }

  /** Nothing kept so far counts any more. */
  nextStamp(): void {
    if (this.stamp < LAST_STAMP) this.stamp++;
    else {
      // No old stamp may come round again and pass for a new one.
      this.keptStamp.fill(0);
      this.windows.forget();
      this.stamp = 1;
    }
  }
}

type TablesOf<T> = { readonly [K in keyof T]: T[K] extends TableSpec<infer C> ? Table<C> : never };

/** The type of the state that a schema declares. */
export type StateOf<D> =
  D extends Schema<SchemaSpec<infer G, infer P, infer C, infer T, infer _Z>>
    ? State & {
        readonly global: Words<keyof G & string>;
        readonly player: Table<P>;
        readonly card: Table<C>;
      } & TablesOf<T>
    : never;

const CELLS = { u8: 'Uint8Array', i16: 'Int16Array', u16: 'Uint16Array', i32: 'Int32Array' } as const;

function wordsClass(names: readonly string[]): string {
  const members = names.map(
    (name, i) => `get ${name}() { return this.w[${i}]; } set ${name}(v) { this.w[${i}] = v; }`,
  );
  return `class { constructor(w) { this.w = w; } ${members.join(' ')} }`;
}

type Build = (
  layout: Layout,
  engine: Engine,
  buffer: ArrayBuffer,
  offset: readonly number[],
  length: readonly number[],
  side: Side,
) => State;

/** Source of a function that builds the views; one object literal, so that all states of a game have one shape. */
function builderSource(layout: Layout): string {
  const tables = new Map<string, string[]>();
  const single: string[] = [];
  for (const [i, segment] of layout.segments.entries()) {
    const view = `new ${CELLS[segment.cell]}(buffer, offset[${i}], length[${i}])`;
    if (segment.table === 'kernel') single.push(`kernel: new Kernel(${view})`);
    else if (segment.table === 'global') single.push(`global: new Global(${view})`);
    else if (segment.table === 'chance' || segment.table === 'frames')
      single.push(`${segment.table}: ${view}`);
    else {
      const columns = tables.get(segment.table) ?? [];
      columns.push(`${segment.column}: ${view}`);
      tables.set(segment.table, columns);
    }
  }
  const grouped = [...tables].map(([name, columns]) => `${name}: { ${columns.join(', ')} }`);
  return `
    const Kernel = ${wordsClass(kernelWords)};
    const Global = ${wordsClass(layout.globals)};
    return (layout, engine, buffer, offset, length, side) => ({
      layout, engine, side, saved: new Uint8Array(buffer, 0, layout.bytes),
      ${[...single, ...grouped].join(',\n      ')}
    });`;
}

const builders = new WeakMap<Schema, Build>();

/** A new state, all zero: an empty game before its set-up. */
export function newState<S extends State>(layout: Layout, engine: Engine): S {
  let build = builders.get(layout.schema);
  if (build === undefined) {
    build = literal<Build>(builderSource(layout));
    builders.set(layout.schema, build);
  }
  const buffer = new ArrayBuffer(layout.bytes);
  const side = new Side(buffer, engine.keptCount * (layout.rows['card'] + 1));
  const offsets = layout.segments.map((segment) => segment.offset);
  const lengths = layout.segments.map((segment) => segment.length);
  const s = build(layout, engine, buffer, offsets, lengths, side) as S;
  const columns: Table<Record<string, unknown>> = s.card;
  for (const name of Object.keys(layout.schema.spec.card)) side.onCard.push(columns[name]);
  return s;
}

/** Makes `to` the same game as `from`. Both must have one layout. */
export function copy<S extends State>(from: S, to: S): void {
  if (from.layout !== to.layout) throw new Error('copy: the two states have different layouts');
  to.saved.set(from.saved);
  forget(to);
  to.side.fate = from.side.fate === null ? null : from.side.fate.copy();
}

/** Drops what was derived from the bytes; needed after they change from outside. */
export function forget(s: State): void {
  s.side.enumerated = false;
  s.side.still = false;
  s.side.depth = s.side.against = 0;
  s.side.nextStamp();
}

/** A new state with the same content. */
export function clone<S extends State>(s: S): S {
  const made = newState<S>(s.layout, s.engine);
  copy(s, made);
  return made;
}

/** The bytes of a game, to keep. */
export function toBytes(s: State): Uint8Array {
  return s.saved.slice();
}

/** Takes over kept bytes; refuses those of another layout. */
export function fromBytes(s: State, bytes: Uint8Array): void {
  if (bytes.length !== s.saved.length)
    throw new Error(
      `These bytes are not of this game: ${bytes.length} bytes, and the set-up needs ${s.saved.length}.`,
    );
  s.saved.set(bytes);
  forget(s);
}

export function equal(a: State, b: State): boolean {
  if (a.saved.length !== b.saved.length) return false;
  const x = a.side.words;
  const y = b.side.words;
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return false;
  return true;
}

/** A 32-bit fingerprint of the bytes (FNV-1a over words). */
export function hash(s: State): number {
  const { words } = s.side;
  let h = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words[i], 0x01000193) ^ (h >>> 15);
  return h >>> 0;
}

/** Zeroes a row of a table: what is no longer used leaves no trace in the bytes. */
export function clearRow(table: Readonly<Record<string, Cells>>, row: number): void {
  for (const column in table) table[column][row] = 0;
}
