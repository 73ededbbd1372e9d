/** The HTTP API: guests, games, faces, tables; what is refused, and how. */

import { Faces, Games } from '@westmarch/protocol';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { aside } from './databases.ts';
import { type Running, running } from './running.ts';

let server: Running;
let client: Client;
beforeAll(async () => {
  server = await running();
  client = new Client(server.url);
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test('a guest has a name and a secret that only his browser keeps', async () => {
  const anna = new Client(server.url);
  expect((await anna.get('/api/me')).json()).toEqual({ name: '' });
  const made = await anna.post('/api/me', { name: '  Anna  ' });
  const who = expect.any(Number);
  expect(made.json()).toEqual({ name: 'Anna', who });
  expect(made.headers.getSetCookie()[0]).toMatch(/^westmarch=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  expect((await anna.get('/api/me')).json()).toEqual({ name: 'Anna', who });
  const renamed = await anna.post('/api/me', { name: 'Ännchen O’Neil' });
  expect(renamed.headers.getSetCookie()).toEqual([]);
  expect((await anna.get('/api/me')).json()).toEqual({ name: 'Ännchen O’Neil', who });
  const secret = anna.cookie.split('=')[1];
  expect(JSON.stringify(await aside(server.dataFolder, 'SELECT * FROM guest'))).not.toContain(secret);
  // A made-up secret is nobody's.
  anna.cookie = `westmarch=${'A'.repeat(43)}`;
  expect((await anna.get('/api/me')).json()).toEqual({ name: '' });
});

test.each([
  [{}, /name/],
  [{ name: '' }, /name: a name has at least one letter/],
  [{ name: 'x'.repeat(33) }, /name: a name has at most 32 letters/],
  [{ name: '\u202Eevil\u0000' }, /letters, digits and punctuation/],
  [[], /./],
  ['"text"', /./],
  ['{"name": "Anna"', /./],
])('a name that is none: %j', async (body, says) => {
  const { status, json } = await client.post('/api/me', body);
  expect(status).toBe(400);
  expect(json()).toMatchObject({ error: expect.stringMatching(says) });
});

test('both games, with decks and bots', async () => {
  const games = Games.parse((await client.get('/api/games')).json());
  expect(games.map(({ game }) => game)).toEqual(['meccg', 'lotr-tcg']);
  for (const { decks, bots } of games) {
    expect(decks.length).toBeGreaterThan(1);
    expect(bots.length).toBeGreaterThan(0);
  }
});

test.each(['meccg', 'lotr-tcg'])('the faces of %s, once for each browser', async (game) => {
  const first = await client.get(`/api/faces/${game}`);
  expect(Faces.parse(first.json()).length).toBeGreaterThan(50);
  const tag = first.headers.get('etag');
  expect(tag).toMatch(/^"[\w-]{22}"$/);
  const again = await client.get(`/api/faces/${game}`, { 'if-none-match': tag });
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
});

test.each<[string, object, RegExp]>([
  ['no game', { game: 'chess', deck: 'A', others: [{ kind: 'friend' }] }, /game/],
  ['nobody to play with', { game: 'meccg', deck: 'A', others: [] }, /others/],
  [
    'too many',
    { game: 'meccg', deck: 'A', others: Array.from({ length: 5 }, () => ({ kind: 'friend' })) },
    /others/,
  ],
  ['no such deck', { game: 'meccg', deck: 'Z', others: [{ kind: 'friend' }] }, /Z/],
  [
    'a bot without a deck',
    { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'novice' }] },
    /others\.0\.deck/,
  ],
  [
    'no such bot',
    { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'x', deck: 'B' }] },
    /no bot "x".*novice/,
  ],
  [
    'no such rule',
    { game: 'meccg', deck: 'A', others: [{ kind: 'friend' }], options: ['recent'] },
    /no optional rule "recent"/,
  ],
  [
    'a rule of the other game',
    { game: 'lotr-tcg', deck: 'fotr-aragorn', others: [{ kind: 'friend' }], options: ['recently-visited'] },
    /there is no "recently-visited"/,
  ],
  [
    'a Dragon player without the scenario',
    { game: 'meccg', deck: 'smaug', others: [{ kind: 'friend' }] },
    /Smaug: the Desolation.*"here-be-dragons" \(ME-DRAGON-4000\)/,
  ],
  [
    'the same Dragon twice',
    {
      game: 'meccg',
      deck: 'smaug',
      others: [{ kind: 'friend' }, { kind: 'bot', bot: 'novice', deck: 'smaug' }],
      options: ['here-be-dragons'],
    },
    /Smaug is another player already \(ME-DRAGON-4000\)/,
  ],
  [
    'a Wizard to fall without the rule',
    { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'novice', deck: 'saruman-falls' }] },
    /"wizards-may-fall" \(ME-OPT-4007/,
  ],
  ['too long a game', { game: 'meccg', deck: 'A', others: [{ kind: 'friend' }], length: 9 }, /length/],
])('a table that cannot be: %s', async (_what, table, says) => {
  const { status, json } = await client.post('/api/tables', table);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(json()).toMatchObject({ error: expect.stringMatching(says) });
});

