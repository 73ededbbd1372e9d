/**
 * The stages of `npm test`, in their order: what each runs, and how its tests are counted.
 *
 * Owns   the list of stages and the command line of each tool.
 * Not    choosing, timing and summing up (test.mjs), nor reading reports (reports.mjs).
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { colourful } from './colour.mjs';
import { node24, root, run, toolEnv } from './ensure.mjs';
import { freePort } from './machine/free-port.mjs';
import { countPlaywright, countVitest } from './reports.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * `begin`: a check that fills no core by itself, so that all of them are run at once; what it has to say comes at its end.
 * @typedef {{ counts: Counts, said: string }} Checked
 * @typedef {{ name: string, title: string, run: (filters: string[]) => Promise<Counts | undefined>, begin?: () => Promise<Checked> }} Stage
 */

/** The kinds of tests of vitest, each of which can be run alone: see vitest.config.ts. */
export const KINDS = ['unit', 'rules', 'cards', 'selfplay'];

/** @type {Stage[]} */
export const stages = [
  check('types', 'types (tsc)', 'node_modules/@typescript/native/bin/tsc', ['-b']),
  check('format', 'format (biome; `npm run format` mends it)', 'node_modules/@biomejs/biome/bin/biome', [
    'ci',
    '--reporter=summary',
    `--colors=${colourful ? 'force' : 'off'}`, // it does not heed NO_COLOR,
  ]),
  check('lint', 'lint (oxlint)', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  check('unused', 'unused code (knip)', 'node_modules/knip/bin/knip.js', [
    '--no-progress',
    '--no-config-hints',
  ]),
  check(
    'layers',
    'layers (dependency-cruiser)',
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ['--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
  ),
  {
    name: 'tests',
    title: 'unit, rules, cards, self-play (vitest)',
    run: (filters) => vitest('all', filters),
  },
  { name: 'ledger', title: 'rules ledger', run: ledger },
  { name: 'e2e', title: 'end-to-end (playwright)', run: playwright },
];

/** A part of the stage "tests". @param {string} kind @returns {Stage} */
export function kindStage(kind) {
  return {
    name: kind,
    title: `${kind} (vitest)`,
    run: (filters) => vitest(kind, filters),
  };
}

/**
 * A tool that passes or fails as a whole.
 * @param {string} name @param {string} title @param {string} script @param {string[]} args @returns {Stage}
 */
function check(name, title, script, args) {
  const begin = async () => {
    const { CI: _, ...env } = toolEnv(); // oxlint takes CI as a wish for colour, and then does not heed NO_COLOR
    if (colourful) env['FORCE_COLOR'] = '1';
    let said = '';
    const hear = (/** @type {string} */ text) => void (said += text);
    const counts = asOne(await run(node24(), [join(root, script), ...args], { env, hear }));
    return { counts, said };
  };
  return { name, title, begin, run: async () => (await begin()).counts };
}

/** @param {number} code @returns {Counts} */
function asOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** The report of a whole run is what the ledger reads; a partial one must not replace it. @param {string} kind @param {string[]} filters */
async function vitest(kind, filters) {
  const whole = kind === 'all' && filters.length === 0;
  const report = freshReport(whole ? '.cache/vitest.json' : '.cache/vitest-part.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const script = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...toolEnv(), WESTMARCH_TESTS: kind };
  const code = await run(node24(), [script, 'run', ...reporters, ...filters], { env });
  return countVitest(report, code);
}

async function ledger() {
  const script = join(root, 'scripts/ledger.ts');
  if (!existsSync(script)) return undefined;
  return asOne(await run(node24(), [script, '--check'], { env: toolEnv() }));
}

/** @param {string[]} filters */
async function playwright(filters) {
  const browser = await ensureBrowser();
  const report = freshReport('.cache/playwright.json');
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...toolEnv(),
    WESTMARCH_E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  if (browser) env['WESTMARCH_CHROMIUM'] = browser;
  if (!colourful) {
    delete env['NO_COLOR']; // it sets FORCE_COLOR for its workers, and Node warns when both are there
    env['FORCE_COLOR'] = '0';
  }
  const script = join(root, 'node_modules/@playwright/test/cli.js');
  // Whoever chooses some does not wish for those after which they are otherwise run.
  const some = filters.length > 0 ? ['--no-deps'] : [];
  const args = [
    'test',
    '--config',
    'test/e2e/playwright.config.ts',
    '--reporter=list,json',
    ...some,
    ...filters,
  ];
  return countPlaywright(report, await run(node24(), [script, ...args], { env }));
}

/** @param {string} name */
function freshReport(name) {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true }); // an old report must never stand in for a run that crashed
  return file;
}
