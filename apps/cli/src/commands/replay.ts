/**
 * `replay`: plays a record again, each decision in words, and shows the board at the end as a spectator sees it.
 *
 * Owns   telling what was taken back where it was chosen, struck.
 * Keeps  a record of other rules or cards is refused, never played differently; a corrupt one is bad input.
 */
import type * as Kernel from '@westmarch/kernel';
import type { Playable } from '@westmarch/testkit';
import { type Command, InvalidArgumentError } from 'commander';
import pico from 'picocolors';
import { readUserFile } from '../files.ts';
import { GAMES, type Playables, playable } from '../games.ts';
import { isObject, parseJson } from '../json.ts';
import { Problem } from '../problem.ts';

interface ReplayOptions {
  readonly to?: number;
  readonly json?: true;
}

/** One decision, and what was chosen. */
interface Taken {
  /** Its place among the choices that stood when it was made. */
  readonly number: number;
  readonly player: number;
  readonly chose: string;
  readonly of: number;
  readonly at: string;
  /** It was taken back later, by whom. */
  readonly undoneBy?: number;
}

export function addReplay(program: Command, given: Playables): void {
  program
    .command('replay')
    .description('play a recorded game again, in words')
    .argument('<file>', 'the record, as JSON')
    .option('--to <number>', 'stop after so many choices', choiceNumber)
    .option('--json', 'print {game, seed, choices, result, board}; what was taken back has undoneBy')
    .action((file: string, options: ReplayOptions) => replay(file, given, options));
}

function choiceNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0)
    throw new InvalidArgumentError('It should be a whole number, 0 or more.');
  return number;
}

async function replay(file: string, given: Playables, options: ReplayOptions): Promise<void> {
  // Loaded only when it is needed: other commands should start at once.
  const kernel = await import('@westmarch/kernel');
  const text = readUserFile(file);
  const value = parseJson(text, file);
  try {
    const record = kernel.readRecord(value);
    const game = await playable(given, record.game, file);
    const to = options.to ?? record.choices.length;
    if (to > record.choices.length)
      throw new Problem(
        `${file}: it holds ${record.choices.length} choices, so it cannot be played to ${to}`,
      );
    const taken: Taken[] = [];
    const s = playTo(kernel, game, record, to, taken);
    const json = options.json === true;
    const drawn = json ? null : await boardOf(value, to, s.layout.sizes.players);
    print(game, s, drawn ?? kernel.dump(s), record, taken, json);
  } catch (error) {
    if (!(error instanceof kernel.RecordError)) throw error;
    const { lineOfField } = await import('@westmarch/testkit');
    throw new Problem(`${file}:${lineOfField(text, error.field)}: ${error.message}`);
  }
}

/** The board of a game that has a table, drawn; null for any other. */
async function boardOf(value: unknown, to: number, players: number): Promise<string | null> {
  const [{ loadGames, openRecord, withGame }, { drawingOf }, { lookOf }] = await Promise.all([
    import('@westmarch/table'),
    import('../table/drawing.ts'),
    import('../table/look.ts'),
  ]);
  const { game } = isObject(value) ? value : {};
  const name = GAMES.find((known) => known === game);
  if (name === undefined) return null;
  await loadGames([name]);
  const names = Array.from({ length: players }, (_x, i) => `player ${i + 1}`);
  const { play, record } = openRecord(value, names);
  for (const choice of record.choices.slice(0, to)) play.take(choice);
  const faces = new Map(withGame(name, (kind) => kind.faces()).map((face) => [face.id, face]));
  const look = lookOf({ plain: false, color: pico.isColorSupported });
  const drawing = drawingOf(play.scene(0), faces);
  const end = play.result(0)?.text;
  return [...drawing.phase(look), ...drawing.board(look), ...(end === undefined ? [] : [end])].join('\n');
}

function playTo(
  kernel: typeof Kernel,
  game: Playable,
  record: Kernel.GameRecord,
  to: number,
  taken: Taken[],
): Kernel.State {
  let s = game.replay(record, 0);
  /** The choices that lead to where the game is. */
  const choices: number[] = [];
  let stand = 0;
  for (const one of kernel.historyOf(record)) {
    if (one.kind === 'undo') {
      choices.length = one.to;
      s = game.replay({ ...record, choices });
      for (let i = taken.length - 1; i >= 0 && taken[i].number > one.to; i--)
        taken[i] = { undoneBy: one.by, ...taken[i] };
      continue;
    }
    if (one.stands && stand === to) break;
    const decision = game.pending(s);
    const { count } = game.options(s);
    const { choice, field } = one;
    if (decision === null) throw new kernel.RecordError(field, 'the game is over before this choice');
    if (choice >= count)
      throw new kernel.RecordError(field, `${choice} is not offered; there are ${count} options`);
    const chose = kernel.render(s.engine.language, kernel.namesOf(s), game.describe(s, choice));
    const at = `${decision.procedure} › ${decision.step.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`)}`;
    choices.push(choice);
    taken.push({ number: choices.length, player: decision.player, chose, of: count, at });
    game.apply(s, choice);
    if (one.stands) stand++;
  }
  return s;
}

function print(
  game: Playable,
  s: Kernel.State,
  board: string,
  record: Kernel.GameRecord,
  taken: readonly Taken[],
  json: boolean,
): void {
  const result = game.result(s);
  if (json) {
    const { seed } = record;
    process.stdout.write(`${JSON.stringify({ game: game.name, seed, choices: taken, result, board })}\n`);
    return;
  }
  const head = `${pico.bold(game.name)}, ${s.layout.sizes.players} players, seed ${record.seed}`;
  const lines = taken.map(({ number, player, chose, of, at, undoneBy }) => {
    const deed = `player ${player}: ${chose}`;
    const place = pico.dim(`1 of ${of}, ${at}`);
    return undoneBy === undefined
      ? `${String(number).padStart(4)}  ${deed}  ${place}`
      : `   -  ${pico.strikethrough(deed)}  ${pico.dim(`taken back by player ${undoneBy};`)} ${place}`;
  });
  const stood = taken.filter(({ undoneBy }) => undoneBy === undefined).length;
  const left = record.choices.length - stood;
  const rest = left === 0 ? [] : [pico.dim(`${left} more choices were not played`)];
  const end = result === null ? [] : [result.map((outcome, i) => `player ${i + 1} ${outcome}`).join(', ')];
  process.stdout.write(`${[head, ...lines, ...rest, '', board, ...end].join('\n')}\n`);
}
