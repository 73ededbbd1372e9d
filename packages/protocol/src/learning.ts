/**
 * Puzzles and lessons: what there is, and how one is played. A guest keeps the choices that he has made himself; the
 * server plays them again, answers for the other side, and keeps nothing.
 */
import * as z from 'zod/mini';
import { count, GameName, whole } from './basics.ts';
import { Rule } from './decision.ts';
import { FromServer } from './messages.ts';

/** Words with hyphens: "meccg-03-a-last-strike". */
export const LearningId = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+$/));

export const PuzzleInfo = z.object({
  id: LearningId,
  game: GameName,
  title: z.string(),
  /** From 1, the easiest, to 5. */
  level: z.int().check(z.minimum(1), z.maximum(5)),
  /** What is to be done, in a sentence. */
  question: z.string(),
});
export type PuzzleInfo = z.infer<typeof PuzzleInfo>;
export const Puzzles = z.array(PuzzleInfo);

/** A puzzle with what helps to solve it and what is told afterwards. */
export const PuzzleDetail = z.extend(PuzzleInfo, {
  hints: z.array(z.string()),
  after: z.string(),
  rules: z.array(Rule),
  /** The choices of whoever solves, in the words of the table. */
  line: z.array(z.string()),
  /** Dice are thrown, and the best chance is wanted: which it is, of 1. */
  chance: z.nullable(z.number()),
  next: z.nullable(LearningId),
});
export type PuzzleDetail = z.infer<typeof PuzzleDetail>;

export const LessonInfo = z.object({
  id: LearningId,
  game: GameName,
  title: z.string(),
  about: z.string(),
  steps: count,
});
export type LessonInfo = z.infer<typeof LessonInfo>;
export const Lessons = z.array(LessonInfo);

/** Rules by their ids, or what was ruled about a card. */
export const LearningRules = z.object({ name: z.string(), rules: z.array(Rule) });

/** More choices than any puzzle or lesson has, with the game that follows one. */
const MOST_CHOICES = 4000;

export const LearningMove = z.object({
  /** Every choice so far, of both sides. */
  choices: z.array(count).check(z.maxLength(MOST_CHOICES)),
  choose: z.nullable(count),
  /** Which of them are further steps of what was decided as a whole: they are taken back with its first. */
  further: z.optional(z.array(count).check(z.maxLength(MOST_CHOICES))),
  /** How many of them were told already. */
  since: count,
  about: z.nullable(z.object({ card: count, values: z.boolean() })),
});
export type LearningMove = z.infer<typeof LearningMove>;

export const Learnt = z.object({
  choices: z.array(count),
  update: FromServer,
  ended: z.enum(['open', 'reached', 'missed']),
  missing: z.string(),
  back: whole,
  good: whole,
  answer: z.nullable(FromServer),
  /** A choice gave chance away where the best was wanted: what is left of 1, and what there was. */
  wasted: z.nullable(z.object({ had: z.number(), best: z.number() })),
  /** How far the script of a lesson has come; null for a puzzle. */
  lesson: z.nullable(
    z.object({ step: count, steps: count, say: z.array(z.string()), look: z.string(), refused: z.string() }),
  ),
});
export type Learnt = z.infer<typeof Learnt>;
