/**
 * Puzzle files: a scenario (position, line, goal) with what a puzzle says besides.
 *
 * Owns   reading them from their folder, once, in the order of their names.
 * Not    playing them (engine/learning/).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type GameName } from '@westmarch/protocol';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const words = z.string().check(z.minLength(1));
/** "1089/1296". */
const Fraction = z.string().check(z.regex(/^\d+\/\d+$/));
/** "You: Pass", "Rival: [a, b]", "everyone passes", or an expectation in between. */
const Step = z.union([z.string(), z.record(z.string(), z.unknown())]);

export const PuzzleFile = z.object({
  scenario: words,
  game: z.enum(GAMES),
  given: z.looseObject({ players: z.record(z.string(), z.unknown()) }),
  do: z.array(Step),
  expect: z.record(z.string(), z.unknown()),
  puzzle: z.strictObject({
    level: z.int().check(z.minimum(1), z.maximum(5)),
    question: words,
    /** Dice are thrown, and the best chance is wanted: which it is, of 1, as a fraction. */
    chance: z.optional(Fraction),
    /** Where it is over: words of the place. Otherwise where the position's phase ends. */
    until: z.optional(words),
    /** It is over when the game stands here no longer. */
    during: z.optional(words),
    hints: z.array(words).check(z.minLength(2), z.maxLength(2)),
    after: words,
    rules: z.array(words).check(z.minLength(1)),
    /** Lines that look right and are not: the choices of whoever solves, and why they fail. */
    wrong: z
      .array(z.strictObject({ line: z.array(z.string()), why: words, chance: z.optional(Fraction) }))
      .check(z.minLength(1)),
  }),
});
export type PuzzleFile = z.infer<typeof PuzzleFile>;

export interface KnownPuzzle {
  readonly id: string;
  readonly game: GameName;
  readonly file: PuzzleFile;
}

export const puzzleFolder = (root: string, game: GameName): string =>
  join(root, 'apps', 'server', 'learning', 'puzzles', game);

/** The puzzles of a game, in the order of their files. */
export function readPuzzles(root: string, game: GameName): KnownPuzzle[] {
  const folder = puzzleFolder(root, game);
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.toSorted().map((name) => {
    const file = PuzzleFile.parse(parse(readFileSync(join(folder, name), 'utf8')));
    return { id: `${game}-${name.slice(0, -'.yaml'.length)}`, game, file };
  });
}

/** "1089/1296" as a number. */
export function fractionOf(text: string): number {
  const [above, below] = text.split('/').map(Number);
  return above / below;
}

const wordsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
};

/** What whoever solves chooses on the line, in words. */
export function lineOf({ given, do: steps }: PuzzleFile): string[] {
  const [you] = Object.keys(given.players);
  return steps.flatMap((step) => {
    if (typeof step === 'string') return step === 'everyone passes' ? ['Pass'] : [];
    return wordsIn(step[you]);
  });
}

/** What the engine needs of it. */
export const playedOf = ({ given, expect, puzzle: { until, during, chance } }: PuzzleFile): object => ({
  given,
  expect,
  until,
  during,
  chance: chance !== undefined,
});
