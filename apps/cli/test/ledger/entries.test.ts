/** The ledgers as they lie in the packages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../src/files.ts';
import { GAMES } from '../../src/games.ts';
import { parseLedger, readLedgers } from '../../src/ledger/entries.ts';

test('both ledgers are whole', () => {
  const counts = GAMES.map((game) => {
    const entries = readLedgers([game]);
    return { game, entries: entries.length, overruled: entries.filter((entry) => entry.overruled).length };
  });
  expect(counts).toEqual([
    { game: 'meccg', entries: 2864, overruled: 13 },
    { game: 'lotr-tcg', entries: 652, overruled: 1 },
  ]);
});

test.each(GAMES)('every decision that an entry of %s names is written down', (game) => {
  const decisions = readFileSync(join(root, `packages/${game}/ledger/DECISIONS.md`), 'utf8');
  const written = new Set([...decisions.matchAll(/^(?:### |- )([A-HX]\d+)\. /gm)].map(([, key]) => key));
  const named = readLedgers([game]).flatMap((entry) => entry.decision?.split(', ') ?? []);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((key) => !written.has(key))).toEqual([]);
});

test('a malformed ledger is refused with file, line and field', () => {
  const parse = (text: string) => () => parseLedger('lotr-tcg', [{ file: 'rules.jsonl', text }]);
  const good = '{"id":"LR-A-001","rule":"r","who":"w","kind":"k","mode":"m","cards":[],"source":[]}';
  expect(parse(`${good}\n${good}`)).toThrow('rules.jsonl:2: LR-A-001 is already at rules.jsonl:1');
  expect(parse(good.replace('LR', 'ME'))).toThrow(
    'rules.jsonl:1: field "id": "ME-A-001" is no id of lotr-tcg',
  );
  expect(parse(good.replace('"rule"', '"rul"'))).toThrow('rules.jsonl:1: field "rule": expected a text');
});
