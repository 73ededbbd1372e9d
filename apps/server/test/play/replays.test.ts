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
  writeFileSync(file, record);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}/apps/cli/src/main.ts`, 'verify', file],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('it follows from the secret and the values of Anna');
  expect(stdout).toMatch(/Anna (won|lost|drawn), Random (won|lost|drawn)/);
});

test('a replay tells what the table told, with what was taken back at its place, and who conceded', async () => {
  const table = await client.open({
    game: 'meccg',
    deck: 'A',
    others: [{ kind: 'bot', bot: 'random', deck: 'B' }],
  });
  const tab = await client.at(table);
  await tab.myTurn();
  const back = async (): Promise<void> => {
    const since = tab.update?.v ?? 0;
    tab.send({ t: 'undo' });
    await tab.nextUpdate(({ v, told }) => v > since && told.some(({ undone = [] }) => undone.length > 0));
    await tab.myTurn();
  };
  const on = async (choices: number): Promise<void> => {
    const until = (tab.update?.v ?? 0) + choices;
    await tab.playAtRandom(picker(choices), ({ v, decision }) => v < until || decision?.seat !== 1);
  };
  // One undo in the middle; two in a row, the second behind the first; and one before the end.
  await on(30);
  await back();
  await on(12);
  await back();
  await back();
  await on(9);
  await back();
  tab.send({ t: 'concede' });
  await tab.nextUpdate(({ result }) => result !== null);
  const events = tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));
  const gone = new Set(events.flatMap(({ undone = [] }) => undone));
  const told = events.flatMap(({ v, lines }) =>
    lines.map((line) => (gone.has(v) ? { ...line, struck: true } : line)),
  );
  expect(told.filter(({ text }) => text === 'You take the last choice back.')).toHaveLength(4);
  expect(told.filter(({ struck }) => struck === true).length).toBeGreaterThan(2);
  expect(told.at(-1)?.text).toBe('You concede.');

  const { text: body } = await client.get(`/api/tables/${table}/record`);
  const { undone, ...older }: { undone: { choices: number[] }[]; choices: number[] } = JSON.parse(body);
  expect(undone).toHaveLength(4);
  const inOrder = async (id: string): Promise<Position['lines']> => {
    const { length } = Replay.parse((await client.get(`/api/replays/${id}`)).json());
    expect(length).toBe(older.choices.length);
    const lines: Position['lines'] = [];
    for (let at = 0; at <= length; at++)
      lines.push(...Position.parse((await client.get(`/api/replays/${id}/${at}?seat=1`)).json()).lines);
    return lines;
  };
  expect(await inOrder(table)).toEqual(told);
  // The same from a file; and one of before tells what stood.
  const brought = Replay.parse((await client.post('/api/replays', body)).json());
  expect(await inOrder(brought.id)).toEqual(told);
  const before = Replay.parse((await client.post('/api/replays', JSON.stringify(older))).json());
  expect(before.id).not.toBe(brought.id);
  const stood = told.filter(({ struck, text }) => struck !== true && !text.endsWith('last choice back.'));
  expect(await inOrder(before.id)).toEqual(stood);
  // Back and forth, a position is what it was.
  const last = `/api/replays/${table}/${older.choices.length}?seat=all`;
  const [once, first, again] = [
    await client.get(last),
    await client.get(`/api/replays/${table}/0`),
    await client.get(last),
  ];
  expect(again.json()).toEqual(once.json());
  expect(Position.parse(first.json()).at).toBe(0);

  const refused = async (change: object, field: string): Promise<void> => {
    const { status, json } = await client.post('/api/replays', { ...older, ...change });
    expect({ status, ...Object(json()) }).toMatchObject({ status: 400, field });
  };
  await refused({ undone: [{ by: 1, at: 0, choices: [9999] }] }, 'undone[0].choices[0]');
  await refused({ undone: [{ by: 3, at: 0, choices: [0] }] }, 'undone[0].by');
  await refused({ undone: [{ by: 1, at: 0, choices: Array.from({ length: 20_001 }, () => 0) }] }, 'undone');

  const file = join(newFolder(), 'undone.json');
  writeFileSync(file, body);
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [`${root}/apps/cli/src/main.ts`, ...words, file], { encoding: 'utf8' });
  const many = undone.reduce((sum, { choices }) => sum + choices.length, 0);
  expect(run('verify').stdout).toContain(
    `each of them was offered; so were the ${many} that were taken back`,
  );
  expect(run('replay').stdout.match(/taken back by player 1;/g)).toHaveLength(many);
});
