/** `npm start`: installs what is missing, builds the web client, then serves Westmarch with Node 24 until Ctrl-C. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureEngine } from './build-engine.mjs';
import { ensureWeb } from './build-web.mjs';
import { ensureInstalled, main, node24, root, run, toolEnv } from './ensure.mjs';
import { helpFor, settingsFrom } from './start-options.mjs';

const COMMAND = 'npm start --';

/** End-to-end tests serve with a file of their own. */
export async function start(file = 'apps/server/src/main.ts') {
  const asked = settingsFrom(process.argv.slice(2), COMMAND);
  if (asked === 'help') {
    process.stdout.write(helpFor(COMMAND));
    return 0;
  }
  await ensureInstalled();
  await ensureWeb();
  await ensureEngine();
  return run(node24(), [join(root, file)], { env: { ...toolEnv(), WESTMARCH_BUNDLED: '1', ...asked } });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(() => start());
