/** An upgrade of rules and cards in the middle of a game: it goes on with those it began with, to its end and after. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test.each<[GameName, number]>([
  ['meccg', 3],
  ['lotr-tcg', 5],
])(
  '%s: begun before an upgrade, it is played to its end and replayed with what it began with',
  async (game, seed) => {
    // The same game without an upgrade: the same secrets, values and choices.
    const control = await running();
    const carl = await Client.named(control.url, 'Anna');
    const whole = await carl.at(await carl.open(open(game)));
    const pick = picker(seed);
    await whole.askedEverything();
    await whole.playAtRandom(pick);
    await control.close();
    const middle = Math.floor((whole.update?.v ?? 0) / 2);
    expect(middle).toBeGreaterThan(10);

    const dataFolder = newFolder();
    const first = await at(dataFolder, before);
    const anna = await Client.named(first.url, 'Anna');
    const table = await anna.open(open(game));
    const begun = await anna.at(table);
    const samePick = picker(seed);
    await begun.askedEverything();
    await begun.playAtRandom(samePick, ({ v, decision }) => v < middle || decision?.seat !== 1);
    const was = begun.update;
    expect(begun.info?.began).toBeNull();
    await first.close();

    const second = await at(dataFolder, after);
    const back = again(second, anna);
    const tab = await back.at(table);
    const now = await tab.nextUpdate();
    expect({ v: now.v, scene: now.scene, decision: now.decision }).toEqual({
      v: was?.v,
      scene: was?.scene,
      decision: was?.decision,
    });
    expect(tab.info?.began?.text).toMatch(
      /goes on with the rules and cards it began with, of \d{4}-\d\d-\d\d/,
    );
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
    await tab.playAtRandom(samePick);
    await tab.until((m) => m.t === 'table' && m.info.status === 'over');
    expect(tab.update?.result).toEqual(whole.update?.result);
    expect(tab.update?.scene).toEqual(whole.update?.scene);
    // Word for word what it would have been, but for what was taken back.
    const words = (tabs: Tab[]) =>
      tabs
        .flatMap(toldTo)
        .flatMap(({ lines }) => lines.filter(({ kind }) => kind !== 'talk').map((l) => l.text));
    const all = words([tab]);
    const wanted = words([whole]);
    expect(all.slice(-20)).toEqual(wanted.slice(-20));

    // Replayed and verified by the engine of then.
    const replay = Replay.parse((await back.get(`/api/replays/${table}`)).json());
    expect(replay.length).toBe(whole.update?.v);
    const last = Position.parse((await back.get(`/api/replays/${table}/${replay.length}?seat=1`)).json());
    expect(last.scene).toEqual(whole.update?.scene);
    const record = (await back.get(`/api/tables/${table}/record`)).text;
    const file = join(newFolder(), 'record.json');
    writeFileSync(file, record);
    const verify = spawnSync(process.execPath, [`${root}/apps/cli/src/main.ts`, 'verify', file], {
      encoding: 'utf8',
      env: { ...process.env, WESTMARCH_DATA: dataFolder },
    });
    expect(verify.status, verify.stdout + verify.stderr).toBe(0);
    // Brought as a file, it is read by that engine too.
    const brought = Replay.parse((await back.post('/api/replays', record)).json());
    expect(brought).toMatchObject({ length: replay.length, turns: replay.turns });

    // A new game begins with the new engine.
    const fresh = await back.at(await back.open(open(game)));
    await fresh.myTurn();
    expect(fresh.info?.began).toBeNull();
    expect((await second.house.tables.find(fresh.info?.table ?? ''))?.row.version).toMatch(/^99 /);
    expect(readdirSync(join(dataFolder, 'engines'))).toHaveLength(2);
    await second.close();

    // Even without its engine, a game that is over keeps its last view and its log.
    rmSync(join(dataFolder, 'engines', `engine-${engine}.mjs`));
    const third = await at(dataFolder, after);
    const late = again(third, anna);
    const shown = await (await late.at(table)).nextUpdate();
    expect(shown.scene).toEqual(whole.update?.scene);
    expect(shown.told.length).toBe(shown.v);
    const gone = await late.get(`/api/replays/${table}`);
    expect([gone.status, gone.text]).toEqual([503, expect.stringContaining('no longer in the data folder')]);
    await third.close();
  },
);

test('an engine file that is not what its name says is not run', async () => {
  const dataFolder = newFolder();
  const first = await at(dataFolder, before);
  const anna = await Client.named(first.url, 'Anna');
  const table = await anna.open(open('meccg'));
  await (await anna.at(table)).myTurn();
  await first.close();
  const folder = join(dataFolder, 'engines');
  const [name] = readdirSync(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'throw new Error("I was exchanged")');
  const second = await at(dataFolder, after);
  const tab = await again(second, anna).at(table);
  expect((await tab.problem()).text).toMatch(/no longer in the data folder/);
  await second.close();
});
