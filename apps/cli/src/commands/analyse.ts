/**
 * `analyse`: a game that is over, as it went: winning chances, luck and play of each, and where it turned.
 *
 * Owns   the options, progress and words. Not the judgement (packages/table/src/analysis).
 */
import type { Analysis } from '@westmarch/protocol';
import type { Command } from 'commander';
import { readUserFile } from '../files.ts';
import { isObject, parseJson } from '../json.ts';
import { Problem } from '../problem.ts';
import { bar, table } from '../table.ts';
import { wholeNumber } from './arena.ts';

interface AnalyseOptions {
  readonly worlds?: number;
  readonly iterations?: number;
  readonly json?: true;
}

const AFTER = `
Chances are those of somebody who sees all hands, and neither draws nor dice to come. What they change by where something
is drawn or rolled is luck; by what a choice was worse than the best is play. Turning points are looked at again by
Loremaster, from what the player could see. The same record and numbers give the same analysis.

  westmarch analyse game.json
  westmarch analyse game.json --worlds 100 --json`;

export function addAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('say how a recorded game went: chances, luck, play, and where it turned')
    .argument('<record>', 'the record, as JSON')
    .option('--worlds <number>', 'games that are played on for each option', wholeNumber(1, 10_000))
    .option(
      '--iterations <number>',
      'games that Loremaster plays on at a turning point',
      wholeNumber(1, 100_000),
    )
    .option('--json', 'print {curve, players, turning, depth}')
    .addHelpText('after', AFTER)
    .action((file: string, options: AnalyseOptions) => analyse(file, options));
}

/** Who sat where, where the file says so. */
function namesIn(value: unknown): string[] {
  const at = isObject(value) ? value['table'] : null;
  const players = isObject(at) ? at['players'] : null;
  return Array.isArray(players) ? players.filter((name) => typeof name === 'string') : [];
}

async function analyse(file: string, options: AnalyseOptions): Promise<void> {
  const [{ readRecord, RecordError }, { analysed, gameOf, loadGames, withGame }] = await Promise.all([
    import('@westmarch/kernel'),
    import('@westmarch/table'),
  ]);
  const text = readUserFile(file);
  const value = parseJson(text, file);
  try {
    const record = readRecord(value);
    const game = gameOf(record);
    await loadGames([game]);
    const usual = withGame(game, (kind) => kind.analysis.depth);
    const depth = {
      ...usual,
      worlds: options.worlds ?? usual.worlds,
      iterations: options.iterations ?? usual.iterations,
    };
    const steps = analysed({ record, names: namesIn(value), depth });
    let step = steps.next();
    for (; step.done !== true; step = steps.next())
      if (process.stderr.isTTY)
        process.stderr.write(`\r${bar(step.value, 1)} ${Math.floor(step.value * 100)} %  `);
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    process.stdout.write(`${options.json === true ? JSON.stringify(step.value) : inWords(step.value)}\n`);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    const { lineOfField } = await import('@westmarch/testkit');
    throw new Problem(`${file}:${lineOfField(text, error.field)}: ${error.message}`);
  }
}

const BLOCKS = '▁▂▃▄▅▆▇█';
const WIDE = 60;
/** The curve in one line of the terminal: the higher, the better for the first player. */
function drawn(curve: readonly number[]): string {
  const wide = Math.min(WIDE, curve.length);
  return Array.from({ length: wide }, (_x, i) => {
    const chance = curve[Math.round((i * (curve.length - 1)) / Math.max(1, wide - 1))];
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor((chance / 100) * BLOCKS.length))];
  }).join('');
}
const signed = (points: number): string => `${points > 0 ? '+' : ''}${points.toFixed(1)}`;

export function inWords({ curve, players, turning, depth }: Analysis): string {
  const [one] = players;
  const points = turning.map(({ at, seat, kind, by, text, better, why }) => {
    const who = players[seat - 1]?.name ?? '';
    const reasons = why.length === 0 ? '' : ` (${why.join('; ')})`;
    return better === null || kind === 'luck'
      ? `${String(at).padStart(5)}  luck for ${who}, ${by.toFixed(1)}: ${text}`
      : `${String(at).padStart(5)}  ${who}: “${text}”. Loremaster: “${better.text}”, ${better.chance.toFixed(1)} % instead of ${better.instead.toFixed(1)} %${reasons}`;
  });
  return [
    `Chances of ${one.name}: ${curve[0].toFixed(1)} % at the beginning, ${curve[curve.length - 1].toFixed(1)} % at the end`,
    drawn(curve),
    '',
    table(
      ['', 'luck', 'play', 'choices', 'slips'],
      players.map(({ name, luck, play, choices, slips }) => [
        name,
        signed(luck),
        signed(play),
        String(choices),
        String(slips),
      ]),
    ),
    '',
    turning.length === 0 ? 'It never turned.' : 'Where it turned, by the number of choices made:',
    ...points,
    '',
    `Luck and play in points of a hundred; ${depth.worlds} games played on for each of at most ${depth.width} options, ${depth.iterations} by Loremaster.`,
  ].join('\n');
}
