/** Undo by consent, stops and automatic passes. */
import type { OpenTable } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from './client.ts';
import { newFolder, type Running, running } from './running.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const bot: OpenTable = { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] };

async function two(game: OpenTable = { game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] }, deck = 'B') {
  const [anna, bert] = await Promise.all([
    Client.named(server.url, 'Anna'),
    Client.named(server.url, 'Bert'),
  ]);
  const table = await anna.open(game);
  const first = await anna.at(table);
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', deck);
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  return { anna, bert, table, first, second };
}
const whoIsAsked = (first: Tab, second: Tab): [Tab, Tab] =>
  first.update?.decision?.seat === 1 ? [first, second] : [second, first];

test('nothing to take back', async () => {
  const { first } = await two();
  first.send({ t: 'undo' });
  expect((await first.problem()).code).toBe('nothing-to-undo');
  first.send({ t: 'answerUndo', yes: true });
  expect((await first.problem()).code).toBe('nothing-asked');
});

test('a choice that revealed nothing is taken back at once, and the game is as it was', async () => {
  const { first, second } = await two();
  const [asked, other] = whoIsAsked(first, second);
  const before = asked.update;
  asked.choose(0);
  const after = await asked.nextUpdate();
  expect(after.undo).toEqual({ askedBy: 0, possible: true, free: true });
  asked.send({ t: 'undo' });
  const back = await asked.nextUpdate();
  expect(back.v).toBe(2);
  expect(back.scene).toEqual(before?.scene);
  expect(back.decision).toEqual(before?.decision);
  expect(back.told[0].lines[0].text).toBe('You take the last choice back.');
  expect(back.told[0].undone).toEqual([1]);
  await other.nextUpdate(({ v }) => v === 2);
  expect(other.update?.told[0].lines[0].text).toMatch(/takes the last choice back/);
});

test('once the other has chosen he is asked; no keeps the game, yes takes it back', async () => {
  const { first, second } = await two();
  const [asked, other] = whoIsAsked(first, second);
  const before = asked.update;
  asked.choose(0);
  await other.myTurn();
  other.choose(0, 1);
  await asked.nextUpdate(({ v }) => v === 2);
  expect(asked.update?.undo).toMatchObject({ possible: true, free: false });
  asked.send({ t: 'undo' });
  const question = await other.nextUpdate(({ undo }) => undo.askedBy !== 0);
  expect(question).toMatchObject({ v: 2, told: [], undo: { askedBy: asked.info?.you } });
  other.send({ t: 'answerUndo', yes: false });
  expect(await asked.nextUpdate(({ v, undo }) => v === 2 && undo.askedBy === 0)).toMatchObject({ v: 2 });
  asked.send({ t: 'undo' });
  await other.nextUpdate(({ undo }) => undo.askedBy !== 0);
  asked.send({ t: 'answerUndo', yes: true });
  expect((await asked.problem()).code).toBe('nothing-asked');
  other.send({ t: 'answerUndo', yes: true });
  const back = await asked.nextUpdate(({ v }) => v === 3);
  expect(back.scene).toEqual(before?.scene);
  expect(back.decision).toEqual(before?.decision);
});

test('a request lapses when the game goes on', async () => {
  const { first, second } = await two();
  const [asked, other] = whoIsAsked(first, second);
  asked.choose(0);
  await other.myTurn();
  other.choose(0, 1);
  await asked.nextUpdate(({ v }) => v === 2);
  asked.send({ t: 'undo' });
  await other.nextUpdate(({ undo }) => undo.askedBy !== 0);
  const [now] = whoIsAsked(first, second);
  now.choose(0, 2);
  expect((await other.nextUpdate(({ v }) => v === 3)).undo.askedBy).toBe(0);
  other.send({ t: 'answerUndo', yes: true });
  expect((await other.problem()).code).toBe('nothing-asked');
});

test('a bot consents, and the game is the same after coming back', async () => {
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open(bot);
  const tab = await anna.at(table);
  await tab.nextUpdate();
  await tab.playAtRandom(picker(5), ({ v, decision }) => v < 30 || decision?.seat !== 1);
  const before = tab.update;
  tab.choose(0);
  await tab.nextUpdate(({ v }) => v > (before?.v ?? 0));
  await tab.myTurn();
  tab.send({ t: 'undo' });
  const back = await tab.nextUpdate(({ told }) => told.some(({ lines }) => lines[0]?.kind === 'talk'));
  expect(back.scene).toEqual(before?.scene);
  expect(back.decision).toEqual(before?.decision);
});

test('what was taken back stays told, to be struck, also after the server was restarted', async () => {
  const folder = newFolder();
  const before = await running({ dataFolder: folder });
  const anna = await Client.named(before.url, 'Anna');
  const table = await anna.open(bot);
  const tab = await anna.at(table);
  // The first character of the draft is told of once both have chosen.
  await tab.myTurn();
  tab.choose(0);
  await tab.nextUpdate(({ told }) => told.some(({ lines }) => lines.length > 0));
  await tab.myTurn();
  tab.send({ t: 'undo' });
  const back = await tab.nextUpdate(({ told }) => told.some(({ undone = [] }) => undone.length > 0));
  const undone = new Set(back.told.flatMap((event) => event.undone ?? []));
  const told = tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));
  expect(told.filter(({ v }) => undone.has(v)).flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
  const reloaded = await anna.at(table);
  expect((await reloaded.nextUpdate()).told).toEqual(told);
  await before.close();
  const after = await running({ dataFolder: folder });
  const again = new Client(after.url);
  again.cookie = anna.cookie;
  expect((await (await again.at(table)).nextUpdate()).told).toEqual(told);
  await after.close();
});
