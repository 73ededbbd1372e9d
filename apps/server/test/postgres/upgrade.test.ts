/** A rolling upgrade: servers of two versions on one database, each with a folder of its own. A game goes on wherever it is taken. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { Client, type Tab } from '../play/client.ts';
import { asked, databaseOf } from '../play/databases.ts';
import { newFolder, type Running, root, running } from '../play/running.ts';

const open = {
  game: 'lotr-tcg',
  deck: 'fotr-aragorn',
  others: [{ kind: 'bot', bot: 'random', deck: 'fotr-gandalf' }],
} as const;
const then = pathToFileURL(join(root, 'apps/server/dist/engine.mjs'));
/** The same with another version and stronger minions. */
function later(): URL {
  const file = join(newFolder(), 'later.mjs');
  const text = readFileSync(then, 'utf8')
    .replaceAll(/(name:`(?:meccg|lotr-tcg)`,version:)`[\d.]+`/g, '$1`99`')
    .replaceAll(/"strength":([1-9]),/g, '"strength":1$1,');
  writeFileSync(file, text);
  return pathToFileURL(file);
}
function at(server: Running, { cookie }: Client): Client {
  const same = new Client(server.url);
  same.cookie = cookie;
  return same;
}
const toldTo = (tab: Tab) => tab.messages.flatMap((m) => (m.t === 'update' ? m.told : []));
async function chooses(tab: Tab, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const { v } = await tab.myTurn();
    tab.choose(0, v);
    await tab.nextUpdate((update) => update.v > v);
  }
  await tab.myTurn();
}

test('servers are exchanged one by one for those of another version, and back: games keep their rules', async () => {
  const database = await databaseOf(newFolder());
  if (database === null) throw new Error('these tests run on PostgreSQL alone');
  const now = later();
  const started = (file: URL, dataFolder = newFolder()): Promise<Running> =>
    running({ dataFolder, engines: { workers: 1, file }, store: { database } });
  const old = await started(then);
  const anna = await Client.named(old.url, 'Anna');
  const begun = await anna.open({ ...open, others: [...open.others] });
  const first = await anna.at(begun);
  await chooses(first, 4);
  const was = first.update;

  // The new one comes, the old one goes.
  const next = await started(now);
  await old.close();
  const there = await at(next, anna).at(begun);
  await there.myTurn();
  await expect
    .poll(() => there.info?.began?.text)
    .toMatch(/goes on with the rules and cards it began with, of \d{4}-/);
  expect({ v: there.update?.v, scene: there.update?.scene, told: toldTo(there) }).toEqual({
    v: was?.v,
    scene: was?.scene,
    told: toldTo(first),
  });
  await chooses(there, 2);
  const engine = there.info?.began?.engine ?? '';
  expect(readdirSync(join(next.dataFolder, 'engines'))).toContain(`engine-${engine}.mjs`);
  const fresh = await at(next, anna).open({ ...open, others: [...open.others] });
  const second = await at(next, anna).at(fresh);
  await chooses(second, 3);
  expect(second.info?.began).toBeNull();

  // Back again: a server of the earlier version takes both, also the one whose engine is later than itself.
  const back = await started(then);
  await next.close();
  const [one, two] = [await at(back, anna).at(begun), await at(back, anna).at(fresh)];
  await Promise.all([one.myTurn(), two.myTurn()]);
  expect(one.info?.began).toBeNull();
  expect(two.info?.began?.engine).not.toBe(engine);
  expect(two.update?.scene).toEqual(second.update?.scene);
  await chooses(one, 2);
  await chooses(two, 2);
  expect([old.errors, next.errors, back.errors].flat()).toEqual([]);

  // An engine that nobody needs goes a day later; one that a game began with stays.
  const kept = () => asked(database.url, 'SELECT hash FROM engine ORDER BY hash');
  expect(await kept()).toHaveLength(2);
  await back.house.store.engines?.put('0123456789abcdef', Buffer.from('unused'), new Date());
  await back.house.store.engines?.dropUnused();
  expect(await kept()).toHaveLength(3);
  await back.house.store.engines?.dropUnused(Date.now() + 25 * 3600_000);
  expect(await kept()).toHaveLength(2);
  await back.close();

  // Gone from everywhere, it is said so.
  await asked(database.url, 'DELETE FROM engine');
  const late = await started(now);
  const waits = await at(late, anna).at(begun);
  expect((await waits.problem()).text).toMatch(/is no longer in the data folder or the database/);
  await late.close();
});
