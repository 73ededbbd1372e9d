/** The glossary: each word once, in its own words, with rules that exist and are in force. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORDS as LOTR } from '../../apps/web/src/glossary/lotr-tcg.ts';
import { WORDS as MECCG } from '../../apps/web/src/glossary/meccg.ts';

const GLOSSARY = { meccg: MECCG, 'lotr-tcg': LOTR };

/** Every entry of the ledger by its id: what it says, and whether it still holds. */
function ledgerOf(game: string): ReadonlyMap<string, { rule: string; overruled?: boolean }> {
  const file = join(import.meta.dirname, '../../packages', game, 'ledger/rules.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line)).map((entry) => [entry.id, entry]));
}

describe.each(['meccg', 'lotr-tcg'] as const)('the glossary of %s', (game) => {
  const ledger = ledgerOf(game);
  test('has a word for what a player meets', () => {
    expect(GLOSSARY[game].length).toBeGreaterThanOrEqual(70);
  });
  test('names rules of the ledger that are in force, at least one for each word', () => {
    expect(ledger.size).toBeGreaterThan(500);
    const wrong = GLOSSARY[game].flatMap(({ word, rules }) => {
      if (rules.length === 0) return [`${word}: none`];
      return rules.filter((id) => ledger.get(id)?.overruled ?? !ledger.has(id)).map((id) => `${word}: ${id}`);
    });
    expect(wrong).toEqual([]);
  });
  test('explains each word once, and shortly', () => {
    const words: string[] = [];
    for (const { word, also = [], text } of GLOSSARY[game]) {
      for (const one of [word, ...also]) words.push(one.toLowerCase());
      expect(text.length, word).toBeLessThanOrEqual(170);
      expect(text, word).toMatch(/^[A-Z].*\.$/);
    }
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
  test('says it in words of its own, not in the sentences of the ledger', () => {
    const said = new Set([...ledger.values()].map(({ rule }) => rule));
    expect(GLOSSARY[game].filter(({ text }) => said.has(text))).toEqual([]);
  });
});
