/** Worker threads: whatever is asked of them and whatever becomes of them, every question is answered or fails. */
import { spawnSync } from 'node:child_process';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { Engine, EngineFault, type EngineOptions, WorkerLost } from '../../src/engine/engine.ts';
import { Engines } from '../../src/engine/engines.ts';
import { Shelf } from '../../src/engine/shelf.ts';
import { Client, picker, type Tab } from './client.ts';
import { newFolder, root, running } from './running.ts';

const open: Engine[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.close()));
});
function engine(given: Partial<EngineOptions> = {}): Engine {
  const file = new URL('../../src/engine/worker.ts', import.meta.url);
  const made = new Engine({ file, patience: 3000, ...given });
  open.push(made);
  return made;
}
function fileOf(text: string): URL {
  const file = join(newFolder(), 'worker.mjs');
  writeFileSync(file, text);
  return pathToFileURL(file);
}
/** Nested so deeply that it cannot be copied to another thread. */
function nested(): unknown {
  let value: unknown = 0;
  for (let i = 0; i < 100_000; i++) value = [value];
  return value;
}

test('what cannot be sent to a thread is refused at once, and nobody is left waiting', async () => {
  const one = engine();
  const record = { format: 1, game: 'meccg', rules: '', pool: '', seed: '', choices: [] } as const;
  const brought = { record: { ...record, setup: nested() }, names: [], conceded: [], bots: [] };
  await expect(one.ask({ op: 'replay', id: 'r', brought })).rejects.toThrow(EngineFault);
  expect(one.load).toBe(0);
  expect((await one.ask({ op: 'about' })).games).toHaveLength(2);
});

test('a worker that cannot start is tried again ever more slowly, and what was asked fails', async () => {
  const losses: string[] = [];
  const one = engine({
    file: fileOf('throw new Error("not today")'),
    onLoss: (why) => losses.push(why),
  });
  await expect(one.ask({ op: 'about' })).rejects.toThrow(WorkerLost);
  const soon = one.ask({ op: 'about' });
  await expect(soon).rejects.toThrow('not today');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(losses.length).toBeGreaterThanOrEqual(2);
  expect(losses.length).toBeLessThanOrEqual(5);
});

test('a worker that never comes back is ended, and only the request that it was stuck over is to blame', async () => {
  const one = engine({ file: new URL('../workers/odd.ts', import.meta.url), patience: 500 });
  await one.ask({ op: 'about' });
  const stuck = one.ask({ op: 'choose', table: 't', v: 0, viewers: [], seat: 1, index: 777, auto: false });
  const other = one.ask({ op: 'about' });
  const [first, second] = await Promise.allSettled([stuck, other]);
  expect(first).toMatchObject({ status: 'rejected', reason: { name: 'WorkerLost', guilty: true } });
  expect(second).toMatchObject({ status: 'rejected', reason: { name: 'WorkerLost', guilty: false } });
  expect((await one.ask({ op: 'about' })).games).toHaveLength(2);
});

