/**
 * A warm process that runs tests against changed sources: told a change, it answers whether a test failed.
 *
 * Owns   vitest without isolation: modules are read once for each change, not once for each file of tests.
 * Not    time: a change that never ends is the affair of whoever started this process, and can kill it (crew.ts).
 * Keeps  no file is written: the changed text is handed to whoever imports the source.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createVitest,
  type TestCase,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import type { News } from './blind/counting.ts';
import type { Answer, Task } from './crew.ts';
import { SENTENCES, STANDING } from './snapshot.ts';

const [, , root = '', how = 'plain'] = process.argv;
const isWatched = how === 'watched';
/** What is to be read instead, by files. */
let changed: ReadonlyMap<string, string> = new Map();

const overlay = {
  name: 'changed source',
  enforce: 'pre' as const,
  load: (id: string): string | undefined => changed.get(id.split('?')[0] ?? ''),
};

/** The failures of this run, the first one first: what vitest knows of files that did not run again is of earlier changes. */
let failed: string[] = [];
let news: News[] = [];
/** When the last file ended, and the longest that one took. */
let ended = 0;
let longest = 0;
const listener = {
  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') failed.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  },
  onTestModuleEnd(module: TestModule): void {
    const now = performance.now();
    longest = Math.max(longest, now - ended);
    ended = now;
    process.send?.('file');
    const [error] = module.errors();
    if (error) failed.push(`${module.relativeModuleId}: ${error.message.split('\n')[0]}`);
    const { news: found } = module.meta();
    if (found) news.push(found);
  },
};

/** The order of the task is kept: what is near the change comes first. */
class AsGiven {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

const vitest: Vitest = await createVitest(
  {
    root,
    config: false,
    watch: false,
    api: false,
    isolate: false,
    maxWorkers: 1,
    bail: isWatched ? 0 : 1,
    setupFiles: isWatched ? [fileURLToPath(new URL('blind/setup.ts', import.meta.url))] : [],
    pool: 'threads', // they end with this process, however busy
    fsModuleCache: false, // it would hand out the unchanged text
    testTimeout: isWatched ? 300_000 : 20_000, // being watched takes its time
    include: ['packages/**/test/**/*.test.ts', `${SENTENCES}/**/*.test.ts`, `${STANDING}/**/*.test.ts`],
    exclude: ['**/node_modules/**'],
    sequence: { sequencer: AsGiven },
    reporters: [listener],
  },
  { plugins: [overlay] },
);
await vitest.standalone();

async function answer({ changed: given, tests }: Task): Promise<Answer> {
  const started = performance.now();
  const before = [...changed.keys()];
  changed = new Map(given.map(({ file, text }) => [join(root, file), text]));
  for (const file of new Set([...before, ...changed.keys()])) vitest.invalidateFile(file);
  const project = vitest.getRootProject();
  const specifications = tests.map((test) => project.createSpecification(join(root, test)));
  failed = [];
  news = [];
  ended = performance.now();
  longest = 0;
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (unhandledErrors.length > 0) failed.push(`outside of tests: ${String(unhandledErrors[0])}`);
  return { time: performance.now() - started, failure: failed[0], failed, news, longest };
}

process.on('message', (task: Task) => {
  void answer(task).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
