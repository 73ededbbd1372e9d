/**
 * `verify`: whether a finished game was dealt fairly. Checks the commitment, the seed, every choice, and lists the chance.
 *
 * Owns   its own reading of docs/fair-chance.md: nothing of the server is used, so that the two check each other.
 * Keeps  exit code 1 when something does not hold, 2 when there is nothing that could be checked.
 */
import { createHash } from 'node:crypto';
import type { GameRecord } from '@westmarch/kernel';
import type { Moment, Watched } from '@westmarch/table';
import type { Playable } from '@westmarch/testkit';
import type { Command } from 'commander';
import pico from 'picocolors';
import { askEngine, engineOf } from '../engine.ts';
import { readUserFile } from '../files.ts';
import { type Playables, playable } from '../games.ts';
import { asObject, isObject, parseJson, textField, textsField } from '../json.ts';
import { EXIT, Problem } from '../problem.ts';

interface Fair {
  readonly commitment: string;
  readonly secret: string;
  readonly values: readonly string[];
  /** Of each value, "" for none; null in records of before there were any. */
  readonly promises: readonly string[] | null;
}

interface Verdict extends Watched {
  readonly commitment: boolean;
  /** Every value is the one that was promised; null where the record has no promises. */
  readonly promises: boolean | null;
  /** What differs from the note of a player's browser; null without one. */
  readonly note: readonly string[] | null;
  readonly seed: boolean;
}

interface Options {
  readonly json?: boolean;
  readonly note?: string;
  readonly engine?: string;
}

const AFTER = `
The record of a finished table is at /api/tables/<id>/record. docs/fair-chance.md says how the seed is made.`;

