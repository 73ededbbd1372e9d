/** Many connections, slow ones, silent ones, and many from one place: each bounded, and nobody else notices. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../src/limits/limits.ts';
import { trustFrom } from '../../src/limits/trust.ts';
import { Client, picker } from './client.ts';
import { running } from './running.ts';

const bot = { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] } as const;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const from = (address: string) => ({ 'x-forwarded-for': address });

test('neighbours in one IPv6 network count as one; others do not, behind a proxy that is trusted', async () => {
  const server = await running({
    trust: ['loopback'],
    limits: { requests: { size: 5, within: 60_000 } },
  });
  const client = new Client(server.url);
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await client.get('/api/games', from(`2001:db8:7:7::${i}`))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await client.get('/api/games', from('2001:db8:7:8::1'))).status).toBe(200);
  expect((await client.get('/api/games', from('198.51.100.1'))).status).toBe(200);
  // What the client itself wrote before the proxy did is nobody's word.
  expect((await client.get('/api/games', from('198.51.100.9, 2001:db8:7:7::99'))).status).toBe(429);
  await server.close();
});

test('two proxies one behind the other: who came to the outer one counts, whatever he wrote before', async () => {
  const server = await running({
    trust: trustFrom('2') ?? false,
    limits: { requests: { size: 3, within: 60_000 } },
  });
  const client = new Client(server.url);
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++)
    statuses.push(
      (await client.get('/api/games', from(`198.51.100.${i}, 203.0.113.5, 192.0.2.${i}`))).status,
    );
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await client.get('/api/games', from('203.0.113.6, 192.0.2.1'))).status).toBe(200);
  // What is no address is nobody: all of them count as one.
  const nobody: number[] = [];
  for (let i = 0; i < 4; i++)
    nobody.push((await client.get('/api/games', from(`stranger${i}, 192.0.2.1`))).status);
  expect(nobody).toEqual([200, 200, 200, 429]);
  await server.close();
});

test('where no proxy is trusted, nobody is who he says he is', async () => {
  const server = await running({ limits: { requests: { size: 5, within: 60_000 } } });
  const client = new Client(server.url);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await client.get('/api/games', from(`198.51.100.${i}`))).status);
  expect(statuses.at(-1)).toBe(429);
  await server.close();
});

test('one network opens so many connections; when all are taken, who has fewer still comes in', async () => {
  const server = await running({
    trust: ['loopback'],
    limits: { connections: { ...LIMITS.connections, all: 12, each: 10 } },
  });
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open({ ...bot, others: [...bot.others] });
  const mine = await anna.at(table, { headers: from('203.0.113.1') });
  await mine.myTurn();
  const stranger = new Client(server.url);
  const crowd = await Promise.all(
    Array.from({ length: 10 }, () => stranger.at(table, { headers: from('203.0.113.66') })),
  );
  await expect(stranger.at(table, { headers: from('203.0.113.66') })).rejects.toThrow('429');
  const gone: number[] = [];
  for (const [i, tab] of crowd.entries()) void tab.closed.then(() => gone.push(i));
  const more = [];
  for (let i = 0; i < 4; i++) more.push(await stranger.at(table, { headers: from(`198.51.100.${i}`) }));
  await expect.poll(() => gone.length).toBe(3);
  // The player was not the one who had to go.
  const { v } = await mine.myTurn();
  mine.choose(0, v);
  expect((await mine.nextUpdate((update) => update.v > v)).v).toBe(v + 1);
  expect(more).toHaveLength(4);
  await server.close();
});

test('a connection that never says what it wants, and a body that never ends, are closed', async () => {
  const server = await running({ limits: { requestTime: 1000 } });
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  const closed = new Promise<string>((resolve) => {
    let said = '';
    socket.on('data', (data) => {
      said += data.toString();
    });
    socket.on('close', () => resolve(said));
    socket.on('error', () => {});
  });
  socket.write(
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), 100);
  const began = performance.now();
  expect(await closed).toMatch(/408/);
  clearInterval(drip);
  expect(performance.now() - began).toBeLessThan(60_000);
  await server.close();
});

test('a connection over which nothing comes at all is closed, also behind a proxy', async () => {
  for (const trust of [false, ['loopback']] as const) {
    const server = await running({
      limits: { requestTime: 500 },
      trust: trust === false ? false : [...trust],
    });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    // Who does not read what is still sent to him does not learn that it was the last.
    socket.resume();
    const began = performance.now();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(performance.now() - began).toBeLessThan(60_000);
    await server.close();
  }
});

test('one who asks for much and reads nothing is not waited for', async () => {
  const server = await running({ limits: { requestTime: 500 } });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /api/faces/meccg HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
  socket.pause();
  const sockets = (): Promise<number> =>
    new Promise((resolve) => server.sockets((_error, count) => resolve(count)));
  await expect.poll(sockets).toBe(1);
  await expect.poll(sockets).toBe(0);
  socket.destroy();
  await server.close();
});

test.each<[string, number, number]>([
  ['pings', 0x89, 30],
  ['answers to pings that nobody sent', 0x8a, 30],
  ['pings faster than their answers are read', 0x89, 1e9],
])('one who sends %s without end is sent away', async (_what, kind, messages) => {
  const server = await running({ limits: { messages } });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await wait(200);
  socket.pause();
  const one = Buffer.concat([Buffer.from([kind, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const many = Buffer.concat(Array.from({ length: 500 }, () => one));
  const until = performance.now() + 60_000;
  while (!socket.destroyed && performance.now() < until) {
    socket.write(many);
    await wait(1);
  }
  expect(socket.destroyed).toBe(true);
  // A client that keeps its connection alive is answered.
  const calm = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => calm.once('open', resolve));
  calm.ping('still there?');
  const answer = await new Promise<Buffer>((resolve) => calm.once('pong', resolve));
  expect(answer.toString()).toBe('still there?');
  calm.terminate();
  await server.close();
});

test('one who does not read is sent away before he fills the memory; the players do not notice', async () => {
  const unread = 3e5;
  const server = await running({ limits: { connections: { all: 100, each: 100, unread } } });
  const { connections } = server.house.doors;
  const anna = await Client.named(server.url, 'Anna');
  // Five at a table: what is told of every choice is long, and the system itself keeps much for who does not read.
  const others = ['B', 'C', 'D', 'E'].map((deck) => ({ kind: 'bot', bot: 'random', deck }) as const);
  const table = await anna.open({ ...bot, others });
  const mine = await anna.at(table);
  const deaf = Array.from({ length: 2 }, () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    const hello = JSON.stringify({ t: 'hello', protocol: mine.protocol, table, since: 0 });
    socket.once('open', () => {
      socket.send(hello);
      setTimeout(() => socket.pause(), 50);
    });
    socket.on('error', () => {});
    return socket;
  });
  await expect.poll(() => connections.count).toBe(3);
  let most = 0;
  await mine.playAtRandom(picker(9), ({ v }) => {
    most = Math.max(most, connections.unread);
    return connections.count === 3 && v < 3000;
  });
  expect(connections.count).toBe(2);
  expect(most).toBeGreaterThan(unread / 2);
  expect(most).toBeLessThanOrEqual(unread);
  expect(mine.messages.filter(({ t }) => t === 'problem')).toEqual([]);
  for (const socket of deaf) socket.terminate();
  await server.close();
});

test('guests and tables from one network, games of one guest, and games in all: each has its end, in words', async () => {
  const hour = 3600_000;
  const server = await running({
    limits: {
      guests: { size: 4, within: hour },
      opened: { size: 6, within: hour },
      tablesEach: 3,
      tables: 5,
    },
  });
  const open = (client: Client) => client.post('/api/tables', { ...bot, others: [{ kind: 'friend' }] });
  const [anna, bert] = [await Client.named(server.url, 'Anna'), await Client.named(server.url, 'Bert')];
  for (let i = 0; i < 3; i++) expect((await open(anna)).status).toBe(201);
  const fourth = await open(anna);
  expect([fourth.status, fourth.text]).toEqual([409, expect.stringContaining('not over')]);
  expect((await open(bert)).status).toBe(201);
  expect((await open(bert)).status).toBe(201);
  const late = await open(bert);
  expect([late.status, late.text]).toEqual([429, expect.stringContaining('new tables')]);
  const carl = await Client.named(server.url, 'Carl');
  await Client.named(server.url, 'Dora');
  const fifth = await new Client(server.url).post('/api/me', { name: 'Emil' });
  expect([fifth.status, fifth.text]).toEqual([429, expect.stringContaining('new guests')]);
  expect((await carl.get('/api/me')).json()).toEqual({ name: 'Carl', who: 3 });
  await server.close();

  const full = await running({ limits: { tables: 2 } });
  const dora = await Client.named(full.url, 'Dora');
  for (const status of [201, 201, 503]) expect((await open(dora)).status).toBe(status);
  await full.close();
});

test('so many may watch one table, and no more; its players always come in', async () => {
  const server = await running({ limits: { watchers: 3 } });
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open({ ...bot, others: [...bot.others] });
  const stranger = new Client(server.url);
  for (let i = 0; i < 3; i++) await stranger.at(table);
  const fourth = await stranger.at(table);
  expect(fourth.messages[0]).toMatchObject({ t: 'problem', code: 'crowded' });
  const mine = await anna.at(table);
  expect((await mine.myTurn()).scene.you).toBe(1);
  await server.close();
});

test('who does not wait for answers is told so, and others at the table are answered', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const tab = await anna.at(await anna.open({ ...bot, others: [...bot.others] }));
  await tab.myTurn();
  for (let i = 0; i < 40; i++) tab.send({ t: 'why', id: i, card: 1 });
  expect((await tab.problem()).text).toContain('Wait for answers');
  await tab.answer();
  await server.close();
});
