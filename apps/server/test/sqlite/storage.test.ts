/** Storage that fails, is damaged, is somebody else's, or is in use: said so, with what to do; nothing is lost. */
import { chmodSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { startThread } from '../../src/engine/thread.ts';
import { healthOf } from '../../src/health.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { openStore } from '../../src/store/store.ts';
import { Client, picker } from '../play/client.ts';
import { refused } from '../play/program.ts';
import { newFolder, running } from '../play/running.ts';

const bot = { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] } as const;
const fileIn = (folder: string): string => join(folder, 'westmarch.sqlite');

afterEach(() => {
  vi.useRealTimers();
});

test('two stores of one process cannot share a folder either; a closed one frees it', async () => {
  const folder = newFolder();
  const first = await openStore(folder);
  await expect(openStore(folder)).rejects.toThrow('in use by another Westmarch');
  await first.close();
  await (await openStore(folder)).close();
});

test('the database is readable by its owner alone, also one that was open to others before', async () => {
  const folder = newFolder();
  await (await openStore(folder)).close();
  chmodSync(fileIn(folder), 0o644);
  const store = await openStore(folder);
  for (const name of ['westmarch.sqlite', 'westmarch.sqlite-wal'])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
  await store.close();
});

test.each<[string, (file: string) => void, RegExp]>([
  [
    'no database at all',
    (file) => writeFileSync(file, 'my diary, not a database\n'.repeat(100)),
    /not a database/,
  ],
  [
    'a damaged one',
    (file) => {
      const db = new DatabaseSync(file);
      db.exec('PRAGMA journal_mode = DELETE');
      db.close();
      const handle = openSync(file, 'r+');
      for (let at = 4096; at < statSync(file).size; at += 512) writeSync(handle, 'rubbish'.repeat(20), at);
    },
    /damaged/,
  ],
])(
  '%s: a message with what to do, exit code 2, and the file is left as it is',
  async (_what, spoil, says) => {
    const folder = newFolder();
    await (await openStore(folder)).close();
    spoil(fileIn(folder));
    const before = readFileSync(fileIn(folder));
    const { code, said } = await refused(folder);
    expect(code).toBe(2);
    expect(said).toMatch(says);
    expect(said).toMatch(/Nothing was changed\. Keep a copy.*\n.*westmarch restore BACKUP/);
    expect(said).not.toContain('    at ');
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true);
  },
);

test('a database that cannot be opened names its owner as what to look at', async () => {
  const folder = newFolder();
  mkdirSync(fileIn(folder));
  const { code, said } = await refused(folder);
  expect(code).toBe(2);
  expect(said).toMatch(/cannot be opened: .*belongs to the user who runs the server/);
});

test('a full disk: said so to who acted, in the log, and by /healthz; the game stands as it was, and nothing ends', async () => {
  const dataFolder = newFolder();
  const before = await running({ dataFolder });
  const anna = await Client.named(before.url, 'Anna');
  const table = await anna.open({ ...bot, others: [...bot.others] });
  const first = await anna.at(table);
  await first.playAtRandom(picker(2), ({ v, decision }) => v < 20 || decision?.seat !== 1);
  const was = first.update;
  await before.close();

  const server = await running({ dataFolder, store: { pages: 1 } });
  const again = new Client(server.url);
  again.cookie = anna.cookie;
  const tab = await again.at(table);
  const now = await tab.myTurn();
  expect(now.v).toBe(was?.v);
  // Pages that are there already take a few more events.
  let full = false;
  for (let i = 0; i < 3000 && !full; i++) {
    const { v, decision } = tab.update ?? now;
    if (decision?.seat === 1) tab.choose(0, v);
    const heard = await tab.until((m) => m.t === 'problem' || (m.t === 'update' && m.v > v));
    if (heard.t === 'update') continue;
    full = true;
    expect(heard).toMatchObject({ code: 'storage', text: expect.stringContaining('the disk is full') });
    expect(tab.update?.v).toBe(v);
  }
  expect(full).toBe(true);
  let opened = await again.post('/api/tables', { ...bot, others: [...bot.others] });
  for (let i = 0; i < 200 && opened.status === 201; i++)
    opened = await again.post('/api/tables', { ...bot, others: [{ kind: 'friend' }] });
  expect([opened.status, opened.text]).toEqual([507, expect.stringContaining('the disk is full')]);
  expect(server.errors.map(String).join('\n')).toContain('database or disk is full');
  const kept = tab.update?.v ?? 0;
  await server.close();

  const after = await running({ dataFolder });
  const back = new Client(after.url);
  back.cookie = anna.cookie;
  const third = await back.at(table);
  expect((await third.myTurn()).v).toBeGreaterThanOrEqual(kept);
  await after.close();
});

test('/healthz says what is wrong with storage', async () => {
  const server = await running();
  vi.spyOn(server.house.store, 'beat').mockRejectedValue(
    Object.assign(new Error('database or disk is full'), { errcode: 13 }),
  );
  expect(await healthOf(server.house)).toMatchObject({ ok: false, database: 'the disk is full' });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503);
  await server.close();
});

test('/healthz says when no worker works', async () => {
  const server = await running({ engines: { startThread } });
  await server.house.engines.crash(0);
  expect(await healthOf(server.house)).toMatchObject({ ok: false, workers: '0 of 1 work' });
  await expect.poll(async () => (await healthOf(server.house)).ok).toBe(true);
  await server.close();
});

test('a system clock that jumps a day back locks nobody out', async () => {
  const server = await running({ limits: { requests: { size: 3, within: 2000 } } });
  const client = new Client(server.url);
  for (let i = 0; i < 3; i++) await client.get('/api/me');
  expect((await client.get('/api/me')).status).toBe(429);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3600_000 });
  await new Promise((resolve) => setTimeout(resolve, 2100));
  expect((await client.get('/api/me')).status).toBe(200);
  await server.close();
});

test('data of the first schema is brought up to date, with the size of what it holds', () => {
  const folder = newFolder();
  const first = openDatabase(folder, 1);
  first.exec(`INSERT INTO replay VALUES ('old', '{"ä": 1}', '2026-01-02T03:04:05.000Z')`);
  first.close();
  const db = openDatabase(folder);
  expect({ ...db.prepare('SELECT id, size, seen FROM replay').get() }).toEqual({
    id: 'old',
    size: 9,
    seen: '2026-01-02',
  });
  db.close();
});
