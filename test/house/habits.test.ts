/** Habits that no linter of ours checks: no way around the types, none around what words say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/ensure.mjs';

const PLACES = ['packages', 'apps', 'bench', 'scripts', 'test'];
const AROUND = /\bas unknown as\b|@ts-(ignore|nocheck|expect-error)/;

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
  expect(AROUND.test('const x = y as unknown as string;')).toBe(true);
  expect(found).toEqual([]);
});

/** A word spread out, and another sentence laid over it: that is what `saying` is for, which says why and is checked. */
const LAID_OVER = /\{\s*(\/\/[^\n]*\s*)*\.\.\.[^{}`]*(\{[^{}`]*\}[^{}`]*)*,\s*say: (stating\(\s*)?say`/;
test('no card lays a sentence over its words unseen', () => {
  const cards = sources().filter((name) => /src\/cards\/(set\d+|tw|td|dm|le|as|wh|ba|families)\//.test(name));
  expect(cards.length).toBeGreaterThan(50);
  expect(LAID_OVER.test('{ ...trigger(left, { if: x, effect }), say: say`sees it` }')).toBe(true);
  expect(LAID_OVER.test('{ ...trigger(left, { effect }), say: stating(\n say`sees it`) }')).toBe(true);
  expect(cards.filter((name) => LAID_OVER.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

test('no card has a word of its own for what it says: words stand where words do', () => {
  const cards = sources().filter((name) => /src\/cards\/(set\d+|tw|td|dm|le|as|wh|ba)\//.test(name));
  expect(cards.length).toBeGreaterThan(100);
  expect(cards.filter((name) => /\bworded\(/.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});
