/** The scenario files of the invented games, and every example of the guide, really run. */
import { readdirSync, readFileSync } from 'node:fs';
import { scenarioFileTests } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { harbourScenarios } from '../scenarios/harbour.ts';
import { sparksScenarios } from '../scenarios/sparks.ts';

const games = [sparksScenarios, harbourScenarios];
const folder = new URL('../scenarios/', import.meta.url);

describe.each(readdirSync(folder).filter((name) => name.endsWith('.yaml')))('%s', (name) => {
  scenarioFileTests(test, name, readFileSync(new URL(name, folder), 'utf8'), games);
});

const guide = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text]) => text);

describe('docs/scenarios.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThan(2));
  for (const [i, text] of examples.entries()) scenarioFileTests(test, `example ${i + 1}`, text, games);
});
