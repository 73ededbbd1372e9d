/** A seeded sample of random games between the Challenge Decks, with every invariant checked. */
import { selfPlay } from '@westmarch/testkit';
import { expect, test } from 'vitest';
import { meccg, readSetup } from '../src/game.ts';
import { type S, Zone } from '../src/state.ts';

const SEED = process.env['WESTMARCH_SEED'] ?? 'sample';
const SITE = 8;
const kind = meccg.engine.fact('kind');

/** Only sites lie face down as destinations, and nowhere else. */
const fits = (s: S, card: number, def: number): boolean =>
  (s.layout.placeKind[s.card.place[card]] === Zone.destination) === (kind[def] === SITE);

test.each([
  ['A', 'B'],
  ['A', 'A'],
  ['B', 'B'],
])('random games of Challenge Deck %s against %s keep every invariant', (one, other) => {
  const setups = [readSetup({ decks: [one, other], length: 2 })];
  const played = selfPlay({
    game: meccg,
    setups,
    seed: SEED,
    games: 12,
    most: 20_000,
    changingCards: true,
    fits,
  });
  expect(played.choices).toBeGreaterThan(1000);
});
