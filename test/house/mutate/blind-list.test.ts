/** How `npm run mutate -- --blind` lists what it finds, and what does not go with it. */
import { expect, test } from 'vitest';
import { mutateArgs } from '../../../scripts/mutate/args.ts';
import { type Asked, instrument } from '../../../scripts/mutate/blind/instrument.ts';
import { purity } from '../../../scripts/mutate/blind/pure.ts';
import { blindJson, blindList } from '../../../scripts/mutate/blind/report.ts';
import type { Blind } from '../../../scripts/mutate/blind/run.ts';
import { mutantOf } from '../../../scripts/mutate/draw.ts';
import { lexiconOf, parse, pointsOf } from '../../../scripts/mutate/points.ts';

const file = 'packages/meccg/src/rules/some.ts';

test('the list has both forms, those files first that have most, and counts for each area', () => {
  const text = 'function run(a: boolean, b: boolean) { if (a && b) { run(a, b); run(b, a); } }';
  const tree = parse(file, text);
  const source = { file, text, area: 'meccg rules', points: pointsOf(tree, lexiconOf([tree])) };
  const { asked } = instrument(source, 0, purity([tree]));
  const blindOf = (one: Asked): Blind => {
    const mutant = mutantOf(one.source, one.point, one.instead);
    return { ...one, mutant, reached: mutant.operator === 'condition dropped' };
  };
  const blind = asked
    .map(blindOf)
    .filter(({ mutant }) => ['statement removed', 'condition dropped'].includes(mutant.operator));
  const told = blindList({ asked, blind, failed: ['a.test.ts: it fails'] });
  expect(told.split('\n')).toEqual([
    `${file}: 3`,
    '     1  (statement removed)  if (a && b) { run(a, b); run(b, a); }  →  (nothing)  (no test comes here, nor to 2 more within)',
    '     1  (condition dropped)  a && b  →  a',
    '     1  (condition dropped)  a && b  →  b',
    '',
    'meccg rules: 6 places were asked, 4 are blind; no test reaches 3 of them',
    '',
    '1 tests failed while they were watched, and what only they show is missing:',
    '  a.test.ts: it fails',
  ]);
  expect(JSON.parse(blindJson({ asked, blind, failed: [] }))).toMatchObject({
    areas: [{ area: 'meccg rules', asked: 6, blind: 4, unreached: 3 }],
    blind: [{ line: 1, reached: false, within: 2 }, { after: 'a' }, { after: 'b' }],
  });
});

test.each([
  [['--blind', '--count', '3'], '--count does not go with --blind'],
  [['--blind', '--keep'], '--keep does not go with --blind'],
  [['--blind', '--kind', 'order'], '--kind: --blind cannot tell of "order"; it knows comparison, '],
])('%j is refused', (args, message) => {
  expect(() => mutateArgs(args)).toThrow(message);
  expect(mutateArgs(['--blind', '--kind', 'sum', '--set', 'TW']).blind).toBe(true);
});
