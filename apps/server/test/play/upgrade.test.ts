/** An upgrade of rules and cards in the middle of a game: it goes on with those it began with, to its end and after. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameName, type OpenTable, Position, Replay } from '@westmarch/protocol';
import { beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from './client.ts';
import { newFolder, type Running, root, running } from './running.ts';

let before: URL;
let after: URL;

/** The engine as it is, and one with other cards, other rules, and other words for both. */
beforeAll(() => {
  const folder = newFolder();
  const old = join(root, 'apps/server/dist/engine.mjs');
  let text = readFileSync(old, 'utf8');
  const change = (from: RegExp, to: string): void => {
    expect(text).toMatch(from);
    text = text.replaceAll(new RegExp(from.source, 'g'), to);
  };
  change(/(name:`(?:meccg|lotr-tcg)`,version:)`[\d.]+`/, '$1`99`');
  change(/"(prowess|strength)":([1-9]),/, '"$1":1$2,');
  change(/function die\(s,sides\)\{/, 'function die(s,sides){sides=2;');
  const changed = join(folder, 'new.mjs');
  writeFileSync(changed, text);
  before = pathToFileURL(old);
  after = pathToFileURL(changed);
});

const open = (game: GameName): OpenTable => ({
  game,
  deck: game === 'meccg' ? 'A' : 'fotr-aragorn',
  others: [{ kind: 'bot', bot: 'random', deck: game === 'meccg' ? 'B' : 'fotr-gandalf' }],
  ...(game === 'meccg' ? { length: 1 } : {}),
});
const at = (dataFolder: string, file: URL): Promise<Running> =>
  running({ dataFolder, engines: { workers: 1, file } });
const again = (server: Running, client: Client): Client => {
  const same = new Client(server.url);
  same.cookie = client.cookie;
  return same;
};
const toldTo = (tab: Tab) => tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));

/** What is played, each with the seed of its choices. */
const GAMES: readonly (readonly [GameName, number])[] = [
  ['meccg', 3],
  ['lotr-tcg', 5],
];
/** The same game without an upgrade: the same secrets, values and choices. */
async function withoutUpgrade(server: Running, game: GameName, seed: number): Promise<Tab> {
  const carl = await Client.named(server.url, 'Anna');
  const whole = await carl.at(await carl.open(open(game)));
  await whole.askedEverything();
  await whole.playAtRandom(picker(seed));
  return whole;
}
/** A game up to its middle, with the choices that go on after it. */
interface Begun {
  readonly game: GameName;
  readonly whole: Tab;
  readonly anna: Client;
  readonly table: string;
  readonly was: Tab['update'];
  readonly pick: (count: number) => number;
}
async function toTheMiddle(server: Running, game: GameName, seed: number, whole: Tab): Promise<Begun> {
  const middle = Math.floor((whole.update?.v ?? 0) / 2);
  expect(middle).toBeGreaterThan(10);
  const anna = await Client.named(server.url, 'Anna');
  const table = await anna.open(open(game));
  const tab = await anna.at(table);
  const pick = picker(seed);
  await tab.askedEverything();
  await tab.playAtRandom(pick, ({ v, decision }) => v < middle || decision?.seat !== 1);
  expect(tab.info?.began).toBeNull();
  return { game, whole, anna, table, was: tab.update, pick };
}
/** Goes on where it was, also after an undo, and comes to the same end; the engine that it began with. */
async function toItsEnd(server: Running, { game, whole, anna, table, was, pick }: Begun): Promise<string> {
  const back = again(server, anna);
  const tab = await back.at(table);
  const now = await tab.nextUpdate();
  expect({ v: now.v, scene: now.scene, decision: now.decision }).toEqual({
    v: was?.v,
    scene: was?.scene,
    decision: was?.decision,
  });
  expect(tab.info?.began?.text).toMatch(/goes on with the rules and cards it began with, of \d{4}-\d\d-\d\d/);
  const engine = tab.info?.began?.engine ?? '';
  const faces = (await back.get(`/api/faces/${game}?engine=${engine}`)).text;
  expect(faces).not.toBe((await back.get(`/api/faces/${game}`)).text);
  // Undo with the engine of then.
  tab.choose(0, now.v);
  await tab.nextUpdate(({ v }) => v > now.v);
  await tab.myTurn();
  tab.send({ t: 'undo' });
  const undone = await tab.nextUpdate(({ told }) => told.some(({ lines }) => lines[0]?.kind === 'talk'));
  expect(undone.scene).toEqual(was?.scene);
  await tab.playAtRandom(pick);
  await tab.until((m) => m.t === 'table' && m.info.status === 'over');
  expect(tab.update?.result).toEqual(whole.update?.result);
  expect(tab.update?.scene).toEqual(whole.update?.scene);
  // Word for word what it would have been, but for what was taken back.
  const words = (one: Tab) =>
    toldTo(one).flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'talk').map((l) => l.text));
  expect(words(tab).slice(-20)).toEqual(words(whole).slice(-20));
  return engine;
}
/** Replayed by the engine of then, also as a file that is brought; its record. */
async function replayed(server: Running, { whole, anna, table }: Begun): Promise<string> {
  const back = again(server, anna);
  const replay = Replay.parse((await back.get(`/api/replays/${table}`)).json());
  expect(replay.length).toBe(whole.update?.v);
  const last = Position.parse((await back.get(`/api/replays/${table}/${replay.length}?seat=1`)).json());
  expect(last.scene).toEqual(whole.update?.scene);
  const record = (await back.get(`/api/tables/${table}/record`)).text;
  const brought = Replay.parse((await back.post('/api/replays', record)).json());
  expect(brought).toMatchObject({ length: replay.length, turns: replay.turns });
  return record;
}

