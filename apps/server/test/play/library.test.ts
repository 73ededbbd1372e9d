/** The library over HTTP: every card of a game, under an address that never changes its meaning. */
import { Catalogue, LibraryInfo } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { type Running, running } from './running.ts';

let server: Running;
let client: Client;
beforeAll(async () => {
  server = await running();
  client = new Client(server.url);
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('the catalogue of a game is found by its fingerprint, and kept by browsers', async () => {
  const info = LibraryInfo.parse((await client.get('/api/library/meccg')).json());
  expect(info.playable).toBeGreaterThan(900);
  expect(info.playable).toBeLessThan(info.cards);
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((way) =>
      fetch(`${server.url}${info.address}`, { headers: { 'accept-encoding': way } }),
    ),
  );
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('vary')).toBe('accept-encoding');
  }
  // fetch unpacks by itself: all three say the same.
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  expect(Catalogue.parse(JSON.parse(texts[0])).cards.length).toBe(info.cards);
});

test('what is none is a problem, and no catalogue', async () => {
  expect((await client.get('/api/library/chess')).status).toBe(404);
  expect((await client.get('/api/library/meccg/nothing')).status).toBe(404);
});
