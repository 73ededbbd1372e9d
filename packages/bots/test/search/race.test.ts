/** Races: who is given up, who wins, and what is compared with what. */
import { expect, test } from 'vitest';
import { lead, type Runner, stillRunning, winnerOf } from '../../src/search/race.ts';
import type { Manner } from '../../src/search/searched.ts';

const manner: Manner = {
  horizon: 1,
  further: 0,
  curiosity: 0.5,
  learned: 1,
  patience: 1.5,
  least: 4,
  alike: 8,
  courage: 0.5,
  doubt: 0,
  hardly: 0.005,
};

/** What was advised is not among them. */
const NONE = -1;
const runner = (index: number, ...worth: number[]): Runner => ({ index, worth });
const indices = (all: readonly Runner[]): number[] => all.map(({ index }) => index);

test('options are compared world by world: luck that all of them have counts for none', () => {
  const good = runner(0, 0.9, 0.1, 0.8, 0.2);
  const worse = runner(1, 0.8, 0, 0.7, 0.1);
  const { by, error } = lead(good, worse);
  expect(by).toBeCloseTo(0.1);
  expect(error).toBeCloseTo(0);
});

test('only worlds that both have seen count', () => {
  expect(lead(runner(0, 1, 1, 0), runner(1, 0, 1)).by).toBeCloseTo(0.5);
  expect(lead(runner(0), runner(1, 1)).error).toBe(Infinity);
});

test('before four worlds nobody is given up, after them whoever is surely behind', () => {
  const ahead = (n: number) => runner(0, ...Array.from({ length: n }, (_x, i) => 0.8 + (i % 2) * 0.01));
  const behind = (n: number) => runner(1, ...Array.from({ length: n }, () => 0.2));
  expect(indices(stillRunning([behind(3), ahead(3)], 1, manner))).toEqual([0, 1]);
  expect(indices(stillRunning([behind(4), ahead(4)], 1, manner))).toEqual([0]);
});

test('who is behind by no more than the patience goes on', () => {
  // Behind by 0.1 with a standard error of 0.1.
  const best = runner(0, 0.5, 0.5, 0.5, 0.5);
  const other = runner(1, 0.6, 0.2, 0.6, 0.2);
  const { by, error } = lead(best, other);
  const ratio = by / error;
  expect(indices(stillRunning([best, other], NONE, { ...manner, patience: ratio + 0.01 }))).toEqual([0, 1]);
  expect(indices(stillRunning([best, other], NONE, { ...manner, patience: ratio - 0.01 }))).toEqual([0]);
});

test('what comes to the same in eight worlds is the same: what was advised stays', () => {
  const same = (index: number, n: number) => runner(index, ...Array.from({ length: n }, () => 0.5));
  expect(indices(stillRunning([same(0, 7), same(1, 7)], 1, manner))).toEqual([1, 0]);
  expect(indices(stillRunning([same(0, 8), same(1, 8)], 1, manner))).toEqual([1]);
});

test('what was advised is done unless something is better by enough', () => {
  const advised = runner(1, 0.5, 0.5, 0.5, 0.5);
  const noisy = runner(0, 0.9, 0.3, 0.9, 0.1);
  const { by, error } = lead(noisy, advised);
  expect(by).toBeGreaterThan(0);
  expect(
    winnerOf([noisy, advised], advised, { courage: by / error + 0.1, doubt: 0, hardly: 0.005 }).index,
  ).toBe(1);
  expect(
    winnerOf([noisy, advised], advised, { courage: by / error - 0.1, doubt: 0, hardly: 0.005 }).index,
  ).toBe(0);
  expect(winnerOf([noisy], advised, { courage: 0, doubt: 0, hardly: 0.005 }).index).toBe(0);
});

test('half a hundredth of a win is no reason to leave what was advised', () => {
  const advised = runner(1, 0.5, 0.5, 0.5, 0.5);
  const by = (more: number) => runner(0, 0.5 + more, 0.5 + more, 0.5 + more, 0.5 + more);
  expect(winnerOf([by(0.004), advised], advised, { courage: 0.5, doubt: 0, hardly: 0.005 }).index).toBe(1);
  expect(winnerOf([by(0.006), advised], advised, { courage: 0.5, doubt: 0, hardly: 0.005 }).index).toBe(0);
});

test('a few worlds that all say the same do not convince whoever doubts', () => {
  const advised: Runner = { index: 1, worth: Array.from({ length: 4 }, () => 0.5) };
  const better: Runner = { index: 0, worth: Array.from({ length: 4 }, () => 0.53) };
  // As if in one world more it had been off by 0.15: an error of 0.15 / √12.
  const [less, more] = [
    { patience: 0.69, courage: 0.69 },
    { patience: 0.7, courage: 0.7 },
  ];
  expect(indices(stillRunning([better, advised], 1, { ...manner, ...less, doubt: 0.15 }))).toEqual([0]);
  expect(indices(stillRunning([better, advised], 1, { ...manner, ...more, doubt: 0.15 }))).toEqual([0, 1]);
  expect(winnerOf([better, advised], advised, { ...less, doubt: 0.15, hardly: 0.005 }).index).toBe(0);
  expect(winnerOf([better, advised], advised, { ...more, doubt: 0.15, hardly: 0.005 }).index).toBe(1);
  expect(winnerOf([better, advised], advised, { ...more, doubt: 0, hardly: 0.005 }).index).toBe(0);
});

test('where time ran out within a world, those who saw it win nothing by it', () => {
  const advised = runner(1, 0.5, 0.5, 0.5, 0.5);
  const lucky = runner(0, 0.4, 0.4, 0.4, 0.4, 1);
  const better = runner(2, 0.52, 0.52, 0.52, 0.52);
  expect(winnerOf([lucky, better, advised], advised, manner).index).toBe(2);
});

test('who cannot be better than what was advised by enough is tried no more', () => {
  const advised = runner(1, 0.5, 0.5, 0.5, 0.5);
  // Better by 0.05 with a standard error of 0.05.
  const ahead = runner(0, 0.65, 0.45, 0.65, 0.45);
  const { by, error } = lead(ahead, advised);
  const most = by + 1.5 * error;
  const left = (hardly: number): number[] =>
    indices(stillRunning([ahead, advised], 1, { ...manner, hardly }));
  expect(left(most - 0.001)).toEqual([0, 1]);
  expect(left(most + 0.001)).toEqual([1]);
  // Where what was advised is out already, whoever is left goes on.
  expect(indices(stillRunning([ahead], 1, { ...manner, hardly: most + 0.001 }))).toEqual([0]);
});

test('how many worlds are the least, and when alike is alike, are his to say', () => {
  const ahead = runner(0, 0.8, 0.81, 0.8, 0.81);
  const behind = runner(1, 0.2, 0.2, 0.2, 0.2);
  expect(indices(stillRunning([ahead, behind], 1, { ...manner, least: 5 }))).toEqual([0, 1]);
  const same = (index: number) => runner(index, 0.5, 0.5, 0.5, 0.5);
  const alike = (n: number): number[] =>
    indices(stillRunning([same(0), same(1)], NONE, { ...manner, alike: n }));
  expect(alike(5)).toEqual([0, 1]);
  expect(alike(4)).toEqual([0]);
});

test('who is hardly better, but surely, does not drive out what was advised', () => {
  const advised = runner(1, 0.5, 0.5, 0.5, 0.5);
  const hardly = runner(0, 0.502, 0.503, 0.502, 0.503);
  expect(indices(stillRunning([hardly, advised], 1, manner))).toEqual([1]);
});
