/** kill -9 in the midst of many games, one in combat and one in a skirmish: all go on exactly where they were. */
import type { OpenTable } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { Client, picker, type Tab, type Update } from './client.ts';
import { databaseOf } from './databases.ts';
import { program, refused } from './program.ts';
import { newFolder } from './running.ts';

const meccg: OpenTable = { game: 'meccg', deck: 'A', others: [{ kind: 'friend' }], length: 1 };
const lotr: OpenTable = { game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }] };

const inCombat = ({ scene }: Update): boolean => scene.game === 'meccg' && scene.attack !== null;
const inSkirmish = ({ scene }: Update): boolean =>
  scene.game === 'lotr-tcg' && scene.skirmishes.some(({ present }) => present);

/** What must be the same afterwards; the words of the log besides. */
const position = ({ v, scene, decision, result, undo }: Update) => ({ v, scene, decision, result, undo });

interface Pair {
  readonly table: string;
  readonly clients: readonly Client[];
  tabs: Tab[];
}

async function pair(url: string, open: OpenTable, deck: string): Promise<Pair> {
  const clients = await Promise.all(['Anna', 'Bert'].map((name) => Client.named(url, name)));
  const table = await clients[0].open(open);
  const first = await clients[0].at(table);
  await clients[1].join(first.info?.invitation?.split('/join/')[1] ?? '', deck);
  const second = await clients[1].at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  return { table, clients, tabs: [first, second] };
}

/** Plays at random until it holds; tries new games if one ends before. */
async function until(
  url: string,
  open: OpenTable,
  deck: string,
  holds: (update: Update) => boolean,
): Promise<Pair> {
  for (let seed = 1; seed < 20; seed++) {
    const found = await pair(url, open, deck);
    const pick = picker(seed);
    const goOn = (update: Update): boolean => !holds(update);
    await Promise.all(found.tabs.map((tab) => tab.playAtRandom(pick, goOn)));
    if (found.tabs.every((tab) => tab.update !== null && tab.update.result === null && holds(tab.update)))
      return found;
  }
  throw new Error('no game came to such a position');
}

/** A game against a bot that is being played; another where one ends before it has begun, as by a high bid. */
async function inFullSwing(url: string, open: OpenTable, i: number) {
  const anna = await Client.named(url, `Player ${i}`);
  const bot = { kind: 'bot', bot: 'random', deck: open.game === 'meccg' ? 'B' : 'fotr-gandalf' } as const;
  for (let seed = i + 50; ; seed += 10) {
    const table = await anna.open({ ...open, others: [bot] });
    const tab = await anna.at(table);
    const pick = picker(seed);
    void tab.playAtRandom(pick);
    const { result } = await tab.nextUpdate((update) => update.v >= 10 || update.result !== null);
    if (result === null) return { anna, table, tab, pick };
  }
}

test('after kill -9 every game goes on exactly where it was', async () => {
  const dataFolder = newFolder();
  const isShared = (await databaseOf(dataFolder)) !== null;
  const first = await program(dataFolder);
  const combat = await until(first.url, meccg, 'B', inCombat);
  const skirmish = await until(first.url, lotr, 'fotr-gandalf', inSkirmish);
  // Others that are in full swing when it happens: their last choices may or may not have been acknowledged.
  const busy = await Promise.all([meccg, lotr, meccg].map((open, i) => inFullSwing(first.url, open, i)));
  const before = [combat, skirmish].map(({ tabs }) => tabs.map(({ update }) => update));
  await first.kill();
  await Promise.all(busy.map(({ tab }) => tab.closed));

  const second = await program(dataFolder);
  const moved = (client: Client): Client => {
    const again = new Client(second.url);
    again.cookie = client.cookie;
    return again;
  };
  for (const [i, { table, clients }] of [combat, skirmish].entries()) {
    const tabs = await Promise.all(clients.map((client) => moved(client).at(table)));
    for (const [seat, tab] of tabs.entries()) {
      const was = before[i][seat];
      const now = await tab.nextUpdate();
      expect(was).not.toBeNull();
      if (was !== null) expect(position(now)).toEqual(position(was));
      expect(now.told.map(({ v }) => v)).toEqual(Array.from({ length: now.v }, (_x, n) => n + 1));
    }
    // To the end on one storage; on the other the rest of the game would be the same.
    const last = isShared ? (tabs[0].update?.v ?? 0) + 30 : Infinity;
    const pick = picker(i + 90);
    await Promise.all(tabs.map((tab) => tab.playAtRandom(pick, ({ v }) => v < last)));
    for (const { update } of tabs) expect(update?.result !== null || update.v >= last).toBe(true);
  }
  for (const { anna, table, tab, pick } of busy) {
    const acknowledged = tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));
    const again = await moved(anna).at(table);
    const now = await again.nextUpdate();
    // What was acknowledged is there, word for word; at most what was under way has been added.
    expect(now.v).toBeGreaterThanOrEqual(acknowledged.length);
    expect(now.told.slice(0, acknowledged.length)).toEqual(acknowledged);
    await again.playAtRandom(pick, ({ v }) => v < now.v + 20);
    expect(again.update?.result !== null || again.update.v >= now.v + 20).toBe(true);
  }
  expect(second.err()).toBe('');
  expect(await second.end()).toBe(0);
});

test('a second server on the same folder is refused by name; after kill -9 the next starts at once, and a bot whose turn it was goes on by itself', async () => {
  const dataFolder = newFolder();
  const slow = await program(dataFolder, { WESTMARCH_BOT_DELAY: '60000' });
  const anna = await Client.named(slow.url, 'Anna');
  const bot = { kind: 'bot', bot: 'random', deck: 'B' } as const;
  const table = await anna.open({ game: 'meccg', deck: 'A', others: [bot] });
  const tab = await anna.at(table);
  await tab.nextUpdate();
  await tab.playAtRandom(picker(1), ({ decision }) => decision?.seat === 1);
  expect(tab.update?.decision?.seat).toBe(2);
  // Many servers share a PostgreSQL; a folder belongs to one.
  if ((await databaseOf(dataFolder)) === null) {
    const { code, said } = await refused(dataFolder);
    expect(code).toBe(2);
    expect(said).toMatch(/is in use by another Westmarch \(process \d+, since .*\)\. End that one first/);
    await expect(openStore(dataFolder)).rejects.toThrow('in use');
  }
  await slow.kill();
  const quick = await program(dataFolder);
  expect((await fetch(`${quick.url}/healthz`)).status).toBe(200);
  const again = new Client(quick.url);
  again.cookie = anna.cookie;
  // Nobody connects: the list of tables alone shows that it is the player's turn again.
  await expect
    .poll(async () => (await again.get('/api/tables')).json())
    .toMatchObject([{ table, yourTurn: true }]);
  // Told to end twice, as a whole group of processes is, it ends in good order.
  quick.tell('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await quick.end()).toBe(0);
});
