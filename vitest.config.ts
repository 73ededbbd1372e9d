/** Vitest: four kinds of test, told apart by where they lie. Each can be run alone: `npm test -- --only rules`. */
import { defineConfig } from 'vitest/config';

const RULES = '{packages,apps}/**/test/rules/**/*.test.ts';
const CARDS = '{packages,apps}/**/test/cards/**/*.test.ts';
const SELFPLAY = '{packages,apps}/**/test/**/*.selfplay.test.ts';
const never = ['**/node_modules/**', '.cache/**'];

function kind(name: string, include: string[], exclude: string[] = []) {
  return { extends: true as const, test: { name, include, exclude: [...never, ...exclude] } };
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // Whole programs are started by some tests, on machines that do other work besides.
    testTimeout: 60_000,
    projects: [
      kind(
        'unit',
        ['{packages,apps}/**/test/**/*.test.ts', 'test/house/**/*.test.ts', 'bench/**/*.test.ts'],
        [RULES, CARDS, SELFPLAY],
      ),
      kind('rules', [RULES], [SELFPLAY]),
      kind('cards', [CARDS], [SELFPLAY]),
      kind('selfplay', [SELFPLAY]),
    ],
  },
});
