/** Training finds what is there to be found, the same for the same seed, and says how it does on what it never saw. */
import { expect, test } from 'vitest';
import { reader } from '../../src/learning/network.ts';
import { NONE, type Samples, train } from '../../src/learning/training.ts';
import { luck } from '../../src/luck.ts';

/** Who wins hangs on whether two signs agree: no sum of the two can say it. */
function signs(seed: string, n: number): Samples {
  const rows = new Float32Array(n * 3);
  const results = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    const [a, b] = [luck(`${seed}a`, i, 2) * 2 - 1, luck(`${seed}b`, i, 2) * 2 - 1];
    rows.set([a, b, luck(`${seed}c`, i, 100) / 100], i * 3);
    results[i] = a === b ? 1 : 0;
  }
  return { names: ['one', 'other', 'noise'], rows, results, after: new Int32Array(n).fill(NONE) };
}
const schooling = { seed: 'school', units: 6, rounds: 12, rate: 0.02, decay: 0.0001, result: 1 };

test('a network learns what hangs on two things together, and says so of the unseen', () => {
  const { network, marks } = train(signs('learnt', 1500), signs('unseen', 400), schooling);
  const { unseen, right } = marks[marks.length - 1];
  expect(unseen).toBeLessThan(0.1);
  expect(right).toBe(1);
  const chance = reader(network, ['one', 'other', 'noise']);
  expect(chance(Float64Array.of(1, 1, 0.3))).toBeGreaterThan(0.9);
  expect(chance(Float64Array.of(1, -1, 0.3))).toBeLessThan(0.1);
});

test('the same seed gives the same network, another one another', () => {
  const [learnt, unseen] = [signs('learnt', 300), signs('unseen', 100)];
  const again = train(learnt, unseen, schooling);
  expect(train(learnt, unseen, schooling)).toEqual(again);
  expect(train(learnt, unseen, { ...schooling, seed: 'other' }).network).not.toEqual(again.network);
});

test('features go by name: in another order they count the same, and unknown ones for nothing', () => {
  const { network } = train(signs('learnt', 300), signs('unseen', 100), schooling);
  const plain = reader(network, ['one', 'other', 'noise'])(Float64Array.of(1, -1, 0.5));
  const turned = reader(network, ['new', 'noise', 'other', 'one'])(Float64Array.of(9, 0.5, -1, 1));
  expect(turned).toBeCloseTo(plain);
});

/**
 * Games of three positions: the last says who wins, the one before it says which last one comes, three times of four, and
 * the first knows nothing.
 */
function games(seed: string, n: number): Samples {
  const rows = new Float32Array(n * 9);
  const results = new Float32Array(n * 3);
  const after = new Int32Array(n * 3).fill(NONE);
  for (let i = 0; i < n; i++) {
    const wins = luck(`${seed}w`, i, 2);
    const middle = luck(`${seed}m`, i, 4) === 0 ? 1 - wins : wins;
    rows.set([0, 0, 1, 0, middle * 2 - 1, 0, wins * 2 - 1, 0, 0], i * 9);
    results.fill(wins, i * 3, i * 3 + 3);
    after.set([i * 3 + 1, i * 3 + 2], i * 3);
  }
  return { names: ['last', 'middle', 'first'], rows, results, after };
}

test('what comes next says the same as the result, with less luck', () => {
  const value = (result: number): ((...row: number[]) => number) => {
    const { network } = train(games('learnt', 200), games('unseen', 50), {
      ...schooling,
      rounds: 40,
      result,
    });
    const chance = reader(network, ['last', 'middle', 'first']);
    return (...row) => chance(Float64Array.from(row));
  };
  for (const result of [1, 0.2, 0]) {
    const chance = value(result);
    expect(chance(1, 0, 0)).toBeGreaterThan(0.9);
    expect(chance(0, 1, 0)).toBeGreaterThan(0.65);
    expect(chance(0, 1, 0)).toBeLessThan(0.85);
    expect(chance(0, -1, 0)).toBeLessThan(0.35);
    expect(Math.abs(chance(0, 0, 1) - 0.5)).toBeLessThan(0.1);
  }
  expect(value(0)(0, 1, 0)).not.toBe(value(1)(0, 1, 0));
});
