/** A table over real sockets: against a bot, between two persons, watched, left and found again. */
import { type FromClient, type GameName, type OpenTable, sensibleStops } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentTo, seedFrom } from '../../src/fair.ts';
import { Client, picker } from './client.ts';
import { type Running, running } from './running.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

const againstBot: OpenTable = {
  game: 'meccg',
  deck: 'A',
  others: [{ kind: 'bot', bot: 'random', deck: 'B' }],
};
const withFriend: OpenTable = { game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] };

/** Two persons at one table, both seated. */
async function two(game: OpenTable = withFriend, friendsDeck = 'B') {
  const [anna, bert] = await Promise.all([
    Client.named(server.url, 'Anna'),
    Client.named(server.url, 'Bert'),
  ]);
  const table = await anna.open(game);
  const first = await anna.at(table);
  const code = first.info?.invitation?.split('/join/')[1] ?? '';
  await bert.join(code, friendsDeck);
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  return { anna, bert, table, first, second, code };
}

test.each<[GameName, string, string]>([
  ['meccg', 'A', 'B'],
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf'],
])('%s: a whole game against a bot, every event in order', async (game, deck, other) => {
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open({ game, deck, others: [{ kind: 'bot', bot: 'random', deck: other }] });
  const tab = await anna.at(table);
  await tab.playAtRandom(picker(7));
  expect(tab.update?.result?.outcomes).toHaveLength(2);
  const updates = tab.messages.filter((m) => m.t === 'update');
  const told = updates.flatMap((update) => update.told.map(({ v }) => v));
  expect(told).toEqual(told.map((_v, i) => i + 1));
  expect(updates.map(({ v }) => v)).toEqual(updates.map((_u, i) => i));
  expect(tab.info).toMatchObject({ status: 'over', you: 1 });
  tab.close();
});

test('a friend may be invited by a Dragon, and be anybody but the same one', async () => {
  const options = ['here-be-dragons'];
  const friends: OpenTable = {
    ...withFriend,
    deck: 'smaug',
    others: [{ kind: 'friend' }, { kind: 'friend' }],
  };
  const anna = await Client.named(server.url, 'Anna');
  const bert = await Client.named(server.url, 'Bert');
  const first = await anna.at(await anna.open({ ...friends, options }));
  const invitation = first.info?.invitation?.split('/join/')[1] ?? '';
  const refused = await bert.post('/api/join', { invitation, deck: 'smaug' });
  expect(refused.json()).toMatchObject({
    error: expect.stringContaining('Smaug is another player already (ME-DRAGON-4000)'),
  });
  expect((await bert.post('/api/join', { invitation, deck: 'scatha' })).status).toBe(200);
  first.close();
});

test('optional rules are told to whoever is invited, and a rematch and the record keep them', async () => {
  const options = ['recently-visited'];
  const { anna, bert, first, second, table } = await two({ ...withFriend, options, length: 1 });
  const other = await anna.open({ ...withFriend, options });
  const code = (await anna.at(other)).info?.invitation?.split('/join/')[1] ?? '';
  expect((await anna.get(`/api/invitations/${code}`)).json()).toMatchObject({ options });
  first.send({ t: 'concede' });
  await first.until((m) => m.t === 'table' && m.info.status === 'over');
  expect((await anna.get(`/api/tables/${table}/record`)).json()).toMatchObject({ setup: { options } });
  for (const tab of [first, second]) tab.send({ t: 'rematch' });
  await first.until((m) => m.t === 'table' && m.info.rematch.table !== null);
  const again = await anna.at(first.info?.rematch.table ?? '');
  await bert.at(first.info?.rematch.table ?? '');
  await again.nextUpdate();
  again.send({ t: 'concede' });
  await again.until((m) => m.t === 'table' && m.info.status === 'over');
  const rematch = await anna.get(`/api/tables/${first.info?.rematch.table ?? ''}/record`);
  expect(rematch.json()).toMatchObject({ setup: { options } });
});

