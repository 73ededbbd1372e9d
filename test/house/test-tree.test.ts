/** Tests stand in chapters, so that who looks for one reads the names of a few files and not of hundreds. */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

/** A folder with more is divided. How long a file may be is in .oxlintrc.json. */
const MOST = 25;

const files = globSync(['{packages,apps}/**/test/**/*.*', 'test/**/*.*'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});
const sizes = new Map<string, number>();
for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);

test(`no folder of tests has more than ${MOST} files`, () => {
  expect([...sizes].filter(([, size]) => size > MOST)).toEqual([]);
  expect(sizes.size).toBeGreaterThan(60);
});

test('every test of a rule stands in a chapter', () => {
  expect(files.filter((file) => /\/test\/rules\/[^/]+\.test\.ts$/.test(file))).toEqual([]);
});
