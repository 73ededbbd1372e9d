/**
 * Lesson files: a game of two ready decks with a fixed seed, and a script for its first turns.
 *
 * Not    following the script (engine/learning/lesson.ts).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@westmarch/protocol';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const words = z.string().check(z.minLength(1));

const LessonFile = z.strictObject({
  game: z.enum(GAMES),
  title: words,
  about: words,
  decks: z.array(words).check(z.length(2)),
  switches: z.strictObject({
    length: z.optional(z.int()),
    starter: z.optional(z.union([z.string(), z.boolean()])),
  }),
  seed: words,
  steps: z.array(
    z.strictObject({
      say: z.array(words).check(z.minLength(1)),
      look: z.optional(words),
      do: words,
      else: z.optional(words),
      then: z.optional(z.array(words)),
    }),
  ),
});
export type LessonFile = z.infer<typeof LessonFile>;

export interface KnownLesson {
  readonly id: string;
  readonly file: LessonFile;
}

export function readLessons(root: string): KnownLesson[] {
  const folder = join(root, 'apps', 'server', 'learning', 'lessons');
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.toSorted().map((name) => ({
    id: name.slice(0, -'.yaml'.length),
    file: LessonFile.parse(parse(readFileSync(join(folder, name), 'utf8'))),
  }));
}
