/**
 * What is loaded, in processes of their own: a game compiles the cards of its decks and no others, and whoever plays no
 * game loads no cards.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

/** Says at the end how many files of cards each game has had loaded. */
const WATCHING = `
import { registerHooks } from 'node:module';
const files = {};
registerHooks({
  load(url, context, next) {
    const game = /packages\\/([a-z-]+)\\/src\\/cards\\//.exec(url)?.[1];
    if (game !== undefined) files[game] = (files[game] ?? 0) + 1;
    return next(url, context);
  },
});
process.on('exit', () => process.stderr.write(JSON.stringify(files)));
`;
const watching = `data:text/javascript,${encodeURIComponent(WATCHING)}`;

async function node(...args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [...args], { cwd: root, encoding: 'utf8' });
}
const program = (text: string): readonly string[] => ['--input-type=module', '-e', text];
/** The games whose cards were loaded. */
const gamesLoaded = async (...args: readonly string[]): Promise<string[]> =>
  Object.keys(JSON.parse((await node('--import', watching, ...args)).stderr)).toSorted();

test.each([
  ['lotr-tcg', 'lotrTcg', "{ decks: ['fotr-aragorn', 'fotr-gandalf'] }", 69],
  ['meccg', 'meccg', "{ decks: ['A', 'B'], length: 2 }", null],
])('%s: a game compiles the cards of its decks, and no others', async (name, game, decks, exactly) => {
  const { stdout } = await node(
    ...program(`
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
])('westmarch %s loads the cards of: %s', async (command, games) => {
  expect(await gamesLoaded('apps/cli/src/main.ts', ...command.split(' '))).toEqual(games);
});

test('the thread of the server loads no cards: engines have threads of their own', async () => {
  expect(await gamesLoaded(...program("await import('./apps/server/src/server.ts')"))).toEqual([]);
});
