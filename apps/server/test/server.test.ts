/** The routes, asked without a network. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../src/server.ts';
import { readStatus } from '../src/status.ts';
import { project } from './project.ts';

const root = project({ 'packages/meccg/cards/facts/cards.json': [{ id: 'TW-1' }] });
let server: Awaited<ReturnType<typeof buildServer>>;

beforeAll(async () => {
  server = await buildServer(root);
});
afterAll(() => server.close());

test('the page is HTML that runs no script and embeds nothing foreign', async () => {
  const { statusCode, headers, body } = await server.inject('/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).toContain('<h1>Westmarch</h1>');
});

test('/api/status is the status', async () => {
  const { headers, body } = await server.inject('/api/status');
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toEqual(await readStatus(root));
});

test('/healthz answers', async () => {
  expect((await server.inject('/healthz')).json()).toEqual({ ok: true });
});

test('everything that the page and its style sheet name is served', async () => {
  const page = (await server.inject('/')).body;
  const css = (await server.inject('/assets/page.css')).body;
  const named = [...`${page}${css}`.matchAll(/["'](\/assets\/[^"']+)/g)].map(([, path]) => path ?? '');
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) expect((await server.inject(path)).statusCode, path).toBe(200);
});

test.each(['/nowhere', '/assets/../package.json', '/assets/%2e%2e/main.ts'])(
  '%s is not there',
  async (path) => {
    const { statusCode, body } = await server.inject(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('nothing here');
  },
);
