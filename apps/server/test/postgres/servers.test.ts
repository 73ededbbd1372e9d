/** Several servers on one database: any of them takes any client; a table outlives the server that keeps it. */
import { afterAll, expect, test } from 'vitest';
import { Client, type Tab } from '../play/client.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { type Program, program } from '../play/program.ts';
import { newFolder } from '../play/running.ts';

const friend = { game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] } as const;
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const folder = newFolder();
const begun: Program[] = [];
afterAll(async () => {
  for (const one of begun) {
    one.tell('SIGCONT');
    await one.end();
  }
});
async function started(): Promise<Program> {
  const one = await program(folder);
  begun.push(one);
  return one;
}
const sql = async (text: string, ...values: (string | number)[]) => {
  const database = await databaseOf(folder);
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  return asked(database.url, text, values);
};
function at({ url }: Program, { cookie }: Client): Client {
  const same = new Client(url);
  same.cookie = cookie;
  return same;
}

interface Pair {
  readonly table: string;
  readonly anna: Client;
  readonly bert: Client;
  readonly first: Tab;
  readonly second: Tab;
}
/** Anna at the one server, Bert at the other. */
async function two(one: Program, other: Program): Promise<Pair> {
  const [anna, bert] = [await Client.named(one.url, 'Anna'), await Client.named(other.url, 'Bert')];
  const table = await anna.open({ ...friend, others: [...friend.others] });
  const first = await anna.at(table);
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', 'B');
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  return { table, anna, bert, first, second };
}
/** Whoever is asked chooses; both are told. */
async function chooses(...tabs: Tab[]): Promise<number> {
  const v = Math.max(...tabs.map(({ update }) => update?.v ?? 0));
  await Promise.all(tabs.map(async (tab) => (tab.update?.v === v ? null : tab.nextUpdate((u) => u.v >= v))));
  const asks = tabs.find(({ update, info }) => update?.decision?.seat === info?.you);
  asks?.choose(0, v);
  await Promise.all(tabs.map((tab) => tab.nextUpdate((update) => update.v > v)));
  return v;
}
const told = (tab: Tab) => tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));

test('two players at two servers sit at one table; what one says, asks and chooses reaches the other', async () => {
  const [one, other] = [await started(), await started()];
  const { table, bert, first, second } = await two(one, other);
  for (let i = 0; i < 6; i++) await chooses(first, second);
  expect(told(second).at(-1)?.v).toBe(told(first).at(-1)?.v);
  second.send({ t: 'say', words: { text: 'from afar' } });
  const heard = await first.until((m) => m.t === 'said');
  expect(heard).toMatchObject({ said: [{ name: 'Bert', text: 'from afar' }] });
  second.send({ t: 'choose', v: 99, index: 0 });
  expect((await second.problem()).code).toBe('stale');
  expect((await bert.get(`/api/tables/${table}/scenario`)).status).toBe(200);
  expect((await bert.get(`/api/tables/${table}/record`)).status).toBe(409);
  expect(await sql('SELECT DISTINCT owner FROM game_table WHERE id = $1', table)).toHaveLength(1);
  // Nobody comes in by the inner door without the secret.
  const [{ address }] = await sql('SELECT address FROM server LIMIT 1');
  const stranger = await fetch(`${String(address)}/tables/${table}`, { method: 'POST', body: '{}' });
  expect(stranger.status).toBe(403);
  // A server that has only lost its connection makes another, and keeps its table.
  const kept = 'SELECT owner, epoch FROM game_table WHERE id = $1';
  const before = await sql(kept, table);
  // Others have databases beside this one.
  const cut =
    "SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database d ON d.oid = database WHERE locktype = 'advisory' AND objid = $1 AND datname = current_database()";
  for (let times = 0; times < 4; times++) {
    await expect.poll(() => sql(cut, Number(before[0]['owner'])), { interval: 50 }).toHaveLength(1);
    await wait(600);
  }
  await chooses(first, second);
  expect(await sql(kept, table)).toEqual(before);
});

test('a server that is killed: another goes on within five seconds, from the last acknowledged choice', async () => {
  const [one, other] = [await started(), begun[1]];
  const { table, anna, bert, first, second } = await two(one, other);
  for (let i = 0; i < 6; i++) await chooses(first, second);
  const before = told(first);
  const killed = performance.now();
  await one.kill();
  await second.closed;
  const [again, too] = [await at(other, anna).at(table), await bert.at(table)];
  await Promise.all([again.nextUpdate(), too.nextUpdate()]);
  expect(performance.now() - killed).toBeLessThan(5000);
  expect(told(again).slice(0, before.length)).toEqual(before);
  for (let i = 0; i < 4; i++) await chooses(again, too);
});

test('one that was only paused can write nothing once it has lost its tables, and serves again', async () => {
  const other = begun[1];
  const slow = await started();
  const { table, anna, bert, first, second } = await two(slow, other);
  for (let i = 0; i < 4; i++) await chooses(first, second);
  const v = first.update?.v ?? 0;
  const asks = [first, second].find(({ update, info }) => update?.decision?.seat === info?.you);
  const [{ epoch }] = await sql('SELECT epoch FROM game_table WHERE id = $1', table);
  slow.tell('SIGSTOP');
  // A choice lies in its buffer while it sleeps.
  if (asks === first) first.choose(0, v);
  await expect
    .poll(async () => (await sql('SELECT epoch FROM game_table WHERE id = $1', table))[0]['epoch'])
    .toBeGreaterThan(Number(epoch));
  const [again, too] = [await at(other, anna).at(table), await bert.at(table)];
  await Promise.all([again.nextUpdate(), too.nextUpdate()]);
  await chooses(again, too);
  const now = again.update?.v ?? 0;
  const events = await sql('SELECT * FROM event WHERE table_id = $1 ORDER BY v', table);
  slow.tell('SIGCONT');
  first.choose(0, v);
  await first.closed;
  await wait(1500);
  expect(await sql('SELECT * FROM event WHERE table_id = $1 ORDER BY v', table)).toEqual(events);
  expect(events).toHaveLength(now);
  // It takes part again, under another number, and leads to who keeps the table now.
  const back = await at(slow, anna).at(table);
  expect((await back.nextUpdate()).v).toBe(now);
  await chooses(again, too);
  await expect.poll(() => back.update?.v).toBe(again.update?.v);
});

test('a server that is ended in good order hands its tables over: no game drops', async () => {
  const other = begun[1];
  const there = await sql('SELECT id FROM server ORDER BY id');
  const leaving = await started();
  const { table, anna, bert, first, second } = await two(leaving, other);
  for (let i = 0; i < 4; i++) await chooses(first, second);
  const before = told(first);
  const ended = performance.now();
  expect(await leaving.end()).toBe(0);
  const [again, too] = [await at(other, anna).at(table), await bert.at(table)];
  await Promise.all([again.nextUpdate(), too.nextUpdate()]);
  expect(performance.now() - ended).toBeLessThan(3500);
  expect(told(again)).toEqual(before);
  await chooses(again, too);
  expect(await sql('SELECT id FROM server ORDER BY id')).toEqual(there);
});
