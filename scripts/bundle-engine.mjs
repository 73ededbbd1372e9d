/**
 * `node scripts/bundle-engine.mjs FILE`: the engine worker and all it needs as one file, and beside it what measures decks in
 * a browser. Run by build-engine.mjs.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node scripts/bundle-engine.mjs FILE');
/** @param {string} entry @param {'node' | 'browser'} platform @param {string} to */
async function write(entry, platform, to) {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../apps/server/src/${entry}`, import.meta.url)),
    platform,
  });
  await bundle.write({
    file: to,
    format: 'esm',
    codeSplitting: false,
    minify: { compress: false, mangle: false, codegen: true },
  });
}
await write('engine/worker.ts', 'node', file);
await write('measuring/worker.ts', 'browser', join(dirname(file), 'measuring.js'));
