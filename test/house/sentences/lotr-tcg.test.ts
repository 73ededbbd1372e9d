/** What cards of this game say is what was kept, word for word: a sentence changes only where somebody meant it to. */
import { readFileSync } from 'node:fs';
import { cardsInPool, textOf } from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import { differences, keptLines, linesOf, REMEDY } from '../../../scripts/sentences/lines.ts';

test('every card says what is kept of it', () => {
  const kept = keptLines(readFileSync(new URL('lotr-tcg.txt', import.meta.url), 'utf8'));
  const now = linesOf(cardsInPool().map(({ id }) => ({ id, sentences: textOf(id) })));
  const found = differences(kept, now);
  expect(found, [...found, REMEDY].join('\n')).toEqual([]);
});
