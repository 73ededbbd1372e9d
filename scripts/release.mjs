/**
 * `npm run release`: builds everything, and packs westmarch-VERSION.tar.gz: what a server needs, and no more.
 *
 * Whoever unpacks it runs `npx westmarch serve` in it; only packages for running are installed, once.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureEngine } from './build-engine.mjs';
import { ensureWeb } from './build-web.mjs';
import { ensureInstalled, main, Problem, root, run, say } from './ensure.mjs';

const PACKAGES = ['kernel', 'kernel/testkit', 'meccg', 'lotr-tcg', 'bots', 'protocol', 'table', 'jobs'];
const PARTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'bin',
  'scripts',
  'deploy',
  'docs',
  'tsconfig.base.json',
  'bench/results.json',
  ...PACKAGES.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
  ...['meccg', 'lotr-tcg'].flatMap((name) => [`packages/${name}/cards`, `packages/${name}/ledger`]),
  'apps/server/package.json',
  'apps/server/src',
  'apps/server/learning',
  'apps/server/dist',
  'apps/cli/package.json',
  'apps/cli/src',
  'apps/web/package.json',
  'apps/web/dist',
];

await main(async () => {
  await ensureInstalled();
  await ensureWeb();
  await ensureEngine();
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const name = `westmarch-${version}`;
  const file = join(root, `${name}.tar.gz`);
  rmSync(file, { force: true });
  const parts = PARTS.filter((part) => existsSync(join(root, part)));
  const code = await run('tar', ['-czf', file, `--transform=s,^,${name}/,`, '--exclude=pictures', ...parts]);
  if (code !== 0) throw new Problem(`tar could not pack it (exit code ${code}).`);
  say(`Packed ${file}`);
  return 0;
});
