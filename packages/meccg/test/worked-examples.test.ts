/** The worked examples of the rulebooks (docs/worked-examples.md), really run: each file of scenarios/ as tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { scenarioFileTests } from '@westmarch/testkit';
import { describe, test } from 'vitest';
import { adapter } from './table.ts';

const folder = new URL('scenarios/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

for (const name of files)
  describe(name, () => {
    scenarioFileTests(test, name, readFileSync(new URL(name, folder), 'utf8'), [adapter]);
  });
