/** Random games of Here Be Dragons keep every invariant: a Dragon against a Wizard, a Ringwraith, another Dragon, and three. */
import { sample, selfPlay } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { factsOf } from '../../src/facts/cards.ts';
import { meccg, readSetup } from '../../src/game.ts';
import { couldLieThere } from '../../src/knowledge.ts';
import { deckOf } from './side-decks.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'dragons';
const [SMAUG, SCATHA] = ['TW-90', 'TD-60'];
/** A Ringwraith player's deck with a Dragon in place of the Ringwraiths. */
function wormOf(creature: string, turn: number): object {
  const { deck, pool, sideboard } = deckOf('ringwraith', turn);
  const others = (ids: readonly string[]): string[] => ids.filter((id) => !factsOf(id).avatar);
  return {
    side: 'dragon',
    deck: [...others(deck), creature, creature, creature],
    pool,
    sideboard: others(sideboard),
  };
}

test.each([
  ['a Wizard', [wormOf(SMAUG, 0), deckOf('wizard', 0)]],
  ['a Ringwraith', [wormOf(SCATHA, 1), deckOf('ringwraith', 0)]],
  ['another Dragon', [wormOf(SMAUG, 0), wormOf(SCATHA, 1)]],
  ['two others', [wormOf(SMAUG, 0), deckOf('fallen-wizard', 0), wormOf(SCATHA, 1)]],
] as const)('random games of a Dragon against %s keep every invariant', (_whom, decks) => {
  const { choices } = selfPlay({
    game: meccg,
    setups: [readSetup({ decks, length: 1, anyDeck: true, options: ['here-be-dragons'] })],
    seed: SEED,
    games: sample(1, 2),
    most: 50_000,
    changingCards: true,
    fits: couldLieThere,
  });
  expect(choices).toBeGreaterThan(100);
});
