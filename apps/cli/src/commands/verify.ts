/**
 * `verify`: whether a finished game was dealt fairly. Checks the commitment, the seed, every choice, and lists the chance.
 *
 * Owns   its own reading of docs/fair-chance.md: nothing of the server is used, so that the two check each other.
 * Keeps  exit code 1 when something does not hold, 2 when there is nothing that could be checked.
 */
import { createHash } from 'node:crypto';
import type * as Kernel from '@westmarch/kernel';
import type { Playable } from '@westmarch/testkit';
import type { Command } from 'commander';
import pico from 'picocolors';
import { readUserFile } from '../files.ts';
import { type Playables, playables } from '../games.ts';
import { isObject, parseJson, textField, textsField } from '../json.ts';
import { hintFor } from '../near.ts';
import { EXIT, Problem } from '../problem.ts';

interface Fair {
  readonly commitment: string;
  readonly secret: string;
  readonly values: readonly string[];
}

/** What chance did at one choice; number 0 is before the first. */
interface Moment {
  readonly number: number;
  readonly dice: readonly number[];
  readonly shuffled: readonly string[];
}

interface Verdict {
  readonly commitment: boolean;
  readonly seed: boolean;
  /** The first choice that was not offered, or null. */
  readonly refused: string | null;
  readonly chance: readonly Moment[];
  readonly result: readonly string[] | null;
}

const AFTER = `
The record of a finished table is at /api/tables/<id>/record. docs/fair-chance.md says how the seed is made.`;

export function addVerify(program: Command, playable: Playables): void {
  program
    .command('verify')
    .description('check that the dice and shuffles of a finished game were fair')
    .argument('<record>', 'the record of a table, as JSON')
    .option('--json', 'print {commitment, seed, choices, refused, chance, result}')
    .addHelpText('after', AFTER)
    .action((file: string, options: { json?: true }) => verify(file, playable, options.json === true));
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

async function verify(file: string, playable: Playables, json: boolean): Promise<void> {
  const kernel = await import('@westmarch/kernel');
  const value = parseJson(readUserFile(file), file);
  const games = await playables(playable);
  try {
    const record = kernel.readRecord(value);
    const known = games.map(({ game }) => game.name);
    const game = games.find((one) => one.game.name === record.game)?.game;
    if (game === undefined)
      throw new Problem(`${file}: game: "${record.game}" is no known game`, {
        hint: hintFor(record.game, known, `known games: ${known.join(', ')}`),
      });
    const fair = fairIn(value, file);
    const names = namesIn(value);
    const seed = record.seed === sha256([fair.secret, ...fair.values].join('|'));
    const commitment = fair.commitment === sha256(fair.secret);
    const verdict = { commitment, seed, ...watch(kernel, game, record, names) };
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
  };
}
function namesIn(value: unknown): string[] {
  const table: unknown = isObject(value) ? value['table'] : undefined;
  const players: unknown = isObject(table) ? table['players'] : undefined;
  return Array.isArray(players) ? players.map(String) : [];
}

/** Replays every choice, and watches the generator do its work. */
function watch(
  kernel: typeof Kernel,
  game: Playable,
  record: Kernel.GameRecord,
  names: readonly string[],
): Pick<Verdict, 'chance' | 'refused' | 'result'> {
  const s = game.replay(record, 0);
  const dice: number[] = [];
  /** Lets the generator decide, and writes down what it decided. */
  class Witness extends kernel.Fate {
    override take(low: number, high: number): number {
      const outcome = kernel.below(s.chance, high - low + 1) + low;
      dice.push(outcome);
      return outcome;
    }
    override copy(): Witness {
      return this;
    }
  }
  s.side.fate = new Witness([]);
  game.replay(record, 0, s);
  const chance: Moment[] = [];
  const note = (number: number, shuffled: readonly string[]): void => {
    if (dice.length + shuffled.length > 0) chance.push({ number, dice: dice.splice(0), shuffled });
  };
  note(0, placesWithCards(s, names));
  const before = game.clone(s);
  for (const [i, choice] of record.choices.entries()) {
    const { count } = game.options(s);
    if (game.pending(s) === null)
      return { chance, refused: `choice ${i + 1}: the game was over before it`, result: game.result(s) };
    if (choice >= count)
      return { chance, refused: `choice ${i + 1}: ${choice} was not offered`, result: game.result(s) };
    game.copy(s, before);
    game.apply(s, choice);
    note(i + 1, shuffledPlaces(s, before, dice.length, names));
  }
  return { chance, refused: null, result: game.result(s) };
}

/** How many words the generator has given so far: see the layout in the kernel's chance. */
const drawn = (s: Kernel.State): number => s.chance[8] * 16 + s.chance[9];

const nameOfPlace = (s: Kernel.State, card: number, names: readonly string[]): string => {
  const at = s.card.place[card];
  const zone = s.layout.schema.zoneNames[s.layout.placeKind[at]];
  const owner = s.card.owner[card];
  return `${zone} of ${names[owner - 1] ?? `player ${owner}`}`;
};
const isHidden = (s: Kernel.State, card: number): boolean => {
  const zone = s.layout.schema.zoneNames[s.layout.placeKind[s.card.place[card]]];
  return s.layout.schema.spec.zones[zone]?.seenBy === 'nobody';
};

/** Before the first choice every face-down pile has been shuffled. */
function placesWithCards(s: Kernel.State, names: readonly string[]): string[] {
  const found = new Set<string>();
  for (let card = 1; card < s.card.def.length; card++)
    if (s.card.def[card] !== 0 && isHidden(s, card)) found.add(nameOfPlace(s, card, names));
  return [...found];
}
/** A shuffle deals the faces of a pile anew to its cards, and draws numbers that no die accounts for. */
function shuffledPlaces(
  s: Kernel.State,
  before: Kernel.State,
  dice: number,
  names: readonly string[],
): string[] {
  if (drawn(s) - drawn(before) <= dice) return [];
  const found = new Set<string>();
  for (let card = 1; card < s.card.def.length; card++)
    if (s.card.def[card] !== before.card.def[card] && isHidden(s, card))
      found.add(nameOfPlace(s, card, names));
  return [...found];
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
  const { commitment, seed, refused, chance, result } = verdict;
  const holds = commitment && seed && refused === null;
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
        line(refused === null, 'choices', `${choices}, each of them was offered`, refused ?? ''),
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
