#!/usr/bin/env node
/**
 * `npx westmarch`: runs the command-line program of this checkout.
 *
 * Owns   nothing but the way there: packages installed, Node 24 at hand, signals and exit code passed on.
 * Not    any command (apps/cli).
 * Keeps  plain Node 20 without node_modules can run this file.
 */
import { join } from 'node:path';
import { ensureInstalled, main, node24, root, run } from '../scripts/ensure.mjs';

await main(async () => {
  await ensureInstalled();
  const program = join(root, 'apps', 'cli', 'src', 'main.ts');
  return run(node24(), [program, ...process.argv.slice(2)], { cwd: process.cwd() });
});
