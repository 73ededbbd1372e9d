import { rolldown } from 'rolldown';

const f = process.argv[2];
const bundle = await rolldown({ input: 'best2.tmp.ts', platform: 'node' });
await bundle.write({
  file: f,
  format: f.endsWith('cjs') ? 'cjs' : 'esm',
  codeSplitting: false,
  minify: false,
});