export function addVerify(program: Command, given: Playables): void {
  program
    .command('verify')
    .description('check that the dice and shuffles of a finished game were fair')
    .argument('<record>', 'the record of a table, as JSON')
    .option(
      '--note <file>',
      'hold it against the note that your browser kept (menu of the table, Fair chance)',
    )
    .option('--engine <file>', 'play it with the engine it began with, from the folder "engines" of the data')
    .option('--json', 'print {commitment, promises, seed, note, choices, undone, refused, chance, result}')
    .addHelpText('after', AFTER)
    .action((file: string, options: Options) => verify(file, given, options));
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

async function verify(
  file: string,
  given: Playables,
  { json = false, note: noteFile, engine }: Options,
): Promise<void> {
  const kernel = await import('@westmarch/kernel');
  const value = parseJson(readUserFile(file), file);
  try {
    const record = kernel.readRecord(value);
    const game = await playable(given, record.game, file);
    const fair = fairIn(value, file);
    const names = namesIn(value);
    const seed = record.seed === sha256([fair.secret, ...fair.values].join('|'));
    const commitment = fair.commitment === sha256(fair.secret);
    const table = tableIn(value);
    const promises =
      fair.promises === null
        ? null
        : fair.promises.length === fair.values.length &&
          fair.promises.every((promise, i) => promise === promiseOf(table, i + 1, fair.values[i] ?? ''));
    const note = noteFile === undefined ? null : noteFaults(noteFile, table, fair);
    const verdict = {
      commitment,
      promises,
      seed,
      note,
      ...(await watched(game, record, names, engine ?? engineOf(value))),
    };
    print(
      file,
      record.choices.length,
      { game: record.game, fair, names, conceded: concededIn(value) },
      verdict,
      json,
    );
  } catch (error) {
    if (error instanceof kernel.RecordError) throw new Problem(`${file}: ${error.message}`);
    throw error;
  }
}

/** With the engine that the game began with, where one is at hand; otherwise with the present rules and cards. */
async function watched(
  game: Playable,
  record: GameRecord,
  names: readonly string[],
  engine: string | null,
): Promise<Watched> {
  if (engine !== null) return askEngine(engine, record, names);
  const { watchRecord } = await import('@westmarch/table');
  return watchRecord(game, record, names);
}

function fairIn(value: unknown, file: string): Fair {
  const fair = isObject(value) ? value['fair'] : undefined;
  if (!isObject(fair))
    throw new Problem(`${file}: fair: this record carries no commitment, so there is nothing to check`, {
      hint: 'records of finished tables in the browser do',
    });
  const where = `${file}: fair`;
  return {
    commitment: textField(fair, 'commitment', where),
    secret: textField(fair, 'secret', where),
    values: textsField(fair, 'values', where),
    promises: fair['promises'] === undefined ? null : textsField(fair, 'promises', where),
  };
}
/** A value that was not there was promised by nothing. */
const promiseOf = (table: string, seat: number, value: string): string =>
  value === '' ? '' : sha256(`${table}|${seat}|${value}`);

/** What a player's own browser wrote down before it revealed its value, held against the record. */
function noteFaults(file: string, table: string, fair: Fair): string[] {
  const note = asObject(parseJson(readUserFile(file), file), file);
  if (textField(note, 'table', file) !== table)
    throw new Problem(`${file}: table: this note is of table ${textField(note, 'table', file)}`, {
      hint: `the record is of table ${table}`,
    });
  const faults: string[] = [];
  const seat = Number(note['seat']);
  if (textField(note, 'commitment', file) !== fair.commitment)
    faults.push('the server promised another secret to this browser');
  if (fair.values[seat - 1] !== textField(note, 'value', file))
    faults.push(`the value of seat ${seat} is not the one that this browser chose`);
  const seen: unknown = note['promises'];
  if (!Array.isArray(seen)) faults.push('the game began before this browser saw what everyone had promised');
  else
    for (const [i, value] of fair.values.entries())
      if ((seen[i] ?? '') !== promiseOf(table, i + 1, value))
        faults.push(
          `the value of seat ${i + 1} is not the one that was promised before this browser revealed`,
        );
  return faults;
}
function tableIn(value: unknown): string {
  const table: unknown = isObject(value) ? value['table'] : undefined;
  const id: unknown = isObject(table) ? table['id'] : undefined;
  return typeof id === 'string' ? id : '';
}
function namesIn(value: unknown): string[] {
  const table: unknown = isObject(value) ? value['table'] : undefined;
  const players: unknown = isObject(table) ? table['players'] : undefined;
  return Array.isArray(players) ? players.map(String) : [];
}

interface Told {
  readonly game: string;
  readonly fair: Fair;
  readonly names: readonly string[];
  readonly conceded: readonly number[];
}

function print(
  file: string,
  choices: number,
  { game, fair, names, conceded }: Told,
  verdict: Verdict,
  json: boolean,
): void {
  const { commitment, promises, seed, note, refused, chance, result, undone = 0 } = verdict;
  const tookBack = undone === 0 ? '' : `; so were the ${undone} that were taken back`;
  const holds =
    commitment && promises !== false && seed && refused === null && (note === null || note.length === 0);
  if (json) process.stdout.write(`${JSON.stringify({ ...verdict, holds, choices })}\n`);
  else
    process.stdout.write(
      `${[
        `${pico.bold(game)}${names.length === 0 ? '' : `, ${names.join(' against ')}`}`,
        line(
          commitment,
          'commitment',
          'the secret is the one that was promised',
          'the secret is not the one that was promised',
        ),
        line(
          seed,
          'seed',
          valuesInWords(fair.values, names),
          'it does not follow from the secret and the players’ values',
        ),
        promises === null
          ? pico.dim('       promises    this record is from before players promised their values')
          : line(
              promises,
              'promises',
              'each value is the one that its player promised',
              'a value is not the one that was promised for it',
            ),
        note === null
          ? pico.dim(
              '       note        none given: this holds the record against itself alone; --note FILE holds it against your browser',
            )
          : line(note.length === 0, 'note', 'all of it is what your browser saw and chose', note.join('; ')),
        line(refused === null, 'choices', `${choices}, each of them was offered${tookBack}`, refused ?? ''),
        ...chance.map(momentInWords),
        `${diceIn(chance)} random outcomes and ${shufflesIn(chance)} shuffles follow from the seed`,
        endInWords(result, conceded, names),
      ].join('\n')}\n`,
    );
  if (!holds) throw new Problem(`${file}: this game was not dealt as promised`, { exitCode: EXIT.failed });
}
const line = (holds: boolean, what: string, good: string, bad: string): string =>
  `${holds ? pico.green('holds') : pico.red('FAILS')}  ${what.padEnd(10)}  ${holds ? good : bad}`;

function valuesInWords(values: readonly string[], names: readonly string[]): string {
  const own = values.flatMap((value, i) => (value === '' ? [] : [names[i] ?? `player ${i + 1}`]));
  if (own.length === 0) return 'it follows from the secret; no player sent a value';
  return `it follows from the secret and the values of ${own.join(' and ')}`;
}
function momentInWords({ number, dice, shuffled }: Moment): string {
  const when = number === 0 ? 'before the first choice' : `choice ${number}`;
  const what = [
    ...(dice.length === 0 ? [] : [dice.join(', ')]),
    ...shuffled.map((place) => `shuffled ${place}`),
  ];
  return pico.dim(`       ${when}: ${what.join('; ')}`);
}
const diceIn = (chance: readonly Moment[]): number => chance.reduce((sum, { dice }) => sum + dice.length, 0);
const shufflesIn = (chance: readonly Moment[]): number =>
  chance.reduce((sum, { shuffled }) => sum + shuffled.length, 0);

function concededIn(value: unknown): number[] {
  const seats = isObject(value) ? value['conceded'] : undefined;
  return Array.isArray(seats) ? seats.map(Number) : [];
}
function endInWords(
  result: readonly string[] | null,
  seats: readonly number[],
  names: readonly string[],
): string {
  const name = (seat: number): string => names[seat - 1] ?? `player ${seat}`;
  if (seats.length > 0) return `${seats.map(name).join(' and ')} conceded`;
  if (result === null) return 'the record ends before the game does';
  return result.map((outcome, i) => `${name(i + 1)} ${outcome}`).join(', ');
}
