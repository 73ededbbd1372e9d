/**
 * `node scripts/pictures.mjs`: photographs the running pages for docs/pictures.
 *
 * It starts a server of its own on a free port and drives the browser of the end-to-end tests.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, main, node24, Problem, root, toolEnv } from './ensure.mjs';
import { freePort } from './stages.mjs';

/** @type {{ name: string, path: string, width: number, height: number, colorScheme?: 'dark' }[]} */
const PICTURES = [
  { name: 'status-1440', path: '/', width: 1440, height: 900 },
  { name: 'status-390', path: '/', width: 390, height: 844 },
  { name: 'status-dark-1440', path: '/', width: 1440, height: 900, colorScheme: 'dark' },
];

await main(async () => {
  await ensureInstalled();
  const executablePath = await ensureBrowser();
  const { chromium } = await import('@playwright/test');
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });

  const origin = `http://localhost:${await freePort()}`;
  const env = { ...toolEnv(), PORT: new URL(origin).port };
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
    for (const { name, path, width, height, colorScheme = 'light' } of PICTURES) {
      const page = await browser.newPage({ viewport: { width, height }, colorScheme });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
      await page.close();
      console.log(`docs/pictures/${name}.png`);
    }
  } finally {
    await browser.close();
    server.kill();
  }
  return 0;
});

/** @param {string} origin */
async function answering(origin) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Problem('The server did not answer within ten seconds.');
}
