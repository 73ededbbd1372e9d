/** What cards of this game say is what was kept, word for word: a sentence changes only where somebody meant it to. */
import { readFileSync } from 'node:fs';
import { cardsInPool, optionalRules, textOf } from '@westmarch/meccg';
import { expect, test } from 'vitest';
import { differences, keptLines, linesOf, REMEDY, saidByRules } from '../../../scripts/sentences/lines.ts';

test('every card and every optional rule says what is kept of it', () => {
  const kept = keptLines(readFileSync(new URL('meccg.txt', import.meta.url), 'utf8'));
  const cards = cardsInPool().map(({ id }) => ({ id, sentences: textOf(id) }));
  const now = linesOf([...cards, ...saidByRules(optionalRules)]);
  const found = differences(kept, now);
  expect(found, [...found, REMEDY].join('\n')).toEqual([]);
});
