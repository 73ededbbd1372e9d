/** Regret: nothing is lost where nothing can be, a choice that loses the game is found out, and luck is no regret. */
import { type LotrTcgState, lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import { regretOf } from '../src/index.ts';
import { lotrNovice, lotrSearched } from '../src/lotr-tcg/index.ts';

const setup = readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] });
const novice = lotrNovice('novice');
const bots = [novice, novice];
const looking = { worlds: 8, width: 6, horizon: 1 };

/** The first decision of a game that is taken in a step. */
function firstOf(step: string): { readonly view: LotrTcgState; readonly you: number } {
  const s = lotrTcg.create(setup, 'regret');
  for (let d = lotrTcg.pending(s), moment = 0; d !== null; d = lotrTcg.pending(s), moment++) {
    const view = lotrTcg.view(s, d.player);
    if (d.step === step) return { view, you: d.player };
    lotrTcg.apply(s, novice.choose(view, d, lotrTcg.options(view), moment));
  }
  throw new Error(`nobody came to "${step}"`);
}
const { rules, guess, time, policy } = lotrSearched('regret', novice, undefined);
/** The game as it is, judged by a value of the test's own. */
const judgedBy = (
  value: (s: LotrTcgState, into: Float64Array) => void,
): Parameters<typeof regretOf<LotrTcgState>>[0] => ({
  rules,
  guess,
  time,
  policy,
  value,
});

test('where all positions are worth the same, no choice is regretted', () => {
  const { view, you } = firstOf('moveAgain');
  const even = judgedBy((_s, into) => into.fill(0.5));
  for (const chosen of [0, 1]) {
    const { lost, best, chances } = regretOf(even, bots, view, you, chosen, looking);
    expect(lost).toBe(0);
    expect(best).toBe(chosen);
    expect(chances).toEqual([0.5, 0.5]);
  }
});

test('whoever stays where only the road counts loses what the road was worth', () => {
  const { view, you } = firstOf('moveAgain');
  const site = view.player.site[you];
  const road = judgedBy((s, into) => {
    for (let p = 1; p < into.length; p++) into[p] = s.player.site[p] > site ? 1 : 0;
  });
  const stayed = regretOf(road, bots, view, you, 1, looking);
  expect(stayed.chances[1]).toBe(0);
  expect(stayed.best).toBe(0);
  expect(stayed.lost).toBeGreaterThan(0.5);
  expect(stayed.lost).toBeCloseTo(stayed.chances[0], 5);
  const went = regretOf(road, bots, view, you, 0, looking);
  expect(went.lost).toBe(0);
});

test('of many options only so many are tried, the chosen one among them', () => {
  const { view, you } = firstOf('companion');
  const { count } = lotrTcg.options(view);
  const even = judgedBy((_s, into) => into.fill(0.5));
  const { chances } = regretOf(even, bots, view, you, count - 1, { ...looking, width: 2 });
  expect(chances).toHaveLength(count);
  expect(chances.filter((chance) => !Number.isNaN(chance))).toHaveLength(2);
  expect(chances[count - 1]).toBe(0.5);
});
