#!/usr/bin/env node
/**
 * `npx westmarch`: runs the command-line program of this checkout.
 *
 * Owns   nothing but the way there: packages installed, Node 24 at hand, signals and exit code passed on.
 * Not    any command (apps/cli).
 * Keeps  plain Node 20 without node_modules can run this file.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureInstalled,
  ensureRunnable,
  isRunnable,
  main,
  node24,
  Problem,
  root,
  run,
} from '../scripts/ensure.mjs';
import { helpFor, settingsFrom } from '../scripts/start-options.mjs';

/** Commands of the server, which need no development packages. */
const SERVER = new Set(['serve', 'install', 'admin', 'backup', 'restore', 'move', 'worker']);

await main(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  const at = { cwd: process.cwd() };
  if (!SERVER.has(command)) {
    // In a release only what is needed to run is there, and that is enough.
    if (!isRunnable()) await ensureInstalled();
    return run(node24(), [join(root, 'apps/cli/src/main.ts'), ...process.argv.slice(2)], at);
  }
  const asked = command === 'serve' ? settingsFrom(args, 'westmarch serve') : {};
  if (asked === 'help') {
    process.stdout.write(helpFor('westmarch serve'));
    return 0;
  }
  await ensureRunnable();
  if (command === 'install') return 0;
  if (command !== 'serve')
    return run(node24(), [join(root, 'apps/server/src/tool.ts'), command, ...args], at);
  for (const built of ['apps/web/dist/index.html', 'apps/server/dist/engine.mjs'])
    if (!existsSync(join(root, built)))
      throw new Problem(`${built} is missing: a release has it; in a checkout, "npm run build" makes it.`, 2);
  return run(node24(), [join(root, 'apps/server/src/main.ts')], {
    ...at,
    env: { ...process.env, NODE_ENV: 'production', WESTMARCH_BUNDLED: '1', ...asked },
  });
});
