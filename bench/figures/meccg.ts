/** The Middle-earth CCG: whole random games between the Challenge Decks A and B, and the size of its state. */
import { meccg, readSetup } from '@westmarch/meccg';
import type { Measured } from '../lib/figure.ts';
import { wholeGames } from './whole-games.ts';

/** Bytes for two players, and for five, at most. */
const BYTES_FLOORS = { 2: 32 * 1024, 5: 64 * 1024 } as const;
/** The most cards that a player can own: a play deck of fifty and fifty, ten characters, three avatars, pool and sideboard. */
const MOST_CARDS = 175;

export function challengeGames(): Measured[] {
  const setup = readSetup({ decks: ['A', 'B'], length: 2 });
  const name = 'random games, Challenge Deck A against B, two-deck game';
  return [wholeGames({ name, game: meccg, setup, games: 200, floor: 120 }), stateSize(2), stateSize(5)];
}

/** As many cards as there can be: the deck of A over and over. */
function stateSize(players: 2 | 5): Measured {
  const setup = readSetup({ decks: Array.from({ length: players }, () => 'A'), length: 4 });
  const grown = setup.decks.map((deck) => {
    const cards = [...deck.deck, ...deck.pool, ...deck.sideboard];
    const more = Array.from(
      { length: MOST_CARDS - cards.length },
      (_x, i) => deck.deck[i % deck.deck.length],
    );
    return { ...deck, deck: [...deck.deck, ...more] };
  });
  const { saved } = meccg.blank({ ...setup, decks: grown });
  return {
    name: `state of ${players === 2 ? 'two' : 'five'} players with ${MOST_CARDS} cards each`,
    value: saved.length,
    unit: 'bytes',
    floor: BYTES_FLOORS[players],
    better: 'lower',
    detail: `${meccg.blank(setup).saved.length.toLocaleString('en-GB')} bytes with deck A each`,
  };
}
