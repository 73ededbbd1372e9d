/** What `npm run mutate -- --blind` watches: changes that would have made a difference are told from those that would not. */
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { NAME, Watch } from '../../../scripts/mutate/blind/counting.ts';
import { type Asked, instrument } from '../../../scripts/mutate/blind/instrument.ts';
import { purity } from '../../../scripts/mutate/blind/pure.ts';
import type { Source } from '../../../scripts/mutate/draw.ts';
import { lexiconOf, parse, pointsOf } from '../../../scripts/mutate/points.ts';

type Run = (...given: unknown[]) => unknown;
const file = 'packages/meccg/src/rules/some.ts';

/** The function `run` of a text, as it is or instrumented. */
function made(text: string, watch?: Watch): Run {
  const { outputText } = ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.Latest } });
  const found: unknown = runInThisContext(
    `(${NAME}) => {${outputText.replaceAll('export ', '')}\nreturn run; }`,
  );
  if (typeof found !== 'function') throw new Error('it is no function');
  const run: unknown = Reflect.apply(found, undefined, [watch]);
  if (typeof run !== 'function') throw new Error('no function is called "run"');
  return (...given) => Reflect.apply(run, undefined, given) as unknown;
}

interface Looked {
  /** Changes that made no difference, as "kind: after"; what was not reached has a mark. */
  readonly blind: string[];
  readonly answers: unknown[];
  readonly text: string;
  readonly asked: readonly Asked[];
}

/** Watches `run` while it is called with each of these lists. */
function look(text: string, ...calls: readonly (readonly unknown[])[]): Looked {
  const tree = parse(file, text);
  const source: Source = { file, text, area: 'meccg rules', points: pointsOf(tree, lexiconOf([tree])) };
  const { text: instrumented, asked } = instrument(source, 0, purity([tree]));
  const watch = new Watch();
  const run = made(instrumented, watch);
  const answers = calls.map((given) => run(...given));
  const { differed, reached } = watch.takeNews();
  const blind = asked.flatMap(({ point, instead, start, end }, i) => {
    if (differed.includes(i)) return [];
    const after = text.slice(start, point.start) + instead + text.slice(point.end, end);
    return [`${point.operator}: ${after}${reached.includes(i) ? '' : ' (not reached)'}`];
  });
  return { blind, answers, text: instrumented, asked };
}

describe('conditions', () => {
  const text = 'function run(a: boolean, b: boolean) { return a && b; }';

  test('one that was seen both ways is not listed', () => {
    expect(look(text, [true, true], [true, false], [false, true]).blind).toEqual([]);
  });

  test('a side that never decided is', () => {
    expect(look(text, [true, true], [false, true]).blind).toEqual(['condition dropped: a']);
    expect(look(text, [true, true], [true, false]).blind).toEqual(['condition dropped: b']);
    expect(look(text, [true, true]).blind).toEqual([
      'condition dropped: a',
      'condition dropped: b',
      'and/or: a || b',
    ]);
  });

  test('the same of what is joined by or', () => {
    const either = 'function run(a: boolean, b: boolean) { return a || b; }';
    expect(look(either, [false, true], [true, false], [false, false]).blind).toEqual([]);
    expect(look(either, [false, false], [true, false]).blind).toEqual(['condition dropped: a']);
    expect(look(either, [false, false], [false, true]).blind).toEqual(['condition dropped: b']);
  });

  test('where only truth counts, another value is no difference', () => {
    const asked = 'function run(a: number, b: number) { return a || b ? 1 : 0; }';
    expect(look(asked, [0, 0], [2, 3], [4, 0]).blind).toEqual(['condition dropped: a']);
    const others = ['condition dropped: a', 'condition dropped: b', 'and/or: a && b'];
    expect(look(asked, [0, 0], [2, 3]).blind).toEqual(others);
    expect(look(asked.replace('a || b', '!(a || b)'), [0, 0], [2, 3]).blind).toEqual(others);
    const value = 'function run(a: number, b: number) { return a || b; }';
    expect(look(value, [2, 3], [0, 1]).blind).toEqual([]);
  });

  test('what is only asked aside was not reached', () => {
    const inner = 'function run(a: boolean, b: number) { return a && b !== 5; }';
    expect(look(inner, [false, 4]).blind).toContain('comparison: b === 5 (not reached)');
    const nested = inner.replace('b !== 5', '!b');
    expect(look(nested, [false, 4]).blind).toContain('negation: b (not reached)');
  });

  test('what throws where it was not asked would have been noticed', () => {
    const guarded = 'function run(a: { b: boolean } | null) { return a !== null && a.b; }';
    expect(look(guarded, [null], [{ b: true }], [{ b: false }]).blind).toEqual([]);
  });
});