test('errors and rejections that nobody caught do not end the server', () => {
  const script = `
    import { stayUp } from ${JSON.stringify(pathToFileURL(`${root}/apps/server/src/steady.ts`).href)};
    const said = [];
    stayUp({ error: ({ err }, text) => said.push(text + ': ' + err.message) });
    Promise.reject(new Error('one'));
    setTimeout(() => { throw new Error('two'); }, 1);
    setTimeout(() => console.log(JSON.stringify(said)), 50);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    'a promise failed that nobody waited for: one',
    'an error that nobody caught: two',
  ]);
});

/** Answers everything with the number of its thread; never comes back from a choice. */
const NUMBERED = `
  import { parentPort, threadId, workerData } from 'node:worker_threads';
  const { at } = workerData;
  parentPort.postMessage({ id: 0, took: 0, answer: null });
  parentPort.on('message', ({ id, ask }) => {
    Atomics.store(at, 0, id);
    Atomics.add(at, 1, 1);
    if (ask.op === 'choose') for (;;) Math.hypot(1, 2);
    Atomics.store(at, 0, 0);
    parentPort.postMessage({ id, took: 1, answer: threadId });
  });`;

test('games of an earlier version: what is stuck works apart, records are read apart, and the workers end with the last game', async () => {
  const dataFolder = newFolder();
  const then = new Shelf(dataFolder, fileOf(`${NUMBERED} // then`));
  then.keep();
  const shelf = new Shelf(dataFolder, fileOf(`${NUMBERED} // now`));
  const engines = new Engines({ file: shelf.settle(), shelf, workers: 1, patience: 300 });
  const began = then.current;
  const beginning = {
    game: 'meccg',
    decks: [],
    length: null,
    options: [],
    seed: '',
    names: [],
    bots: [],
  } as const;
  const open = (id: string): Promise<unknown> =>
    engines.ask(id, { op: 'open', beginning: { ...beginning, table: id, version: null }, events: [] }, began);
  const look = (id: string): Promise<unknown> =>
    engines.ask(id, { op: 'look', table: id, lookers: [], askedBy: 0 }, began);
  const stuck = (): Promise<unknown> =>
    engines.ask(
      'bad',
      { op: 'choose', table: 'bad', v: 0, viewers: [], seat: 1, index: 0, auto: false },
      began,
    );
  const thread = await open('good');
  expect(await open('bad')).toBe(thread);
  expect(await engines.read({ op: 'position', id: 'r', at: 0, eyes: 0 }, began)).not.toBe(thread);
  await expect(stuck()).rejects.toMatchObject({ name: 'WorkerLost', guilty: true });
  const [bad, good] = [await open('bad'), await open('good')];
  expect(bad).not.toBe(good);
  const again = stuck();
  expect(await look('good')).toBe(good);
  await expect(again).rejects.toMatchObject({ name: 'WorkerLost', guilty: true });
  expect(engines.health.earlier).toBe(1);
  await engines.ask('good', { op: 'close', table: 'good' }, began);
  expect(engines.health.earlier).toBe(0);
  expect(await open('good')).not.toBe(good);
  await engines.close();
});

test('records of many earlier versions are read by few workers; one whose engine is gone is refused', async () => {
  const dataFolder = newFolder();
  const versions = Array.from({ length: 6 }, (_x, i) => {
    const one = new Shelf(dataFolder, fileOf(`${NUMBERED} // version ${i}`));
    one.keep();
    return one.current;
  });
  const shelf = new Shelf(dataFolder, fileOf(`${NUMBERED} // now`));
  const engines = new Engines({ file: shelf.settle(), shelf, workers: 1 });
  const read = (version: string | null): Promise<unknown> =>
    engines.read({ op: 'position', id: 'r', at: 0, eyes: 0 }, version);
  const threads = [];
  for (const version of versions) threads.push(await read(version));
  expect(new Set(threads).size).toBe(6);
  expect(await read(versions[5])).toBe(threads[5]);
  // The first was sent away for the others.
  expect(threads).not.toContain(await read(versions[0]));
  const all = await Promise.allSettled(versions.map(read));
  expect(all.filter(({ status }) => status === 'rejected').length).toBe(3);
  await expect(read('0123456789abcdef')).rejects.toThrow('no longer in the data folder');
  await engines.close();
});

test('an engine that is exchanged while the server runs is not taken for the one that runs', () => {
  const file = fileOf('// one');
  const dataFolder = newFolder();
  const shelf = new Shelf(dataFolder, file);
  const at = shelf.settle();
  writeFileSync(file, '// two');
  shelf.keep();
  expect(readFileSync(at, 'utf8')).toBe('// one');
  expect(shelf.find(shelf.current ?? '')?.href).toBe(at.href);
  const late = new Shelf(newFolder(), file);
  writeFileSync(file, '// three');
  expect(() => late.keep()).toThrow('exchanged while the server runs');
  // Also on the shelf itself.
  writeFileSync(at, '// four');
  utimesSync(at, 1, 1);
  expect(shelf.find(shelf.current ?? '')).toBeNull();
});

