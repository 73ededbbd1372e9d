/** What clients send that they should not: nothing crashes, nobody else notices. */
import { Limits, PROTOCOL } from '@westmarch/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, Tab } from './client.ts';
import { type Running, running } from './running.ts';

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

async function seated() {
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open({
    game: 'meccg',
    deck: 'A',
    others: [{ kind: 'bot', bot: 'random', deck: 'B' }],
  });
  const tab = await anna.at(table);
  await tab.myTurn();
  return { anna, table, tab };
}
const bare = async (): Promise<Tab> => {
  const tab = new Tab(`${server.url.replace('http', 'ws')}/ws`);
  await tab.opened;
  return tab;
};

test.each<[string, string | Buffer, string]>([
  ['no JSON', '{"t": "choose"', 'malformed'],
  ['nothing', '', 'malformed'],
  ['another type', '{"t": "cheat"}', 'malformed'],
  ['a list', '[]', 'malformed'],
  ['a choice without its version', '{"t": "choose", "index": 0}', 'malformed'],
  ['a negative choice', '{"t": "choose", "v": 0, "index": -1}', 'malformed'],
  ['half a choice', '{"t": "choose", "v": 0, "index": 0.5}', 'malformed'],
  ['a value of the wrong length', '{"t": "chance", "value": "00"}', 'malformed'],
  ['bytes', Buffer.from([1, 2, 3]), 'malformed'],
  ['too much', JSON.stringify({ t: 'undo', x: 'x'.repeat(Limits.message) }), 'too-large'],
  [
    'hello again',
    JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: 'abcdefgh', since: 0 }),
    'hello-again',
  ],
])('%s: a problem, and the connection stays', async (_what, text, code) => {
  const { tab } = await seated();
  tab.sendText(text);
  expect((await tab.problem()).code).toBe(code);
  const { v } = await tab.myTurn();
  tab.choose(0, v);
  expect((await tab.nextUpdate((update) => update.v > v)).v).toBe(v + 1);
  tab.close();
});

test('before hello nothing is done; a page of another version is told to load again', async () => {
  const tab = await bare();
  tab.sendText('{"t": "undo"}');
  expect((await tab.problem()).code).toBe('hello-first');
  tab.sendText('{"t": "hello", "protocol": 99, "table": "abcdefgh", "since": 0}');
  expect((await tab.problem()).code).toBe('protocol');
});

test('one who sends nonsense again and again is sent away; so is one who sends far too much', async () => {
  const tab = await bare();
  for (let i = 0; i < 60; i++) tab.sendText('nonsense');
  expect(await tab.closed).toBe(1008);
  const flood = await bare();
  flood.sendText('x'.repeat(20 * Limits.message));
  expect(await flood.closed).toBe(1009);
});

test('too many messages are not read', async () => {
  const strict = await running({ limits: { messages: 10 } });
  const anna = await Client.named(strict.url, 'Anna');
  const tab = await anna.at(await anna.open({ game: 'meccg', deck: 'A', others: [{ kind: 'friend' }] }));
  for (let i = 0; i < 30; i++) tab.send({ t: 'rules', id: i, rules: [] });
  expect((await tab.problem()).code).toBe('too-many');
  expect(tab.messages.filter((m) => m.t === 'answer').length).toBeLessThanOrEqual(20);
  await strict.close();
});

test('noise of every kind, from a player and from a stranger, while another game is played to its end', async () => {
  const { tab: calm } = await seated();
  const { anna, table } = await seated();
  const whole = calm.playAtRandom(picker(4));
  const nearly = fc.record(
    {
      t: fc.constantFrom(
        'hello',
        'choose',
        'undo',
        'answerUndo',
        'concede',
        'rematch',
        'stops',
        'chance',
        'why',
        'value',
        'rules',
        'face',
        '__proto__',
      ),
      protocol: fc.constantFrom(PROTOCOL, 2, null),
      table: fc.constantFrom(table, 'nosuchtable', 'x', 7),
      since: fc.oneof(fc.nat(), fc.integer(), fc.double()),
      v: fc.oneof(fc.nat(20), fc.integer(), fc.double()),
      index: fc.oneof(fc.nat(10), fc.integer(), fc.constant(2 ** 53)),
      yes: fc.oneof(fc.boolean(), fc.anything()),
      stops: fc.oneof(
        fc.record({ autoPass: fc.boolean(), mine: fc.array(fc.string()), others: fc.array(fc.string()) }),
        fc.anything(),
      ),
      value: fc.oneof(fc.string(), fc.constant('ab'.repeat(16))),
      id: fc.oneof(fc.nat(), fc.integer()),
      card: fc.oneof(fc.nat(400), fc.integer(), fc.constant(2 ** 31)),
      rules: fc.array(fc.string({ maxLength: 30 }), { maxLength: 14 }),
      face: fc.oneof(fc.string({ maxLength: 80 }), fc.constantFrom('__proto__', 'constructor')),
    },
    { requiredKeys: ['t'] },
  );
  const noise = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: nearly.map((value) => JSON.stringify(value)) },
      fc.json(),
      fc.string(),
      fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
    ),
    { minLength: 5, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(noise, fc.boolean(), async (texts, isPlayer) => {
      const tab = isPlayer ? await anna.at(table) : await bare();
      for (const text of texts) tab.sendText(text);
      tab.close();
      await tab.closed;
    }),
    { numRuns: 60 },
  );
  await whole;
  expect(calm.update?.result).not.toBeNull();
  expect(calm.messages.filter((m) => m.t === 'problem')).toEqual([]);
  // The table that was treated so still stands.
  const tab = await anna.at(table);
  expect((await tab.nextUpdate()).scene.you).toBe(1);
});
