/** A seeded sample of random games of both invented games, for 2, 3 and 5 players, with every invariant checked. */
import { type Decision, type DeckSetup, Kind, type State } from '@westmarch/kernel';
import { type Playable, selfPlay, useEveryAbility } from '@westmarch/testkit';
import { describe, expect, test } from 'vitest';
import { harbour, harbourDeck } from '../games/harbour.ts';
import { sparks, sparksDeck } from '../games/sparks.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
const tables = (deck: readonly string[], players: number): DeckSetup => ({
  decks: Array.from({ length: players }, () => deck),
});

/** Actions of a card by its abilities, in the order in which whyNot lists them. */
function actionsAt(s: State, card: number): number[] {
  const { options } = s.side;
  return s.engine.definitions[s.card.def[card]].actions.map((id) => options.find(Kind.action, card, id, 0));
}

function sparksOffers(s: State, { procedure }: Decision, card: number): (number | undefined)[] | null {
  const actions = actionsAt(s, card);
  if (procedure === 'chain') return [...actions, undefined, undefined];
  if (procedure !== 'turn') return null;
  const { options } = s.side;
  return [...actions, options.find(Kind.card, card, 0, 0), options.find(Kind.choice, card, 0, 0)];
}

function harbourOffers(s: State, { procedure }: Decision, card: number): (number | undefined)[] | null {
  if (procedure !== 'day') return null;
  const kind = s.engine.fact('kind')[s.card.def[card]];
  const played = s.side.options.find(Kind.card, card, 0, 0);
  // A ship is launched and a fitting fitted by the same option; a card is one or the other.
  return [...actionsAt(s, card), kind === 0 ? played : -1, kind === 1 ? played : -1];
}

describe.each([2, 3, 5])('%i players', (players) => {
  test('sparks', () => {
    const played = selfPlay({
      game: sparks,
      setups: [tables(sparksDeck, players)],
      seed: SEED,
      games: 12,
      offered: sparksOffers,
    });
    expect(played.choices).toBeGreaterThan(12);
  });

  test('harbour', () => {
    const played = selfPlay({
      game: harbour,
      setups: [tables(harbourDeck, players)],
      seed: SEED,
      games: 12,
      offered: harbourOffers,
    });
    expect(played.choices).toBeGreaterThan(12);
  });
});

const GAMES: readonly (readonly [string, Playable, readonly string[]])[] = [
  ['sparks', sparks, sparksDeck],
  ['harbour', harbour, harbourDeck],
];

test.each(GAMES)('every ability of %s is used', (_name, game, deck) => {
  const setup = (): DeckSetup => tables(deck, 3);
  const found = useEveryAbility({ game, seed: SEED, games: 30, setup, viewsOnceIn: 50 });
  expect(found.unused).toEqual([]);
  expect(found.abilities).toBeGreaterThan(8);
});

test('the exhaustive runner names what was never used, and leaves the engine as it was', () => {
  const without = sparksDeck.filter((id) => id !== 'Warden');
  sparks.blank(tables(sparksDeck, 2));
  const before = sparks.engine.abilities.map((ability) => Object.assign({}, ability));
  const found = useEveryAbility({ game: sparks, seed: SEED, games: 4, setup: () => tables(without, 2) });
  expect(found.unused).toContainEqual({ card: 'Warden', says: expect.stringContaining('may not attack') });
  expect(found.games).toBe(4);
  expect(sparks.engine.abilities).toEqual(before);
});