const table = { game: 'meccg', deck: 'A', others: [{ kind: 'bot', bot: 'random', deck: 'B' }] } as const;

test('a table that gets its worker stuck works apart from then on: nobody else waits for it again', async () => {
  const server = await running({
    engines: { workers: 1, patience: 500, file: new URL('../workers/odd.ts', import.meta.url) },
  });
  const anna = await Client.named(server.url, 'Anna');
  const seated = async (): Promise<Tab> => anna.at(await anna.open({ ...table, others: [...table.others] }));
  const [bad, good] = [await seated(), await seated()];
  await Promise.all([bad.myTurn(), good.myTurn()]);
  const playOn = async (): Promise<void> => {
    const { v } = await good.myTurn();
    good.choose(0, v);
    await good.nextUpdate((update) => update.v > v);
  };
  bad.choose(777);
  await playOn();
  expect((await bad.problem()).code).toBe('broken');
  const { table: id = '' } = bad.info ?? {};
  expect(server.house.engines.isApart(id)).toBe(true);
  // It is stuck again, for three seconds of work, while the other is answered. (That it ends is shown above.)
  const heard = bad.messages.length;
  bad.choose(777);
  for (let i = 0; i < 10; i++) await playOn();
  expect(bad.messages.slice(heard).filter(({ t }) => t === 'problem')).toEqual([]);
  await server.close();
});

test('a table of thousands of choices taken back is opened soon, and nobody waits for it meanwhile', async () => {
  const dataFolder = newFolder();
  const before = await running({ dataFolder });
  const anna = await Client.named(before.url, 'Anna');
  const long = await anna.open({ ...table, others: [...table.others] });
  const tab = await anna.at(long);
  await tab.playAtRandom(picker(3), ({ v, decision }) => v < 60 || decision?.seat !== 1);
  const was = tab.update;
  const events = await before.house.store.tables.events(long);
  const choices = events.reduce((n, { then = [] }) => n + 1 + then.length, 0);
  const summary = { v: 0, asked: 1, bot: false, turn: 1, over: null, version: '', conceded: [], offer: null };
  let v = events.length;
  const kept: Promise<void>[] = [];
  for (let i = 0; i < 6000; i++)
    for (const kind of ['choice', 'undo'] as const) {
      const event = { v: ++v, kind, seat: 1, n: kind === 'undo' ? choices : 0, auto: false };
      kept.push(before.house.store.tables.keep({ id: long, epoch: 0 }, event, { ...summary, v, undo: [] }));
    }
  await Promise.all(kept);
  await before.close();
  const after = await running({ dataFolder });
  const again = new Client(after.url);
  again.cookie = anna.cookie;
  const calm = await again.at(await again.open({ ...table, others: [...table.others] }));
  await calm.myTurn();
  const began = performance.now();
  const opened = again.at(long).then(async (one) => {
    await one.nextUpdate();
    return one;
  });
  let worst = 0;
  for (let i = 0; i < 20; i++) {
    const now = await calm.myTurn();
    const sent = performance.now();
    calm.choose(0, now.v);
    await calm.nextUpdate((update) => update.v > now.v);
    worst = Math.max(worst, performance.now() - sent);
  }
  const back = await opened;
  // Each was replayed before: 13 seconds on a quiet machine, in which nobody else was answered.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(worst).toBeLessThan(5000);
  expect(back.update?.v).toBe(v);
  expect(back.update?.scene).toEqual(was?.scene);
  expect(back.update?.decision).toEqual(was?.decision);
  // What stands is told word for word; what was taken back only by its undo.
  const told = back.update?.told ?? [];
  expect(told.slice(0, events.length)).toEqual(tab.messages.flatMap((m) => (m.t === 'update' ? m.told : [])));
  expect(told[events.length].lines).toEqual([]);
  // The last ones stay in the log, to be struck.
  expect(told.at(-2)?.lines).not.toEqual([]);
  expect(told[events.length + 1].lines[0].text).toBe('You take the last choice back.');
  await after.close();
});