test('two persons by invitation; it can be taken once, and only by somebody else', async () => {
  const anna = await Client.named(server.url, 'Anna');
  const bert = await Client.named(server.url, 'Bert');
  const carl = await Client.named(server.url, 'Carl');
  const table = await anna.open(withFriend);
  const first = await anna.at(table);
  const link = first.info?.invitation ?? '';
  expect(link).toMatch(new RegExp(`^${server.url}/join/[a-z0-9]{20}$`));
  expect(first.info?.players).toMatchObject([
    { seat: 1, name: 'Anna', kind: 'person', present: true },
    { seat: 2, name: '', kind: 'open', present: false },
  ]);
  const code = link.split('/join/')[1];
  expect((await bert.get(`/api/invitations/${code}`)).json()).toMatchObject({
    game: 'meccg',
    from: 'Anna',
    open: true,
    table,
    options: [],
  });
  expect((await anna.post('/api/join', { invitation: code, deck: 'B' })).json()).toMatchObject({
    error: 'You sit at this table already.',
  });
  expect((await bert.post('/api/join', { invitation: code, deck: 'nothing' })).status).toBe(409);
  await bert.join(code, 'B');
  expect((await carl.post('/api/join', { invitation: code, deck: 'B' })).status).toBe(409);
  expect((await carl.get(`/api/invitations/${code}`)).status).toBe(404);
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  expect(second.info).toMatchObject({ you: 2, status: 'playing', invitation: null, opened: null });
  expect(second.info?.players[0].present).toBe(true);
  // Whoever is not asked has no choices, and his are refused.
  const [asked, other] = first.update?.decision?.seat === 1 ? [first, second] : [second, first];
  expect(other.update?.decision?.choices).toEqual([]);
  other.choose(0);
  expect(await other.problem()).toMatchObject({ code: 'not-asked' });
  asked.choose(0);
  expect((await asked.nextUpdate()).v).toBe(1);
  expect((await other.nextUpdate()).told).toHaveLength(1);
  first.close();
  await second.until((m) => m.t === 'table' && !m.info.players[0].present);
});

