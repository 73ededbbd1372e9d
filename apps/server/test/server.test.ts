/** The routes around the table: the status page, the client's files, and what is not there. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../src/house.ts';
import { Metrics } from '../src/metrics.ts';
import { buildServer } from '../src/server.ts';
import { SharedStatus } from '../src/shared-status.ts';
import { readStatus } from '../src/status.ts';
import { ENGINE, lent } from './play/lent.ts';
import { AT_ONCE, NO_LIMITS, newFolder } from './play/running.ts';
import { project } from './project.ts';

const root = project({ 'packages/meccg/cards/facts/cards.json': [{ id: 'TW-1' }] });
let house: House;
const built = (root: string, publicUrl: string | null = null) =>
  buildServer({ root, house, publicUrl, trust: false, adminToken: '', metrics: new Metrics() });
const standing: Parameters<typeof readStatus>[1] = (game, cards) =>
  house.engines.ask('', { op: 'standing', game, cards });
let server: Awaited<ReturnType<typeof buildServer>>;

beforeAll(async () => {
  house = await openHouse({
    dataFolder: newFolder(),
    pace: AT_ONCE,
    engines: { workers: 1, file: ENGINE, startThread: lent },
    limits: NO_LIMITS,
    log: () => {},
  });
  server = await built(root);
});
afterAll(async () => {
  await server.close();
  await house.close();
});

test('/status is HTML that runs only our own script and embeds nothing foreign', async () => {
  const { statusCode, headers, body } = await server.inject('/status');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).toContain('<h1>Westmarch</h1>');
});

test('/api/status is the status', async () => {
  const { headers, body } = await server.inject('/api/status');
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toEqual(await readStatus(root, standing));
});

test('however many ask for the status at once, it is read once; later it is read again', async () => {
  let reads = 0;
  const shared = new SharedStatus(() => {
    reads++;
    return reads === 2 ? Promise.reject(new Error('the disk is away')) : readStatus(root, standing);
  });
  const all = await Promise.all(Array.from({ length: 600 }, () => shared.get(0)));
  expect(reads).toBe(1);
  expect(new Set(all).size).toBe(1);
  await shared.get(59_000);
  expect(reads).toBe(1);
  await expect(shared.get(61_000)).rejects.toThrow('away');
  expect(JSON.parse((await shared.get(62_000)).data)).toEqual(await readStatus(root, standing));
  expect(reads).toBe(3);
});

test('600 requests for the status of the whole project at once are answered soon, with little memory', async () => {
  const whole = await built(fileURLToPath(new URL('../../..', import.meta.url)));
  const began = performance.now();
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 600 }, () => whole.inject('/status')));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(600e6);
  await whole.close();
});

test('/healthz: storage, disk and workers are well', async () => {
  const { statusCode, body } = await server.inject('/healthz');
  expect({ statusCode, ...JSON.parse(body) }).toEqual({
    statusCode: 200,
    ok: true,
    database: 'ok',
    disk: 'ok',
    workers: 'ok',
  });
});

test('everything that the page and its style sheet name is served', async () => {
  const page = (await server.inject('/status')).body;
  const css = (await server.inject('/status/page.css')).body;
  const named = [...`${page}${css}`.matchAll(/["'](\/status\/[^"']+)/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) expect((await server.inject(path)).statusCode, path).toBe(200);
});

test.each(['/nowhere', '/status/../package.json', '/status/%2e%2e/main.ts', '/assets/../../package.json'])(
  '%s is not there',
  async (path) => {
    const { statusCode, body } = await server.inject(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('nothing here');
  },
);

test('a browser that lost its way gets a page, and is told that there is nothing', async () => {
  const { statusCode, headers } = await server.inject({
    url: '/nowhere',
    headers: { accept: 'text/html,*/*' },
  });
  expect([404, 503]).toContain(statusCode); // 503 where the client is not built
  expect(headers['content-type']).toContain('text/html');
});

test('without a built client, its addresses say so and how to get one', async () => {
  for (const path of ['/', '/table/abc', '/join/abc', '/replay/abc']) {
    const { statusCode, body } = await server.inject(path);
    expect(statusCode).toBe(503);
    expect(body).toContain('npm start');
  }
});

test('the built client is served: one page for all its addresses, its files with their caching', async () => {
  const withClient = project({
    'apps/web/dist/index.html': '<title>the table</title>',
    'apps/web/dist/assets/index-AbCd1234.js': 'export {};',
    'apps/web/dist/robots.txt': 'all',
    'apps/web/secret.txt': 'not for you',
  });
  const own = await built(withClient);
  for (const path of [
    '/',
    '/play',
    '/table/abc',
    '/join/abc',
    '/watch/abc',
    '/replay/abc',
    '/replay/a?at=3',
  ]) {
    const { statusCode, headers, body } = await own.inject(path);
    expect({ path, statusCode, body }).toEqual({ path, statusCode: 200, body: '<title>the table</title>' });
    expect(headers['cache-control']).toBe('no-cache');
  }
  const hashed = await own.inject('/assets/index-AbCd1234.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-type']).toMatch(/javascript/);
  expect((await own.inject('/robots.txt')).headers['cache-control']).toBe('no-cache');
  for (const path of [
    '/assets/none.js',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ])
    expect((await own.inject(path)).statusCode, path).toBeGreaterThanOrEqual(400);
  await own.close();
});

test('behind a proxy: secure cookies, strict transport, sockets by the public name', async () => {
  const own = await built(root, 'https://westmarch.example.org');
  const { headers } = await own.inject({ method: 'POST', url: '/api/me', payload: { name: 'Anna' } });
  expect(headers['set-cookie']).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  expect(headers['strict-transport-security']).toBeDefined();
  expect(headers['content-security-policy']).toContain('wss://westmarch.example.org');
  await own.close();
});
