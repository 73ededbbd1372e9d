/** The stores, on SQLite and on PostgreSQL alike: what was kept is found again, and what must not be is refused. */
import { PLAIN_TERMS, sensibleStops } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Summary } from '../../src/engine/requests.ts';
import { daysAgo } from '../../src/store/days.ts';
import type { Guest } from '../../src/store/guests.ts';
import { openStore, type Store, type StoreOptions } from '../../src/store/store.ts';
import type { NewTable } from '../../src/store/table-store.ts';
import { LOBBY } from '../../src/store/talk-store.ts';
import { aside, databaseOf } from '../play/databases.ts';
import { newFolder } from '../play/running.ts';

const opened = async (folder: string, options: StoreOptions = {}): Promise<Store> =>
  openStore(folder, { ...options, database: await databaseOf(folder) });

const dataFolder = newFolder();
let store: Store;
let anna: Guest;
let bert: Guest;
beforeAll(async () => {
  store = await opened(dataFolder);
  anna = await store.guests.add('hash of Anna', 'Anna');
  bert = await store.guests.add('hash of Bert', 'Bert');
});
afterAll(() => store.close());

let tables = 0;
function newTable(more: Partial<NewTable> = {}): NewTable {
  const id = `table${String(++tables).padStart(6, '0')}`;
  const seat = { bot: null, guest: null, name: '', deck: 'B', stops: sensibleStops.meccg };
  return {
    id,
    game: 'meccg',
    length: null,
    options: [],
    terms: PLAIN_TERMS,
    secret: 'secret',
    commitment: 'promise of it',
    seats: [
      { ...seat, seat: 1, kind: 'person', guest: anna.id, name: 'Anna', deck: 'A', invitation: null },
      { ...seat, seat: 2, kind: 'open', invitation: `to ${id}` },
    ],
    ...more,
  };
}
async function added(more: Partial<NewTable> = {}): Promise<string> {
  const table = newTable(more);
  await store.tables.add(table);
  return table.id;
}
const summary = (v: number, more: Partial<Summary> = {}): Summary => ({
  v,
  version: 'rules 1',
  asked: 1,
  turn: 2,
  bot: false,
  conceded: [],
  offer: null,
  undo: [],
  over: null,
  ...more,
});
const event = (v: number) => ({ v, kind: 'choice', seat: 1, n: v % 3, auto: false, then: [4, 0] }) as const;
const over = { outcomes: ['won', 'lost'] as const, texts: ['Anna has won', 'You have won', 'You have lost'] };

test('a guest is found by the hash of his secret alone, by the name that he has now', async () => {
  expect(await store.guests.byHash('hash of Anna')).toEqual({ id: anna.id, name: 'Anna', banned: null });
  expect(await store.guests.byHash('hash of anna')).toBeNull();
  const cleo = await store.guests.add('hash of Cleo', 'Cleo');
  await store.guests.rename(cleo, 'Cléo');
  expect((await store.guests.byHash('hash of Cleo'))?.name).toBe('Cléo');
  await expect(store.guests.add('hash of Cleo', 'Another')).rejects.toThrow(/unique/i);
});

test('a table is found as it was opened, with its seats in order', async () => {
  const table = newTable({
    options: ['one', 'two'],
    length: 3,
    terms: { ...PLAIN_TERMS, isPublic: true, chat: false },
  });
  await store.tables.add(table);
  const found = await store.tables.table(table.id);
  expect(found).toMatchObject({ options: ['one', 'two'], length: 3, status: 'waiting', v: 0, clock: null });
  expect(found?.terms).toEqual(table.terms);
  expect(found?.seats.map(({ seat, kind, promise }) => [seat, kind, promise])).toEqual([
    [1, 'person', null],
    [2, 'open', null],
  ]);
  expect((await store.tables.waitingPublic(1)).map(({ id }) => id)).toEqual([table.id]);
  expect(await store.tables.tableOf(`to ${table.id}`)).toBe(table.id);
  expect(await store.tables.table('there is none')).toBeNull();
});

