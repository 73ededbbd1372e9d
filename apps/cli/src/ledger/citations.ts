/** Which entries are cited by tests, in their titles. */
import { idsIn, type KnownIds } from './ids.ts';
import type { TestRun } from './tests.ts';

export interface Citations {
  /** Entry → the title of the first passing test that cites it. */
  readonly cited: ReadonlyMap<string, string>;
  /** Entries that only tests with a long list of ids cite: such a test would rarely fail for each of them. */
  readonly weak: ReadonlySet<string>;
  /** Complaints: tests that cite what no ledger holds, passing or not. */
  readonly complaints: readonly string[];
}

/** A test that cites so many entries proves none of them for certain; a range counts as all that it spans. */
export const MANY = 6;

export function citations(tests: readonly TestRun[], known: KnownIds): Citations {
  const cited = new Map<string, string>();
  const strong = new Set<string>();
  const complaints: string[] = [];
  for (const { title, file, passed } of tests) {
    const { ids, unknown } = idsIn(title, known);
    for (const id of unknown) complaints.push(`${file}: "${title}" cites ${id}, which is in no ledger`);
    if (!passed) continue;
    for (const id of ids) {
      if (!cited.has(id)) cited.set(id, title);
      if (ids.length < MANY) strong.add(id);
    }
  }
  return { cited, weak: new Set(cited.keys()).difference(strong), complaints };
}
