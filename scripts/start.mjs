/** `npm start`: installs what is missing, then serves Westmarch with Node 24 until Ctrl-C. */
import { join } from 'node:path';
import { ensureInstalled, main, node24, root, run, toolEnv } from './ensure.mjs';

await main(async () => {
  await ensureInstalled();
  return run(node24(), [join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], { env: toolEnv() });
});
