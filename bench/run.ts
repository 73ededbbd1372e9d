/**
 * `npm run bench -- [--only kernel|meccg|lotr-tcg] [--json] [--keep]`: the figures, each with its floor.
 *
 * Exit code 1 when a floor is missed or a family breaks down, 2 for arguments that are not understood.
 */
import { groups } from './figures/index.ts';
import { benchArgs, Usage } from './lib/args.ts';
import { warnings } from './lib/compare.ts';
import { keep, merged, readKept } from './lib/keep.ts';
import { Breakdown, measure } from './lib/measure.ts';
import { shown, textTable } from './lib/table.ts';

async function main(): Promise<number> {
  const names = Object.keys(groups);
  const { only, json, keep: keeping } = benchArgs(process.argv.slice(2), names);
  const empty = only.filter((name) => Object.keys(groups[name]).length === 0);
  const say = (line: string): void => {
    if (json) process.stderr.write(`${line}\n`);
    else process.stdout.write(`${line}\n`);
  };
  const now = await measure(only, (what) => process.stderr.write(`measuring ${what} …\n`));
  const kept = readKept();
  if (json) process.stdout.write(`${JSON.stringify(now, null, 2)}\n`);
  else if (now.results.length > 0)
    say(
      `${textTable(now.results)}\n\ncalibration: ${shown(now.calibration)} operations per CPU-second; "relative" is in units of it`,
    );
  for (const name of empty) say(`${name} has no benchmarks yet.`);
  for (const warning of warnings(now, kept)) say(`warning: ${warning}`);
  if (keeping && now.results.length > 0) {
    keep(merged(now, kept, only));
    say('kept in bench/results.json and bench/results.md');
  }
  const missed = now.results.filter(({ ok }) => !ok);
  for (const { group, name } of missed) say(`missed: ${group}: ${name}`);
  return missed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Usage || error instanceof Breakdown)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof Usage ? 2 : 1;
}
