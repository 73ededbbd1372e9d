/** Drawing changes: the same seed gives the same ones, each place once. */
import { expect, test } from 'vitest';
import { draw, foundAgain, type Mutant, type Source } from '../../../scripts/mutate/draw.ts';
import { parseEquivalents, reasonFor } from '../../../scripts/mutate/equivalent.ts';
import { lexiconOf, parse, pointsOf } from '../../../scripts/mutate/points.ts';

function source(file: string, text: string, area = 'kernel'): Source {
  const parsed = parse(file, text);
  return { file, text, area, points: pointsOf(parsed, lexiconOf([parsed])) };
}
const sources = [
  source('packages/kernel/src/a.ts', 'const x = a < 5;\nconst y = a < 5;'),
  source('packages/meccg/src/cards/b.ts', 'const z = [one, two, three];', 'meccg cards'),
];
const drawn = (seed: string, suits: (source: Source, mutant: Mutant) => boolean = () => true): Mutant[] => [
  ...draw(sources, seed, suits),
];

test('the same seed draws the same changes in the same order, another seed others', () => {
  const ids = (seed: string): string[] => drawn(seed).map(({ id }) => id);
  expect(ids('a')).toEqual(ids('a'));
  expect(ids('a')).not.toEqual(ids('b'));
});

test('each place is drawn once, and changes on lines that look alike have names of their own', () => {
  const places = drawn('a').map(({ file, operator, start, end }) => `${file} ${operator} ${start} ${end}`);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toHaveLength(sources.reduce((sum, { points }) => sum + points.length, 0));
  expect(new Set(drawn('a').map(({ id }) => id)).size).toBe(places.length);
});

test('what does not suit is drawn again in another way, or not at all', () => {
  const found = drawn('a', (_source, { after }) => after === '6');
  expect(found.map(({ line, before, after }) => `${line} ${before} ${after}`).sort()).toEqual([
    '1 5 6',
    '2 5 6',
  ]);
});

test('a change is found again where its line has moved to, and not where the line is another', () => {
  const [first] = drawn('a', (_source, { after }) => after === '6');
  if (!first) throw new Error('nothing drawn');
  const moved = source(
    'packages/kernel/src/a.ts',
    '// more\nconst w = 1;\nconst x = a < 5;\nconst y = a < 5;',
  );
  expect(foundAgain([moved], first)).toMatchObject({ id: first.id, line: first.line + 2 });
  expect(foundAgain([source('packages/kernel/src/a.ts', 'const x = b < 5;')], first)).toBeUndefined();
});

test('an equivalent change is known by its file, its line and what became of it', () => {
  const [first] = drawn('a', (_source, { line, after }) => line === 1 && after === '6');
  if (!first) throw new Error('nothing drawn');
  const entry = {
    file: first.file,
    at: 'const x = a < 5;',
    before: '5',
    after: '6',
    reason: 'a is never 5',
  };
  const reason = (change: object): string | undefined =>
    reasonFor(parseEquivalents(JSON.stringify({ ...entry, ...change })), first);
  expect(reason({})).toBe('a is never 5');
  expect(reason({ after: '*' })).toBe('a is never 5');
  for (const other of [{ file: 'b.ts' }, { at: 'const x = 5;' }, { before: '4' }, { after: '4' }])
    expect(reason(other)).toBeUndefined();
});

test('an entry without a reason is refused with its line', () => {
  const line = JSON.stringify({ file: 'a', at: 'b', before: 'c', after: 'd', reason: ' ' });
  expect(() => parseEquivalents(`\n${line}`)).toThrow('bench/mutation-equivalent.jsonl:2: field "reason"');
  expect(() => parseEquivalents('{')).toThrow('bench/mutation-equivalent.jsonl:1: expected a JSON object');
  expect(() => parseEquivalents('{"file":"a"}')).toThrow('field "reason": expected a text');
});
