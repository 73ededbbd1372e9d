/**
 * What a first visit loads: at most 350 kB compressed, fonts apart. Also for a link straight to a table, which loads
 * more. Measured on what is served, as a server that compresses would send it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';

const MOST = 350_000;
const web = join(import.meta.dirname, '..');
const out = join(web, 'dist');

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
let manifest: Readonly<Record<string, Chunk>> = {};

beforeAll(() => {
  // Where it is built already, of these very sources, nothing is done. It is not built for tests, but to be served.
  const { NODE_ENV: _kind, VITEST: _by, ...env } = process.env;
  execFileSync(process.execPath, [join(web, '../../scripts/build-web.mjs')], { stdio: 'pipe', env });
  manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
});

/** Every file that must be there before these entries run. */
function filesOf(entries: readonly string[]): Set<string> {
  const files = new Set(['index.html', 'theme.js', 'layers.css']);
  const seen = new Set<string>();
  const take = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const other of chunk.imports ?? []) take(other);
  };
  for (const entry of entries) take(entry);
  return files;
}

const compressed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file))).length, 0);

describe('the first load', () => {
  const screens: readonly (readonly [string, readonly string[]])[] = [
    ['the home page', []],
    ['a table of Middle-earth CCG', ['src/screens/Table.tsx', 'src/meccg/MeccgBoard.tsx']],
    ['a table of The Lord of the Rings', ['src/screens/Table.tsx', 'src/lotr-tcg/LotrBoard.tsx']],
    ['a replay', ['src/screens/Replay.tsx', 'src/meccg/MeccgBoard.tsx']],
  ];
  for (const [name, entries] of screens)
    test(`of ${name} is at most 350 kB compressed, fonts apart`, () => {
      const files = filesOf(['index.html', ...entries]);
      expect([...files].filter((file) => file.endsWith('.woff2'))).toEqual([]);
      const size = compressed(files);
      expect(size).toBeGreaterThan(50_000); // else something was not counted
      expect(size).toBeLessThanOrEqual(MOST);
    });

  test('does not bring the map, which is at most 150 kB compressed when it is looked at', () => {
    const table = filesOf(['index.html', 'src/screens/Table.tsx', 'src/meccg/MeccgBoard.tsx']);
    for (const entry of ['src/map/TableMap.tsx', 'src/map/MapPage.tsx']) {
      const map = [...filesOf([entry])].filter((file) => !table.has(file));
      expect(compressed(map)).toBeGreaterThan(25_000); // the drawing is not in what a table loads
      expect(compressed(map)).toBeLessThanOrEqual(150_000);
    }
  });

  test('has no script in the page itself, as the content policy demands', () => {
    expect(existsSync(join(out, 'index.html'))).toBe(true);
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    expect([...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)]).toEqual([]);
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=/);
  });
});
