/** Company across servers: people at different servers see, hear and invite each other; words that were missed are made up for. */
import { type OpenTable, PLAIN_TERMS } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InLobby } from '../company/lobby-client.ts';
import { Client } from '../play/client.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { type Program, program } from '../play/program.ts';
import { ADMIN, newFolder } from '../play/running.ts';

const friend: OpenTable = { game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }] };
const folder = newFolder();
let one: Program;
let other: Program;
const begun: Program[] = [];
async function started(): Promise<Program> {
  const server = await program(folder, { WESTMARCH_ADMIN_TOKEN: ADMIN });
  begun.push(server);
  return server;
}
beforeAll(async () => {
  [one, other] = await Promise.all([started(), started()]);
});
afterAll(async () => {
  await Promise.all(begun.map((server) => server.end()));
});
async function sql(text: string): Promise<Record<string, unknown>[]> {
  const database = await databaseOf(folder);
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  return asked(database.url, text);
}

interface Two {
  readonly anna: Client;
  readonly bert: Client;
  readonly annas: InLobby;
  readonly berts: InLobby;
  /** Bert's number. */
  readonly who: number;
}
const sees = (lobby: InLobby, name: string) =>
  lobby.next('lobby', ({ people }) => people.some((person) => person.name === name));
/** Anna in the lobby of the one, Bert in that of the other; each sees the other. */
async function two(annasName: string, bertsName: string): Promise<Two> {
  const [anna, bert] = [await Client.named(one.url, annasName), await Client.named(other.url, bertsName)];
  const [annas, berts] = [await InLobby.enter(anna), await InLobby.enter(bert)];
  const { people } = await sees(annas, bertsName);
  await sees(berts, annasName);
  return { anna, bert, annas, berts, who: people.find(({ name }) => name === bertsName)?.who ?? 0 };
}
const says = (lobby: InLobby, text: string): void => lobby.send({ t: 'say', words: { text } });
const hears = (lobby: InLobby, text: string) =>
  lobby.next('said', ({ said }) => said.some((line) => line.text === text));
const linesOf = ({ heard }: InLobby): string[] =>
  heard.flatMap((m) => (m.t === 'said' ? m.said.map(({ text }) => text) : []));

test('two people at two servers see each other, talk, and hear of tables; each line once', async () => {
  const { anna, bert, annas, berts } = await two('Anna', 'Bert');
  says(annas, 'Hail from the one');
  says(berts, 'Hail from the other');
  for (const lobby of [annas, berts]) {
    await expect.poll(() => linesOf(lobby).sort()).toEqual(['Hail from the one', 'Hail from the other']);
  }
  const table = await anna.open({ ...friend, terms: { ...PLAIN_TERMS, isPublic: true } });
  const { tables, people, here } = await berts.next('lobby', (m) => m.tables.length > 0);
  expect(tables).toMatchObject([{ table, players: [{ name: 'Anna' }], open: 1 }]);
  expect(people).toMatchObject([{ name: 'Anna', waiting: true }]);
  expect(here).toBe(2);
  await bert.join(tables[0].invitation ?? '', 'fotr-gandalf');
  await annas.next('lobby', (m) => m.tables.length === 0);
  // Both play at the one server; whose turn it is, each hears in the lobby of his own.
  const [first, second] = [await anna.at(table), await bert.at(table)];
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  for (let i = 0; i < 4; i++) {
    const asks = first.update?.decision?.seat === 1 ? first : second;
    const v = asks.update?.v ?? 0;
    asks.choose(0, v);
    await Promise.all([first, second].map((tab) => tab.nextUpdate((update) => update.v > v)));
  }
  for (const [lobby, seat] of [
    [annas, 1],
    [berts, 2],
  ] as const)
    await expect
      .poll(() => lobby.heard.findLast((m) => m.t === 'turn'))
      .toMatchObject({ table, yours: first.update?.decision?.seat === seat });
  // A line is taken away everywhere.
  const [{ id }] = await sql("SELECT id FROM talk WHERE text = 'Hail from the one'");
  const deleted = await fetch(`${one.url}/api/admin/delete`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ talk: id }),
  });
  expect(deleted.status).toBe(200);
  expect((await berts.next('unsaid')).ids).toEqual([id]);
  for (const part of [first, second, annas, berts]) part.close();
  await expect.poll(async () => sql('SELECT * FROM present'), { timeout: 10_000 }).toEqual([]);
});

