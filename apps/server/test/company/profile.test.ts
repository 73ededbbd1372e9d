/** One's own page: results, everything that is kept as a file, leaving for good; and what whoever runs it takes away. */
import { type OpenTable, PLAIN_TERMS, Profile } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../play/client.ts';
import { ADMIN, type Running, running } from '../play/running.ts';
import { InLobby } from './lobby-client.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const friend: OpenTable = { game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }] };

async function two(names: readonly [string, string], terms = PLAIN_TERMS) {
  const anna = await Client.named(server.url, names[0]);
  const bert = await Client.named(server.url, names[1]);
  const table = await anna.open({ ...friend, terms });
  const first = await anna.at(table);
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', 'fotr-gandalf');
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  return { anna, bert, table, first, second };
}
const profileOf = async (one: Client): Promise<Profile> =>
  Profile.parse((await one.get('/api/profile')).json());

test('results in all, against each opponent, by deck and by game', async () => {
  const { anna, bert, first, second } = await two(['Anna', 'Bert']);
  second.send({ t: 'concede' });
  await first.nextUpdate(({ result }) => result !== null);
  const won = { played: 1, won: 1, lost: 0, drawn: 0 };
  expect(await profileOf(anna)).toMatchObject({
    name: 'Anna',
    all: won,
    opponents: [{ name: 'Bert', bot: false, ...won }],
    decks: [{ game: 'lotr-tcg', deck: 'fotr-aragorn', ...won }],
    games: [{ game: 'lotr-tcg', ...won }],
  });
  expect(await profileOf(bert)).toMatchObject({ all: { played: 1, won: 0, lost: 1, drawn: 0 } });
  // A rematch with exchanged decks, against the same one: he who wants it otherwise is asked again.
  first.send({ t: 'rematch', swap: true });
  await second.until((m) => m.t === 'table' && m.info.rematch.swap);
  second.send({ t: 'rematch', swap: false });
  await first.until((m) => m.t === 'table' && m.info.rematch.wantedBy.join() === '2');
  second.send({ t: 'rematch', swap: true });
  await first.until((m) => m.t === 'table' && m.info.rematch.swap);
  first.send({ t: 'rematch', swap: true });
  await second.until((m) => m.t === 'table' && m.info.rematch.table !== null);
  const next = await anna.at(second.info?.rematch.table ?? '');
  expect(next.info?.you).toBe(2);
  expect(next.info?.players.map(({ name, deck }) => `${name} ${deck}`)).toEqual([
    'Bert fotr-aragorn',
    'Anna fotr-gandalf',
  ]);
});

test('a rematch with a deck chosen anew; one that cannot be is refused, and may be chosen again', async () => {
  const { anna, first, second } = await two(['Carl', 'Dora']);
  second.send({ t: 'concede' });
  await first.nextUpdate(({ result }) => result !== null);
  first.send({ t: 'rematch', deck: 'fotr-gandalf' });
  await second.until((m) => m.t === 'table' && m.info.rematch.wantedBy.length === 1);
  second.send({ t: 'rematch', deck: 'no such deck' });
  expect((await second.problem()).code).toBe('deck');
  second.send({ t: 'rematch' });
  await second.until((m) => m.t === 'table' && m.info.rematch.table !== null);
  const next = await anna.at(second.info?.rematch.table ?? '');
  expect(next.info?.players.map(({ name, deck }) => `${name} ${deck}`)).toEqual([
    'Dora fotr-gandalf',
    'Carl fotr-gandalf',
  ]);
});

test('everything of one’s own in one file, and nothing hidden of games that go on', async () => {
  const { anna, first, second, table } = await two(['Eve', 'Fred']);
  first.send({ t: 'say', words: { text: 'Fare well' } });
  second.send({ t: 'say', words: { text: 'I heard you' } });
  await second.until((m) => m.t === 'said' && m.said.some(({ text }) => text === 'Fare well'));
  const going = await anna.open({
    ...friend,
    others: [{ kind: 'bot', bot: 'random', deck: 'fotr-gandalf' }],
  });
  await (await anna.at(going)).nextUpdate();
  second.send({ t: 'concede' });
  await first.nextUpdate(({ result }) => result !== null);
  const answer = await anna.get('/api/profile/export');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const all = answer.json();
  expect(all).toMatchObject({
    name: 'Eve',
    said: [{ text: 'Fare well', place: table }],
    games: [
      { table, status: 'over', seat: 1, deck: 'fotr-aragorn', players: ['Eve', 'Fred'] },
      { table: going, status: 'playing', record: null },
    ],
  });
  expect(answer.text).not.toContain('I heard you');
  expect(answer.text).toContain('"choices"');
  expect((await new Client(server.url).get('/api/profile/export')).status).toBe(404);
});

test('who leaves for good is gone: games go on without the name, what he said and himself are not there', async () => {
  const { anna, bert, first, second, table } = await two(['Gwendolyn', 'Hal']);
  first.send({ t: 'say', words: { text: 'Remember me' } });
  await second.until((m) => m.t === 'said');
  const waiting = await anna.open({ ...friend, terms: { ...PLAIN_TERMS, isPublic: true } });
  second.send({ t: 'mute', who: first.info?.players[0].who ?? 0, on: true });
  await second.until((m) => m.t === 'table' && m.info.muted.length === 1);
  expect((await anna.post('/api/profile/leave', { name: 'Gwen' })).status).toBe(409);
  const left = await anna.post('/api/profile/leave', { name: 'Gwendolyn' });
  expect(left.json()).toEqual({ conceded: 1, closed: 1, kept: 2 });
  const again = await bert.at(table);
  const { result } = await again.nextUpdate();
  expect(result?.outcomes).toEqual(['lost', 'won']);
  expect(again.info?.muted).toEqual([]);
  const told = [...again.frames, (await bert.get(`/api/tables/${table}/record`)).text].join();
  expect(told).not.toContain('Gwendolyn');
  expect(told).not.toContain('Remember me');
  expect(told).toContain('a former guest');
  expect((await server.house.tables.find(waiting))?.row.status).toBe('closed');
  expect((await anna.get('/api/me')).json()).toEqual({ name: '' });
  expect(await profileOf(bert)).toMatchObject({ opponents: [{ name: 'a former guest' }] });
});

test('whoever runs the server finds what was said, and takes it away', async () => {
  const headers = { authorization: `Bearer ${ADMIN}` };
  const { first, second } = await two(['Ida', 'Jon']);
  first.send({ t: 'say', words: { text: 'Something unkind' } });
  await second.until((m) => m.t === 'said');
  const lobby = await InLobby.enter(await Client.named(server.url, 'Kim'));
  lobby.send({ t: 'say', words: { text: 'Unkind too' } });
  await lobby.next('said', ({ said }) => said.length > 0);
  const admin = new Client(server.url);
  const lines: { id: number; text: string }[] = JSON.parse(
    (await admin.get('/api/admin/talk?words=nkind', headers)).text,
  );
  expect(lines.map(({ text }) => text)).toEqual(['Unkind too', 'Something unkind']);
  for (const { id } of lines)
    expect((await admin.post('/api/admin/delete', { talk: id }, headers)).json()).toEqual({ deleted: 1 });
  await second.until((m) => m.t === 'unsaid' && m.ids[0] === lines[1].id);
  await lobby.next('unsaid');
  expect((await admin.get('/api/admin/talk', {})).status).toBe(401);
  lobby.close();
});
