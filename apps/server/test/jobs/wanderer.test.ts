/** The example of a bot over WebSocket: it takes an invitation at a real server and plays a whole game. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker } from '../play/client.ts';
import { type Running, root, running } from '../play/running.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('it takes the open seat, agrees to the seed, and plays to the end', async () => {
  const client = await Client.named(server.url, 'Anna');
  const table = await client.open({ game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }] });
  const tab = await client.at(table);
  const code = tab.info?.invitation?.split('/').at(-1) ?? '';
  const link = `${server.url}/join/${code}`;
  const bot = spawn(process.execPath, [`${root}/examples/bots/wanderer.ts`, link, 'fotr-gandalf'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  bot.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  const ended = once(bot, 'exit');
  await tab.until((m) => m.t === 'table' && m.info.status === 'playing');
  await tab.playAtRandom(picker(5));
  expect(tab.update?.result).not.toBeNull();
  expect(tab.info?.players[1]).toMatchObject({ name: 'Wanderer', kind: 'person' });
  expect(await ended).toEqual([0, null]);
  expect(said).toBe('');
  // Taken already: it says why it cannot sit there.
  const late = spawn(process.execPath, [`${root}/examples/bots/wanderer.ts`, link, 'fotr-gandalf'], {
    stdio: 'pipe',
  });
  const [exit] = await once(late, 'exit');
  expect(exit).toBe(1);
});
