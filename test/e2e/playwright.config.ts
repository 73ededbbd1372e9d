/**
 * End-to-end tests: a real server, started as `npm start` starts it but for its secrets, and a real browser.
 *
 * `npm test` chooses a free port and finds the browser; both can be named by hand.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Only where the server is started: tests read this file too. */
const dataFolder = (): string =>
  process.env['TEST_WORKER_INDEX'] === undefined ? mkdtempSync(join(tmpdir(), 'westmarch-e2e-')) : '';

const port = process.env['WESTMARCH_E2E_PORT'] ?? '4390';
const chromium = process.env['WESTMARCH_CHROMIUM'];
const origin = `http://localhost:${port}`;

/** Chromium calls home in the background unless told not to; as root it needs --no-sandbox. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whole games that take a minute or more: `WESTMARCH_LONG=1 npm test -- --only e2e` plays them too. */
const long = process.env['WESTMARCH_LONG'] === '1';

/**
 * What failed leaves its steps and a picture. Keeping the whole page at each step takes most of a test's time: what
 * failed fails again, so `WESTMARCH_TRACE=1 npm test -- --only e2e games` keeps that too.
 */
const traced = process.env['WESTMARCH_TRACE'] === '1';

function screen(name: string, width: number, height: number, phone: boolean) {
  return {
    name,
    use: { viewport: { width, height }, isMobile: phone, hasTouch: phone },
    grepInvert: [phone ? /@desk/ : /@phone/, ...(long ? [] : [/@long/])],
    testIgnore: FRAMES,
  };
}
/** Frames are counted when all else is done: three workers on two cores would leave none to be seen. */
const FRAMES = /map-frames\.spec\.ts$/;
const DESK = screen('desktop', 1440, 900, false);
const PHONE = screen('phone', 390, 844, true);

export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/e2e',
  forbidOnly: process.env['CI'] === 'true',
  // Each test on its own: those of one file would wait for each other. While one waits for a bot, others go on.
  fullyParallel: true,
  workers: 3,
  // Two browsers and a server on a machine that does other work besides may lose sight of each other once. What needs a
  // second try is told as flaky at the end, to be looked into.
  retries: 1,
  // Long enough for a machine that does other work besides; a test that passes waits for none of it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    // Cards that fly and dice that roll are looked at where a test wants them: they take more time than all else.
    contextOptions: { reducedMotion: 'reduce' },
    trace: traced ? 'on' : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    DESK,
    PHONE,
    { name: 'alone', use: DESK.use, testMatch: FRAMES, dependencies: [DESK.name, PHONE.name] },
  ],
  webServer: {
    command: 'node test/e2e/start.mjs',
    cwd: '../..',
    url: `${origin}/healthz`,
    timeout: 240_000, // the pages are built first, which takes minutes on a machine that does other work besides
    env: {
      PORT: port,
      WESTMARCH_DATA: dataFolder(),
      // People wait for bots; tests need not, and press faster than people do.
      WESTMARCH_BOT_DELAY: '0',
      WESTMARCH_PASS_DELAY: '0',
      WESTMARCH_REQUESTS: '100000',
      WESTMARCH_NEW_GUESTS: '100000',
      WESTMARCH_NEW_TABLES: '100000',
      WESTMARCH_MESSAGES: '1000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stderr: 'pipe',
  },
});
