/** Replays: of finished tables and of files; every fault of a file by its field. */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameName, Position, Replay } from '@westmarch/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from './client.ts';
import { newFolder, type Running, root, running } from './running.ts';

let server: Running;
let client: Client;
beforeAll(async () => {
  server = await running();
  client = await Client.named(server.url, 'Anna');
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

/** A finished game that has enough to look at: whoever plays at random may be lost after a few choices. */
async function finished(game: GameName, deck: string, other: string): Promise<Finished> {
  for (let tries = 0; tries < 20; tries++) {
    const made = await playedOut(game, deck, other);
    if ((made.tab.update?.v ?? 0) > 60) return made;
  }
  throw new Error('Twenty games in a row were over before they had begun.');
}

interface Finished {
  readonly table: string;
  readonly tab: Tab;
  readonly record: string;
}

async function playedOut(game: GameName, deck: string, other: string): Promise<Finished> {
  const table = await client.open({
    game,
    deck,
    others: [{ kind: 'bot', bot: 'random', deck: other }],
    ...(game === 'meccg' ? { length: 1 } : {}),
  });
  const tab = await client.at(table);
  await tab.askedEverything();
  await tab.playAtRandom(picker(3));
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  tab.close();
  const record = (await client.get(`/api/tables/${table}/record`)).text;
  return { table, tab, record };
}

test.each<[GameName, string, string]>([
  ['meccg', 'A', 'B'],
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf'],
])('%s: a finished table can be looked through by anybody, through any eyes', async (game, deck, other) => {
  const { table, tab } = await finished(game, deck, other);
  const visitor = new Client(server.url);
  const replay = Replay.parse((await visitor.get(`/api/replays/${table}`)).json());
  expect(replay).toMatchObject({ id: table, game, players: ['Anna', 'Random'], length: tab.update?.v });
  expect(replay.result?.outcomes).toEqual(tab.update?.result?.outcomes);
  expect(replay.turns[0].at).toBe(0);
  expect(replay.turns.length).toBeGreaterThan(2);
  const at = async (n: number, seat: number | 'all'): Promise<Position> =>
    Position.parse((await visitor.get(`/api/replays/${table}/${n}?seat=${seat}`)).json());
  // As the player saw it then, word for word; forwards and backwards.
  const updates = tab.messages.filter((m) => m.t === 'update');
  for (const n of [0, 1, 40, 7, 41, 0, replay.length]) {
    const update = updates.find(({ v }) => v === n);
    const seen = await at(n, 1);
    expect(seen.scene).toEqual(update?.scene);
    expect(seen.lines).toEqual(update?.told.find(({ v }) => v === n)?.lines ?? []);
    expect(seen.decision).toEqual(update?.decision);
  }
  // Hands are hidden from a spectator (but for what was shown to all), and open to one who sees everything.
  const hiddenIn = ({ scene }: Position): number =>
    scene.sides.reduce(
      (sum, { hand }) => sum + hand.count - hand.cards.filter(({ face }) => face !== '').length,
      0,
    );
  const hidden = { spectator: 0, all: 0 };
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    const n = Math.floor(replay.length * part);
    const [spectator, all] = [await at(n, 0), await at(n, 'all')];
    expect(all.scene.sides[0].hand.count).toBe(spectator.scene.sides[0].hand.count);
    hidden.spectator += hiddenIn(spectator);
    hidden.all += hiddenIn(all);
  }
  expect(hidden.spectator).toBeGreaterThan(5);
  expect(hidden.all).toBe(0);
  for (const path of [`${replay.length + 1}`, '0?seat=3', '0?seat=x', 'x', '-1', '1.5']) {
    const { status, json } = await visitor.get(`/api/replays/${table}/${path}`);
    expect(status, path).toBe(400);
    expect(json()).toMatchObject({ field: path.includes('seat') ? 'seat' : 'at' });
  }
});

test('a record can be brought as a file, and is the same game; brought again, it is the same replay', async () => {
  const { record } = await finished('lotr-tcg', 'mom-gimli', 'mom-gandalf');
  const first = await client.post('/api/replays', record);
  expect(first.status).toBe(201);
  const replay = Replay.parse(first.json());
  expect(Replay.parse((await client.post('/api/replays', record)).json()).id).toBe(replay.id);
  expect((await client.get(`/api/replays/${replay.id}`)).json()).toEqual(replay);
  const { status } = await client.get(`/api/replays/${replay.id}/${replay.length}?seat=2`);
  expect(status).toBe(200);
});

test('every fault of a file is named by its field', async () => {
  const { record } = await finished('meccg', 'A', 'B');
  const sound: { choices: number[] } = JSON.parse(record);
  const faults: [object, string, RegExp][] = [
    [{ format: 2 }, 'format', /expected 1, found 2/],
    [{ game: 'chess' }, 'game', /no known game/],
    [{ rules: '0' }, 'rules', /made by rules 0/],
    [{ pool: 'x' }, 'pool', /made with other versions of its cards \(x;/],
    [{ seed: 7 }, 'seed', /expected a text/],
    [{ setup: { decks: ['A', 'Z'] } }, 'setup.decks[1]', /./],
    [{ choices: 'all' }, 'choices', /a list of numbers/],
    [{ choices: [0, 1.5] }, 'choices[1]', /a number from 0 up/],
    [{ choices: [0, 9999] }, 'choices[1]', /9999 is not offered/],
    [{ choices: [...sound.choices, 0] }, `choices[${sound.choices.length}]`, /over before this choice/],
  ];
  for (const [change, field, says] of faults) {
    const { status, json } = await client.post('/api/replays', { ...sound, ...change });
    expect({ field, status }).toEqual({ field, status: 400 });
    expect(json()).toMatchObject({ field, error: expect.stringMatching(says) });
  }
});

test('the record of a table is verified by the program', async () => {
  const { record } = await finished('meccg', 'A', 'B');
  const file = join(newFolder(), 'record.json');
  const verify = () =>
    spawnSync(process.execPath, [`${root}/apps/cli/src/main.ts`, 'verify', file], { encoding: 'utf8' });
  writeFileSync(file, record);
  const { status, stdout, stderr } = verify();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('it follows from the secret and the values of Anna');
  expect(stdout).toMatch(/Anna (won|lost|drawn), Random (won|lost|drawn)/);
  writeFileSync(file, record.replace(/"secret":"./, '"secret":"z'));
  expect(verify().status).toBe(1);
});
