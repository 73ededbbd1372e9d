/**
 * `scenario run`: plays scenario files and says of each scenario whether it holds.
 *
 * Owns   what is printed, and the exit code: 0 all hold, 1 one fails, 2 one is malformed.
 * Not    reading or playing a scenario (the testkit).
 */
import type { Question, RunOptions, ScenarioResult, Told } from '@westmarch/testkit';
import type { Command } from 'commander';
import pico from 'picocolors';
import { readUserFile } from '../files.ts';
import { type Playables, playables } from '../games.ts';
import { EXIT, Problem } from '../problem.ts';

interface Line extends ScenarioResult {
  readonly file: string;
}

interface ScenarioOptions {
  readonly json?: true;
  readonly trace?: true;
  readonly stopAfter?: string;
}

const AFTER = `
A file holds one scenario or several (given, do, expect), parted by lines of "---". docs/scenarios.md says how they
are written.

--trace tells every decision: what is asked of whom, all that may be chosen, what was, and what it changed.
--stop-after plays the first steps alone and shows the position there, in the words in which one is given: a number of
steps (0 is the position itself), or the name that "as" gives a step.`;

export function addScenario(program: Command, playable: Playables): void {
  const scenario = program.command('scenario').description('positions, and what must happen in them');
  scenario
    .command('run')
    .description('play scenario files')
    .argument('<file...>', 'YAML files')
    .option('--trace', 'tell what is asked, offered, chosen and changed')
    .option('--stop-after <step>', 'play so many steps, or up to the one of this name, and show the position')
    .option('--json', 'print {passed, failed, malformed, stopped, scenarios}')
    .addHelpText('after', AFTER)
    .action((files: string[], options: ScenarioOptions) => run(files, playable, options));
}

/** A step is a number, or else the name of one. */
function runOptions({ trace, stopAfter }: ScenarioOptions): RunOptions {
  return {
    ...(trace === true ? { trace } : {}),
    ...(stopAfter === undefined
      ? {}
      : { stopAfter: /^\d+$/.test(stopAfter) ? Number(stopAfter) : stopAfter }),
  };
}

async function run(files: readonly string[], playable: Playables, options: ScenarioOptions): Promise<void> {
  // Loaded only when it is needed: other commands should start at once.
  const { gamesNamedIn, runScenarioFile } = await import('@westmarch/testkit');
  // All files are read before the first is played: a misspelt name should not come after minutes.
  const read = files.map((file) => ({ file, text: readUserFile(file) }));
  const games = await playables(playable, new Set(read.flatMap(({ text }) => gamesNamedIn(text))));
  const all: Line[] = read.flatMap(({ file, text }) =>
    runScenarioFile(file, text, games, runOptions(options)).results.map((result) =>
      Object.assign({ file }, result),
    ),
  );
  const malformed = all.filter(({ outcome }) => outcome === 'malformed');
  const failed = all.filter(({ outcome }) => outcome === 'failed' || outcome === 'broken');
  const stopped = all.filter(({ outcome }) => outcome === 'stopped');
  const passed = all.length - malformed.length - failed.length - stopped.length;
  if (options.json)
    process.stdout.write(
      `${JSON.stringify({ passed, failed: failed.length, malformed: malformed.length, stopped: stopped.length, scenarios: all })}\n`,
    );
  else for (const line of all) process.stdout.write(inWords(line));
  if (malformed.length > 0) throw new Problem(malformed.map(fault).join('\n'));
  if (failed.length > 0)
    throw new Problem(`${failed.length} of ${all.length} scenarios failed`, { exitCode: EXIT.failed });
}

function inWords(line: Line): string {
  const began = (line.began ?? []).map((change) => `        ${change}`);
  const told = [...began, ...(line.told ?? []).flatMap(decision), ...ending(line)];
  const head = line.outcome === 'malformed' ? [] : [heading(line)];
  return [...head, ...told].map((one) => `${one}\n`).join('');
}

function heading({ file, line, title, outcome, problem }: Line): string {
  const where = pico.dim(`${file}:${problem?.line ?? line}`);
  if (outcome === 'stopped') return `${pico.yellow('stopped')} ${where}  ${title}`;
  if (problem === null) return `${pico.green('ok')}      ${where}  ${title}`;
  const field = problem.field === '' ? '' : `${problem.field}: `;
  const broke = outcome === 'broken' ? 'the game itself broke: ' : '';
  return `${pico.red('FAILED')}  ${where}  ${title}\n        ${field}${broke}${problem.message.replaceAll('\n', '\n        ')}`;
}

/** "Ann: Choose who faces the strike (attack › assign strikes)", and what may be chosen; the choice is marked. */
function asked({ at, player, ask, options }: Question, chosen?: string): string[] {
  return [
    `  ${pico.bold(player)}: ${ask} ${pico.dim(`(${at})`)}`,
    ...options.map((option) => (option === chosen ? `    > ${option}` : `      ${option}`)),
  ];
}

function decision(told: Told): string[] {
  const changes = told.changes.length === 0 ? ['nothing that can be read'] : told.changes;
  return [
    ...asked(told, told.choice),
    ...changes.map((change) => `        ${change}`),
    ...(told.step === '' ? [] : [pico.dim(`        by ${told.step}`)]),
  ];
}

/** The position where it stopped, and the question that nobody has answered. */
function ending({ position, asked: question }: Line): string[] {
  const shown = position === undefined ? [] : position.trimEnd().split('\n');
  if (question === undefined) return shown.map((one) => `  ${one}`);
  const open = question === null ? ['  Nobody must choose.'] : asked(question);
  return [...shown.map((one) => `  ${one}`), ...open];
}

/** "file:line: field: what was expected" */
function fault({ file, line, problem }: Line): string {
  const field = problem?.field ? `${problem.field}: ` : '';
  return `${file}:${problem?.line ?? line}: ${field}${problem?.message ?? 'malformed'}`;
}
