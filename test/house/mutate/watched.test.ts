/** A watched run of tests: instrumented sources pass them, and what was reached and what differed comes back. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { instrument } from '../../../scripts/mutate/blind/instrument.ts';
import { purity } from '../../../scripts/mutate/blind/pure.ts';
import { Crew } from '../../../scripts/mutate/crew.ts';
import { lexiconOf, parse, pointsOf } from '../../../scripts/mutate/points.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('what tests reach in a source, and what made a difference there, is told file by file', async () => {
  const file = 'packages/kernel/src/chance/chacha.ts';
  const text = readFileSync(`${root}${file}`, 'utf8');
  const tree = parse(file, text);
  const source = { file, text, area: 'kernel', points: pointsOf(tree, lexiconOf([tree])) };
  const { text: instrumented, asked } = instrument(source, 0, purity([tree]));
  const crew = new Crew(root, 'watched');
  const tests = ['packages/kernel/test/chance/chance.test.ts'];
  const most = { whole: 500_000, file: 500_000 };
  const answer = await crew
    .run({ changed: [{ file, text: instrumented }], tests }, most)
    .finally(() => crew.end());
  expect(answer?.failed).toEqual([]);
  expect(answer?.news).toHaveLength(1);
  const differed = answer?.news.flatMap((news) => news.differed);
  // Each of its loops over a list meets its end.
  const ends = asked.flatMap(({ point, start, end }, i) =>
    point.operator === 'comparison' && /^i < \d+$/.test(text.slice(start, end)) ? [i] : [],
  );
  expect(ends.length).toBeGreaterThan(1);
  expect(differed).toEqual(expect.arrayContaining(ends));
});