test('games begun before an upgrade are played to their end and replayed with what they began with', async () => {
  const control = await running();
  const dataFolder = newFolder();
  const first = await at(dataFolder, before);
  const begun: Begun[] = [];
  for (const [game, seed] of GAMES)
    begun.push(await toTheMiddle(first, game, seed, await withoutUpgrade(control, game, seed)));
  const left = await begun[0].anna.open(open('meccg'));
  await (await begun[0].anna.at(left)).myTurn();
  await first.close();
  await control.close();

  const second = await at(dataFolder, after);
  const engines = new Set<string>();
  const records: string[] = [];
  for (const one of begun) {
    engines.add(await toItsEnd(second, one));
    records.push(await replayed(second, one));
    // A new game begins with the new engine.
    const back = again(second, one.anna);
    const fresh = await back.at(await back.open(open(one.game)));
    await fresh.myTurn();
    expect(fresh.info?.began).toBeNull();
    expect((await second.house.tables.find(fresh.info?.table ?? ''))?.row.version).toMatch(/^99 /);
  }
  expect(readdirSync(join(dataFolder, 'engines'))).toHaveLength(2);
  expect(engines.size).toBe(1);
  await second.close();
  // The program verifies with the engine of then.
  const file = join(newFolder(), 'record.json');
  writeFileSync(file, records[0]);
  const verify = spawnSync(process.execPath, [`${root}/apps/cli/src/main.ts`, 'verify', file], {
    encoding: 'utf8',
    env: { ...process.env, WESTMARCH_DATA: dataFolder },
  });
  expect(verify.status, verify.stdout + verify.stderr).toBe(0);

  // An engine file that is not what its name says is not run. Without it, games that are over keep their last view and
  // their log, and others wait.
  const [engine] = engines;
  writeFileSync(join(dataFolder, 'engines', `engine-${engine}.mjs`), 'throw new Error("I was exchanged")');
  const third = await at(dataFolder, after);
  for (const { whole, anna, table } of begun) {
    const late = again(third, anna);
    const shown = await (await late.at(table)).nextUpdate();
    expect(shown.scene).toEqual(whole.update?.scene);
    expect(shown.told.length).toBe(shown.v);
    const gone = await late.get(`/api/replays/${table}`);
    expect([gone.status, gone.text]).toEqual([503, expect.stringContaining('no longer in the data folder')]);
  }
  const waits = await again(third, begun[0].anna).at(left);
  expect((await waits.problem()).text).toMatch(/no longer in the data folder/);
  await third.close();
});
