/** A table of phrases and how they read: each row is a test. */
import { type Phrase, sentence } from '@westmarch/kernel';
import { expect, test } from 'vitest';
import { engine } from '../../src/engine.ts';

const nobody = { def: () => '', cardDef: () => 0, player: () => '' };

/** The full stop goes without saying; what says nothing reads ''. */
export function theyRead(rows: readonly (readonly [Phrase | undefined, string])[]): void {
  for (const [i, [phrase, text]] of rows.entries())
    test(`${i + 1}: ${text}`, () => {
      expect(phrase && sentence(engine.language, nobody, phrase)).toBe(text === '' ? '' : `${text}.`);
    });
}
