/** The lobby under hostile use: within its bounds for everyone, whoever comes. */
import { PROTOCOL } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../play/client.ts';
import { type Running, running } from '../play/running.ts';
import { InLobby } from './lobby-client.ts';

let server: Running;
beforeAll(async () => {
  server = await running({
    limits: { talk: { size: 2, within: 3_600_000 }, connections: { all: 100, each: 4, unread: 1e6 } },
  });
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** How a connection is answered: open, or the status of the refusal. */
const knock = (headers: Record<string, string>): Promise<number | WebSocket> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/lobby`, { headers });
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
    socket.once('error', () => {});
  });

test('a page of another site is not let in', async () => {
  expect(await knock({ origin: 'https://elsewhere.example' })).toBe(403);
});

test('who says too much at once waits, and nobody else does', async () => {
  const [anna, bert] = [await Client.named(server.url, 'Anna'), await Client.named(server.url, 'Bert')];
  const [loud, quiet] = [await InLobby.enter(anna), await InLobby.enter(bert)];
  for (const text of ['one', 'two', 'three']) loud.send({ t: 'say', words: { text } });
  expect((await loud.next('problem')).code).toBe('talkative');
  quiet.send({ t: 'say', words: { text: 'four' } });
  await loud.next('said', ({ said }) => said.some(({ text }) => text === 'four'));
  expect(JSON.stringify(quiet.heard)).not.toContain('three');
  // Another connection of the same guest is no other guest.
  const again = await InLobby.enter(anna);
  again.send({ t: 'say', words: { text: 'five' } });
  expect((await again.next('problem')).code).toBe('talkative');
  for (const one of [loud, quiet, again]) one.close();
});

test('so many are invited a minute; a table of somebody else is no reason', async () => {
  const anna = await Client.named(server.url, 'Anna');
  const bert = await Client.named(server.url, 'Bert');
  const [annas, berts] = [await InLobby.enter(anna), await InLobby.enter(bert)];
  const { people } = await annas.next('lobby', (m) => m.people.some(({ name }) => name === 'Bert'));
  const who = people[0].who;
  const table = await anna.open({ game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }] });
  for (let i = 0; i < 9; i++) annas.send({ t: 'invite', who, table });
  expect((await annas.next('problem')).text).toContain('Wait a minute');
  await berts.next('invited');
  annas.send({ t: 'invite', who: 1_000_000, table });
  expect((await annas.next('problem')).text).toContain('not here');
  annas.close();
  berts.close();
});

test('connections to the lobby count as all others do', async () => {
  const open: (number | WebSocket)[] = [];
  for (let i = 0; i < 5; i++) open.push(await knock({}));
  expect(open.filter((one) => one === 429).length).toBeGreaterThan(0);
  for (const one of open) if (typeof one !== 'number') one.terminate();
});

test('who sends nonsense without end is sent away, and before hello nothing is done', async () => {
  let socket = await knock({});
  for (; typeof socket === 'number'; socket = await knock({})) expect(socket).toBe(429); // the others are just leaving
  const open = socket;
  const closed = new Promise((resolve) => open.once('close', (code) => resolve(code)));
  const first = new Promise((resolve) =>
    open.once('message', (data) => resolve(Buffer.isBuffer(data) ? data.toString() : '')),
  );
  open.send(JSON.stringify({ t: 'say', words: { text: 'early' } }));
  expect(await first).toContain('hello-first');
  open.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
  for (let i = 0; i < 60; i++) open.send('nonsense');
  expect(await closed).toBe(1008);
});