test('what is not there', async () => {
  for (const path of [
    '/api/faces/chess',
    '/api/nothing',
    '/api/invitations/x',
    '/api/replays/x',
    '/api/tables/x/record',
  ]) {
    const { status, json } = await client.get(path);
    expect({ path, status }).toEqual({ path, status: 404 });
    expect(json()).toMatchObject({ error: expect.any(String) });
  }
});

test('a running game keeps its record to itself; a finished one opens it', async () => {
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open({
    game: 'meccg',
    deck: 'A',
    others: [{ kind: 'bot', bot: 'random', deck: 'B' }],
  });
  const tab = await anna.at(table);
  await tab.myTurn();
  for (const path of [`/api/tables/${table}/record`, `/api/replays/${table}`, `/api/replays/${table}/0`]) {
    const { status, json } = await anna.get(path);
    expect(status).toBe(409);
    expect(json()).toMatchObject({ error: expect.stringContaining('when the game is over') });
  }
  tab.send({ t: 'concede' });
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  expect((await anna.get(`/api/tables/${table}/record`)).json()).toMatchObject({
    format: 1,
    game: 'meccg',
    conceded: [1],
    fair: { commitment: tab.info?.commitment, secret: tab.info?.opened?.secret },
    table: { id: table, players: ['Anna', 'Random'] },
  });
});

test('pages of other sites may neither act nor connect with a visitor’s cookie', async () => {
  const foreign = { origin: 'https://evil.example' };
  expect((await client.post('/api/me', { name: 'x' }, foreign)).status).toBe(403);
  expect((await client.post('/api/me', { name: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await client.post('/api/me', { name: 'x' }, { origin: server.url })).status).toBe(200);
  expect((await client.get('/api/me', foreign)).status).toBe(200);
  await expect(client.at('abcdefgh', { headers: foreign })).rejects.toThrow('403');
  await expect(client.at('abcdefgh', { headers: { origin: 'null' } })).rejects.toThrow('403');
});

test('too much is refused: of bytes, and of requests', async () => {
  expect((await client.post('/api/me', { name: 'x'.repeat(100_000) })).status).toBe(413);
  expect((await client.post('/api/replays', JSON.stringify({ x: 'x'.repeat(600_000) }))).status).toBe(413);
  const strict = await running({ limits: { requests: { size: 5, within: 60_000 } } });
  const visitor = new Client(strict.url);
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await visitor.get('/api/games')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await visitor.get('/api/games')).json()).toMatchObject({ error: expect.stringContaining('Wait') });
  await strict.close();
});

test('whatever is sent to whichever address, the answer is a refusal in words, and the server lives', async () => {
  const posts = fc.constantFrom('/api/me', '/api/tables', '/api/join', '/api/replays');
  await fc.assert(
    fc.asyncProperty(posts, fc.oneof(fc.json(), fc.string(), shaped), async (path, body) => {
      const { status, text } = await client.post(path, body);
      expect(status).toBeLessThan(500);
      expect(() => JSON.parse(text)).not.toThrow();
    }),
    { numRuns: 300 },
  );
  const word = fc.string({ maxLength: 40 }).map(encodeURIComponent);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        'tables/X/record',
        'tables/X/scenario',
        'invitations/X',
        'replays/X',
        'replays/X/Y',
        'faces/X',
      ),
      word,
      word,
      async (path, x, y) => {
        const { status } = await client.get(`/api/${path.replace('X', x).replace('Y', y)}?seat=${y}`);
        expect(status).toBeLessThan(500);
      },
    ),
    { numRuns: 200 },
  );
});

/** Nearly right, which reaches further in than noise. */
const shaped = fc
  .record(
    {
      name: fc.string(),
      game: fc.constantFrom('meccg', 'lotr-tcg', 'x'),
      deck: fc.constantFrom('A', 'B', 'fotr-aragorn', '', '__proto__'),
      others: fc.array(
        fc.oneof(
          fc.constant({ kind: 'friend' }),
          fc.record({
            kind: fc.constant('bot'),
            bot: fc.constantFrom('random', 'toString', ''),
            deck: fc.constantFrom('A', 'constructor'),
          }),
        ),
        { maxLength: 6 },
      ),
      length: fc.integer(),
      invitation: fc.string(),
      format: fc.constantFrom(1, 2),
      rules: fc.string(),
      pool: fc.string(),
      seed: fc.string(),
      setup: fc.anything(),
      choices: fc.array(fc.integer()),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));
