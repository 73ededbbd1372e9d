/** What was measured: a verdict for each change, what was measured before, and the kept files. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutant } from './draw.ts';
import { SENTENCES } from './snapshot.ts';

export type Verdict = 'killed' | 'survived' | 'timeout' | 'equivalent';

export interface Result extends Mutant {
  readonly verdict: Verdict;
  /** The test that noticed it, the reason why none can, or ''. */
  readonly why: string;
  /** How many files of tests could have noticed it, and those of them that are near it. */
  readonly tests: number;
  readonly near: readonly string[];
  /** In milliseconds. */
  readonly time: number;
}

export interface Tally {
  readonly killed: number;
  readonly survived: number;
  readonly equivalent: number;
  /** Noticed of all that can be noticed, in percent; 100 of none. */
  readonly rate: number;
}

export function tally(results: readonly Result[]): Tally {
  const count = (...verdicts: Verdict[]): number =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [killed, survived] = [count('killed', 'timeout'), count('survived')];
  const rate = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  return { killed, survived, equivalent: count('equivalent'), rate };
}

/** What the verdicts depend on: every source and test of the packages. A change anywhere begins a new file. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const kinds = '*.{ts,json,yaml,txt,jsonl}';
  const files = globSync([`packages/{kernel,meccg,lotr-tcg}/**/${kinds}`, `${SENTENCES}/${kinds}`], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'ledger',
  });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Verdicts by the id of their change, written as they come: an interrupted run goes on from here. */
export class Notebook {
  readonly #file: string;
  readonly #known = new Map<string, Result>();

  constructor(root: string, mark: string, fresh: boolean) {
    this.#file = join(root, '.cache/mutation', `${mark}.jsonl`);
    mkdirSync(dirname(this.#file), { recursive: true });
    if (fresh || !existsSync(this.#file)) return;
    for (const line of readFileSync(this.#file, 'utf8').split('\n')) {
      const result = parsed(line);
      if (result) this.#known.set(result.id, result);
    }
  }

  find(id: string): Result | undefined {
    return this.#known.get(id);
  }

  note(result: Result): void {
    this.#known.set(result.id, result);
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`);
  }
}

/** The last line may be half written. */
function parsed(line: string): Result | undefined {
  try {
    return JSON.parse(line) as Result;
  } catch {
    return undefined;
  }
}

const JSON_FILE = 'bench/mutation.json';
const MD_FILE = 'bench/mutation.md';

export interface Kept {
  readonly seed: string;
  readonly drawn: string;
  readonly results: readonly Result[];
}

export function readKept(root: string): Kept | undefined {
  const file = join(root, JSON_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
}

/** One line a change, as most of them are of no further interest. */
export function writeKept(root: string, { seed, drawn, results }: Kept, page: string): void {
  const lines = results.map((result) => {
    const near = result.verdict === 'survived' ? result.near : [];
    return `  ${JSON.stringify({ ...result, near })}`;
  });
  const head = `{"seed": ${JSON.stringify(seed)}, "drawn": ${JSON.stringify(drawn)}, "results": [`;
  writeFileSync(join(root, JSON_FILE), `${head}\n${lines.join(',\n')}\n]}\n`);
  writeFileSync(join(root, MD_FILE), page);
}
