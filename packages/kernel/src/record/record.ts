/**
 * Records: a game is its rules version, card pool, seed, set-up and the list of choices. All else is derived.
 *
 * Owns   what a record holds, and the check that it can be replayed here.
 * Not    files: text of a record comes in and goes out as plain JSON values.
 * Keeps  what was taken back is told beside the choices, and is none of them: a record with it and one without it are
 *        the same game, and a reader who does not know of it loses nothing but the telling.
 */

/** So many of the last undos are remembered in a record: who takes back for ever must not fill it. */
export const MOST_UNDONE = 30;

/** Choices that were made and taken back. */
export interface Undone {
  /** The player who took them back. */
  readonly by: number;
  /** How many choices stood then, when they were gone. */
  readonly at: number;
  readonly choices: readonly number[];
}

export interface GameRecord {
  readonly format: 1;
  readonly game: string;
  readonly rules: string;
  readonly pool: string;
  readonly seed: string;
  readonly setup: unknown;
  readonly choices: readonly number[];
  /** What was taken back, in the order in which that happened; the last of it. */
  readonly undone?: readonly Undone[];
}

/** A record that cannot be used; the message names the field and what was expected. */
export class RecordError extends Error {
  override name = 'RecordError';
  readonly field: string;
  /** What is wrong with it, without its name. */
  readonly why: string;
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.field = field;
    this.why = message;
  }
}

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

function text(from: Record<string, unknown>, field: string): string {
  const value = from[field];
  if (typeof value !== 'string' || value === '')
    throw new RecordError(field, `expected a text, found ${shown(value)}`);
  return value;
}

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);

/** Checks that a value read from a file is a record. */
export function readRecord(value: unknown): GameRecord {
  if (!isObject(value)) throw new RecordError('record', `expected an object, found ${shown(value)}`);
  if (value['format'] !== 1) throw new RecordError('format', `expected 1, found ${shown(value['format'])}`);
  const choices = numbers(value['choices'], 'choices');
  const undone = readUndone(value['undone'], choices.length);
  return {
    format: 1,
    game: text(value, 'game'),
    rules: text(value, 'rules'),
    pool: text(value, 'pool'),
    seed: text(value, 'seed'),
    setup: value['setup'],
    choices,
    ...(undone.length === 0 ? {} : { undone }),
  };
}

function numbers(value: unknown, field: string): number[] {
  if (!Array.isArray(value))
    throw new RecordError(field, `expected a list of numbers, found ${shown(value)}`);
  return value.map((one: unknown, i) => whole(one, 0, `${field}[${i}]`));
}

function whole(value: unknown, least: number, field: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least)
    throw new RecordError(field, `expected a number from ${least} up, found ${shown(value)}`);
  return value;
}

function readUndone(value: unknown, standing: number): Undone[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST_UNDONE)
    throw new RecordError('undone', `expected a list of at most ${MOST_UNDONE}, found ${shown(value)}`);
  const undone = value.map((one: unknown, i): Undone => {
    const field = `undone[${i}]`;
    if (!isObject(one)) throw new RecordError(field, `expected an object, found ${shown(one)}`);
    return {
      by: whole(one['by'], 1, `${field}.by`),
      at: whole(one['at'], 0, `${field}.at`),
      choices: numbers(one['choices'], `${field}.choices`),
    };
  });
  // From the last to the first: each leaves no more than there was when it happened.
  let most = standing;
  for (const [i, { at, choices }] of [...undone.entries()].reverse()) {
    if (at > most)
      throw new RecordError(
        `undone[${i}].at`,
        `expected at most ${most}, as many as were there; found ${at}`,
      );
    most = at + choices.length;
  }
  return undone;
}
