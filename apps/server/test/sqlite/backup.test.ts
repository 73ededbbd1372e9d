/** Backups of a data folder: made while games are played, brought back, and refused where they are none. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp, restore } from '../../src/backup.ts';
import { Client, picker } from '../play/client.ts';
import { newFolder, type Running, running } from '../play/running.ts';

async function playing(server: Running, seed: number) {
  const anna = await Client.named(server.url, `Player ${seed}`);
  const bot = { kind: 'bot', bot: 'random', deck: 'B' } as const;
  const table = await anna.open({ game: 'meccg', deck: 'A', others: [bot] });
  const tab = await anna.at(table);
  const over = tab.playAtRandom(picker(seed));
  return { anna, table, tab, over };
}

test('a backup made while games are played holds everything that was acknowledged before it; restored, they go on', async () => {
  const dataFolder = newFolder();
  const server = await running({ dataFolder });
  const games = await Promise.all([1, 2, 3, 4].map((seed) => playing(server, seed)));
  await Promise.all(games.map(({ tab }) => tab.nextUpdate(({ v }) => v >= 15)));
  const told = () => games.map(({ tab }) => tab.messages.flatMap((m) => (m.t === 'update' ? m.told : [])));
  const before = told();
  const target = join(newFolder(), 'backup');
  const kept = await backUp(dataFolder, target);
  expect(kept.tables).toBe(4);
  expect(kept.events).toBeGreaterThanOrEqual(before.flat().length);
  await expect(backUp(dataFolder, target)).rejects.toThrow('is there already');
  expect(() => restore(target, dataFolder)).toThrow('in use by another Westmarch');
  await server.close();

  const fresh = newFolder();
  expect(restore(target, fresh)).toMatchObject({ aside: null, tables: 4, events: kept.events });
  const again = await running({ dataFolder: fresh });
  for (const [i, { anna, table }] of games.entries()) {
    const same = new Client(again.url);
    same.cookie = anna.cookie;
    const tab = await same.at(table);
    const now = await tab.nextUpdate();
    expect(now.told.slice(0, before[i].length)).toEqual(before[i]);
  }
  await again.close();
  // Over what is there: it is put aside, not overwritten.
  const { aside } = restore(target, dataFolder);
  expect(readdirSync(aside ?? '')).toContain('westmarch.sqlite');
});

test('a backup that cannot be made says why, and leaves nothing behind', async () => {
  const server = await running();
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  await expect(backUp(server.dataFolder, join(folder, 'file', 'backup'))).rejects.toThrow(
    /No backup can be made at .*Name a folder that this user may make/,
  );
  await expect(backUp(server.dataFolder, folder)).rejects.toThrow('is there already');
  await expect(backUp(folder, join(folder, 'backup'))).rejects.toThrow('There is no database');
  expect(readdirSync(folder)).toEqual(['file']);
  await server.close();
});

test('what is no backup is refused, and nothing is touched', () => {
  const folder = newFolder();
  const rubbish = newFolder();
  expect(() => restore(rubbish, folder)).toThrow('is no backup');
  writeFileSync(join(rubbish, 'westmarch.sqlite'), 'my diary '.repeat(1000));
  mkdirSync(join(folder, 'engines'));
  writeFileSync(join(folder, 'westmarch.sqlite'), 'what was here');
  expect(() => restore(rubbish, folder)).toThrow('not a database');
  expect(readdirSync(folder)).toContain('westmarch.sqlite');
});
