/** Decks of sides of which none are printed: they are made from those of others. ME-DRAGON-4009, ME-ALIGN-004 */
import { describe, expect, test } from 'vitest';
import { challengeDecks } from '../../../src/decks/challenge.ts';
import { decksOfSide } from '../../../src/decks/of-sides.ts';
import { sideOfDeck } from '../../../src/decks/side.ts';
import { factsOf } from '../../../src/facts/cards.ts';

const ringwraiths = challengeDecks.filter((deck) => sideOfDeck(deck) === 'ringwraith');
const isCharacter = (id: string): boolean => factsOf(id).kind === 'character';

describe('[ME-DRAGON-4009] the deck of a Dragon', () => {
  const dragons = decksOfSide('dragon');
  test('has no character of more than 5 mind, and all others but avatars', () => {
    expect(dragons.length).toBeGreaterThan(0);
    for (const { deck, pool, sideboard } of dragons) {
      const minds = [...deck, ...pool, ...sideboard].filter(isCharacter).map((id) => factsOf(id).mind);
      expect(Math.max(...minds)).toBeLessThanOrEqual(5);
      expect(deck.filter((id) => !isCharacter(id)).length).toBeGreaterThan(40);
    }
    // Those of 5 are kept.
    const kept = dragons.flatMap(({ deck, pool }) => [...deck, ...pool]).filter(isCharacter);
    expect(kept.some((id) => factsOf(id).mind === 5)).toBe(true);
  });
  test('has three copies of its Dragon', () => {
    for (const { deck } of dragons) {
      const avatars = deck.filter(
        (id) => factsOf(id).kind === 'creature' && deck.filter((x) => x === id).length >= 3,
      );
      expect(avatars.length).toBeGreaterThanOrEqual(3);
    }
  });
});

test('Sauron has what a Ringwraith player has, but for the Nine', () => {
  const sauron = decksOfSide('sauron');
  expect(sauron.length).toBe(ringwraiths.length);
  for (const { deck } of sauron) expect(deck.some((id) => factsOf(id).avatar)).toBe(false);
});
