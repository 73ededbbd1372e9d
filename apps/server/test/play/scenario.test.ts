/** "Report this position": what is written can be read by the scenario runner, and tells nothing that is hidden. */
import { lotrTcgScenarios } from '@westmarch/lotr-tcg';
import { meccgScenarios } from '@westmarch/meccg';
import type { GameName } from '@westmarch/protocol';
import { runScenarioFile } from '@westmarch/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, picker, type Tab } from './client.ts';
import { type Running, running } from './running.ts';

const isOver = (tab: Tab): boolean => (tab.update?.result ?? null) !== null;

let server: Running;
beforeAll(async () => {
  server = await running();
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

test.each<[GameName, string, string]>([
  ['meccg', 'A', 'B'],
  ['lotr-tcg', 'fotr-aragorn', 'fotr-gandalf'],
])('%s: positions of a whole game, as player and as spectator', async (game, deck, other) => {
  const anna = await Client.named(server.url, 'Anna');
  const carl = await Client.named(server.url, 'Carl');
  const faults: string[] = [];
  const phases = new Set<string>();
  let read = 0;
  for (let n = 0; read < 60; n++) {
    const table = await anna.open({ game, deck, others: [{ kind: 'bot', bot: 'random', deck: other }] });
    const tab = await anna.at(table);
    const pick = picker(n);
    for (let v = 0; v < 200 && !isOver(tab); v += 7) {
      await tab.playAtRandom(pick, (update) => update.v < v || update.decision?.seat !== 1);
      const reports = await Promise.all([anna, carl].map((one) => one.get(`/api/tables/${table}/scenario`)));
      for (const [i, { status, headers, text }] of reports.entries()) {
        expect(status).toBe(200);
        expect(headers.get('content-disposition')).toContain(`westmarch-${table}-`);
        expect(text).toContain(i === 0 ? 'as seen by Anna' : 'as seen by a spectator');
        const { results } = runScenarioFile('report.yaml', text, [meccgScenarios, lotrTcgScenarios]);
        expect(results).toHaveLength(1);
        read++;
        const phase = /^ {2}phase: (.*)/m.exec(text)?.[1] ?? '';
        phases.add(phase);
        const { outcome, problem } = results[0];
        // Before the first card is shown a spectator knows none; and where dice are rolled at once, the reporter names them.
        if (i === 1 && phase === 'set-up') continue;
        if (problem?.message.startsWith('A random outcome was needed')) continue;
        // With all hands hidden nobody may have anything to choose, turn after turn.
        if (i === 1 && problem?.message.includes('go in circles')) continue;
        if (outcome !== 'passed')
          faults.push(`v ${tab.update?.v}, ${outcome}: ${problem?.message.split('\n')[0]}`);
      }
    }
    tab.close();
  }
  expect(phases.size).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});
