/** Floors, scaling by the calibration, and what is said when a run differs from the kept one. */
import { expect, test } from 'vitest';
import { median, spread } from './lib/clock.ts';
import { warnings } from './lib/compare.ts';
import { holds, type Measured, type Results, resultOf } from './lib/figure.ts';
import { isResults, merged } from './lib/keep.ts';
import { shown, textTable } from './lib/table.ts';

const time: Measured = { name: 'copy', value: 2, unit: 'µs', floor: 3, better: 'lower', detail: '' };
const rate: Measured = {
  name: 'play',
  value: 500,
  unit: 'decisions/CPU-s',
  floor: 400,
  better: 'higher',
  detail: '',
  checksum: 'aa',
};
const run = (calibration: number, ...figures: Measured[]): Results => ({
  calibration,
  results: figures.map((figure) => resultOf('kernel', figure, calibration)),
});

test('a floor is held on the right side, and where there is none', () => {
  expect(holds(time)).toBe(true);
  expect(holds({ ...time, value: 3.1 })).toBe(false);
  expect(holds({ ...rate, value: 399 })).toBe(false);
  expect(holds({ ...rate, value: 1, floor: null })).toBe(true);
  expect(holds({ ...time, value: Number.NaN })).toBe(false);
});

test('the same speed on a machine of half the speed is no warning', () => {
  const kept = run(1e9, time, rate);
  expect(warnings(run(5e8, { ...time, value: 4 }, { ...rate, value: 250 }), kept)).toEqual([]);
});

test('slower by more than a tenth is said, a tenth is not, faster never', () => {
  const kept = run(1e9, time, rate);
  expect(warnings(run(1e9, { ...time, value: 2.19 }, { ...rate, value: 460 }), kept)).toEqual([]);
  expect(warnings(run(1e9, { ...time, value: 2.4 }), kept)).toEqual([
    "kernel: copy: 20% slower than kept, the machine's speed allowed for.",
  ]);
  expect(warnings(run(1e9, { ...rate, value: 400 }), kept)[0]).toContain('25% slower');
  expect(warnings(run(1e9, { ...time, value: 0.1 }, { ...rate, value: 9999 }), kept)).toEqual([]);
});

test('another checksum means another behaviour', () => {
  const [warning] = warnings(run(1e9, { ...rate, checksum: 'bb' }), run(1e9, rate));
  expect(warning).toContain('behaviour changed, checksum bb, kept aa');
});

test('figures that were not kept before, or no kept run at all, say nothing', () => {
  expect(warnings(run(1e9, time), run(1e9, rate))).toEqual([]);
  expect(warnings(run(1e9, time), undefined)).toEqual([]);
});

test('counts and shares have no relative value', () => {
  expect(resultOf('kernel', { ...time, unit: 'collections' }, 1e9).relative).toBeNull();
  expect(resultOf('kernel', time, 1e9).relative).toBeCloseTo(2000);
  expect(resultOf('kernel', rate, 1e3).relative).toBe(0.5);
});

test('keeping one name leaves the figures of the others', () => {
  const kept: Results = {
    calibration: 1,
    results: [resultOf('meccg', rate, 1), resultOf('kernel', rate, 1)],
  };
  const after = merged(run(1e9, time), kept, ['kernel']);
  expect(after.results.map(({ group, name }) => `${group} ${name}`)).toEqual(['kernel copy', 'meccg play']);
});

test('a kept file that is something else is not taken for results', () => {
  expect(isResults(run(1, time))).toBe(true);
  expect(isResults({ calibration: 1, results: [{ name: 'copy' }] })).toBe(false);
  expect(isResults([])).toBe(false);
  expect(isResults(null)).toBe(false);
});

test('median and spread', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(spread([10, 10, 10])).toBe(0);
});

test('the table shows the floor, the verdict and readable numbers', () => {
  expect([shown(0.123456), shown(7), shown(1234567.8)]).toEqual(['0.123', '7', '1,234,568']);
  const table = textTable(run(1e9, { ...time, value: 4 }).results);
  expect(table).toContain('at most 3  MISSED');
});
