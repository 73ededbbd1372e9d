/**
 * `npm run mutate`: small changes to rules and cards, one at a time, and whether any test notices.
 *
 * Owns   the order of a run: draw, judge types, run tests, note, report.
 * Not    what can be changed (mutate/points.ts), which tests run (mutate/choose.ts), running them (mutate/worker.ts).
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HELP, type MutateArgs, mutateArgs, type Package, Usage } from './mutate/args.ts';
import { blindJson, blindList } from './mutate/blind/report.ts';
import { findBlind } from './mutate/blind/run.ts';
import { cardNames, chooser } from './mutate/choose.ts';
import { Crew, type Patience } from './mutate/crew.ts';
import { changedText, draw, foundAgain, type Mutant, type Source } from './mutate/draw.ts';
import { readEquivalents, reasonFor, stale } from './mutate/equivalent.ts';
import { page, summary, survivor } from './mutate/report.ts';
import {
  fingerprint,
  type Kept,
  Notebook,
  type Result,
  readKept,
  tally,
  writeKept,
} from './mutate/results.ts';
import { snapshot } from './mutate/snapshot.ts';
import { sourcesFor } from './mutate/sources.ts';
import { checksOf } from './mutate/types.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): boolean => process.stderr.write(`${line}\n`);

/** A change may slow a test down, but not so much: then it never ends, and that was noticed. */
const PATIENCE = 6;
const LEAST_TIME = 20_000;
const LONGEST = 600_000;

async function main(): Promise<number> {
  const args = mutateArgs(process.argv.slice(2));
  if (args.help) {
    process.stdout.write(`${HELP}\n`);
    return 0;
  }
  const equivalents = readEquivalents(root);
  const complaints = stale(root, equivalents);
  if (complaints.length > 0) throw new Usage(complaints.join('\n'));
  const seed = args.seed ?? (args.survivors ? (readKept(root)?.seed ?? '') : randomBytes(4).toString('hex'));
  const tree = snapshot(root);
  process.on('exit', () => tree.drop());
  const sources = sourcesFor(root, tree.folder, args);
  if (args.blind) {
    const findings = await findBlind(root, tree.folder, sources, say);
    process.stdout.write(`${args.json ? blindJson(findings) : blindList(findings)}\n`);
    return 0;
  }
  const mutants = args.survivors ? survivorsAgain(sources) : drawn(tree.folder, sources, seed);
  say(`seed ${seed}`);
  if (args.list) {
    for (const mutant of take(mutants, args.count)) process.stdout.write(`${inWords(mutant)}\n`);
    return 0;
  }
  const crews = Array.from({ length: args.workers }, () => new Crew(tree.folder));
  const { results, interrupted } = await measure(crews, tree.folder, mutants, args, (mutant) =>
    reasonFor(equivalents, mutant),
  ).finally(() => {
    for (const crew of crews) crew.end();
  });
  tell(results, args);
  if (args.keep && !interrupted) {
    const now = args.survivors ? withNews(results) : { seed, drawn: describe(args), results };
    writeKept(root, now, page(now, `Commit: ${commit()}, Node ${process.version}`));
    say('kept in bench/mutation.json and bench/mutation.md');
  }
  if (interrupted) return 130;
  return tally(results).rate >= args.floor ? 0 : 1;
}

const inWords = ({ file, line, operator, before, after }: Mutant): string =>
  `${file}:${line}  (${operator})  ${flat(before)}  →  ${flat(after)}`;
const flat = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 70);

/** Changes of this seed whose types are sound. */
function drawn(folder: string, sources: readonly Source[], seed: string): Iterable<Mutant> {
  const checkOf = checksOf(folder);
  const suits = (source: Source, mutant: Mutant): boolean =>
    checkOf(mutant.file).complaint(join(folder, mutant.file), changedText(source.text, mutant)) === undefined;
  return draw(sources, seed, suits);
}

/** What survived when results were last kept, as far as it can still be changed that way. */
function survivorsAgain(sources: readonly Source[]): Mutant[] {
  const last = readKept(root);
  if (!last) throw new Usage('--survivors: no results are kept yet (bench/mutation.json)');
  const survivors = last.results.filter(({ verdict }) => verdict === 'survived');
  return survivors.flatMap((result) => {
    const found = foundAgain(sources, result);
    if (found === undefined) say(`gone since then: ${inWords(result)}`);
    return found ?? [];
  });
}

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const item of items) {
    if (left-- <= 0) return;
    yield item;
  }
}

/** The kept results, with new verdicts for some of them. */
function withNews(results: readonly Result[]): Kept {
  const last = readKept(root);
  const news = new Map(results.map((result) => [result.id, result]));
  const { seed = '', drawn = '', results: before = [] } = last ?? {};
  return { seed, drawn, results: before.map((result) => news.get(result.id) ?? result) };
}

interface Measured {
  readonly results: Result[];
  readonly interrupted: boolean;
}