test('of many who take one seat at once, one gets it', async () => {
  const id = await added();
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, (_x, i) => store.tables.takeSeat(id, 2, bert.id, `Bert ${i}`, 'B')),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await store.tables.table(id))?.seats[1]).toMatchObject({ kind: 'person', invitation: null });
});

test('events are kept in order with what the table then is, and come again as they were', async () => {
  const id = await added();
  await store.tables.begin(id, 'the seed', null, ['one', 'two'], summary(0));
  for (let v = 1; v <= 30; v++) await store.tables.keep(id, event(v), summary(v, { turn: v }));
  expect(await store.tables.events(id)).toEqual(Array.from({ length: 30 }, (_x, i) => event(i + 1)));
  expect(await store.tables.table(id)).toMatchObject({
    v: 30,
    turn: 30,
    status: 'playing',
    seed: 'the seed',
  });
  await store.tables.keep(id, { ...event(31), kind: 'concede' }, summary(31, { over }));
  expect(await store.tables.table(id)).toMatchObject({ v: 31, status: 'over', ending: over });
});

test('what fails in its midst leaves nothing behind', async () => {
  const id = await added();
  await store.tables.begin(id, 'seed', null, [], summary(0));
  await store.tables.keep(id, event(1), summary(1));
  // The same event again, with something else that the table would be.
  await expect(store.tables.keep(id, { ...event(1), n: 2 }, summary(1, { turn: 77 }))).rejects.toThrow();
  expect(await store.tables.table(id)).toMatchObject({ v: 1, turn: 2 });
  expect(await store.tables.events(id)).toEqual([event(1)]);
  const twice = newTable();
  await store.tables.add(twice);
  await expect(store.tables.addRematch({ ...twice }, id)).rejects.toThrow();
  expect((await store.tables.table(id))?.next).toBeNull();
});

test('many tables at once: each keeps its own', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => added()));
  await Promise.all(
    ids.map(async (id, i) => {
      await store.tables.begin(id, `seed ${i}`, null, [], summary(0));
      for (let v = 1; v <= 5; v++) await store.tables.keep(id, event(v), summary(v));
    }),
  );
  for (const [i, id] of ids.entries()) {
    expect(await store.tables.table(id)).toMatchObject({ seed: `seed ${i}`, v: 5 });
    expect(await store.tables.events(id)).toHaveLength(5);
  }
});

test('what belongs to a seat is kept there: promise, value, stops, wish; and what is closed stays closed', async () => {
  const id = await added();
  await store.tables.keepPromise(id, 1, 'hash');
  await store.tables.keepChance(id, 1, 'value');
  await store.tables.keepStops(id, 1, { ...sensibleStops.meccg, full: true });
  await store.tables.wantRematch(id, 1, { deck: 'C', swap: true });
  await store.tables.keepUndo(id, 2, [1, 3]);
  await store.tables.keepClock(id, { left: [1], spare: [2], seat: 1, stage: 'running', grace: 3, away: [] });
  const kept = await store.tables.table(id);
  expect(kept?.seats[0]).toMatchObject({
    promise: 'hash',
    chance: 'value',
    stops: { full: true },
    rematch: true,
    wish: { deck: 'C', swap: true },
  });
  expect(kept).toMatchObject({ undo: { by: 2, agreed: [1, 3] }, clock: { left: [1], grace: 3 } });
  await store.tables.close(id, 'enough');
  await store.tables.close(id, 'again');
  expect(await store.tables.table(id)).toMatchObject({ status: 'closed', closed: 'enough' });
  expect(await store.tables.tableOf(`to ${id}`)).toBeNull();
});

test('last looks are bytes that come back as the same words', async () => {
  const id = await added();
  const shown = [0, 1].map((viewer) => ({ viewer, text: `seen by ${viewer}: ${'ë'.repeat(5000)}` }));
  await store.tables.keepFinal(id, shown);
  await store.tables.keepFinal(id, shown);
  expect(await store.tables.final(id, 1)).toBe(shown[1].text);
  expect(await store.tables.final(id, 2)).toBeNull();
});

