/** Moving from a folder to PostgreSQL and back: games in their midst go on after each, and nothing is moved twice or by half. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DatabaseSettings } from '../../src/settings.ts';
import { move } from '../../src/store/moving/move.ts';
import { Client, picker, type Tab } from '../play/client.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { newFolder, type Running, running } from '../play/running.ts';

const bot = { kind: 'bot', bot: 'random', deck: 'B' } as const;

async function fresh(): Promise<DatabaseSettings> {
  const database = await databaseOf(newFolder());
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  return database;
}
const inFolder = (dataFolder: string): Promise<Running> => running({ dataFolder, store: { database: null } });
async function back(server: Running, { cookie }: Client, table: string): Promise<Tab> {
  const same = new Client(server.url);
  same.cookie = cookie;
  return same.at(table);
}
const toldTo = (tab: Tab) => tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));

test('a game that goes on is the same after each move, and goes on: folder, PostgreSQL, folder', async () => {
  const [folder, database, third] = [newFolder(), await fresh(), newFolder()];
  const pick = picker(7);
  const first = await inFolder(folder);
  const anna = await Client.named(first.url, 'Anna');
  const table = await anna.open({ game: 'meccg', deck: 'A', others: [bot] });
  const over = await anna.open({ game: 'meccg', deck: 'A', others: [bot] });
  const tab = await anna.at(table);
  await tab.playAtRandom(pick, ({ v, decision }) => v < 25 || decision?.seat !== 1);
  const ended = await anna.at(over);
  await ended.myTurn();
  ended.send({ t: 'concede' });
  await ended.until((m) => m.t === 'table' && m.info.status === 'over');
  tab.send({ t: 'say', words: { text: 'Until later' } });
  await tab.until((m) => m.t === 'said');
  await expect(move({ folder }, database, folder)).rejects.toThrow('in use by another Westmarch');
  await first.close();
  const moved = await move({ folder }, database, folder);
  expect(moved).toMatchObject({ guest: 1, game_table: 2, seat: 4, talk: 1 });
  await expect(move({ folder }, database, folder)).rejects.toThrow('something is kept already');

  const second = await running({ store: { database } });
  const there = await back(second, anna, table);
  expect((await there.myTurn()).told).toEqual(toldTo(tab));
  expect(there.update?.scene).toEqual(tab.update?.scene);
  expect(there.messages).toContainEqual(
    expect.objectContaining({ t: 'said', said: [expect.objectContaining({ text: 'Until later' })] }),
  );
  expect((await (await back(second, anna, over)).nextUpdate()).result).not.toBeNull();
  await there.playAtRandom(pick, ({ v, decision }) => v < 50 || decision?.seat !== 1);
  // Numbers go on after those that were moved.
  expect(await Client.named(second.url, 'Bert')).toBeDefined();
  await expect(move(database, { folder: third }, folder)).rejects.toThrow(/A Westmarch uses this database/);
  await second.close();
  expect(await move(database, { folder: third }, folder)).toMatchObject({ guest: 2, game_table: 2 });

  const last = await inFolder(third);
  const again = await back(last, anna, table);
  expect((await again.myTurn()).told).toEqual(toldTo(there));
  await again.playAtRandom(pick, ({ v, decision }) => v < 75 || decision?.seat !== 1);
  expect((again.update?.v ?? 0) >= 75 || again.update?.result !== null).toBe(true);
  await last.close();
});

test('engines that games began with go along: as rows into a database, as files into a folder', async () => {
  const [folder, database, third] = [newFolder(), await fresh(), newFolder()];
  const old = Buffer.from('export const engine = 1;');
  const hash = createHash('sha256').update(old).digest('hex').slice(0, 16);
  await (await inFolder(folder)).close();
  mkdirSync(join(folder, 'engines'), { recursive: true });
  writeFileSync(join(folder, 'engines', `engine-${hash}.mjs`), old);
  utimesSync(join(folder, 'engines', `engine-${hash}.mjs`), new Date('2026-01-02'), new Date('2026-01-02'));
  await move({ folder }, database, folder);
  expect(await asked(database.url, 'SELECT hash, created FROM engine')).toContainEqual({
    hash,
    created: '2026-01-02T00:00:00.000Z',
  });
  await move(database, { folder: third }, newFolder());
  const file = join(third, 'engines', `engine-${hash}.mjs`);
  expect(readFileSync(file)).toEqual(old);
  expect(statSync(file).mtime).toEqual(new Date('2026-01-02'));
});

test('what fails on its way leaves the target empty, and the source as it was', async () => {
  const [folder, database] = [newFolder(), await fresh()];
  const server = await inFolder(folder);
  const anna = await Client.named(server.url, 'Anna');
  await anna.open({ game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] });
  await server.close();
  await expect(move({ folder: newFolder() }, database, folder)).rejects.toThrow('There is no database in');
  // Of two tables the second cannot be written.
  await move({ folder }, database, folder);
  for (const sql of ['DELETE FROM seat', 'DELETE FROM game_table', 'DELETE FROM guest'])
    await asked(database.url, sql);
  await asked(database.url, 'ALTER TABLE seat ADD CONSTRAINT never CHECK (seat < 0)');
  await expect(move({ folder }, database, folder)).rejects.toThrow(/never/);
  expect(await asked(database.url, 'SELECT id FROM guest')).toEqual([]);
  await asked(database.url, 'ALTER TABLE seat DROP CONSTRAINT never');
  expect(await move({ folder }, database, folder)).toMatchObject({ guest: 1, game_table: 1, seat: 2 });
});
