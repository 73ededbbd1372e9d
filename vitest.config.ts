/**
 * Vitest: four kinds of test, told apart by where they lie. Each can be run alone: `npm test -- --only rules`.
 *
 * Files of one project share their modules: loading the games anew for each of them, or for each kind, would take most
 * of the time. So they leave nothing behind that another file could find (cards that exist only in tests: `Invention` of
 * the testkit), and pass in every order: `npx vitest run --project games --sequence.shuffle.files`.
 *
 * Node runs our sources as they stand, so they are imported by Node itself: games are played a third quicker so than by
 * vite's module runner, which looks every imported name up where it is used. The pages alone need vite, for JSX.
 */
import { defineConfig } from 'vitest/config';

const RULES = 'packages/**/test/rules/**/*.test.ts';
const CARDS = 'packages/**/test/cards/**/*.test.ts';
const SELFPLAY = 'packages/**/test/**/*.selfplay.test.ts';
const SERVER = 'apps/server/test/**/*.test.ts';
/** What is about keeping things: the same tests on both storages. */
const ON_POSTGRES = [
  'apps/server/test/storage/**/*.test.ts',
  'apps/server/test/company/{company,profile}.test.ts',
  'apps/server/test/jobs/analysis.test.ts',
  'apps/server/test/play/{admin,api,brought,decks,kill,tables,undo,waiting}.test.ts',
];
const ONLY_POSTGRES = 'apps/server/test/postgres/**/*.test.ts';
/** The engine of the server is bundled before its tests. */
const BUNDLE = 'apps/server/test/bundle.ts';
const PAGES = 'apps/web/test/**/*.test.ts';
const UNIT = ['{packages,apps}/**/test/**/*.test.ts', 'test/house/**/*.test.ts', 'bench/**/*.test.ts'];
const never = ['**/node_modules/**', '.cache/**'];

/** The kinds of tests that are played with the cards of a game, and those they have nothing of. */
const GAMES: Readonly<Record<string, { include: string[]; exclude: string[] }>> = {
  rules: { include: [RULES], exclude: [SELFPLAY] },
  cards: { include: [CARDS], exclude: [SELFPLAY] },
  selfplay: { include: [SELFPLAY], exclude: [] },
  all: { include: [RULES, CARDS, SELFPLAY], exclude: [] },
};
/** The kind that is to be run, as `npm test` says it (scripts/stages.mjs). */
const kind = process.env['WESTMARCH_TESTS'] ?? 'all';

function project(name: string, include: string[], exclude: string[] = [], others: object = {}) {
  return { extends: true as const, test: { name, include, exclude: [...never, ...exclude], ...others } };
}
const { include, exclude } = GAMES[kind] ?? GAMES['all'];
const games = [project('games', include, exclude)];
const unit = [
  project('unit', UNIT, [RULES, CARDS, SELFPLAY, SERVER, PAGES]),
  project('server', [SERVER], [ONLY_POSTGRES], { globalSetup: [BUNDLE] }),
  project('server on PostgreSQL', [ONLY_POSTGRES, ...ON_POSTGRES], [], {
    globalSetup: [BUNDLE, 'scripts/machine/test-postgres.mjs'],
  }),
  project('pages', [PAGES], [], { experimental: { viteModuleRunner: true } }),
];

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
    projects: kind === 'unit' ? unit : kind === 'all' ? [...games, ...unit] : games,
  },
});