test('one’s own tables, the latest first; and how many are not over', async () => {
  const cleo = await store.guests.add('hash of the player', 'Cleo');
  const seat = (kind: 'person' | 'bot') => ({
    ...newTable().seats[0],
    guest: kind === 'person' ? cleo.id : null,
    kind,
  });
  const mine = [await added({ seats: [seat('person')] }), await added({ seats: [seat('person')] })];
  await store.tables.begin(mine[0], 'seed', 'engine one', [], summary(0, { bot: true }));
  expect((await store.tables.of(cleo.id)).map(({ id }) => id)).toEqual(mine);
  expect(await store.tables.goingOf(cleo.id)).toBe(2);
  expect(await store.tables.waitingForBots()).toEqual([mine[0]]);
  expect(await store.tables.engines()).toEqual(new Set(['engine one']));
  await store.tables.close(mine[0], 'over');
  expect(await store.tables.goingOf(cleo.id)).toBe(1);
  expect(await store.tables.waitingForBots()).toEqual([]);
});

test('what is said comes back in order, is found by its words in any case, and the lobby forgets the oldest', async () => {
  const line = { among: 'lobby', seat: 0, guest: anna.id, name: 'Anna' } as const;
  for (let i = 1; i <= 205; i++) await store.talk.add({ ...line, place: LOBBY, text: `Word ${i}` });
  expect((await store.talk.recent(LOBBY, 3)).map(({ text }) => text)).toEqual([
    'Word 203',
    'Word 204',
    'Word 205',
  ]);
  const all = await store.talk.recent(LOBBY, Number.MAX_SAFE_INTEGER);
  expect([all.length, all[0].text]).toEqual([200, 'Word 6']);
  expect(await store.talk.found('wORD 205', 10)).toMatchObject([{ text: 'Word 205', guest: anna.id }]);
  expect(await store.talk.found('%', 10)).toHaveLength(10);
  const said = await store.talk.add({ ...line, place: 'a table', guest: null, text: 'remark' });
  expect(await store.talk.drop(said.id)).toBe('a table');
  expect(await store.talk.drop(said.id)).toBeNull();
});

test('whom one mutes is kept once, by name, and taken back', async () => {
  await store.talk.setMuted(anna.id, bert.id, true);
  await store.talk.setMuted(anna.id, bert.id, true);
  expect(await store.talk.muted(anna.id)).toEqual([{ who: bert.id, name: 'Bert' }]);
  await store.talk.setMuted(anna.id, bert.id, false);
  expect(await store.talk.muted(anna.id)).toEqual([]);
});

test('for who runs it: tables and guests by part of a name in any case, bans, and what is old', async () => {
  const id = await added();
  expect(await store.admin.tables('', id, 10)).toMatchObject([
    { id, players: `1 Anna (guest ${anna.id}), 2  (open)` },
  ]);
  expect(await store.admin.tables('waiting', 'aNN', 3)).toHaveLength(3);
  expect(await store.admin.tables('over', id, 10)).toEqual([]);
  expect(await store.admin.guests('bER', 10)).toMatchObject([{ id: bert.id, name: 'Bert', banned: null }]);
  expect(await store.admin.guests(String(bert.id), 10)).toMatchObject([{ name: 'Bert' }]);
  await store.admin.ban('203.0.113.7', 'noise');
  await store.admin.ban('203.0.113.7', 'more noise');
  expect(await store.admin.bans()).toMatchObject([{ network: '203.0.113.7', why: 'more noise' }]);
  expect(await store.admin.unban('203.0.113.7')).toBe(1);
  await aside(dataFolder, 'UPDATE game_table SET updated = ? WHERE id = ?', daysAgo(50), id);
  expect(await store.admin.oldTables('waiting', 40)).toEqual([id]);
  expect(await store.admin.deleteTable(id)).toBe(1);
  expect(await store.tables.table(id)).toBeNull();
  const { tables: counted, guests } = await store.admin.counts();
  expect(counted['waiting']).toBeGreaterThan(3);
  expect(guests).toBeGreaterThanOrEqual(3);
});

