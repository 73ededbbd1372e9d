/**
 * How much of a game's rules ledger is proved by tests.
 *
 * The entries are counted in the ledger itself; which are cited by passing tests is known from the report
 * that `npm run ledger` keeps. Overruled entries do not count.
 */
import { join } from 'node:path';
import { type Absent, absent, field, filesIn, isAbsent, readJson, readText } from './absent.ts';

export interface RuleFigures {
  readonly total: number;
  /** Null until the tests have been counted. */
  readonly cited: number | null;
  readonly excused: number;
  readonly deferred: number;
}

/** Lists of ids with reasons, beside the files of entries. */
const LISTS = new Set(['excused.jsonl', 'deferred.jsonl']);

export async function readRules(packageFolder: string): Promise<RuleFigures | Absent> {
  const folder = join(packageFolder, 'ledger');
  const names = (await filesIn(folder, '.jsonl')).filter((name) => !LISTS.has(name));
  if (names.length === 0) return absent('The rules ledger does not exist yet.');
  const counting = new Set<unknown>();
  for (const name of names) {
    const entries = await readEntries(join(folder, name));
    if (entries === undefined)
      return absent(`The rules ledger is damaged: ${name} has a line that is not JSON.`);
    for (const entry of entries) if (!field(entry, 'overruled')) counting.add(field(entry, 'id'));
  }
  const cited = (await readCited(folder))?.intersection(counting);
  /** A test weighs more than a waiver, and an excuse more than a delay. */
  const excused = (await readIds(folder, 'excused.jsonl'))
    .intersection(counting)
    .difference(cited ?? new Set());
  const deferred = (await readIds(folder, 'deferred.jsonl'))
    .intersection(counting)
    .difference(excused.union(cited ?? new Set()));
  return {
    total: counting.size,
    cited: cited?.size ?? null,
    excused: excused.size,
    deferred: deferred.size,
  };
}

/** Undefined until `npm run ledger` has kept its report. */
async function readCited(folder: string): Promise<Set<unknown> | undefined> {
  const report = await readJson(join(folder, 'coverage.json'), 'The report on rules');
  const ids = isAbsent(report) ? undefined : field(report.content, 'cited');
  return Array.isArray(ids) ? new Set(ids) : undefined;
}

async function readIds(folder: string, name: string): Promise<Set<unknown>> {
  const entries = (await readEntries(join(folder, name))) ?? [];
  return new Set(entries.map((entry) => field(entry, 'id')));
}

/** Undefined when the file is damaged; a missing file has no entries. */
async function readEntries(file: string): Promise<unknown[] | undefined> {
  const lines = ((await readText(file)) ?? '').split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    return undefined;
  }
}
