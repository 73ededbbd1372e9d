/** Each first game is played through on the real engine, choice by choice, as its script says. */
import { fileURLToPath } from 'node:url';
import { GAMES } from '@westmarch/protocol';
import { describe, expect, test } from 'vitest';
import { load } from '../../src/engine/games.ts';
import { learn } from '../../src/engine/learning/learn.ts';
import type { Learnt } from '../../src/engine/requests.ts';
import { readLessons } from '../../src/learning/lesson-file.ts';

await load(GAMES);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const lessons = readLessons(root);

test('there is one for each game', () => {
  expect(lessons.map(({ file }) => file.game).toSorted()).toEqual(['lotr-tcg', 'meccg']);
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, { file }) => {
  const ask = (
    choices: readonly number[],
    choose: number | null,
    further: readonly number[] = [],
  ): Learnt => {
    const answer = learn({
      id,
      game: file.game,
      value: null,
      lesson: file,
      choices,
      choose,
      further,
      since: choices.length,
      about: null,
    });
    if ('fault' in answer) throw new Error(answer.fault);
    return answer;
  };

  test('every step offers its choice, refuses the others, and the game goes on after the last', () => {
    let now = ask([], null);
    for (const [i] of file.steps.entries()) {
      expect(now.lesson?.step).toBe(i);
      expect(now.lesson?.say).toEqual(file.steps[i].say);
      const other = now.good === 0 ? 1 : 0;
      const refused = ask(now.choices, other);
      expect(refused.choices).toEqual(now.choices);
      expect(refused.lesson?.refused).not.toBe('');
      now = ask(now.choices, now.good);
      expect(now.lesson?.refused).toBe('');
    }
    expect(now.lesson?.step).toBe(file.steps.length);
    expect(now.ended).toBe('open');
    // From here on Novice's choice is the hint, and it is one that is taken.
    const first = ask(now.choices, now.good);
    expect(first.choices.length).toBeGreaterThan(now.choices.length);
    // What was decided as a whole is taken back as a whole; what was not, one by one.
    const second = ask(first.choices, first.good);
    expect([first.back, second.back]).toEqual([now.choices.length, first.choices.length]);
    const planned = ask(first.choices, first.good, [first.choices.length]);
    expect(planned.choices).toEqual(second.choices);
    expect(planned.back).toBe(now.choices.length);
  });

  test('has twelve to twenty-five steps, each of one idea', () => {
    expect(file.steps.length).toBeGreaterThanOrEqual(12);
    expect(file.steps.length).toBeLessThanOrEqual(25);
    for (const { say } of file.steps) expect(say.length).toBeLessThanOrEqual(3);
  });
});
