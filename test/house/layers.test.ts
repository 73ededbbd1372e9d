/** The layers check bites: a small house with one sin of each kind, and what the check says of it. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

const FILES = {
  'packages/kernel/src/index.ts': "export * from './upwards.ts';",
  'packages/kernel/src/upwards.ts':
    "import type { Meccg } from '@westmarch/meccg';\nexport type Sin = Meccg;",
  'packages/kernel/src/node.ts': "import { readFileSync } from 'node:fs';\nexport const sin = readFileSync;",
  'packages/kernel/src/circle.ts': "import './round.ts';",
  'packages/kernel/src/round.ts': "import './circle.ts';",
  'packages/kernel/test/fine.test.ts': "import '@westmarch/testkit';\nimport '../src/index.ts';",
  'packages/kernel/testkit/src/index.ts': "import '@westmarch/kernel';",
  'packages/meccg/src/index.ts': "import '@westmarch/kernel';\nexport interface Meccg {}",
  'packages/meccg/src/sideways.ts': "import '@westmarch/lotr-tcg';",
  'packages/meccg/src/testkit.ts': "import '@westmarch/testkit';",
  'packages/meccg/test/fine.test.ts': "import '@westmarch/testkit';\nimport '@westmarch/kernel';",
  'packages/lotr-tcg/src/index.ts': "import '@westmarch/kernel';",
  'packages/lotr-tcg/src/library.ts': "import 'library';",
  'apps/server/src/main.ts': "import type { Meccg } from '@westmarch/meccg';\nexport type Fine = Meccg;",
  'apps/server/src/engine/engine.ts': "import '@westmarch/meccg';",
  'apps/server/src/engine/worker.ts':
    "import '@westmarch/meccg';\nimport '../../../../packages/meccg/src/sideways.ts';",
  'apps/server/src/lost.ts': "import './nowhere.ts';",
  'packages/stranger/src/index.ts': "import '@westmarch/kernel';",
  'node_modules/library/package.json': '{ "name": "library", "main": "index.js" }',
  'node_modules/library/index.js': '',
};

const PACKAGES = { kernel: 'kernel', testkit: 'kernel/testkit', meccg: 'meccg', 'lotr-tcg': 'lotr-tcg' };

let house: string;
let found: string[];

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'westmarch-layers-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  mkdirSync(join(house, 'node_modules/@westmarch'), { recursive: true });
  for (const [name, place] of Object.entries(PACKAGES)) {
    write(
      `packages/${place}/package.json`,
      JSON.stringify({ name: `@westmarch/${name}`, exports: './src/index.ts' }),
    );
    symlinkSync(join(house, 'packages', place), join(house, 'node_modules/@westmarch', name), 'dir');
  }
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    copyFileSync(join(root, name), join(house, name));
  found = cruise();
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(house, name)), { recursive: true });
  writeFileSync(join(house, name), text);
}

/** Each violation as "rule: from → to". */
function cruise(): string[] {
  const script = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [script, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps'];
  const output = execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  const report: { summary: { violations: { from: string; to: string; rule: { name: string } }[] } } =
    JSON.parse(output);
  return report.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).sort();
}

test('finds each sin, upward imports of types included, and nothing else', () => {
  expect(found).toEqual(
    [
      'every-workspace-has-a-layer: packages/stranger/src/index.ts → packages/kernel/src/index.ts',
      'index-of-meccg: apps/server/src/engine/worker.ts → packages/meccg/src/sideways.ts',
      'layer-kernel: packages/kernel/src/upwards.ts → packages/meccg/src/index.ts',
      'layer-meccg: packages/meccg/src/sideways.ts → packages/lotr-tcg/src/index.ts',
      'layer-meccg: packages/meccg/src/testkit.ts → packages/kernel/testkit/src/index.ts',
      'no-cycles: packages/kernel/src/circle.ts → packages/kernel/src/round.ts',
      'no-unresolvable: apps/server/src/lost.ts → ./nowhere.ts',
      'pure-games: packages/kernel/src/node.ts → fs',
      'pure-games: packages/lotr-tcg/src/library.ts → node_modules/library/index.js',
      'server-thread: apps/server/src/engine/engine.ts → packages/meccg/src/index.ts',
    ].sort(),
  );
});