async function measure(
  crews: readonly Crew[],
  folder: string,
  mutants: Iterable<Mutant>,
  args: MutateArgs,
  reason: (mutant: Mutant) => string | undefined,
): Promise<Measured> {
  const notebook = new Notebook(root, fingerprint(folder), args.fresh);
  const choose = chooser(folder, cardNames(folder));
  const limits = new Map<string, Promise<Patience>>();
  const idle = [...crews];
  let interrupted = false;
  process.on('SIGINT', () => {
    interrupted = true;
    for (const crew of crews) crew.end();
  });

  const limitFor = (crew: Crew, name: Package, tests: readonly string[]): Promise<Patience> => {
    const limit = limits.get(name) ?? patienceFor(crew, name, tests);
    limits.set(name, limit);
    return limit;
  };
  const patienceFor = async (crew: Crew, name: Package, tests: readonly string[]): Promise<Patience> => {
    const plain = await crew.run({ changed: [], tests }, { whole: LONGEST, file: LONGEST });
    if (plain === undefined) throw new Usage(`the tests of ${name} take longer than ${seconds(LONGEST)}`);
    if (plain.failure !== undefined) throw new Usage(`a test fails without any change: ${plain.failure}`);
    // Workers slow each other down.
    const times = (took: number): number => Math.max(LEAST_TIME, PATIENCE * took) * Math.min(2, crews.length);
    say(`${name}: ${tests.length} files of tests pass in ${seconds(plain.time)}`);
    return { whole: times(plain.time), file: times(plain.longest) };
  };

  const verdictOn = async (crew: Crew, mutant: Mutant): Promise<Result> => {
    const text = readFileSync(join(folder, mutant.file), 'utf8');
    const { near, all } = choose(mutant, text);
    const done = { ...mutant, near, tests: all.reduce((sum, { tests }) => sum + tests.length, 0) };
    const why = reason(mutant);
    if (why !== undefined) return { ...done, verdict: 'equivalent', why, time: 0 };
    let time = 0;
    for (const { name, tests } of all) {
      const limit = await limitFor(crew, name, tests);
      const changed = [{ file: mutant.file, text: changedText(text, mutant) }];
      const answer = await crew.run({ changed, tests }, limit);
      if (answer === undefined)
        return { ...done, verdict: 'timeout', why: 'it never ends', time: limit.file };
      time += Math.round(answer.time);
      if (answer.failure !== undefined) return { ...done, verdict: 'killed', why: answer.failure, time };
    }
    return { ...done, verdict: 'survived', why: '', time };
  };

  const finished: Result[] = [];
  const judge = async (mutant: Mutant, crew: Crew | undefined): Promise<Result> => {
    // What was named since it was measured is as if it had been before.
    const before = reason(mutant) === undefined ? notebook.find(mutant.id) : undefined;
    const result = crew === undefined && before ? before : await verdictOn(crew ?? crews[0], mutant);
    if (crew !== undefined) idle.push(crew);
    if (interrupted) return result;
    if (result !== before) notebook.note(result);
    finished.push(result);
    say(
      `${String(finished.length).padStart(4)}/${args.count} ${result.verdict.padEnd(10)} ${seconds(result.time).padStart(7)}  ${inWords(mutant)}`,
    );
    return result;
  };

  const judged: Promise<Result>[] = [];
  const busy = new Set<Promise<Result>>();
  const somebodyIdle = async (): Promise<void> => {
    while (idle.length === 0) await Promise.race(busy);
  };
  // Drawing judges types, which takes as long as many a test: it is done while the tests of others run.
  for (const mutant of take(mutants, args.count)) {
    const needsNobody = reason(mutant) !== undefined || notebook.find(mutant.id) !== undefined;
    if (!needsNobody) await somebodyIdle();
    const verdict = judge(mutant, needsNobody ? undefined : idle.pop());
    judged.push(verdict);
    busy.add(verdict);
    void verdict.finally(() => busy.delete(verdict)).catch(() => undefined); // what went wrong is told at the end
    await sent();
    if (interrupted) break;
  }
  const results = await Promise.all(judged);
  return { results: interrupted ? finished : results, interrupted };
}

/** What was handed to the crew is on its way. */
const sent = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function tell(results: readonly Result[], args: MutateArgs): void {
  if (args.json) {
    process.stdout.write(`${JSON.stringify({ ...tally(results), results }, null, 2)}\n`);
    return;
  }
  const survivors = results.filter(({ verdict }) => verdict === 'survived');
  for (const result of survivors) process.stdout.write(`\n${survivor(result)}\n`);
  process.stdout.write(`\n${summary(results)}\n`);
}

function describe({ game, set, file, kind, changed, count }: MutateArgs): string {
  const parts = [
    ...(game === undefined ? [] : [`--game ${game}`]),
    ...(set === undefined ? [] : [`--set ${set}`]),
    ...(file === undefined ? [] : [`--file ${file}`]),
    ...(kind === undefined ? [] : [`--kind "${kind}"`]),
    ...(changed ? ['--changed'] : []),
    `--count ${count}`,
  ];
  return parts.join(' ');
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Usage)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
