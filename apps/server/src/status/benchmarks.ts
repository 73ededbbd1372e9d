/**
 * The kept benchmark results, each with the floor that it must hold.
 *
 * bench/results.json: `{ "results": [{ "name", "value", "unit", "floor", "better": "lower" | "higher" }] }`;
 * a result may also name its group ("kernel", a game). What lacks a name or a value is left out.
 */
import { join } from 'node:path';
import { type Absent, absent, field, isAbsent, readJson } from './absent.ts';

export interface Benchmark {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly floor: number | null;
  readonly better: 'lower' | 'higher';
  /** Null when there is no floor to hold. */
  readonly holds: boolean | null;
}

export async function readBenchmarks(root: string): Promise<readonly Benchmark[] | Absent> {
  const file = await readJson(join(root, 'bench/results.json'), 'The file that `npm run bench` keeps');
  if (isAbsent(file)) return absent(`There is nothing to show. ${file.absent}`);
  const results = field(file.content, 'results');
  if (!Array.isArray(results))
    return absent('The file that `npm run bench` keeps is damaged: it has no list of results.');
  const benchmarks = results.flatMap((result: unknown) => benchmarkFrom(result) ?? []);
  return benchmarks.length > 0 ? benchmarks : absent('Nothing has been measured yet.');
}

function benchmarkFrom(result: unknown): Benchmark | undefined {
  const name = field(result, 'name');
  const value = field(result, 'value');
  if (typeof name !== 'string' || typeof value !== 'number') return undefined;
  const limit = field(result, 'floor');
  const floor = typeof limit === 'number' ? limit : null;
  const better = field(result, 'better') === 'lower' ? 'lower' : 'higher';
  return {
    group: textIn(result, 'group'),
    name,
    value,
    unit: textIn(result, 'unit'),
    floor,
    better,
    holds: floor === null ? null : better === 'lower' ? value <= floor : value >= floor,
  };
}

function textIn(result: unknown, name: string): string {
  const found = field(result, name);
  return typeof found === 'string' ? found : '';
}
