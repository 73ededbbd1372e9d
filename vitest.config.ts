/**
 * Vitest: four kinds of test, told apart by where they lie. Each can be run alone: `npm test -- --only rules`.
 *
 * Files of one project share their modules: loading the games anew for each of them would take most of the time. So
 * they leave nothing behind that another file could find (cards that exist only in tests: `Invention` of the testkit),
 * and pass in every order: `npx vitest run --project rules --sequence.shuffle.files`.
 *
 * Node runs our sources as they stand, so they are imported by Node itself: games are played a third quicker so than by
 * vite's module runner, which looks every imported name up where it is used. The pages alone need vite, for JSX.
 */
import { defineConfig } from 'vitest/config';

const RULES = 'packages/**/test/rules/**/*.test.ts';
const CARDS = 'packages/**/test/cards/**/*.test.ts';
const SERVER = 'apps/server/test/**/*.test.ts';
/** What is about keeping things: the same tests on both storages. */
const ON_POSTGRES = [
  'apps/server/test/storage/**/*.test.ts',
  'apps/server/test/company/{company,profile}.test.ts',
  'apps/server/test/play/{admin,api,brought,decks,kill,tables,undo,waiting}.test.ts',
];
const ONLY_POSTGRES = 'apps/server/test/postgres/**/*.test.ts';
const PAGES = 'apps/web/test/**/*.test.ts';
const SELFPLAY = '{packages,apps}/**/test/**/*.selfplay.test.ts';
const never = ['**/node_modules/**', '.cache/**'];

function kind(name: string, include: string[], exclude: string[] = [], globalSetup: string[] = []) {
  return { extends: true as const, test: { name, include, exclude: [...never, ...exclude], globalSetup } };
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    isolate: false,
    // Left to itself it keeps one of two cores free; and tests of the server wait more than they work.
    maxWorkers: 3,
    // Whole programs are started by some tests, on machines that do other work besides.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // What programs write is compared without colour.
    env: { NO_COLOR: '1' },
    projects: [
      kind('unit', ['packages/**/test/**/*.test.ts'], [RULES, CARDS, SELFPLAY]),
      kind(
        'unit of programs',
        ['apps/**/test/**/*.test.ts', 'test/house/**/*.test.ts', 'bench/**/*.test.ts'],
        [SELFPLAY, SERVER, PAGES],
      ),
      kind('unit of the server', [SERVER], [SELFPLAY, ONLY_POSTGRES], ['apps/server/test/bundle.ts']),
      kind(
        'unit of the server on PostgreSQL',
        [ONLY_POSTGRES, ...ON_POSTGRES],
        [],
        ['apps/server/test/bundle.ts', 'scripts/machine/test-postgres.mjs'],
      ),
      {
        extends: true as const,
        test: { name: 'unit of pages', include: [PAGES], experimental: { viteModuleRunner: true } },
      },
      kind('rules', [RULES], [SELFPLAY]),
      kind('cards', [CARDS], [SELFPLAY]),
      kind('selfplay', [SELFPLAY]),
    ],
  },
});
