/** The glossary of the learning pages: each word once, with rules that exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '../../apps/web/src/learning/glossary.ts';

const packages = join(import.meta.dirname, '../../packages');
const idsOf = (game: string): Set<string> => {
  const folder = join(packages, game, 'ledger');
  const found = new Set<string>();
  for (const name of readdirSync(folder))
    if (name.endsWith('.jsonl'))
      for (const [, id] of readFileSync(join(folder, name), 'utf8').matchAll(/"id": ?"([^"]+)"/g))
        found.add(id);
  return found;
};

describe.each(['meccg', 'lotr-tcg'] as const)('the glossary of %s', (game) => {
  test('names rules of the ledger, at least one for each word', () => {
    const ids = idsOf(game);
    expect(ids.size).toBeGreaterThan(500);
    const unknown = GLOSSARY[game].flatMap(({ word, rules }) =>
      rules.length === 0
        ? [`${word}: none`]
        : rules.filter((id) => !ids.has(id)).map((id) => `${word}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
  test('explains each word once', () => {
    const words: string[] = [];
    for (const { word, also = [] } of GLOSSARY[game])
      for (const one of [word, ...also]) words.push(one.toLowerCase());
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});
