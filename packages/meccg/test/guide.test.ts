/** The rulings of docs/scenarios-meccg.md, really run. */
import { readFileSync } from 'node:fs';
import { scenarioFileTests, scenarioWords } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { meccgScenarios } from '../src/scenario.ts';
import { adapter } from './table.ts';

const guide = readFileSync(new URL('../../../docs/scenarios-meccg.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]) => text);

describe('docs/scenarios-meccg.md', () => {
  test('has thirteen rulings', () => expect(examples.length).toBe(13));
  for (const [i, text] of examples.entries()) scenarioFileTests(test, `ruling ${i + 1}`, text, [adapter]);

  /** A column that is no word of a position is marked in src/scenario/fields.ts. */
  const general = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const said = new Set([...(guide + general).matchAll(/`([^`\n]+)`/g)].map(([, word]) => word));
  test('has every word that a position may use, and every word that can be expected', () => {
    const { given, expect: read } = scenarioWords(meccgScenarios);
    expect([...given, ...read].filter((word) => !said.has(word))).toEqual([]);
  });
});
