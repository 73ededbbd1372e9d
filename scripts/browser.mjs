/** The browser of the end-to-end tests: found, or installed from where this machine gets its programs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node24, Problem, root, run, say, toolEnv } from './ensure.mjs';
import { aptGet } from './machine/apt.mjs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @type {Promise<string | undefined> | undefined} */
let wanted;

/**
 * The path of an installed Chromium, or undefined when Playwright is to use the one it brought itself. Asked for early,
 * it is installed while other things go on; a failure is told to who needs it.
 */
export function ensureBrowser() {
  if (wanted === undefined) {
    wanted = findOrInstall();
    wanted.catch(() => {});
  }
  return wanted;
}

async function findOrInstall() {
  const named = process.env['WESTMARCH_CHROMIUM'];
  if (named && !existsSync(named))
    throw new Problem(`WESTMARCH_CHROMIUM names ${named}, which does not exist.`, 2);
  const found = named ?? systemBrowser();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await installDebianChromium();
    return systemBrowser();
  }
  await installPlaywrightChromium();
  return undefined;
}

function systemBrowser() {
  return SYSTEM_BROWSERS.find((file) => existsSync(file));
}

async function installDebianChromium() {
  say('Installing Chromium for the end-to-end tests (apt-get install chromium), once for this machine…');
  await aptGet('chromium');
}

/** Quick when Playwright already has its browser: it looks before it downloads. */
async function installPlaywrightChromium() {
  say('Making sure that Playwright has its Chromium (npx playwright install chromium)…');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const code = await run(node24(), [cli, 'install', 'chromium'], { env: toolEnv() });
  if (code !== 0) {
    throw new Problem('No browser could be installed. Install Chromium, or name one in WESTMARCH_CHROMIUM.');
  }
}