test('two invitations at once for one seat: one of them sits', async () => {
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open(withFriend);
  const tab = await anna.at(table);
  const code = tab.info?.invitation?.split('/join/')[1] ?? '';
  const rivals = await Promise.all(['B', 'C', 'D', 'E'].map((name) => Client.named(server.url, name)));
  const answers = await Promise.all(
    rivals.map((rival) => rival.post('/api/join', { invitation: code, deck: 'B' })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test('a stale choice is refused, one that is not offered too; the connection stays', async () => {
  const { first, second } = await two();
  const asked = first.update?.decision?.seat === 1 ? first : second;
  asked.choose(9999);
  expect(await asked.problem()).toMatchObject({ code: 'not-offered' });
  asked.choose(0, 7);
  expect(await asked.problem()).toMatchObject({ code: 'stale' });
  asked.choose(0, 0);
  expect((await asked.nextUpdate()).v).toBe(1);
  asked.choose(0, 0);
  expect(await asked.problem()).toMatchObject({ code: 'stale' });
});

test('who was away catches up from the last event he saw', async () => {
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open(againstBot);
  const tab = await anna.at(table);
  const pick = picker(3);
  await tab.playAtRandom(pick, ({ v }) => v < 20);
  const left = tab.update?.v ?? 0;
  const all = tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));
  tab.drop();
  const back = await anna.at(table, { since: left });
  await back.playAtRandom(pick, ({ v }) => v < 40);
  const rest = back.messages.flatMap((m) => (m.t === 'update' ? m.told : []));
  expect([...all, ...rest].map(({ v }) => v)).toEqual([...all, ...rest].map((_t, i) => i + 1));
  back.drop();
  // Once more from the beginning: the same words.
  const again = await anna.at(table, { since: 0 });
  const { told } = await again.nextUpdate();
  expect(told.slice(0, all.length + rest.length)).toEqual([...all, ...rest]);
  // A version that never was, as after data was lost: everything is told.
  const odd = await anna.at(table, { since: 1_000_000 });
  expect((await odd.nextUpdate()).told[0].v).toBe(1);
});

test('several tabs of one player see the same', async () => {
  const { anna, first, second, table } = await two();
  const tab = await anna.at(table);
  await tab.nextUpdate();
  const asked = first.update?.decision?.seat === 1 ? first : second;
  asked.choose(0);
  await Promise.all([first.nextUpdate(), tab.nextUpdate()]);
  expect(tab.frames.at(-1)).toBe(first.frames.at(-1));
});

test('a spectator sees only what everyone knows, and can do nothing', async () => {
  const { first, table } = await two();
  const carl = await Client.named(server.url, 'Carl');
  const tab = await carl.at(table);
  const { scene, decision } = await tab.nextUpdate();
  expect(tab.info).toMatchObject({ you: 0, watching: 1 });
  expect(scene.you).toBe(0);
  expect(decision?.choices).toEqual([]);
  for (const side of scene.sides) for (const card of side.hand.cards) expect(card.face).toBe('');
  const deeds: FromClient[] = [
    { t: 'choose', v: 0, index: 0 },
    { t: 'undo' },
    { t: 'answerUndo', yes: true },
    { t: 'concede' },
    { t: 'rematch' },
    { t: 'stops', stops: sensibleStops.meccg },
  ];
  for (const deed of deeds) {
    tab.send(deed);
    expect((await tab.problem()).code).toBe('spectator');
  }
  tab.send({ t: 'why', id: 4, card: 1 });
  expect(await tab.answer()).toMatchObject({ id: 4, refused: [] });
  tab.close();
  await first.until((m) => m.t === 'table' && m.info.watching === 0);
});

test('conceding ends the game; a rematch with seats exchanged begins when both want it', async () => {
  const { anna, bert, first, second, table } = await two();
  first.send({ t: 'concede' });
  const { result, told } = await second.nextUpdate((update) => update.result !== null);
  expect(result).toEqual({ outcomes: ['lost', 'won'], text: 'Anna conceded. You win.' });
  expect(told[0].lines[0].text).toBe('Anna concedes.');
  await first.until((m) => m.t === 'table' && m.info.status === 'over');
  first.send({ t: 'choose', v: first.update?.v ?? 0, index: 0 });
  expect((await first.problem()).code).toBe('over');
  first.send({ t: 'rematch' });
  await second.until((m) => m.t === 'table' && m.info.rematch.wantedBy.includes(1));
  expect(second.info?.rematch.table).toBeNull();
  second.send({ t: 'rematch' });
  await first.until((m) => m.t === 'table' && m.info.rematch.table !== null);
  const next = first.info?.rematch.table ?? '';
  expect(next).not.toBe(table);
  const [mine, theirs] = [await anna.at(next), await bert.at(next)];
  await Promise.all([mine.nextUpdate(), theirs.nextUpdate()]);
  expect(mine.info).toMatchObject({ you: 2, status: 'playing' });
  expect(mine.info?.players.map(({ name, deck }) => [name, deck])).toEqual([
    ['Bert', 'B'],
    ['Anna', 'A'],
  ]);
  expect((await anna.get('/api/tables')).json()).toMatchObject([
    { table: next, status: 'playing', opponents: ['Bert'] },
    { table, status: 'over', result: 'You conceded. Bert wins.' },
  ]);
});

test('a bot always wants a rematch', async () => {
  const anna = await Client.named(server.url, 'Anna');
  const tab = await anna.at(await anna.open(againstBot));
  tab.send({ t: 'rematch' });
  expect((await tab.problem()).code).toMatch('not-over');
  await tab.myTurn();
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  tab.send({ t: 'rematch' });
  await tab.until((m) => m.t === 'table' && m.info.rematch.table !== null);
});

test('the secret is opened when the game is over, not before', async () => {
  const { first, second } = await two();
  expect(second.info?.opened).toBeNull();
  expect(second.frames.some((frame) => frame.includes('"secret"'))).toBe(false);
  second.send({ t: 'concede' });
  await first.until((m) => m.t === 'table' && m.info.status === 'over');
  const { commitment = '', opened } = first.info ?? {};
  expect(commitmentTo(opened?.secret ?? '')).toBe(commitment);
  expect(opened?.values).toEqual(['0123456789abcdef'.repeat(2), '0123456789abcdef'.repeat(2)]);
  expect(opened?.seed).toBe(seedFrom(opened?.secret ?? '', opened?.values ?? []));
});

test('questions are answered to the one who may know', async () => {
  const { first, second } = await two();
  const asked = first.update?.decision?.seat === 1 ? first : second;
  const card = asked.update?.decision?.choices.find((choice) => choice.card !== 0)?.card ?? 1;
  asked.send({ t: 'why', id: 1, card });
  const why = await asked.answer();
  expect(why).toMatchObject({ id: 1, rules: [] });
  expect(why.offered.length).toBeGreaterThan(0);
  asked.send({ t: 'value', id: 2, card });
  expect((await asked.answer()).id).toBe(2);
  asked.send({ t: 'rules', id: 3, rules: ['ME-DRAFT-001', 'NO-SUCH-1'] });
  expect((await asked.answer()).rules).toMatchObject([{ id: 'ME-DRAFT-001' }]);
  asked.send({ t: 'why', id: 4, card: 999_999 });
  expect((await asked.problem()).code).toBe('no-card');
  asked.send({ t: 'face', id: 5, face: 'no such face' });
  expect((await asked.problem()).code).toBe('no-face');
});

test('a table that is not there', async () => {
  const tab = await new Client(server.url).at('nosuchtable');
  expect(tab.messages[0]).toMatchObject({ t: 'problem', code: 'no-table' });
});
