/**
 * A server of its own on a free port, and the browser of the end-to-end tests, for whoever photographs screens.
 * Used by pictures.mjs and walk-through.mjs.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBrowser } from './browser.mjs';
import { ensureWeb } from './build-web.mjs';
import { ensureInstalled, node24, Problem, root, toolEnv } from './ensure.mjs';
import { freePort } from './machine/free-port.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {(size: Size, dark?: boolean) => Promise<Page>} PageOf */

/** A desk and a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** @param {string} origin */
async function answering(origin) {
  for (let tries = 0; tries < 600; tries++) {
    try {
      if ((await fetch(`${origin}/healthz`)).ok) return;
    } catch {
      // not yet
    }
    await sleep(100);
  }
  throw new Problem('The server does not answer.');
}

/** Does it with pages of one server, which ends with it. @param {(pageOf: PageOf) => Promise<void>} task */
export async function inStudio(task) {
  await ensureInstalled();
  const executablePath = await ensureBrowser();
  await ensureWeb();
  const { chromium } = await import('@playwright/test');
  const origin = `http://localhost:${await freePort()}`;
  const env = {
    ...toolEnv(),
    PORT: new URL(origin).port,
    WESTMARCH_DATA: mkdtempSync(join(tmpdir(), 'westmarch-pictures-')),
    WESTMARCH_BOT_DELAY: '0',
    WESTMARCH_MESSAGES: '1000',
    WESTMARCH_REQUESTS: '100000',
    WESTMARCH_NEW_GUESTS: '100000',
    WESTMARCH_NEW_TABLES: '100000',
  };
  const server = spawn(node24(), [join(root, 'apps/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
  try {
    await answering(origin);
    await task(async (viewport, dark) => {
      const phone = viewport.width < 600;
      const context = await browser.newContext({
        baseURL: origin,
        viewport,
        colorScheme: dark ? 'dark' : 'light',
        isMobile: phone,
        hasTouch: phone,
      });
      return context.newPage();
    });
  } finally {
    await browser.close();
    server.kill();
  }
}
