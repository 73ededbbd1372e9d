/**
 * `node scripts/build-engine.mjs`: bundles the engine into apps/server/dist/engine.mjs, unless nothing has changed since.
 *
 * A game keeps the file it began with (apps/server/src/engine/shelf.ts), so the file must hold everything: rules, cards,
 * bots, words and the worker that runs them, and no package outside of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, main, node24, Problem, root, run, say, toolEnv } from './ensure.mjs';

const OUT = join(root, 'apps/server/dist');
const STAMP = join(OUT, '.engine-built');
const SOURCES = [
  'apps/server/src/engine',
  'apps/server/src/measuring',
  ...['kernel', 'meccg', 'lotr-tcg', 'bots', 'protocol', 'table'].map((name) => `packages/${name}/src`),
  'packages/meccg/cards',
  'packages/lotr-tcg/cards',
  'package-lock.json',
  'scripts/build-engine.mjs',
  'scripts/bundle-engine.mjs',
];

/** A fingerprint of every source. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesIn))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}
/** @param {string} source @returns {string[]} */
function filesIn(source) {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(source, name)));
}

/** Bundles the engine if its sources are not those of the last build. */
export async function ensureEngine() {
  const stamp = wanted();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  say('Bundling the engine…');
  mkdirSync(OUT, { recursive: true });
  rmSync(STAMP, { force: true });
  const code = await run(node24(), [join(root, 'scripts/bundle-engine.mjs'), join(OUT, 'engine.mjs')], {
    env: toolEnv(),
  });
  if (code !== 0) throw new Problem(`The engine could not be bundled (exit code ${code}): see above.`);
  writeFileSync(STAMP, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await ensureInstalled();
    await ensureEngine();
    return 0;
  });
}
