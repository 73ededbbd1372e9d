/**
 * Counts tests in the JSON reports of vitest and Playwright.
 *
 * Keeps  a run that failed never counts zero failures: a crash, a missing report or a file that
 *        could not be loaded counts as one failed test.
 */
import { readFileSync } from 'node:fs';

/** @typedef {import('./stages.mjs').Counts} Counts */

/** @param {string} file @param {number} exitCode @returns {Counts} */
export function countVitest(file, exitCode) {
  const report = readReport(file);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of list(report, 'testResults')) {
    const tests = list(suite, 'assertionResults');
    for (const test of tests) {
      const status = field(test, 'status');
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
    if (field(suite, 'status') === 'failed' && !tests.some((test) => field(test, 'status') === 'failed'))
      counts.failed += 1;
  }
  return honest(counts, exitCode);
}

/** @param {string} file @param {number} exitCode @returns {Counts} */
export function countPlaywright(file, exitCode) {
  const stats = field(readReport(file), 'stats');
  const passed = number(stats, 'expected') + number(stats, 'flaky');
  return honest({ passed, failed: number(stats, 'unexpected'), skipped: number(stats, 'skipped') }, exitCode);
}

/** @param {Counts} counts @param {number} exitCode @returns {Counts} */
function honest(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {string} file @returns {unknown} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the tool crashed before it wrote its report: its exit code tells
  }
}

/** @param {unknown} value @param {string} name @returns {unknown} */
function field(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** @param {unknown} value @param {string} name @returns {unknown[]} */
function list(value, name) {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

/** @param {unknown} value @param {string} name @returns {number} */
function number(value, name) {
  const found = field(value, name);
  return typeof found === 'number' ? found : 0;
}
