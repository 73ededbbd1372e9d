/**
 * What is loaded, in processes of their own: a game compiles the cards of its decks and no others, and whoever plays no
 * game loads no cards.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

/** Says in a line of each thread that it watches, and then each game of which a file of cards is loaded. */
const WATCHING = `
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
const say = (word) => writeSync(2, 'LOADED ' + word + '\\n');
const seen = new Set();
registerHooks({
  load(url, context, next) {
    const game = /packages\\/([a-z-]+)\\/src\\/cards\\//.exec(url)?.[1];
    if (game !== undefined && !seen.has(game)) say(game);
    if (game !== undefined) seen.add(game);
    return next(url, context);
  },
});
say('nothing');
`;
const watching = `data:text/javascript,${encodeURIComponent(WATCHING)}`;

/** Games that are left and what bots have played: nothing of it stays. */
const folder = mkdtempSync(join(tmpdir(), 'loading-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failed = (error: unknown): { readonly stdout: string; readonly stderr: string } => {
  if (error instanceof Error && 'stderr' in error && 'stdout' in error)
    return { stdout: String(error.stdout), stderr: String(error.stderr) };
  throw error;
};
/** Runs a process to its end, whichever that is. */
async function node(args: readonly string[], typed = '') {
  const env = { ...process.env, WESTMARCH_DATA: folder };
  const running = promisify(execFile)(process.execPath, [...args], { cwd: root, encoding: 'utf8', env });
  running.child.stdin?.end(typed);
  return running.catch(failed);
}
const program = (text: string): readonly string[] => ['--input-type=module', '-e', text];
/** The games whose cards were loaded, in whichever thread. */
async function gamesLoaded(args: readonly string[], typed = ''): Promise<string[]> {
  const { stderr } = await node(['--import', watching, ...args], typed);
  const words = [...stderr.matchAll(/^LOADED (.*)$/gm)].map(([, word = '']) => word);
  expect([words[0], stderr]).toEqual(['nothing', stderr]);
  return [...new Set(words.filter((word) => word !== 'nothing'))].toSorted();
}
const westmarch = (command: string, typed = ''): Promise<string[]> =>
  gamesLoaded(['apps/cli/src/main.ts', ...command.split(' ')], typed);

test.each([
  ['lotr-tcg', 'lotrTcg', "{ decks: ['fotr-aragorn', 'fotr-gandalf'] }", 69],
  ['meccg', 'meccg', "{ decks: ['A', 'B'], length: 2 }", null],
])('%s: a game compiles the cards of its decks, and no others', async (name, game, decks, exactly) => {
  const { stdout } = await node(
    program(`
      import { ${game}, readSetup } from '@westmarch/${name}';
      const { engine } = ${game};
      const before = engine.prepared.length;
      ${game}.create(readSetup(${decks}), 'loading');
      console.log(JSON.stringify([before, engine.prepared.length, engine.definitions.length]));
    `),
  );
  const [before, after, all]: readonly number[] = JSON.parse(stdout);
  expect(before).toBe(0);
  if (exactly !== null) expect(after).toBe(exactly);
  expect(after).toBeLessThan(all / 2);
});

test.each([
  ['rules show LR-SKIRM-006', []],
  ['play --help', []],
  ['cards --status --game lotr-tcg', ['lotr-tcg']],
  ['cards --status --game meccg', ['meccg']],
  ['cards show 1_1', ['lotr-tcg']],
  ['cards show TW-1', ['meccg']],
  // There are cards of this name in both games.
  ['cards show Glamdring', ['lotr-tcg', 'meccg']],
])('westmarch %s loads the cards of: %s', async (command, games) => {
  expect(await westmarch(command)).toEqual(games);
});

describe.each([
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf', '1 The One Ring, The Ruling Ring', '1 Gates of Morning'],
  ['meccg', 'A', 'B', '1 Concealment', '1 The One Ring, The Ruling Ring'],
])('%s alone is loaded by', (game, one, other, own, strange) => {
  test('a game in the terminal, its record played again, and going on with it', async () => {
    const seed = `loading-${game}`;
    expect(await westmarch(`play ${game} --seed ${seed}`, '1\nquit\n')).toEqual([game]);
    const kept = join(folder, `${game}-${seed}.json`);
    expect(await westmarch(`replay ${kept}`)).toEqual([game]);
    expect(await westmarch(`play ${game} --resume ${kept}`, 'quit\n')).toEqual([game]);
  });

  test('the arena and the laboratory', async () => {
    const decks = `--decks ${one} --against ${other}`;
    const seed = `loading-${process.pid}`;
    expect(
      await westmarch(`arena --game ${game} --bots random,random --games 2 ${decks} --seed ${seed}`),
    ).toEqual([game]);
    expect(
      await westmarch(
        `lab --game ${game} --deck ${one} --against ${other} --bots random --games 2 --workers 1 --seed ${seed}`,
      ),
    ).toEqual([game]);
  });

  test('a scenario, which names it', async () => {
    const file = join(folder, `${game}.yaml`);
    writeFileSync(file, `scenario: nothing\ngame: ${game}\ngiven: {}\n`);
    expect(await westmarch(`scenario run ${file}`)).toEqual([game]);
  });

  test('a list of its cards; both where it names one of the other game, which is said', async () => {
    const file = join(folder, `${game}.txt`);
    writeFileSync(file, `# A list\n${own}\n`);
    expect(await westmarch(`deck check ${file} --game ${game}`)).toEqual([game]);
    writeFileSync(file, `# A list\n${own}\n${strange}\n`);
    expect(await westmarch(`deck check ${file} --game ${game}`)).toEqual(['lotr-tcg', 'meccg']);
  });

  test('an engine whose tables are all of it', async () => {
    const beginning = {
      table: 'x',
      game,
      decks: [one, other],
      length: null,
      options: [],
      seed: 'loading',
      names: ['Ann', 'Bob'],
      bots: [null, 'novice'],
      version: null,
    };
    const main = join(folder, `${game}.mjs`);
    writeFileSync(
      main,
      `
        import { Worker } from 'node:worker_threads';
        const at = new Int32Array(new SharedArrayBuffer(8));
        const worker = new Worker('./apps/server/src/engine/worker.ts', { workerData: { at } });
        const ask = (id, ask) => worker.postMessage({ id, ask });
        worker.on('message', ({ id, error, message }) => {
          if (error !== undefined) throw new Error(message);
          if (id === 0) ask(1, { op: 'open', beginning: ${JSON.stringify(beginning)}, events: [] });
          if (id === 1) ask(2, { op: 'look', table: 'x', lookers: [{ viewer: 1, since: 0 }], askedBy: 0 });
          if (id === 2) ask(3, { op: 'scenario', table: 'x', viewer: 1 });
          if (id === 3) process.exit();
        });
      `,
    );
    const games = await gamesLoaded([main]);
    expect(games).toEqual([game]);
  });
});

test('the thread of the server loads no cards: engines have threads of their own', async () => {
  expect(await gamesLoaded(program("await import('./apps/server/src/server.ts')"))).toEqual([]);
});
