/** Games that nobody plays on: bots stop, requests lapse, and what cannot go on can be closed. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { OpenTable } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { Client, onlyDeeds, type Tab } from './client.ts';
import { newFolder, type Running, running } from './running.ts';

const friend: OpenTable = { game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] };
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const edit = (dataFolder: string, sql: string, ...values: string[]): void => {
  const db = new DatabaseSync(join(dataFolder, 'westmarch.sqlite'));
  db.prepare(sql).run(...values);
  db.close();
};

async function two(server: Running) {
  const [anna, bert] = [await Client.named(server.url, 'Anna'), await Client.named(server.url, 'Bert')];
  const table = await anna.open(friend);
  const first = await anna.at(table);
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', 'B');
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  return { anna, bert, table, first, second };
}
const again = (server: Running, client: Client): Client => {
  const same = new Client(server.url);
  same.cookie = client.cookie;
  return same;
};

test('when the last person concedes the game is over: bots do not play on for nobody', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const bots = ['fotr-gandalf', 'mom-gimli'].map((deck) => ({ kind: 'bot', bot: 'random', deck }) as const);
  const tab = await anna.at(await anna.open({ game: 'lotr-tcg', deck: 'fotr-aragorn', others: bots }));
  await tab.myTurn();
  tab.send({ t: 'concede' });
  const { result } = await tab.nextUpdate((update) => update.result !== null);
  expect(result).toEqual({
    outcomes: ['lost', 'drawn', 'drawn'],
    text: 'You conceded. The others share the game.',
  });
  const { v } = tab.update ?? { v: 0 };
  await wait(300);
  expect(tab.update?.v).toBe(v);
  await server.close();
});

test('while nobody is connected, bots and automatic passes go on for a while and then wait', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const bots = [1, 2, 3].map(() => ({ kind: 'bot', bot: 'random', deck: 'mom-gimli' }) as const);
  const table = await anna.open({ game: 'lotr-tcg', deck: 'fotr-aragorn', others: bots });
  const tab = await anna.at(table);
  tab.send({ t: 'stops', stops: onlyDeeds('lotr-tcg') });
  await tab.playAtRandom(
    () => 0,
    ({ v }) => v < 20,
  );
  tab.drop();
  const played = async (): Promise<number> => (await server.house.tables.find(table))?.row.v ?? 0;
  let last = -1;
  for (let i = 0; i < 60 && (await played()) !== last; i++) {
    last = await played();
    await wait(300);
  }
  expect(last).toBeLessThan(20 + 260);
  expect((await server.house.tables.find(table))?.isBusy).toBe(false);
  await server.close();
});

async function asking(server: Running) {
  const both = await two(server);
  const [asked, other] =
    both.first.update?.decision?.seat === 1 ? [both.first, both.second] : [both.second, both.first];
  asked.choose(0);
  await other.myTurn();
  other.choose(0, 1);
  await asked.nextUpdate(({ v }) => v === 2);
  asked.send({ t: 'undo' });
  await other.nextUpdate(({ undo }) => undo.askedBy !== 0);
  return { ...both, asked, other };
}

test('an undo that waits for consent survives a restart, and is answered after it', async () => {
  const dataFolder = newFolder();
  const before = await running({ dataFolder });
  const { anna, bert, table, asked, other } = await asking(before);
  const [seat, others] = [asked.info?.you ?? 0, other.info?.you ?? 0];
  await before.close();
  const after = await running({ dataFolder });
  const [first, second] = [again(after, anna), again(after, bert)];
  const tabs: Tab[] = [await first.at(table), await second.at(table)];
  expect((await tabs[others - 1].nextUpdate()).undo.askedBy).toBe(seat);
  tabs[others - 1].send({ t: 'answerUndo', yes: true });
  const back = await tabs[seat - 1].nextUpdate(({ v }) => v === 3);
  expect(back.undo.askedBy).toBe(0);
  expect(back.told.at(-1)?.lines[0].text).toBe('You take the last choice back.');
  await after.close();
});

test('an undo that nobody answers lapses, and the game goes on', async () => {
  const server = await running({ pace: { consent: 200 } });
  const { asked, other } = await asking(server);
  expect((await asked.nextUpdate(({ undo }) => undo.askedBy !== 0)).v).toBe(2);
  expect((await asked.nextUpdate(({ undo }) => undo.askedBy === 0)).v).toBe(2);
  other.send({ t: 'answerUndo', yes: true });
  expect((await other.problem()).code).toBe('nothing-asked');
  await server.close();
});

test('a game that waits is closed by who opened it; its invitation leads nowhere any more', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open(friend);
  const tab = await anna.at(table);
  const code = tab.info?.invitation?.split('/join/')[1] ?? '';
  expect(tab.info?.mayClose).toBe(true);
  const stranger = await new Client(server.url).at(table);
  stranger.send({ t: 'close' });
  expect((await stranger.problem()).code).toBe('spectator');
  tab.send({ t: 'close' });
  await stranger.until((m) => m.t === 'table' && m.info.status === 'closed');
  expect(stranger.info).toMatchObject({
    closed: 'Anna closed this game; it has no result.',
    mayClose: false,
    invitation: null,
  });
  expect((await anna.get(`/api/invitations/${code}`)).status).toBe(404);
  expect((await anna.get('/api/tables')).json()).toMatchObject([{ table, status: 'closed' }]);
  tab.send({ t: 'choose', v: 0, index: 0 });
  expect((await tab.problem()).code).toBe('closed');
  await server.close();
});

test('a game that is played is not closed, until the other has not come for three days', async () => {
  const dataFolder = newFolder();
  const before = await running({ dataFolder });
  const { anna, bert, table, first, second } = await two(before);
  const [mine, theirs] = first.update?.decision?.seat === 1 ? [second, first] : [first, second];
  const waiting = mine === first ? anna : bert;
  for (const tab of [mine, theirs]) {
    tab.send({ t: 'close' });
    expect((await tab.problem()).code).toBe('may-not-close');
  }
  await before.close();
  const days = (n: number): string => new Date(Date.now() - n * 24 * 3600_000).toISOString();
  edit(dataFolder, 'UPDATE game_table SET updated = ?', days(2));
  const early = await running({ dataFolder });
  expect((await again(early, waiting).at(table)).info?.mayClose).toBe(false);
  await early.close();
  edit(dataFolder, 'UPDATE game_table SET updated = ?', days(4));
  const late = await running({ dataFolder });
  const tab = await again(late, waiting).at(table);
  expect(tab.info?.mayClose).toBe(true);
  tab.send({ t: 'close' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'closed');
  await late.close();
});

test('a game that cannot go on is frozen, and then any player may close it', async () => {
  const dataFolder = newFolder();
  const before = await running({ dataFolder });
  const { anna, bert, table, first } = await two(before);
  expect(first.info?.mayClose).toBe(false);
  await before.close();
  edit(dataFolder, 'UPDATE game_table SET version = ?', 'other rules');
  const after = await running({ dataFolder });
  const tab = await again(after, bert).at(table);
  expect((await tab.problem()).code).toBe('frozen');
  expect(tab.info?.mayClose).toBe(true);
  tab.send({ t: 'close' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'closed');
  expect((await again(after, anna).get('/api/tables')).json()).toMatchObject([{ status: 'closed' }]);
  await after.close();
});

test('a crowd that comes and goes is told of in proportion to its heads, not to their square', async () => {
  const server = await running();
  const { table, first } = await two(server);
  const crowd = 150;
  const stranger = new Client(server.url);
  const tabs = await Promise.all(Array.from({ length: crowd }, () => stranger.at(table)));
  await first.until((m) => m.t === 'table' && m.info.watching === crowd);
  const words = tabs.reduce((sum, tab) => sum + tab.messages.filter((m) => m.t === 'table').length, 0);
  expect(words).toBeLessThan((crowd * crowd) / 4);
  for (const tab of tabs) tab.close();
  const before = first.messages.length;
  await first.until((m) => m.t === 'table' && m.info.watching === 0);
  expect(first.messages.length - before).toBeLessThan(crowd / 3);
  await server.close();
});
