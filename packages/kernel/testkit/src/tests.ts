/**
 * Scenarios as tests of a runner such as vitest, which is handed in: the testkit itself knows none.
 *
 *   export const scenario = scenarioTests(test, sparksScenarios);
 *   scenario('[LR-SKIRM-006] a tie is won by the Shadow side', (t) => { … });
 */
import { type State, strays } from '@westmarch/kernel';
import { scenariosIn } from './file/run.ts';
import type { ScenarioGame } from './scenario/game.ts';
import { Table } from './scenario/table.ts';
import { Broken } from './selfplay/broken.ts';

/** What is needed of a test runner: vitest's `test`, or anything like it. */
export type TestRunner = (title: string, run: () => void) => unknown;

/** The `scenario` function of a game's tests: a title that cites its rules, and what happens. */
export function scenarioTests<S extends State>(
  test: TestRunner,
  adapter: ScenarioGame<S>,
): (title: string, script: (t: Table<S>) => void) => void {
  return (title, script) => {
    test(title, () => {
      const table = new Table(adapter);
      script(table);
      table.finish();
      // Rules read row 0 where there is nobody and nothing, and ask no more: whoever writes there breaks them.
      const written = strays(table.state);
      if (written.length > 0)
        throw new Broken(`row 0, which means none, says something: ${written.join(', ')}`);
    });
  };
}

/** One test for each scenario of a file's text. */
export function scenarioFileTests(
  test: TestRunner,
  path: string,
  text: string,
  games: readonly ScenarioGame[],
): void {
  for (const scenario of scenariosIn(text, games))
    test(scenario.title, () => {
      const { outcome, problem, line } = scenario.run();
      if (outcome === 'passed') return;
      if (outcome === 'stopped')
        throw new Error(
          `${path}:${line}: "stopAfter" ends it before anything is expected: it proves nothing`,
        );
      const field = problem === null || problem.field === '' ? '' : `${problem.field}: `;
      throw new Error(`${path}:${problem?.line ?? line}: ${field}${problem?.message ?? outcome}`);
    });
}
