/** The tuner: it finds what can be found through noise, by name, and the same from the same seed. */
import { lotrTcg, readSetup } from '@westmarch/lotr-tcg';
import { expect, test } from 'vitest';
import {
  begin,
  candidates,
  found,
  learn,
  pairsOf,
  type Search,
  scoreOf,
  type Weights,
} from '../src/index.ts';
import { lotrNovice, lotrStewardBy, lotrStewardWeights } from '../src/lotr-tcg/index.ts';
import { weightsOf, withWeights } from '../src/steward/weights.ts';
import { normals } from '../src/tuning/normal.ts';

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test('its chance is normal, and the same for the same seed', () => {
  const drawn = normals('a', 20_000);
  expect(mean(drawn)).toBeCloseTo(0, 1);
  expect(mean(drawn.map((x) => x * x))).toBeCloseTo(1, 1);
  expect(drawn.filter((x) => Math.abs(x) < 1.96).length / drawn.length).toBeCloseTo(0.95, 2);
  expect(normals('a', 3)).toEqual(drawn.slice(0, 3));
  expect(normals('b', 3)).not.toEqual(drawn.slice(0, 3));
});

const start: Weights = { one: 1, two: 4, three: 0, four: -2, five: 10 };
const goal: Weights = { one: 2.5, two: 1, three: 1.5, four: -3, five: 10 };
/** How far from the goal, in units of where it began. */
const distance = (weights: Weights): number =>
  Math.hypot(...Object.keys(goal).map((name) => (weights[name] - goal[name]) / (1 + Math.abs(start[name]))));

/** A hill whose height is known only roughly. */
function climb(seed: string, rounds: number, noise: number, from?: Search): Search {
  let search = from ?? begin(start, seed);
  while (search.round < rounds) {
    const tried = candidates(search);
    const wrong = normals(`noise ${search.round}`, tried.length);
    search = learn(
      search,
      tried.map((weights, i) => -distance(weights) + noise * wrong[i]),
    );
  }
  return search;
}

test('it climbs a hill, and through noise it comes near the top', () => {
  expect(distance(start)).toBeGreaterThan(1);
  expect(distance(found(climb('clear', 60, 0)))).toBeLessThan(0.01);
  expect(distance(found(climb('noisy', 60, 0.3)))).toBeLessThan(0.4);
});

test('scores that say nothing lead nowhere far', () => {
  let search = begin(start, 'nothing');
  for (let round = 0; round < 40; round++)
    search = learn(search, normals(`nothing ${round}`, candidates(search).length));
  expect(search.step).toBeLessThan(1);
  expect(distance(found(search))).toBeLessThan(3);
});

test('the same seed gives the same weights, and what was written down goes on as if nothing had been', () => {
  const whole = climb('again', 12, 0.2);
  expect(climb('again', 12, 0.2)).toEqual(whole);
  const half: Search = JSON.parse(JSON.stringify(climb('again', 6, 0.2)));
  expect(climb('again', 12, 0.2, half)).toEqual(whole);
  expect(climb('other', 12, 0.2)).not.toEqual(whole);
});

test('no weight is tried on the other side of nothing; one that begins at nothing may go to either', () => {
  const tried = candidates({ ...begin(start, 'far'), step: 20 });
  for (const weights of tried) {
    expect(weights['one']).toBeGreaterThanOrEqual(0);
    expect(weights['four']).toBeLessThanOrEqual(0);
  }
  expect(tried.some((weights) => weights['three'] < 0)).toBe(true);
  expect(tried.some((weights) => weights['three'] > 0)).toBe(true);
});

test('scores must be as many as candidates', () => {
  const search = begin(start, 'few');
  expect(() => learn(search, [1, 2])).toThrow('candidates were tried, and 2 scores were given');
});

test('weights go by their names: what a file does not know stays as it was written, what is gone does no harm', () => {
  const all = [
    { name: 'kept', weight: 1 },
    { name: 'new', weight: 2 },
    { name: 'the end', weight: 9, fixed: true },
  ] as const;
  expect(withWeights(all, { kept: 5, gone: 7 }).map(({ weight }) => weight)).toEqual([5, 2, 9]);
  // What is fixed is not tuned.
  expect(weightsOf(all)).toEqual({ kept: 1, new: 2 });
});

test('whoever does not bring a game to its end has lost it', () => {
  const setups = [readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] })];
  const steward = lotrStewardBy('endless', lotrStewardWeights);
  const trial = { game: lotrTcg, setups, seed: 'endless', games: 2, opponents: [steward] };
  expect(
    pairsOf(steward, trial)
      .flat()
      .toSorted((a, b) => a - b),
  ).toEqual([0, 1]);
  expect(pairsOf(steward, { ...trial, longest: 20 })).toEqual([[0, 0]]);
});

test('whoever is scored with one seed plays the same games: a bot against itself shares every pair', () => {
  const setups = [readSetup({ decks: ['fotr-aragorn', 'fotr-gandalf'] })];
  const steward = lotrStewardBy('same', lotrStewardWeights);
  const trial = { game: lotrTcg, setups, seed: 'pairs', games: 6, opponents: [steward] };
  expect(pairsOf(steward, trial).map(([a, b]) => a + b)).toEqual([1, 1, 1]);
  expect(scoreOf(steward, trial)).toBe(0.5);
  // Other weights, other play.
  const reckless = lotrStewardBy('same', { arms: -1, life: -1, 'the Ring-bearer': -1 });
  const games = { ...trial, opponents: [lotrNovice('novice')], games: 20 };
  expect(scoreOf(reckless, games)).toBeLessThan(scoreOf(steward, games));
});
