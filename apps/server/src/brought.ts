/**
 * Records that visitors bring: read, bounded, and reduced to what a record is.
 *
 * Keeps  what is handed on or stored has the fields below and no others, each of a known size.
 */
import { type GameRecord, RecordError, readRecord } from '@westmarch/kernel';
import { Limits } from '@westmarch/protocol';
import * as z from 'zod/mini';
import type { Brought } from './engine/requests.ts';

/** Ten times the longest game that was ever seen. */
const MOST_CHOICES = 20_000;
const MOST_LETTERS = 200;

const hex = (least: number, most: number) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.regex(/^[0-9a-f]*$/));
/** How chance was promised and opened, where the file says so. */
const Fair = z.object({
  commitment: hex(64, 64),
  secret: hex(1, 128),
  values: z.array(hex(0, 64)).check(z.maxLength(5)),
  promises: z.optional(z.array(hex(0, 64)).check(z.maxLength(5))),
});
const Players = z.object({ players: z.array(z.string()).check(z.maxLength(5)) });
const Bots = z
  .array(
    z.nullable(
      z.object({
        bot: z.string().check(z.maxLength(64)),
        seed: z.string().check(z.maxLength(MOST_LETTERS)),
        iterations: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
      }),
    ),
  )
  .check(z.maxLength(5));
const Conceded = z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.maxLength(5));

export interface BroughtFile extends Brought {
  readonly fair: z.infer<typeof Fair> | null;
  /** The engine that the game began with, where the file says so. */
  readonly engine: string | null;
}

/** What a file holds beside the record: taken where it makes sense, and left where not. */
function aside<T extends z.ZodMiniType>(value: unknown, field: string, schema: T): z.output<T> | null {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  const read = z.safeParse(schema, found);
  return read.success ? read.data : null;
}

/** Throws a RecordError that names the field. */
export function readBrought(value: unknown): BroughtFile {
  const record = readRecord(value);
  for (const field of ['game', 'rules', 'pool', 'seed'] as const)
    if (record[field].length > MOST_LETTERS)
      throw new RecordError(field, `expected a text of at most ${MOST_LETTERS} letters`);
  if (record.choices.length > MOST_CHOICES)
    throw new RecordError('choices', `a record has at most ${MOST_CHOICES} choices`);
  const undone = (record.undone ?? []).reduce((sum, { choices }) => sum + choices.length, 0);
  if (undone > MOST_CHOICES)
    throw new RecordError('undone', `a record takes back at most ${MOST_CHOICES} choices`);
  if ((JSON.stringify(record.setup) ?? '').length > Limits.deck)
    throw new RecordError('setup', `a set-up has at most ${Limits.deck} letters`);
  const players = aside(value, 'table', Players)?.players ?? [];
  return {
    record,
    names: players.map((name) => name.slice(0, Limits.name)),
    conceded: aside(value, 'conceded', Conceded) ?? [],
    bots: aside(value, 'bots', Bots) ?? [],
    fair: aside(value, 'fair', Fair),
    engine: aside(value, 'engine', hex(16, 16)),
  };
}

/** What is stored of it: the same record, written one way. */
export function writeBrought(
  { record, names, conceded, bots, fair, engine }: BroughtFile,
  setup: unknown,
): string {
  const { format, game, rules, pool, seed, choices, undone }: GameRecord = record;
  return JSON.stringify({
    format,
    game,
    rules,
    pool,
    seed,
    setup,
    choices,
    ...(undone === undefined ? {} : { undone }),
    ...(engine === null ? {} : { engine }),
    ...(conceded.length === 0 ? {} : { conceded }),
    ...(bots.length === 0 ? {} : { bots }),
    ...(names.length === 0 ? {} : { table: { players: names } }),
    ...(fair === null ? {} : { fair }),
  });
}
