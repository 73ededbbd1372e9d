/** Habits that no linter of ours checks: no way around the types. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

const PLACES = ['packages', 'apps', 'bench', 'scripts', 'test'];
const AROUND = /as unknown as|@ts-(ignore|nocheck|expect-error)/;

function sources(): string[] {
  return PLACES.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(place, name)),
  ).filter((name) => !name.endsWith('habits.test.ts'));
}

test('no source goes around the type checker', () => {
  const found = sources().flatMap((name) => {
    const lines = readFileSync(join(root, name), 'utf8').split('\n');
    return lines.flatMap((line, i) => (AROUND.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : []));
  });
  expect(found).toEqual([]);
});
