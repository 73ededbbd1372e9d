/**
 * The kept results: bench/results.json for programs (the status page, the next run), bench/results.md for people.
 *
 * Keeps  a run of one name replaces that name's figures and leaves the others as they were.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Result, Results } from './figure.ts';
import { markdownTable, shown } from './table.ts';

const JSON_FILE = new URL('../results.json', import.meta.url);
const MD_FILE = new URL('../results.md', import.meta.url);

/** The kept run; undefined where there is none or it cannot be read. */
export function readKept(): Results | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(JSON_FILE, 'utf8'));
    return isResults(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function isResults(value: unknown): value is Results {
  if (typeof value !== 'object' || value === null) return false;
  if (!('calibration' in value) || typeof value.calibration !== 'number') return false;
  return 'results' in value && Array.isArray(value.results) && value.results.every(isResult);
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['group', 'name', 'unit', 'better', 'detail'];
  const relative: unknown = Reflect.get(value, 'relative');
  return (
    texts.every((field) => typeof Reflect.get(value, field) === 'string') &&
    typeof Reflect.get(value, 'value') === 'number' &&
    (relative === null || typeof relative === 'number')
  );
}

/** The new run with what the kept one has of names that were not measured now. */
export function merged(now: Results, kept: Results | undefined, measured: readonly string[]): Results {
  const others = (kept?.results ?? []).filter(({ group }) => !measured.includes(group));
  return { calibration: now.calibration, results: [...now.results, ...others] };
}

export function keep(results: Results): void {
  writeFileSync(JSON_FILE, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(MD_FILE, page(results));
}

function page(results: Results): string {
  const sums = results.results.flatMap(({ checksum }) => checksum ?? []);
  return `# Benchmark results

Written by \`npm run bench -- --keep\`. What the figures mean: docs/benchmarks.md.

- Date: ${new Date().toISOString().slice(0, 10)}
- Commit: ${commit()}
- Node: ${process.version} (${process.platform} ${process.arch})
- Checksum of the play: ${sums.join(' ')}
- Calibration: ${shown(results.calibration)} operations per CPU-second

${markdownTable(results.results)}

"Relative" is a time in operations of the calibration, or a rate as a share of its rate: compare this between machines.
`;
}

function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ', with changes not yet committed' : ''}`;
  } catch {
    return 'unknown';
  }
}
