/**
 * How long a game takes to load with all its cards, and what it then keeps, as one bundled file in a process of its own.
 * Prints `{ ms, bytes }`. Started by figures/loading.ts: `GAME`.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const RUNS = 5;
const [game] = process.argv.slice(2);
const file = fileURLToPath(new URL(`../.cache/bench/load-${game}.mjs`, import.meta.url));
const input = fileURLToPath(new URL(`../packages/${game}/src/index.ts`, import.meta.url));
const bundle = await rolldown({ input, platform: 'node' });
await bundle.write({ file, format: 'esm', codeSplitting: false });
await bundle.close();

const program = `
gc();
const before = process.memoryUsage().heapUsed;
const began = performance.now();
const loaded = await import(${JSON.stringify(pathToFileURL(file).href)});
const ms = performance.now() - began;
gc();
console.log(JSON.stringify({ ms, bytes: process.memoryUsage().heapUsed - before, names: Object.keys(loaded).length }));
`;
const runs = Array.from({ length: RUNS }, (): { ms: number; bytes: number } =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', program], {
      encoding: 'utf8',
    }),
  ),
);
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
const found = { ms: middle(runs.map(({ ms }) => ms)), bytes: middle(runs.map(({ bytes }) => bytes)) };
process.stdout.write(`${JSON.stringify(found)}\n`);
