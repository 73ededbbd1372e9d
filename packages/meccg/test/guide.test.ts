/** The rulings of docs/scenarios-meccg.md, really run. */
import { readFileSync } from 'node:fs';
import { scenarioFileTests } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccgScenarios } from '../src/scenario.ts';

const guide = readFileSync(new URL('../../../docs/scenarios-meccg.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]) => text);

describe('docs/scenarios-meccg.md', () => {
  test('has five rulings', () => expect(examples.length).toBe(5));
  for (const [i, text] of examples.entries())
    scenarioFileTests(test, `ruling ${i + 1}`, text, [meccgScenarios]);
});
