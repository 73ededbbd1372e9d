/**
 * `npm run mutate -- --blind`: the changes that no test can notice, found by running the tests once.
 *
 * Owns   the order of it: instrument, run, and leave out what was named equivalent or would not pass the types.
 * Not    what is watched (instrument.ts), what counts as a difference (counting.ts), how it is told (report.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLIND_KINDS, PACKAGES, type Package, Usage } from '../args.ts';
import { readTests, runFor } from '../choose.ts';
import { Crew, type Patience } from '../crew.ts';
import { changedText, type Mutant, mutantOf, type Source } from '../draw.ts';
import { readEquivalents, reasonFor } from '../equivalent.ts';
import { parse } from '../points.ts';
import { checksOf } from '../types.ts';
import { type Asked, instrument } from './instrument.ts';
import { purity } from './pure.ts';

/** A change that would not have made a difference in any test. */
export interface Blind extends Asked {
  readonly mutant: Mutant;
  /** Whether any test comes there. */
  readonly reached: boolean;
}

export interface Findings {
  readonly asked: readonly Asked[];
  readonly blind: readonly Blind[];
  /** Tests that fail while they are watched: what only they would have shown is missing. */
  readonly failed: readonly string[];
}

/** Nothing ends a watched run but its end, or a file of tests that hangs. */
const PATIENCE: Patience = { whole: 6 * 3_600_000, file: 1_800_000 };

export async function findBlind(
  root: string,
  folder: string,
  sources: readonly Source[],
  say: (line: string) => void,
): Promise<Findings> {
  const watched = instrumented(folder, sources.map(withKinds));
  const { differed, reached, failed } = await runWatched(folder, watched, say);
  const equivalents = readEquivalents(root);
  const same = watched.asked.flatMap((asked, i): Blind[] => {
    if (differed.has(i)) return [];
    const mutant = mutantOf(asked.source, asked.point, asked.instead);
    if (reasonFor(equivalents, mutant) !== undefined) return [];
    return [{ ...asked, mutant, reached: reached.has(i) }];
  });
  say(`${same.length} changes made no difference; those that do not pass the types are left out`);
  return { asked: watched.asked, blind: withSoundTypes(folder, same), failed };
}

const withKinds = (source: Source): Source => ({
  ...source,
  points: source.points.filter(({ operator }) => BLIND_KINDS.some((kind) => kind === operator)),
});

interface Watched {
  readonly changed: { readonly file: string; readonly text: string }[];
  readonly asked: Asked[];
}

function instrumented(folder: string, sources: readonly Source[]): Watched {
  const files = PACKAGES.flatMap((name) => globSync(`packages/${name}/src/**/*.ts`, { cwd: folder }));
  const isPure = purity(
    files.map((file) => parse(file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8'))),
  );
  const asked: Asked[] = [];
  const changed = sources.map((source) => {
    const { text, asked: more } = instrument(source, asked.length, isPure);
    asked.push(...more);
    return { file: source.file, text };
  });
  return { changed, asked };
}

async function runWatched(
  folder: string,
  { changed }: Watched,
  say: (line: string) => void,
): Promise<{ differed: Set<number>; reached: Set<number>; failed: string[] }> {
  const packages = new Set<Package>(changed.flatMap(({ file }) => runFor(file)));
  const [differed, reached, failed] = [new Set<number>(), new Set<number>(), new Array<string>()];
  const crew = new Crew(folder, 'watched');
  try {
    for (const name of packages) {
      const tests = readTests(folder, name).map(({ file }) => file);
      const answer = await crew.run({ changed, tests }, PATIENCE);
      if (answer === undefined) throw new Usage(`the tests of ${name} do not end while they are watched`);
      for (const news of answer.news) {
        for (const change of news.differed) differed.add(change);
        for (const change of [...news.reached, ...news.differed]) reached.add(change);
      }
      failed.push(...answer.failed);
      say(`${name}: ${tests.length} files of tests, watched, took ${(answer.time / 1000).toFixed(1)} s`);
    }
  } finally {
    crew.end();
  }
  return { differed, reached, failed };
}

/** One change of each file is judged at a time, all files at once: else it takes longer than the tests. */
function withSoundTypes(folder: string, list: readonly Blind[]): Blind[] {
  const checkOf = checksOf(folder);
  const unsound = new Set<Blind>();
  const byFile = [...Map.groupBy(list, ({ mutant }) => mutant.file).values()];
  const rounds = Math.max(0, ...byFile.map((changes) => changes.length));
  for (let round = 0; round < rounds; round++) {
    const now = byFile.flatMap((changes) => changes[round] ?? []);
    for (const changes of Map.groupBy(now, ({ mutant }) => checkOf(mutant.file)).entries()) {
      const [check, judged] = changes;
      const pathOf = ({ mutant }: Blind): string => join(folder, mutant.file);
      const wrong = check.unsound(
        new Map(judged.map((one) => [pathOf(one), changedText(one.source.text, one.mutant)])),
      );
      for (const one of judged) if (wrong.has(pathOf(one))) unsound.add(one);
    }
  }
  return list.filter((one) => !unsound.has(one));
}