test('guests who sit and say nothing go after their days; the others stay', async () => {
  const gone = await store.guests.add('hash of the one who left', 'Gone');
  await aside(dataFolder, 'UPDATE guest SET seen = ? WHERE id IN (?, ?)', daysAgo(500), gone.id, anna.id);
  expect(await store.admin.dropOldGuests(400)).toBe(1);
  expect(await store.guests.byHash('hash of the one who left')).toBeNull();
  expect(await store.guests.byHash('hash of Anna')).not.toBeNull();
});

test('who leaves for good is nowhere any more; his games stay under another word', async () => {
  const dora = await store.guests.add('hash of Dora', 'Dora');
  const seat = { ...newTable().seats[0], guest: dora.id, name: 'Dora' };
  const id = await added({ seats: [seat, { ...newTable().seats[0], seat: 2 }] });
  await store.tables.begin(id, 'seed', null, [], summary(0, { over }));
  await store.tables.keepFinal(id, [{ viewer: 0, text: 'Dora' }]);
  await store.talk.add({
    place: id,
    among: 'players',
    seat: 0,
    guest: null,
    name: '',
    text: 'Time is up for Dora.',
  });
  await store.talk.add({ place: id, among: 'players', seat: 1, guest: dora.id, name: 'Dora', text: 'Oh' });
  await store.talk.setMuted(anna.id, dora.id, true);
  expect(await store.profiles.results(dora.id)).toMatchObject({
    all: { played: 1, won: 1 },
    opponents: [{ name: 'Anna', bot: false, played: 1, won: 1 }],
    decks: [{ deck: 'A', played: 1 }],
  });
  await store.profiles.erase(dora.id, 'Dora');
  for (const [table, column] of [
    ['seat', 'name'],
    ['talk', 'text'],
    ['talk', 'name'],
    ['guest', 'name'],
  ])
    expect(await aside(dataFolder, `SELECT 1 AS it FROM ${table} WHERE ${column} LIKE '%Dora%'`)).toEqual([]);
  expect((await store.talk.recent(id, 10)).map(({ text }) => text)).toEqual([
    'Time is up for a former guest.',
  ]);
  expect(await store.tables.final(id, 0)).toBeNull();
  expect((await store.tables.table(id))?.seats[0].name).toBe('a former guest');
  expect(await store.talk.muted(anna.id)).toEqual([]);
});

test('storage says that it works', () => expect(store.beat()).resolves.toBeUndefined());

test('replays take no more room than they may; what was not looked at for a week makes room first', async () => {
  const folder = newFolder();
  const store = await opened(folder, { replays: { bytes: 1000, days: 90 } });
  const { replays } = store;
  expect(await replays.add('one', 'a'.repeat(600))).toBe(true);
  expect(await replays.add('two', 'b'.repeat(600))).toBe(false);
  expect(await replays.add('one', 'a'.repeat(600))).toBe(true); // it is there already
  expect(await replays.taken()).toEqual({ bytes: 600, records: 1 });
  await aside(folder, 'UPDATE replay SET seen = ?', daysAgo(8));
  expect(await replays.add('two', 'b'.repeat(600))).toBe(true);
  expect(await replays.get('one')).toBeNull();
  await store.close();
});

test('a replay that nobody looked at for long is gone; one that is looked at stays', async () => {
  const folder = newFolder();
  const store = await opened(folder, { replays: { bytes: 10_000, days: 90 } });
  const { replays } = store;
  for (const id of ['left', 'looked-at']) await replays.add(id, id);
  await aside(folder, 'UPDATE replay SET seen = ?', daysAgo(91));
  expect(await replays.get('looked-at')).toBe('looked-at');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await replays.dropOld()).toBe(1);
  expect([await replays.get('left'), await replays.get('looked-at')]).toEqual([null, 'looked-at']);
  await store.close();
});
