/**
 * `scenario run`: plays scenario files and says of each scenario whether it holds.
 *
 * Owns   what is printed, and the exit code: 0 all hold, 1 one fails, 2 one is malformed.
 * Not    reading or playing a scenario (the testkit).
 */
import type { ScenarioResult } from '@westmarch/testkit';
import type { Command } from 'commander';
import pico from 'picocolors';
import { readUserFile } from '../files.ts';
import { type Playables, playables } from '../games.ts';
import { EXIT, Problem } from '../problem.ts';

interface Line extends ScenarioResult {
  readonly file: string;
}

const AFTER = `
A file holds one scenario or several (given, do, expect), parted by lines of "---". docs/scenarios.md says how they
are written.`;

export function addScenario(program: Command, playable: Playables): void {
  const scenario = program.command('scenario').description('positions, and what must happen in them');
  scenario
    .command('run')
    .description('play scenario files')
    .argument('<file...>', 'YAML files')
    .option('--json', 'print {passed, failed, malformed, scenarios}')
    .addHelpText('after', AFTER)
    .action((files: string[], options: { json?: true }) => run(files, playable, options.json === true));
}

async function run(files: readonly string[], playable: Playables, json: boolean): Promise<void> {
  // Loaded only when it is needed: other commands should start at once.
  const { runScenarioFile } = await import('@westmarch/testkit');
  // All files are read before the first is played: a misspelt name should not come after minutes.
  const read = files.map((file) => ({ file, text: readUserFile(file) }));
  const games = await playables(playable);
  const all: Line[] = read.flatMap(({ file, text }) =>
    runScenarioFile(file, text, games).results.map((result) => Object.assign({ file }, result)),
  );
  const malformed = all.filter(({ outcome }) => outcome === 'malformed');
  const failed = all.filter(({ outcome }) => outcome === 'failed' || outcome === 'broken');
  const passed = all.length - malformed.length - failed.length;
  if (json)
    process.stdout.write(
      `${JSON.stringify({ passed, failed: failed.length, malformed: malformed.length, scenarios: all })}\n`,
    );
  else for (const line of all) if (line.outcome !== 'malformed') process.stdout.write(`${inWords(line)}\n`);
  if (malformed.length > 0) throw new Problem(malformed.map(fault).join('\n'));
  if (failed.length > 0)
    throw new Problem(`${failed.length} of ${all.length} scenarios failed`, { exitCode: EXIT.failed });
}

function inWords({ file, line, title, outcome, problem }: Line): string {
  const where = pico.dim(`${file}:${problem?.line ?? line}`);
  if (problem === null) return `${pico.green('ok')}      ${where}  ${title}`;
  const field = problem.field === '' ? '' : `${problem.field}: `;
  const broke = outcome === 'broken' ? 'the game itself broke: ' : '';
  return `${pico.red('FAILED')}  ${where}  ${title}\n        ${field}${broke}${problem.message.replaceAll('\n', '\n        ')}`;
}

/** "file:line: field: what was expected" */
function fault({ file, line, problem }: Line): string {
  const field = problem?.field ? `${problem.field}: ` : '';
  return `${file}:${problem?.line ?? line}: ${field}${problem?.message ?? 'malformed'}`;
}
