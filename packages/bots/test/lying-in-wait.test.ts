/** Lying in wait: the Shadow holds its minions back where the fellowship would go on into all of them. */
import { type LotrTcgState, lotrTcg, lotrTcgScenarios } from '@westmarch/lotr-tcg';
import { runScenario, type ScenarioGame } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { lotrStewardBy, lotrStewardWeights } from '../src/lotr-tcg/index.ts';

const adapter: ScenarioGame<LotrTcgState> = lotrTcgScenarios;

interface Position {
  /** How often the fellowship has moved in this turn. */
  readonly moves: number;
  readonly minions: readonly string[];
  readonly companions: readonly string[];
}
const HOST = [
  'Uruk Slayer',
  'Uruk Rager',
  'Uruk Rager',
  'Uruk Soldier',
  'Uruk Soldier',
  'Uruk Savage',
  'Uruk Savage',
];
const STRONG = ['Aragorn, Ranger of the North', 'Legolas, Prince of Mirkwood', 'Gimli, Dwarf of Erebor'];

/** What the Shadow does first with nine twilight against a fellowship at site 4. */
function firstDeed({ moves, minions, companions }: Position, weights = {}): string {
  const { table } = runScenario(
    {
      scenario: 'lying in wait',
      game: 'lotr-tcg',
      given: {
        phase: 'shadow',
        twilight: 9,
        moves,
        path: [
          'East Road',
          'Ettenmoors',
          'Council Courtyard',
          'Moria Lake',
          'The Bridge of Khazad-dûm',
          'Dimrill Dale',
        ],
        players: {
          Ann: {
            site: 4,
            ringBearer: 'Frodo',
            companions: [{ card: 'Frodo, Son of Drogo', as: 'Frodo' }, ...companions],
          },
          Bob: {
            site: 4,
            ringBearer: 'Bearer',
            companions: [{ card: 'Frodo, Son of Drogo', as: 'Bearer' }, ...STRONG],
            hand: minions,
          },
        },
      },
    },
    [adapter],
  );
  const decision = lotrTcg.pending(table.state);
  if (decision === null) throw new Error('nobody is asked');
  const view = lotrTcg.view(table.state, decision.player);
  const steward = lotrStewardBy('wait', { ...lotrStewardWeights, ...weights });
  return table.offered()[steward.choose(view, decision, lotrTcg.options(view), 0)];
}

test('he passes with a host in hand while the fellowship may still go on', () => {
  expect(firstDeed({ moves: 1, minions: HOST, companions: STRONG })).toBe('Pass');
});

test('he plays at once where the fellowship has moved as far as it may', () => {
  expect(firstDeed({ moves: 2, minions: HOST, companions: STRONG })).toContain('Uruk');
});

test('he plays at once against those who are too weak to go on', () => {
  expect(firstDeed({ moves: 1, minions: HOST, companions: [] })).toContain('Uruk');
});

test('he plays at once what is no host: one minion ambushes nobody', () => {
  expect(firstDeed({ moves: 1, minions: ['Uruk Slayer'], companions: STRONG })).toContain('Uruk');
});

test('without the consideration he plays at once', () => {
  const weights = { 'lying in wait': 0 };
  expect(firstDeed({ moves: 1, minions: HOST, companions: STRONG }, weights)).toContain('Uruk');
});
