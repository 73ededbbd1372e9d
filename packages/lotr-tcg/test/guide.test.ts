/** The examples of docs/scenarios-lotr-tcg.md, really run. */
import { readFileSync } from 'node:fs';
import { scenarioFileTests } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { lotrTcgScenarios } from '../src/scenario.ts';

const guide = readFileSync(new URL('../../../docs/scenarios-lotr-tcg.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]) => text);

describe('docs/scenarios-lotr-tcg.md', () => {
  test('has two examples', () => expect(examples.length).toBe(2));
  for (const [i, text] of examples.entries())
    scenarioFileTests(test, `example ${i + 1}`, text, [lotrTcgScenarios]);
});
