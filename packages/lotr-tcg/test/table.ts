/**
 * Scenarios of this game as tests: one line to set up, then `scenario('[ID] title', (t) => …)`.
 *
 *   scenario('[LR-SKIRM-006] a tie in strength is won by the Shadow side', (t) => {
 *     t.given({
 *       phase: 'skirmish',
 *       players: { Ann: { companions: [{ card: 'Gimli, Dwarf of Erebor', as: 'Gimli' }] },
 *                  Bob: { minions: [{ card: 'Goblin Runner', against: 'Gimli' }] } },
 *     });
 *     t.expect.card('Gimli', { wounds: 1 });
 *   });
 */
import { trace } from '@westmarch/kernel';
import { type ScenarioGame, scenarioTests, type Table } from '@westmarch/testkit';
import { test } from 'vitest';
import { lotrTcgScenarios } from '../src/scenario.ts';
import type { S } from '../src/state.ts';
import { invention } from './invented.ts';

export const adapter: ScenarioGame<S> = { ...lotrTcgScenarios, invented: invention };
export const scenario = scenarioTests(test, adapter);

type Card = Readonly<Record<string, unknown>>;

/** Frodo with the Ring: the bearer whom nothing else distracts from. */
export const frodo = (more: Card = {}): Card => ({
  card: 'Frodo, Son of Drogo',
  as: 'Frodo',
  on: [{ card: 'The One Ring, The Ruling Ring', as: 'the Ring' }],
  ...more,
});

/** Everyone passes wherever play stands, until the words of the place no longer contain `at`. */
export function passThrough(t: Table<S>, at: string): void {
  for (let n = 0; n < 50 && t.state.kernel.asked !== 0 && trace(t.state).includes(at); n++)
    t.choose(t.state.kernel.asked, 'Pass');
}
