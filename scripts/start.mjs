/** `npm start`: installs what is missing, builds the web client, then serves Westmarch with Node 24 until Ctrl-C. */
import { join } from 'node:path';
import { ensureEngine } from './build-engine.mjs';
import { ensureWeb } from './build-web.mjs';
import { ensureInstalled, main, node24, root, run, toolEnv } from './ensure.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureWeb();
  await ensureEngine();
  return run(node24(), [join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
    env: { ...toolEnv(), WESTMARCH_BUNDLED: '1' },
  });
});
