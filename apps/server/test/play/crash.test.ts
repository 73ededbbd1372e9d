/** When a worker ends, or one table cannot be played: other tables go on, nothing is lost. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startThread } from '../../src/engine/thread.ts';
import { Client, picker } from './client.ts';
import { newFolder, running } from './running.ts';

const table = { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] } as const;

test('workers that end in the midst of many games: every game goes on, no event is lost or told twice', async () => {
  const server = await running({ workers: 2, engines: { startThread } });
  const anna = await Client.named(server.url, 'Anna');
  const tabs = await Promise.all(
    Array.from({ length: 6 }, async () => anna.at(await anna.open({ ...table, others: [...table.others] }))),
  );
  const playing = tabs.map((tab, i) => {
    const pick = picker(i + 1);
    return tab.playAtRandom(pick, ({ v }) => v < 80);
  });
  for (let i = 0; i < 4; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await server.house.engines.crash(i % 2);
  }
  // A choice that was lost with its worker is told as a problem or done by the second try; the player tries again.
  const nudge = setInterval(() => {
    for (const tab of tabs)
      if (tab.update !== null && tab.update.decision?.seat === 1 && tab.update.v < 80) tab.choose(0);
  }, 300);
  await Promise.all(playing);
  clearInterval(nudge);
  for (const tab of tabs) {
    const told = tab.messages.flatMap((m) => (m.t === 'update' ? m.told.map(({ v }) => v) : []));
    expect(told).toEqual(told.map((_v, i) => i + 1));
  }
  await server.close();
});

test('a table that cannot be opened is frozen with an honest word; the others do not notice', async () => {
  const dataFolder = newFolder();
  const first = await running({ dataFolder });
  const anna = await Client.named(first.url, 'Anna');
  const [broken, whole] = [
    await anna.open({ ...table, others: [...table.others] }),
    await anna.open({ ...table, others: [...table.others] }),
  ];
  for (const id of [broken, whole]) {
    const tab = await anna.at(id);
    await tab.playAtRandom(picker(1), ({ v }) => v < 10);
    tab.close();
  }
  await first.close();
  const db = new DatabaseSync(join(dataFolder, 'westmarch.sqlite'));
  db.prepare('UPDATE event SET n = 9999 WHERE table_id = ? AND v = 5').run(broken);
  db.close();
  const second = await running({ dataFolder });
  const again = new Client(second.url);
  again.cookie = anna.cookie;
  const codes: string[] = [];
  for (let i = 0; i < 4; i++) {
    const tab = await again.at(broken);
    codes.push((await tab.problem()).code);
    tab.close();
  }
  expect(codes.at(-1)).toBe('frozen');
  const tab = await again.at(broken);
  expect((await tab.problem()).text).toMatch(/cannot go on here.*Nothing of it is lost/);
  const fine = await again.at(whole);
  await fine.playAtRandom(picker(1), ({ v }) => v < 40);
  expect(fine.update?.v).toBeGreaterThanOrEqual(40);
  await second.close();
});

test('a game begun with other cards is not played differently: it is frozen at once', async () => {
  const dataFolder = newFolder();
  const first = await running({ dataFolder });
  const anna = await Client.named(first.url, 'Anna');
  const id = await anna.open({ ...table, others: [...table.others] });
  await (await anna.at(id)).myTurn();
  await first.close();
  const db = new DatabaseSync(join(dataFolder, 'westmarch.sqlite'));
  db.prepare("UPDATE game_table SET version = 'older' WHERE id = ?").run(id);
  db.close();
  const second = await running({ dataFolder });
  const again = new Client(second.url);
  again.cookie = anna.cookie;
  const { code, text } = await (await again.at(id)).problem();
  expect(code).toBe('frozen');
  expect(text).toContain('began with rules and cards older');
  await second.close();
});

test('data of a newer version is left alone', async () => {
  const dataFolder = newFolder();
  await (await running({ dataFolder })).close();
  const db = new DatabaseSync(join(dataFolder, 'westmarch.sqlite'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  await expect(running({ dataFolder })).rejects.toThrow(/newer Westmarch/);
});
