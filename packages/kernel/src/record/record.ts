/**
 * Records: a game is its rules version, card pool, seed, set-up and the list of choices. All else is derived.
 *
 * Owns   what a record holds, and the check that it can be replayed here.
 * Not    files: text of a record comes in and goes out as plain JSON values.
 */

export interface GameRecord {
  readonly format: 1;
  readonly game: string;
  readonly rules: string;
  readonly pool: string;
  readonly seed: string;
  readonly setup: unknown;
  readonly choices: readonly number[];
}

/** A record that cannot be used; the message names the field and what was expected. */
export class RecordError extends Error {
  override name = 'RecordError';
  readonly field: string;
  constructor(field: string, message: string) {
    super(`${field}: ${message}`);
    this.field = field;
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
  const { choices } = value;
  if (!Array.isArray(choices))
    throw new RecordError('choices', `expected a list of numbers, found ${shown(choices)}`);
  const numbers: number[] = [];
  for (const [i, choice] of choices.entries()) {
    if (typeof choice !== 'number' || !Number.isInteger(choice) || choice < 0)
      throw new RecordError(`choices[${i}]`, `expected a number from 0 up, found ${shown(choice)}`);
    numbers.push(choice);
  }
  return {
    format: 1,
    game: text(value, 'game'),
    rules: text(value, 'rules'),
    pool: text(value, 'pool'),
    seed: text(value, 'seed'),
    setup: value['setup'],
    choices: numbers,
  };
}
