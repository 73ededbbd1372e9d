/**
 * A program of this folder as one file, with the engine and all else it needs: as a server runs the engine, and about a
 * quarter faster than from its sources, because V8 knows the functions of one file by their place.
 *
 * Keeps  the file lies as deep in the project as bench/soak/ does: addresses beside the program's sources stay true.
 */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The path of the bundle, made anew; `name` is a file of bench/ without its ending. */
export async function bundled(name: 'family' | 'soak-worker'): Promise<string> {
  const file = fileURLToPath(new URL(`../../.cache/bench/${name}.mjs`, import.meta.url));
  const input = fileURLToPath(new URL(`../${name}.ts`, import.meta.url));
  const bundle = await rolldown({ input, platform: 'node' });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return file;
}
