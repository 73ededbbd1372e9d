/** The pictures that the client carries are those it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const art = join(import.meta.dirname, '../src/art');
const read = (name: string): Record<string, string> => JSON.parse(readFileSync(join(art, name), 'utf8'));

test('every named picture is there, and no other (`node apps/web/tools/icons.mjs` writes them)', () => {
  const named = new Set(Object.values(read('names.json')));
  const kept = read('icons.json');
  expect(new Set(Object.keys(kept))).toEqual(named);
  expect(Object.values(kept).every((path) => /^m/i.test(path))).toBe(true);
});
