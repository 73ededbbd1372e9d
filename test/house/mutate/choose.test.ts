/** Which tests run against a change, how it is told, and the command line. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { mutateArgs } from '../../../scripts/mutate/args.ts';
import { cardNames, chooser, cluesOf, ids, readTests, runFor } from '../../../scripts/mutate/choose.ts';
import { type Mutant, mutantOf } from '../../../scripts/mutate/draw.ts';
import { readEquivalents, stale } from '../../../scripts/mutate/equivalent.ts';
import { parse } from '../../../scripts/mutate/points.ts';
import { page, summary, survivor } from '../../../scripts/mutate/report.ts';
import { type Result, tally } from '../../../scripts/mutate/results.ts';
import { linesOfDiff } from '../../../scripts/mutate/sources.ts';
import { typeCheck } from '../../../scripts/mutate/types.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const text = `/** Skirmishes. LR-SKIRM-001..003, 006 */
import { x } from './y.ts';

/** LR-EXERT-003, 004 */
const most = 5;

export const cards = [
  card('1_26', event(5)),
];
`;
function change(at: string, before: string, after: string): Mutant {
  const start = text.indexOf(at) + at.indexOf(before);
  const file = 'packages/lotr-tcg/src/rules/combat/skirmishing.ts';
  const point = { operator: 'number', start, end: start + before.length, instead: [after] };
  return mutantOf({ file, text, area: 'lotr-tcg rules', points: [point] }, point, after);
}

describe('tests near a change', () => {
  test('ids are read with those that only continue a list', () => {
    expect(ids('LR-SKIRM-001..003, 006 and ME-TAP-003')).toEqual([
      'LR-SKIRM-001',
      'LR-SKIRM-002',
      'LR-SKIRM-003',
      'LR-SKIRM-006',
      'ME-TAP-003',
    ]);
  });

  test('the clues are the card, the rules of the place and of the file, and its name', () => {
    const source = parse('skirmishing.ts', text);
    const names = (card: string): string => `name of ${card}`;
    expect(cluesOf(source, change('most = 5', '5', '6'), names)).toEqual({
      card: [],
      here: ['LR-EXERT-004', 'LR-EXERT-003'],
      header: ['LR-SKIRM-001', 'LR-SKIRM-002', 'LR-SKIRM-003', 'LR-SKIRM-006'],
      base: 'skirmishing.ts',
    });
    expect(cluesOf(source, change('event(5)', '5', '6'), names)).toMatchObject({
      card: ['1_26', 'name of 1_26'],
      here: [],
    });
  });

  test('tests of the same topic come first, and none of the package is left out', () => {
    const { near, all } = chooser(root, cardNames(root))(change('most = 5', '5', '6'), text);
    expect(near).toContain('packages/lotr-tcg/test/rules/combat/skirmish.test.ts');
    expect(all.map(({ name }) => name)).toEqual(['lotr-tcg']);
    const tests = all[0]?.tests ?? [];
    expect(tests.slice(0, near.length)).toEqual(near);
    expect([...tests].sort()).toEqual(readTests(root, 'lotr-tcg').map(({ file }) => file));
  });

  test('a change to the kernel that its tests miss is tried on the games', () => {
    expect(runFor('packages/kernel/src/engine.ts')).toEqual(['kernel', 'lotr-tcg', 'meccg']);
    expect(runFor('packages/meccg/src/engine.ts')).toEqual(['meccg']);
  });

  test('cards are known by their names in both games', () => {
    expect(['1_26', 'TW-120', 'nothing'].map(cardNames(root))).toEqual([
      'Their Halls of Stone',
      'Aragorn II',
      'nothing',
    ]);
  });
});

test('a change with unsound types is told; one that leaves a name unused is not, nor is one that was taken back', () => {
  const file = `${root}packages/kernel/src/chance/fate.ts`;
  const other = `${root}packages/kernel/src/chance/chance.ts`;
  const check = typeCheck(root, [file, other]);
  expect(check.complaint(file, "export const a: number = 'x';")).toContain('not assignable');
  expect(check.complaint(file, 'export const a = ;')).toBeDefined();
  const changed = new Map([
    [other, 'export const die = b;'],
    [file, 'export const a = 2;'],
  ]);
  expect([...check.unsound(changed)]).toEqual([other]);
  expect(check.complaint(file, "import { die } from './chance.ts';\nconst b = 1;\nexport const a = 2;")).toBe(
    undefined,
  );
});

describe('what is told', () => {
  const result = (verdict: Result['verdict']): Result => ({
    ...change('most = 5', '5', '6'),
    verdict,
    why: 'because',
    near: ['near.test.ts'],
    tests: 46,
    time: 2000,
  });

  test('a survivor is shown with its place, both lines and the tests that ran', () => {
    expect(survivor(result('survived')).split('\n')).toEqual([
      'packages/lotr-tcg/src/rules/combat/skirmishing.ts:5  (number)',
      '  - const most = 5;',
      '  + const most = 6;',
      '  46 files of tests ran; nearest: near.test.ts',
    ]);
  });

  test('equivalent changes count nowhere, one that never ends was noticed', () => {
    const results = [result('killed'), result('timeout'), result('survived'), result('equivalent')];
    expect(tally(results)).toEqual({ killed: 2, survived: 1, equivalent: 1, rate: (100 * 2) / 3 });
    expect(summary(results)).toBe(
      '2 of 3 changes were noticed (66.7 %); 1 cannot be noticed and are left out',
    );
    expect(tally([]).rate).toBe(100);
    const told = page({ seed: 's', drawn: '--count 4', results }, 'Commit: x');
    expect(told).toContain('| lotr-tcg rules | 4 | 2 | 1 | 1 | 67 % |');
    expect(told).toContain('- const most = 5;');
    expect(told).toContain('`5` → `6`: because');
  });
});

describe('the command line', () => {
  test('options are read, and defaults stand for the others', () => {
    expect(
      mutateArgs(['--game', 'meccg', '--set', 'TW', '--kind', 'order', '--count', '7', '--keep']),
    ).toMatchObject({
      game: 'meccg',
      set: 'TW',
      kind: 'order',
      count: 7,
      keep: true,
      changed: false,
      floor: 90,
    });
  });

  test.each([
    [['--game'], '--game needs a name'],
    [['--game', 'chess'], 'there is no "chess"; known: kernel, meccg, lotr-tcg'],
    [['--count', '0'], '--count: expected a number from 1 to 100000, found "0"'],
    [['--floor', '101'], '--floor: expected a number from 0 to 100'],
    [['--seeds', 'x'], '"--seeds" is not understood'],
    [['--seed', '--keep'], '--seed needs a text'],
    [['--kind'], '--kind needs a kind'],
  ])('%j is refused', (args, message) => {
    expect(() => mutateArgs(args)).toThrow(message);
  });

  test('changed lines are the new ones of a diff', () => {
    const diff = [
      '--- a/packages/a.ts',
      '+++ b/packages/a.ts',
      '@@ -1,2 +3,2 @@ x',
      '+y',
      '@@ -9 +12 @@',
      '--- a/packages/b.ts',
      '+++ b/packages/b.ts',
      '@@ -4,2 +3,0 @@',
    ].join('\n');
    expect([...linesOfDiff(diff)].map(([file, lines]) => [file, [...lines]])).toEqual([
      ['packages/a.ts', [3, 4, 12]],
    ]);
  });
});

test('every change that is called equivalent can still be made', () => {
  expect(stale(root, readEquivalents(root))).toEqual([]);
});
