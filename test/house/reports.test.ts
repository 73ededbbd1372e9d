/** The counts that close `npm test`: a run that failed must never look like one that passed. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../../scripts/reports.mjs';

function report(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'westmarch-report-')), 'report.json');
  writeFileSync(file, content);
  return file;
}

function suite(status: string, ...tests: string[]) {
  return { status, assertionResults: tests.map((result) => ({ status: result })) };
}

test('counts passed, failed and skipped tests of vitest', () => {
  const testResults = [
    suite('passed', 'passed', 'passed', 'pending', 'todo'),
    suite('failed', 'passed', 'failed'),
  ];
  const file = report(JSON.stringify({ testResults }));
  expect(countVitest(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('a test file that could not be loaded counts as one failure', () => {
  const file = report(JSON.stringify({ testResults: [suite('failed'), suite('passed', 'passed')] }));
  expect(countVitest(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test.each([countVitest, countPlaywright])('a crash without a report is a failure (%o)', (count) => {
  expect(count('/no/such/report.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(count(report('{ "testRes'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('an error outside of any test is a failure', () => {
  const file = report(JSON.stringify({ testResults: [suite('passed', 'passed')] }));
  expect(countVitest(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('counts the tests of Playwright', () => {
  const file = report(JSON.stringify({ stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 3 } }));
  expect(countPlaywright(file, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});
