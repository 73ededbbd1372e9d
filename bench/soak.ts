/**
 * `npm run soak -- [NAME…] [--games N] [--seed S] [--fresh]`: plays the full counts, and goes on where it stopped.
 *
 * Progress is kept in bench/soak.json every few seconds and when it is interrupted; the findings in bench/soak.md.
 * Exit code 1 when a game failed, 2 for arguments that are not understood, 130 when interrupted.
 */
import { soakArgs, Usage } from './lib/args.ts';
import { hex } from './lib/policy.ts';
import { shown } from './lib/table.ts';
import { playAll } from './soak/crew.ts';
import { entries } from './soak/entries.ts';
import { playStretch } from './soak/play.ts';
import { readProgress, resume, Tally, writeProgress } from './soak/progress.ts';
import { report, writeReport } from './soak/report.ts';

/** Enough to see what is wrong. */
const MOST_FAILURES = 10;
const KEEP_EVERY = 3000;

async function main(): Promise<number> {
  const { names, games, seed, fresh } = soakArgs(process.argv.slice(2), Object.keys(entries));
  const all = readProgress();
  const wanted: Record<string, number> = {};
  const about: Record<string, string> = {};
  for (const [name, entry] of Object.entries(entries)) {
    wanted[name] = names.includes(name) ? (games ?? entry.games) : entry.games;
    about[name] = entry.about;
  }
  const keep = (): void => {
    writeProgress(all);
    writeReport(report(all, wanted, about));
  };
  let interrupted = false;
  process.once('SIGINT', () => {
    interrupted = true;
    process.stdout.write('\nstopping after the games that are being played …\n');
  });
  for (const name of names) {
    if (interrupted) break;
    const entry = entries[name];
    const replay = (count: number): number =>
      playStretch(entry, { seed, from: 1, games: count, aims: [] }).checksum;
    const { progress, why } = resume(all[name], seed, entry.version, fresh, replay);
    all[name] = progress;
    const to = wanted[name];
    if (progress.done >= to) {
      process.stdout.write(`${line(name, to)} (played before; --fresh plays them again)\n`);
      continue;
    }
    process.stdout.write(`${name}: ${why}\n`);
    const tally = new Tally(progress, entry.abilities?.());
    let kept = performance.now();
    const goesOn = (): boolean => !interrupted && progress.failures.length < MOST_FAILURES;
    while (progress.done < to && goesOn()) {
      const last = tally.round(to);
      await playAll(
        { name, seed, aims: progress.aims },
        progress.done + 1,
        last,
        (stretch) => {
          tally.add(stretch);
          if (process.stdout.isTTY) process.stdout.write(`\r${line(name, to)}`);
          if (performance.now() - kept < KEEP_EVERY) return;
          keep();
          kept = performance.now();
        },
        goesOn,
      );
    }
    process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${line(name, to)}\n`);
    for (const { message } of progress.failures) process.stdout.write(`${message}\n`);
    keep();
  }
  keep();
  if (interrupted) return 130;
  return names.some((name) => all[name].failures.length > 0) ? 1 : 0;

  function line(name: string, to: number): string {
    const p = all[name];
    return `${name}: ${shown(p.done)} of ${shown(to)} games, ${shown(p.decisions)} decisions, ${p.failures.length} failures, checksum ${hex(p.checksum)}`;
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
