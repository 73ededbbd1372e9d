/** Before the game: values for the seed, and what happens when one does not come. */
import { type FromServer, promiseOf } from '@westmarch/protocol';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { newFolder, type Running, running } from './running.ts';

const open = {
  game: 'meccg',
  deck: 'A',
  others: [{ kind: 'bot' as const, bot: 'random', deck: 'B' }],
} as const;

test('a client that sends no value is waited for, then the game begins without it', async () => {
  const server = await running({ pace: { chance: 1000 } });
  const anna = await Client.named(server.url, 'Anna');
  const tab = await anna.at(await anna.open({ ...open, others: [...open.others] }), { chance: false });
  expect(tab.info?.status).toBe('waiting');
  tab.send({ t: 'choose', v: 0, index: 0 });
  expect((await tab.problem()).code).toBe('waiting');
  tab.send({ t: 'why', id: 1, card: 1 });
  expect((await tab.problem()).code).toBe('waiting');
  await tab.nextUpdate();
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  expect(tab.info?.opened?.values).toEqual(['', '']);
  await server.close();
});

/** Two who sit at one table and send nothing by themselves. */
async function twoWaiting(server: Running) {
  const anna = await Client.named(server.url, 'Anna');
  const bert = await Client.named(server.url, 'Bert');
  const table = await anna.open({ game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] });
  const first = await anna.at(table, { chance: false });
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', 'B');
  const second = await bert.at(table, { chance: false });
  return { table, first, second };
}
const [one, two, three] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
const stage = (wanted: string) => (m: FromServer) => m.t === 'table' && m.info.fair.stage === wanted;

test('nobody reveals before everyone has promised; then only what was promised is taken', async () => {
  const server = await running();
  const { table, first, second } = await twoWaiting(server);
  const promise = (seat: number, value: string) =>
    ({ t: 'promise', hash: promiseOf(table, seat, value) }) as const;
  first.send({ t: 'chance', value: one });
  expect((await first.problem()).code).toBe('promise-first');
  first.send(promise(1, one));
  await second.until((m) => m.t === 'table' && m.info.fair.promises[0] === promiseOf(table, 1, one));
  expect(second.info?.fair).toEqual({ stage: 'promising', promises: [promiseOf(table, 1, one), null] });
  first.send({ t: 'chance', value: one });
  expect((await first.problem()).code).toBe('promise-first');
  first.send(promise(1, three)); // the first one counts
  second.send(promise(2, two));
  await first.until(stage('revealing'));
  expect(first.info?.fair.promises).toEqual([promiseOf(table, 1, one), promiseOf(table, 2, two)]);
  second.send({ t: 'chance', value: three });
  expect((await second.problem()).code).toBe('not-promised');
  second.send({ t: 'chance', value: two });
  first.send({ t: 'chance', value: three });
  expect((await first.problem()).code).toBe('not-promised');
  first.send({ t: 'chance', value: one });
  await first.nextUpdate();
  first.send({ t: 'concede' });
  await first.until((m) => m.t === 'table' && m.info.status === 'over');
  expect(first.info?.opened?.values).toEqual([one, two]);
  await server.close();
});

test('a value that was promised and does not come keeps the game from beginning, also after a restart; it can be closed', async () => {
  const dataFolder = newFolder();
  const server = await running({ dataFolder });
  const { table, first, second } = await twoWaiting(server);
  first.send({ t: 'promise', hash: promiseOf(table, 1, one) });
  second.send({ t: 'promise', hash: promiseOf(table, 2, two) });
  await first.until(stage('revealing'));
  first.send({ t: 'chance', value: one });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(first.info?.status).toBe('waiting');
  await server.close();
  const after = await running({ dataFolder, pace: { chance: 50 } });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await after.house.tables.find(table))?.row).toMatchObject({ status: 'waiting' });
  await (await after.house.tables.find(table))?.end(2);
  expect((await after.house.tables.find(table))?.row).toMatchObject({
    status: 'closed',
    closed: 'Bert closed this game; it has no result.',
  });
  await after.close();
});

test('a table that waits is there after a restart, with its commitment, its invitation and the values that came', async () => {
  const dataFolder = newFolder();
  const before = await running({ dataFolder });
  const anna = await Client.named(before.url, 'Anna');
  const table = await anna.open({ game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }] });
  const tab = await anna.at(table);
  const { commitment, invitation } = tab.info ?? {};
  tab.send({ t: 'rules', id: 1, rules: [] });
  await tab.answer();
  await before.close();
  const after = await running({ dataFolder });
  const again = new Client(after.url);
  again.cookie = anna.cookie;
  const back = await again.at(table);
  expect(back.info?.commitment).toBe(commitment);
  const code = invitation?.split('/join/')[1] ?? '';
  expect(back.info?.invitation).toContain(code);
  const bert = await Client.named(after.url, 'Bert');
  await bert.join(code, 'fotr-gandalf');
  await bert.at(table);
  await back.nextUpdate();
  back.send({ t: 'concede' });
  await back.until((m) => m.t === 'table' && m.info.status === 'over');
  expect(back.info?.opened?.values[0]).toBe('0123456789abcdef'.repeat(2));
  await after.close();
});

test('among three, one who concedes is out and the others play on', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const bot = { kind: 'bot', bot: 'random', deck: 'mom-gimli' } as const;
  const table = await anna.open({
    game: 'lotr-tcg',
    deck: 'fotr-aragorn',
    others: [{ kind: 'friend' }, bot],
  });
  const first = await anna.at(table);
  const bert = await Client.named(server.url, 'Bert');
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', 'fotr-gandalf');
  const second = await bert.at(table);
  await Promise.all([first.nextUpdate(), second.nextUpdate()]);
  first.send({ t: 'concede' });
  expect((await second.nextUpdate(({ v }) => v >= 1)).result).toBeNull();
  first.send({ t: 'concede' });
  expect((await first.problem()).code).toBe('over');
  await second.playAtRandom((count) => count - 1);
  expect(second.update?.result?.outcomes[0]).toBe('lost');
  expect(second.update?.result?.text).toContain('Anna conceded.');
  expect(server.errors).toEqual([]);
  await server.close();
});