test('somebody at another server is invited; he who muted the asker is not, and she does not learn of it', async () => {
  const { anna, bert, annas, berts, who } = await two('Carla', 'Dirk');
  const table = await anna.open(friend);
  annas.send({ t: 'invite', who, table });
  const invited = await berts.next('invited');
  expect(invited).toMatchObject({ from: 'Carla', game: 'lotr-tcg' });
  // Whoever comes back finds it, at whichever server he comes in.
  berts.close();
  const came = new Client(one.url);
  came.cookie = bert.cookie;
  const again = await InLobby.enter(came);
  expect((await again.next('invited')).invitation).toBe(invited.invitation);
  again.send({ t: 'mute', who: invited.who, on: true });
  await again.next('lobby', ({ muted }) => muted.length > 0);
  const third = await InLobby.enter(bert);
  await sees(annas, 'Dirk');
  annas.send({ t: 'invite', who, table });
  says(annas, 'unheard');
  says(third, 'after it');
  await hears(annas, 'after it');
  await hears(third, 'after it');
  expect(third.heard.filter(({ t }) => t === 'invited')).toEqual([]);
  expect(linesOf(third)).not.toContain('unheard');
  // What is changed at one server holds at the other.
  again.send({ t: 'mute', who: invited.who, on: false });
  await third.next('lobby', ({ muted }) => muted.length === 0);
  says(annas, 'heard again');
  await hears(third, 'heard again');
  annas.send({ t: 'invite', who: 999_999, table });
  expect((await annas.next('problem')).text).toMatch(/not here any more/);
  for (const lobby of [annas, again, third]) lobby.close();
});

test('whoever is banned at one server is sent away from the other', async () => {
  const { anna, annas, berts, who } = await two('Emma', 'Frodo');
  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${one.url}/api/admin/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('ban', { guest: who, why: 'shouting' });
  await berts.closed;
  await annas.next('lobby', ({ people }) => people.every(({ name }) => name !== 'Frodo'));
  expect((await anna.get('/api/me')).status).toBe(200);
  annas.close();
});

test('with a server that is killed those are gone who were there, within five seconds', async () => {
  const third = await started();
  const { anna, annas, berts } = await two('Gerda', 'Hans');
  const ida = await Client.named(third.url, 'Ida');
  const idas = await InLobby.enter(ida);
  for (const lobby of [annas, berts]) await sees(lobby, 'Ida');
  await ida.open({ ...friend, terms: { ...PLAIN_TERMS, isPublic: true } });
  await annas.next('lobby', ({ tables }) => tables.length === 1);
  const killed = performance.now();
  await third.kill();
  for (const lobby of [annas, berts])
    await lobby.next(
      'lobby',
      ({ people, tables }) => people.every(({ name }) => name !== 'Ida') && tables.length === 0,
    );
  expect(performance.now() - killed).toBeLessThan(5000);
  expect((await anna.get('/api/me')).status).toBe(200);
  idas.close();
  annas.close();
  berts.close();
});

test('the connection for notices is cut: what was missed meanwhile is read, and words travel again', async () => {
  const { anna, annas, berts, who } = await two('Jette', 'Kurt');
  const table = await anna.open(friend);
  // One writes behind everybody's back while nobody hears: as if the notices had been lost.
  await sql(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'westmarch link' AND datname = current_database()",
  );
  await sql(
    `INSERT INTO talk (place, among, seat, guest, name, text, created)
     SELECT '', 'lobby', 0, id, name, 'while you were away', '2026-11-18T00:00:00.000Z' FROM guest WHERE name = 'Jette'`,
  );
  await sql(
    `INSERT INTO invite (who, guest, table_id, at)
     SELECT ${who}, id, '${table}', '${new Date().toISOString()}' FROM guest WHERE name = 'Jette'`,
  );
  // Each is read for itself: which comes first is not said.
  for (const lobby of [annas, berts])
    await expect.poll(() => linesOf(lobby)).toContain('while you were away');
  await expect.poll(() => berts.heard.some(({ t }) => t === 'invited')).toBe(true);
  says(annas, 'and now?');
  await hears(berts, 'and now?');
  expect(linesOf(berts).filter((text) => text === 'while you were away')).toHaveLength(1);
  await sees(annas, 'Kurt');
  annas.close();
  berts.close();
});
