/** Files that visitors bring: bounded before they travel, reduced before they are kept. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTooDeep } from '../../src/http/bodies.ts';
import { Client, picker } from './client.ts';
import { type Running, running } from './running.ts';

let server: Running;
let client: Client;
let record: Record<string, unknown>;
beforeAll(async () => {
  server = await running();
  client = await Client.named(server.url, 'Anna');
  const bot = { kind: 'bot', bot: 'random', deck: 'B' } as const;
  const tab = await client.at(await client.open({ game: 'meccg', deck: 'A', others: [bot] }));
  await tab.playAtRandom(picker(3), ({ v }) => v < 20);
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  record = JSON.parse((await client.get(`/api/tables/${tab.info?.table ?? ''}/record`)).text);
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('a body that is nested too deeply is refused before it is parsed, whatever it is sent to', async () => {
  const text = JSON.stringify(record);
  for (const levels of [33, 3300, 4400, 200_000]) {
    const { status, json } = await client.post(
      '/api/replays',
      `${text.slice(0, -1)},"more":${nested(levels)}}`,
    );
    expect({ levels, status }).toEqual({ levels, status: 400 });
    expect(json()).toMatchObject({ error: 'The body is nested too deeply.' });
  }
  expect((await client.post('/api/me', `{"name": "x", "more": ${nested(40)}}`)).status).toBe(400);
  expect((await client.post('/api/replays', text)).status).toBe(201);
});

test('depth is counted in brackets, not in strings', () => {
  expect(isTooDeep(nested(32))).toBe(false);
  expect(isTooDeep(nested(33))).toBe(true);
  expect(isTooDeep(JSON.stringify(nested(100)))).toBe(false);
  expect(isTooDeep(JSON.stringify([`\\"${nested(100)}`]))).toBe(false);
  expect(isTooDeep(`"\\\\"${nested(33)}`)).toBe(true);
  expect(isTooDeep('[1],'.repeat(1000))).toBe(false);
});

test('of a file only the record is kept: what it is made of, and nothing else', async () => {
  const rubbish = {
    notes: 'x'.repeat(300_000),
    table: { players: ['Anna', 'Random'], more: 'y'.repeat(9999) },
  };
  const { status, json } = await client.post('/api/replays', { ...record, ...rubbish });
  expect(status).toBe(201);
  const { id } = json() as { id: string };
  const kept = (await server.house.store.replays.get(id)) ?? '';
  expect(kept.length).toBeLessThan(3000);
  const whatItIs = ['format', 'game', 'rules', 'pool', 'seed', 'setup', 'choices', 'conceded', 'fair'];
  const fields = [...whatItIs, 'bots', 'table'];
  expect(Object.keys(JSON.parse(kept)).toSorted()).toEqual(fields.toSorted());
  expect(JSON.parse(kept)).toMatchObject({
    choices: record['choices'],
    bots: record['bots'],
    table: { players: ['Anna', 'Random'] },
  });
  // The same game without the rubbish is the same replay.
  const again = await client.post('/api/replays', { ...record, table: { players: ['Anna', 'Random'] } });
  expect(again.json()).toMatchObject({ id });
});

test.each<[string, object, string]>([
  ['endless choices', { choices: Array.from({ length: 20_001 }, () => 0) }, 'choices'],
  ['an endless set-up', { setup: { decks: ['A', 'B'], more: 'x'.repeat(70_000) } }, 'setup'],
  ['an endless name of the rules', { rules: 'x'.repeat(201) }, 'rules'],
])('%s: refused by its field before anything is replayed', async (_what, change, field) => {
  const { status, json } = await client.post('/api/replays', { ...record, ...change });
  expect(status).toBe(400);
  expect(json()).toMatchObject({ field });
});
