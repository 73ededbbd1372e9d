/** What a card asks of others is foreseen: whoever may send a minion home for cards that he holds will do so. */
import { type LotrTcgState, lotrTcg, lotrTcgScenarios } from '@westmarch/lotr-tcg';
import { runScenario, type ScenarioGame } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrSteward } from '../src/lotr-tcg/index.ts';

const adapter: ScenarioGame<LotrTcgState> = lotrTcgScenarios;

/** What the Shadow does first with six twilight, against a fellowship whose player holds so many cards. */
function firstDeed(held: number): string {
  const { table } = runScenario(
    {
      scenario: 'foreseen',
      game: 'lotr-tcg',
      given: {
        phase: 'shadow alone',
        twilight: 6,
        players: {
          Ann: {
            site: 5,
            ringBearer: 'Frodo',
            companions: [
              { card: 'Frodo, Son of Drogo', as: 'Frodo' },
              'Aragorn, Ranger of the North',
              'Gimli, Dwarf of Erebor',
            ],
            hand: Array.from({ length: held }, () => 'Uruk Savage'),
          },
          Bob: { hand: ['Wild Men of the Hills', 'Dunlending Savage'] },
        },
      },
    },
    [adapter],
  );
  const decision = lotrTcg.pending(table.state);
  if (decision === null) throw new Error('nobody is asked');
  const view = lotrTcg.view(table.state, decision.player);
  return table.offered()[lotrSteward('foreseen').choose(view, decision, lotrTcg.options(view), 0)];
}

test('against empty hands he plays the mightiest', () => {
  expect(firstDeed(3)).toContain('Wild Men of the Hills');
});

test('whom four cards would send home he does not play', () => {
  expect(firstDeed(4)).toContain('Dunlending Savage');
});
