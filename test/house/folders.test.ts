/** Folders that read like a table of contents: none holds more files than can be taken in at a glance. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

const MOST = 25;
const PLACES = ['packages', 'apps', 'bench', 'scripts', 'test'];
/** What is made, fetched or data, and no source. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'facts', 'public', '.cache']);

function crowded(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => /\.(ts|tsx|mjs|css)$/.test(entry.name)).length;
  return [
    ...(files > MOST ? [`${folder}: ${files} files`] : []),
    ...entries
      .filter((entry) => entry.isDirectory() && !NOT_SOURCES.has(entry.name))
      .flatMap((entry) => crowded(join(folder, entry.name))),
  ];
}

test(`no folder has more than ${MOST} sources: more of them have chapters`, () => {
  expect(PLACES.flatMap(crowded)).toEqual([]);
});
