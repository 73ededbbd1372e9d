/** A database that is lost for a while: choices wait, then are refused in words; nothing acknowledged is lost, and games go on. */
import { expect, test } from 'vitest';
import { healthOf } from '../../src/health.ts';
import type { DatabaseSettings } from '../../src/settings.ts';
import { Client, type Tab } from '../play/client.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { newFolder, type Running, running } from '../play/running.ts';
import { Wire } from './wire.ts';

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const friend = { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] } as const;

interface Playing {
  readonly server: Running;
  readonly wire: Wire;
  readonly database: DatabaseSettings;
  readonly tab: Tab;
  readonly table: string;
  readonly anna: Client;
}
async function playing(patience: number): Promise<Playing> {
  const database = await databaseOf(newFolder());
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  const wire = await Wire.to(database.url);
  const server = await running({ store: { database: { url: wire.url, connections: 4, patience } } });
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open({ ...friend, others: [...friend.others] });
  const tab = await anna.at(table);
  await tab.askedEverything();
  await tab.myTurn();
  return { server, wire, database, tab, table, anna };
}
async function chooses(tab: Tab): Promise<void> {
  const { v } = await tab.myTurn();
  tab.choose(0, v);
  await tab.nextUpdate((update) => update.v > v);
}
const kept = async ({ url }: DatabaseSettings): Promise<number> =>
  Number((await asked(url, 'SELECT count(*) AS n FROM event'))[0]['n']);
async function ended({ server, wire }: Playing): Promise<void> {
  wire.mend();
  await server.close();
  wire.close();
}

test('a choice waits while the database is away, and is kept when it is back', async () => {
  const game = await playing(20_000);
  const { tab, wire } = game;
  for (let i = 0; i < 3; i++) await chooses(tab);
  const { v } = await tab.myTurn();
  wire.cut();
  tab.choose(0, v);
  await wait(700);
  expect(tab.update?.v).toBe(v);
  wire.mend();
  await tab.nextUpdate((update) => update.v > v);
  for (let i = 0; i < 3; i++) await chooses(tab);
  expect(tab.messages.filter((m) => m.t === 'problem')).toEqual([]);
  await ended(game);
});

test('away for longer: refused in words, by /healthz too; then the game goes on from what was kept', async () => {
  const game = await playing(400);
  const { tab, wire, server, database } = game;
  for (let i = 0; i < 3; i++) await chooses(tab);
  const { v } = await tab.myTurn();
  const before = await kept(database);
  wire.cut();
  tab.choose(0, v);
  expect(await tab.problem()).toMatchObject({
    code: 'storage',
    text: expect.stringMatching(/could not be kept: the database does not answer\. .*Try again/),
  });
  expect(await healthOf(server.house)).toMatchObject({ ok: false, database: 'the database does not answer' });
  const stranger = await new Client(server.url).post('/api/me', { name: 'Bert' });
  expect([stranger.status, stranger.text]).toEqual([
    507,
    expect.stringContaining('the database does not answer'),
  ]);
  wire.mend();
  await expect.poll(async () => (await healthOf(server.house)).ok).toBe(true);
  expect(await kept(database)).toBe(before);
  for (let i = 0; i < 5; i++) await chooses(tab);
  await ended(game);
});

test('lost in the midst of a commit: whether it was kept or not, every event is there once and everyone sees it', async () => {
  const game = await playing(300);
  const { tab, wire, database, server, table, anna } = game;
  for (const round of [0, 1, 2, 3]) {
    const { v } = await tab.myTurn();
    const before = await kept(database);
    wire.breakAt('choice', round % 2 === 0 ? 'answer' : 'word');
    tab.choose(0, v);
    // Whichever was lost, he is told that it could not be kept.
    await tab.until((m) => m.t === 'problem');
    expect(await kept(database)).toBe(round % 2 === 0 ? before + 1 : before);
    wire.mend();
    await expect.poll(async () => (await healthOf(server.house)).ok).toBe(true);
    // Soon he sees what is kept.
    await expect.poll(async () => tab.update?.v === (await kept(database))).toBe(true);
    await chooses(tab);
  }
  const events = await asked(database.url, 'SELECT v FROM event WHERE table_id = $1 ORDER BY v', [table]);
  expect(events.map(({ v }) => v)).toEqual(events.map((_x, i) => i + 1));
  // One who comes now is told the same, word for word.
  const again = await anna.at(table);
  const all = await again.nextUpdate();
  const told = tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));
  expect(all.told).toEqual(told);
  await ended(game);
});

test('a database that is silent and does not say that it is gone is given up in time', async () => {
  const game = await playing(300);
  const { tab, wire } = game;
  await chooses(tab);
  const { v } = await tab.myTurn();
  wire.hold();
  tab.choose(0, v);
  expect(await tab.problem()).toMatchObject({ code: 'storage' });
  wire.mend();
  for (let i = 0; i < 2; i++) await chooses(tab);
  await ended(game);
});
