/** The files that the ledger report reads and writes besides the ledger: test report, lists, kept coverage. */
import { existsSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { readProjectFile, readUserFile, root } from '../files.ts';
import type { Game } from '../games.ts';
import { Problem } from '../problem.ts';
import { type Kept, parseKept } from './coverage.ts';
import { type Entry, ledgerFolder } from './entries.ts';
import { complaintsAbout, parseWaivers, type Waivers } from './lists.ts';
import { isReport, parseReport, type TestRun } from './tests.ts';

export const DEFAULT_REPORT = '.cache/vitest.json';
const MAKE_IT = { hint: '"npm test" makes one, quicker: "npm test -- --only tests"' };

export function readTests(file: string | undefined): TestRun[] {
  if (file === undefined && !existsSync(join(root, DEFAULT_REPORT))) {
    throw new Problem(`there is no test report (${DEFAULT_REPORT})`, MAKE_IT);
  }
  const text = file === undefined ? readProjectFile(DEFAULT_REPORT) : readUserFile(file);
  const name = file ?? DEFAULT_REPORT;
  if (!isReport(text)) throw new Problem(`${name} is no JSON report of vitest`, MAKE_IT);
  return parseReport(text, name, fromRoot);
}

function fromRoot(file: string): string {
  const short = relative(root, file);
  return short.startsWith('..') || isAbsolute(short) ? file : short;
}

/** The excused and deferred entries of a game; a wrong line in either list is a Problem that names it. */
export function readWaivers(
  game: Game,
  entries: readonly Entry[],
  cited: ReadonlyMap<string, string>,
): Waivers {
  const excused = readList(game, 'excused');
  const deferred = readList(game, 'deferred');
  const waivers = { excused: excused.waivers, deferred: deferred.waivers };
  const complaints = [
    ...excused.complaints,
    ...deferred.complaints,
    ...complaintsAbout(waivers, entries, cited),
  ];
  if (complaints.length > 0) throw new Problem(complaints.join('\n'));
  return waivers;
}

function readList(game: Game, name: string) {
  const file = `${ledgerFolder(game)}/${name}.jsonl`;
  return parseWaivers(existsSync(join(root, file)) ? readProjectFile(file) : '', file);
}

/** Nothing kept yet: nothing can fall. */
export function readKept(game: Game): Kept {
  const file = keptFile(game);
  return existsSync(join(root, file))
    ? parseKept(readProjectFile(file), file)
    : { total: 0, cited: [], weak: Number.POSITIVE_INFINITY };
}

export function writeKept(game: Game, kept: Kept): void {
  writeFileSync(join(root, keptFile(game)), `${JSON.stringify(kept, null, 2)}\n`);
}

function keptFile(game: Game): string {
  return `${ledgerFolder(game)}/coverage.json`;
}