describe('comparisons', () => {
  const text = 'function run(a: number) { return a < 5; }';

  test('< differs from <= at the boundary only', () => {
    expect(look(text, [4], [6]).blind).toEqual(['comparison: a <= 5', 'number: a < 6']);
    expect(look(text, [5], [4]).blind).toEqual([]);
    expect(look(text, [4]).blind).toEqual(['comparison: a <= 5', 'number: a < 6']);
    expect(look(text, [0], [9]).blind).toEqual(['comparison: a <= 5', 'number: a < 6', 'number: a < 4']);
  });

  test('an equality is turned round by whoever comes there', () => {
    const equal = 'function run(a: number) { return a === 1; }';
    expect(look(equal, [7]).blind).toEqual(['number: a === 2', 'number: a === 0']);
    expect(look(equal).blind).toHaveLength(3);
  });
});

describe('branches', () => {
  test('one that is never taken is listed, with what was never reached in it', () => {
    const text = 'function run(a: boolean, list: number[]) { if (a) { list.push(1); } return list; }';
    expect(look(text, [false, []]).blind).toEqual([
      'statement removed: ',
      'statement removed:  (not reached)',
    ]);
    expect(look(text, [true, []]).blind).toEqual([]);
  });

  test('both sides of a choice', () => {
    const text = 'function run(a: boolean) { return a ? 1 : 2; }';
    expect(look(text, [true]).blind).toEqual(['branch dropped: 1']);
    expect(look(text, [false]).blind).toEqual(['branch dropped: 2']);
    const other = 'function run(a: boolean) { let n = 0; if (a) n = 1; else n = 2; return n; }';
    expect(look(other, [true]).blind).toEqual([
      'branch dropped: n = 1;',
      'statement removed: {} (not reached)',
    ]);
  });

  test('nothing that is added, and the least of one', () => {
    const text = 'function run(a: number, b: number) { let n = a + b; n -= b; return Math.min(n, b); }';
    expect(look(text, [0, 0]).blind).toEqual(['sum: a - b', 'sum: n += b', 'sum: Math.max(n, b)']);
    expect(look(text, [1, 2]).blind).toEqual([]);
  });
});

describe('what does more than to ask', () => {
  const text = `
    let calls = 0;
    function take(): boolean { calls++; return true; }
    const asks = (n: number): boolean => n > 1;
    function run(a: boolean, n: number) { const b = a && take(); const c = a && asks(n); return [b, c, calls]; }`;

  test('is left alone, and asked as often as before', () => {
    const calls = [
      [false, 1],
      [true, 2],
      [false, 2],
      [true, 1],
    ] as const;
    const plain = made(text);
    const { answers, blind, text: instrumented } = look(text, ...calls);
    expect(answers).toEqual(calls.map((given) => plain(...given)));
    expect(instrumented).toMatch(/ && take\(\)/);
    expect(blind).toEqual([]);
  });

  test('nor is a condition left out that does something', () => {
    const acting =
      'let n = 0; const step = (): boolean => ++n > 5; function run() { if (step()) n++; return n; }';
    expect(look(acting, []).blind.filter((one) => /^statement.*: $/.test(one))).toEqual([]);
    const left =
      'let n = 0; const step = (): boolean => Boolean(++n); function run(b: boolean) { return step() && b; }';
    expect(look(left, [true]).blind).toEqual(['condition dropped: step()', 'and/or: step() || b']);
  });
});

test('the instrumented text computes the same, on the same lines', () => {
  const text = `
/** Why. */
export function run(list: readonly number[], most: number): unknown {
  const found: { n: number; what: string; late?: boolean }[] = [];
  for (let i = 0; i < list.length && found.length <= most; i++) {
    const n = list[i] ?? -1;
    if (!list) return [];
    if (n < 0 || // nothing there
        n === 7) continue;
    else if (!(n % 2 === 0) && (n > 3 || most >= 5)) found.push({ n, what: \`odd \${n > 5 ? 'big' : 'small'}\` });
    else found.push({ n: Math.max(n, -most) as number, what: n + 'x', late: i === list.length - 1 ? true : false });
  }
  let sum = 0;
  for (const { n } of found) { sum += n; if (sum > 40) break; }
  return { found, sum, none: found.length === 0 && 'none' };
}`;
  const calls = [
    [[], 1],
    [[1, 2, 3, 4, 5, 6, 7, 8], 5],
    [[9, 9, 9, -1, 20, 30, 5], 4],
    [[7, 0], 0],
  ];
  const { answers, text: instrumented, asked } = look(text, ...calls);
  const plain = made(text);
  expect(answers).toEqual(calls.map((given) => plain(...given)));
  expect(instrumented.split('\n')).toHaveLength(text.split('\n').length);
  expect(asked.length).toBeGreaterThan(30);
  const names = asked.map(({ point, instead }) => `${point.operator} ${point.start} ${point.end} ${instead}`);
  expect(new Set(names).size).toBe(asked.length);
});
