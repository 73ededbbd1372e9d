/** Before the game: values for the seed, and what happens when one does not come. */
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { newFolder, running } from './running.ts';

const open = {
  game: 'meccg',
  deck: 'A',
  others: [{ kind: 'bot' as const, bot: 'random', deck: 'B' }],
} as const;

test('a client that sends no value is waited for, then the game begins without it', async () => {
  const server = await running({ pace: { chance: 150 } });
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

test('the first value of a player counts, and none after the game began', async () => {
  const server = await running();
  const anna = await Client.named(server.url, 'Anna');
  const bert = await Client.named(server.url, 'Bert');
  const table = await anna.open({ game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] });
  const first = await anna.at(table, { chance: false });
  first.send({ t: 'chance', value: 'a'.repeat(32) });
  first.send({ t: 'chance', value: 'b'.repeat(32) });
  await bert.join(first.info?.invitation?.split('/join/')[1] ?? '', 'B');
  const second = await bert.at(table, { chance: false });
  second.send({ t: 'chance', value: 'c'.repeat(32) });
  await first.nextUpdate();
  first.send({ t: 'chance', value: 'd'.repeat(32) });
  first.send({ t: 'concede' });
  await first.until((m) => m.t === 'table' && m.info.status === 'over');
  expect(first.info?.opened?.values).toEqual(['a'.repeat(32), 'c'.repeat(32)]);
  await server.close();
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
  const back = await again.at(table, { chance: false });
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
