/** `node scripts/bundle-engine.mjs FILE`: the engine worker and all it needs as one file. Run by build-engine.mjs. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('usage: node scripts/bundle-engine.mjs FILE');
const bundle = await rolldown({
  input: fileURLToPath(new URL('../apps/server/src/engine/worker.ts', import.meta.url)),
  platform: 'node',
});
await bundle.write({
  file,
  format: 'esm',
  codeSplitting: false,
  minify: { compress: false, mangle: false, codegen: true },
});
