/** Files that visitors bring: bounded before they travel, reduced before they are kept, gone when nobody looks. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTooDeep } from '../../src/http/bodies.ts';
import { openDatabase } from '../../src/store/database.ts';
import { daysAgo } from '../../src/store/days.ts';
import { openStore } from '../../src/store/store.ts';
import { Client, picker } from './client.ts';
import { newFolder, type Running, running } from './running.ts';

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
  const kept = server.house.store.replays.get(id) ?? '';
  expect(kept.length).toBeLessThan(3000);
  const fields = ['format', 'game', 'rules', 'pool', 'seed', 'setup', 'choices', 'conceded', 'table', 'fair'];
  expect(Object.keys(JSON.parse(kept)).toSorted()).toEqual(fields.toSorted());
  expect(JSON.parse(kept)).toMatchObject({
    choices: record['choices'],
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

test('replays take no more room than they may; what was not looked at for a week makes room first', async () => {
  const folder = newFolder();
  const store = openStore(folder, { replays: { bytes: 1000, days: 90 } });
  const { replays } = store;
  expect(await replays.add('one', 'a'.repeat(600))).toBe(true);
  expect(await replays.add('two', 'b'.repeat(600))).toBe(false);
  expect(await replays.add('one', 'a'.repeat(600))).toBe(true); // it is there already
  expect(replays.taken).toEqual({ bytes: 600, records: 1 });
  const aside = new DatabaseSync(join(folder, 'westmarch.sqlite'));
  aside.prepare('UPDATE replay SET seen = ?').run(daysAgo(8));
  aside.close();
  expect(await replays.add('two', 'b'.repeat(600))).toBe(true);
  expect(replays.get('one')).toBeNull();
  store.close();
});

test('a replay that nobody looked at for long is gone; one that is looked at stays', async () => {
  const folder = newFolder();
  const store = openStore(folder, { replays: { bytes: 10_000, days: 90 } });
  const { replays } = store;
  for (const id of ['left', 'looked-at']) await replays.add(id, id);
  const aside = new DatabaseSync(join(folder, 'westmarch.sqlite'));
  aside.prepare('UPDATE replay SET seen = ?').run(daysAgo(91));
  expect(replays.get('looked-at')).toBe('looked-at');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await replays.dropOld()).toBe(1);
  expect([replays.get('left'), replays.get('looked-at')]).toEqual([null, 'looked-at']);
  aside.close();
  store.close();
});

test('data of the first schema is brought up to date, with the size of what it holds', () => {
  const folder = newFolder();
  const first = openDatabase(folder, 1);
  first.exec(`INSERT INTO replay VALUES ('old', '{"ä": 1}', '2026-01-02T03:04:05.000Z')`);
  first.close();
  expect(existsSync(join(folder, 'westmarch.sqlite'))).toBe(true);
  const db = openDatabase(folder);
  expect({ ...db.prepare('SELECT id, size, seen FROM replay').get() }).toEqual({
    id: 'old',
    size: 9,
    seen: '2026-01-02',
  });
  db.close();
});
