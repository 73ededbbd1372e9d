/** For who runs it: looking, closing, deleting, banning, bringing a player back; what is kept how long; figures. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { requestFrom } from '../../src/admin/command.ts';
import { adminToken, isToken } from '../../src/admin/token.ts';
import { Metrics } from '../../src/metrics.ts';
import { RETENTION, Sweeper } from '../../src/retention.ts';
import { Client, picker } from './client.ts';
import { aside } from './databases.ts';
import { program } from './program.ts';
import { ADMIN, newFolder, running } from './running.ts';

afterEach(() => {
  vi.useRealTimers();
});

const bot = { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] } as const;
const open = (client: Client): Promise<string> => client.open({ ...bot, others: [...bot.others] });
const key = { authorization: `Bearer ${ADMIN}` };
const days = (n: number): string => new Date(Date.now() - n * 24 * 3600_000).toISOString();

test('without the token nothing is told or done, and wrong ones are counted', async () => {
  const server = await running();
  const stranger = new Client(server.url);
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: ADMIN.slice(1) }]) {
    expect((await stranger.get('/api/admin/overview', headers)).status).toBe(401);
    expect((await stranger.post('/api/admin/delete', { table: 'x' }, headers)).status).toBe(401);
  }
  for (let i = 0; i < 6; i++) await stranger.get('/api/admin/tables');
  expect((await stranger.get('/api/admin/tables')).status).toBe(429);
  expect((await stranger.get('/api/admin/overview', key)).status).toBe(200);
  const page = await stranger.get('/admin');
  expect(page.text).toContain('Running the house');
  expect(page.text).not.toContain(ADMIN);
  await server.close();
});

test('a token is made once, for its owner alone; a given one counts instead', () => {
  const folder = newFolder();
  const made = adminToken(folder, null);
  expect(made).toMatch(/^[\w-]{32}$/);
  expect(adminToken(folder, null)).toBe(made);
  expect(statSync(join(folder, 'admin-token')).mode & 0o077).toBe(0);
  expect(adminToken(folder, 'mine')).toBe('mine');
  expect([isToken(made, made), isToken('', made), isToken(`${made} `, made)]).toEqual([true, false, false]);
});

test('tables and guests are found; a game is closed for everyone who sits there, and deleted with all of it', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna of Rohan');
  const table = await open(anna);
  const tab = await anna.at(table);
  await tab.myTurn();
  const admin = new Client(server.url);
  expect((await admin.get('/api/admin/overview', key)).json()).toMatchObject({
    tables: { playing: 1 },
    guests: 1,
    live: 1,
    connections: 1,
  });
  expect((await admin.get('/api/admin/tables?words=Rohan', key)).json()).toMatchObject([
    { id: table, status: 'playing', players: expect.stringContaining('1 Anna of Rohan (guest 1)') },
  ]);
  expect((await admin.get('/api/admin/guests?words=Anna', key)).json()).toMatchObject([{ id: 1, seats: 1 }]);
  await admin.post('/api/admin/close', { table, why: 'The house closes.' }, key);
  await tab.until((m) => m.t === 'table' && m.info.status === 'closed');
  expect(tab.info?.closed).toBe('The house closes.');
  expect((await admin.post('/api/admin/delete', { table }, key)).json()).toEqual({ deleted: 1 });
  await tab.closed;
  expect((await anna.get('/api/tables')).json()).toEqual([]);
  expect((await anna.at(table)).messages[0]).toMatchObject({ t: 'problem', code: 'no-table' });
  expect((await admin.post('/api/admin/delete', { guest: 1 }, key)).json()).toEqual({ deleted: 1 });
  expect((await anna.get('/api/me')).json()).toEqual({ name: '' });
  await server.close();
});

test('a guest or a network that is banned hears why, at once; lifted, it comes again', async () => {
  const server = await running({ trust: ['loopback'] });
  const anna = await Client.named(server.url, 'Anna');
  const admin = new Client(server.url);
  const sitting = await anna.at(await open(anna));
  await admin.post('/api/admin/ban', { guest: 1, why: 'rudeness' }, key);
  await sitting.closed;
  const refused = await anna.get('/api/me');
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('rudeness')]);
  await expect(anna.at('abcdefgh')).rejects.toThrow('403');
  await admin.post('/api/admin/unban', { guest: 1 }, key);
  expect((await anna.get('/api/me')).status).toBe(200);
  const from = { 'x-forwarded-for': '2001:db8:5:5::77' };
  const table = await open(anna);
  const tab = await anna.at(table, { headers: from });
  await admin.post('/api/admin/ban', { network: '2001:db8:5:5::1', why: 'floods' }, key);
  await tab.closed;
  expect((await anna.get('/api/me', from)).status).toBe(403);
  expect((await admin.get('/api/admin/bans', key)).json()).toMatchObject([
    { network: '2001:db8:5:5::/64', why: 'floods' },
  ]);
  // A whole range is not what is counted by: it is refused, not kept in vain.
  expect((await admin.post('/api/admin/ban', { network: '203.0.113.0/24', why: '' }, key)).status).toBe(400);
  expect((await admin.post('/api/admin/unban', { network: '2001:db8:5:5::9' }, key)).json()).toEqual({
    unbanned: 1,
  });
  expect((await anna.get('/api/me', from)).status).toBe(200);
  await server.close();
});

test('a player who lost his cookie comes back to his seat by a link that works once', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const table = await open(anna);
  await (await anna.at(table)).myTurn();
  const admin = new Client(server.url);
  const made = await admin.post('/api/admin/recover', { table, seat: 1 }, key);
  const { link, player } = made.json() as { link: string; player: string };
  expect(player).toBe('Anna');
  const path = new URL(link).pathname;
  const lost = new Client(server.url);
  // A messenger that looks at the link before him uses nothing up.
  for (let i = 0; i < 2; i++) {
    const looked = await fetch(`${server.url}${path}`);
    expect(looked.headers.get('referrer-policy')).toBe('same-origin');
    const page = await looked.text();
    expect(page).toContain('takes the seat of Anna');
    expect(page).toContain(`<form method="post" action="${path}">`);
  }
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/table/${table}`]);
  lost.cookie = answer.headers.getSetCookie()[0].split(';')[0];
  expect((await (await lost.at(table)).myTurn()).scene.you).toBe(1);
  expect((await (await anna.at(table)).nextUpdate()).scene.you).toBe(0);
  expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  expect((await admin.post('/api/admin/recover', { table, seat: 2 }, key)).status).toBe(404);
  await server.close();
});

test('the words of the command line ask for what they say; others are refused', () => {
  expect(requestFrom(['tables', 'Anna', 'over'])?.path).toBe('tables?words=Anna&status=over');
  expect(requestFrom(['close', 't1', 'it', 'hangs'])?.body).toEqual({ table: 't1', why: 'it hangs' });
  expect(requestFrom(['ban', 'guest', '7', 'rude'])?.body).toEqual({ guest: 7, why: 'rude' });
  expect(requestFrom(['unban', 'network', '10.0.0.1'])?.body).toEqual({ network: '10.0.0.1' });
  expect(requestFrom(['delete', 'replay', 'r1'])?.body).toEqual({ replay: 'r1' });
  expect(requestFrom(['recover', 't1', '2'])?.body).toEqual({ table: 't1', seat: 2 });
  for (const words of [[], ['delete', 'network', 'x'], ['ban', 'table', 'x'], ['close'], ['fly']])
    expect(requestFrom(words)).toBeNull();
});

test('what is old enough goes, by its own days; a clock that jumped takes nothing', async () => {
  const dataFolder = newFolder();
  const server = await running({ dataFolder });
  const anna = await Client.named(server.url, 'Anna');
  const friend = { ...bot, others: [{ kind: 'friend' }] } as const;
  const waiting = await anna.open({ ...friend, others: [...friend.others] });
  const [left, over, fresh] = [await open(anna), await open(anna), await open(anna)];
  for (const id of [left, over, fresh]) await (await anna.at(id)).myTurn();
  const tab = await anna.at(over);
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  await Client.named(server.url, 'Nobody');
  await aside(dataFolder, 'UPDATE game_table SET updated = ? WHERE id <> ?', days(50), fresh);
  await aside(dataFolder, 'UPDATE guest SET seen = ?', days(50).slice(0, 10));
  const said: string[] = [];
  const sweeper = new Sweeper(
    server.house,
    { ...RETENTION, waiting: 40, left: 40, over: 40, guests: 40 },
    (_about, text) => said.push(text),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 3600_000 });
  expect(await sweeper.sweep()).toBe(false);
  expect(said).toEqual(['the clock has jumped: nothing is cleared this time']);
  vi.useRealTimers();
  expect(await sweeper.sweep()).toBe(false); // it jumped back
  expect(await sweeper.sweep()).toBe(true);
  const status = async (id: string) => (await server.house.tables.find(id))?.row.status ?? 'gone';
  expect(await Promise.all([waiting, left, over, fresh].map(status))).toEqual([
    'closed',
    'closed',
    'gone',
    'playing',
  ]);
  expect(await server.house.store.admin.guests('', 10)).toMatchObject([{ name: 'Anna' }]);
  await server.close();
});

test('figures are served at a port of their own, and name nobody', async () => {
  const dataFolder = newFolder();
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = await program(dataFolder, { WESTMARCH_METRICS_PORT: String(port) });
  const anna = await Client.named(server.url, 'Anna of the Figures');
  const tab = await anna.at(await open(anna));
  await tab.playAtRandom(picker(1), ({ v }) => v < 10);
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  expect(text).toMatch(/westmarch_events_total\{kind="choice"\} \d+/);
  expect(text).toMatch(/westmarch_connections 1/);
  expect(text).toMatch(
    /westmarch_request_seconds_count\{method="POST",route="\/api\/tables",status="201"\} 1/,
  );
  expect(text).toMatch(/westmarch_message_seconds_bucket\{le="0.1",t="choose"\}/);
  expect(text).not.toContain('Figures');
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect(existsSync(join(dataFolder, 'admin-token'))).toBe(true);
  expect(await server.end()).toBe(0);
});

test('every answer has the number of its request, and figures of one server do not meet those of another', async () => {
  const server = await running();
  const first = await new Client(server.url).get('/api/games');
  const second = await new Client(server.url).get('/api/games');
  expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  expect(await new Metrics().text()).toContain('westmarch_events_total');
  await server.close();
});
