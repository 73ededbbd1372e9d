/** The Middle-earth CCG: whole random games between the Challenge Decks A and B, and the size of its state. */
import { meccg, readSetup } from '@westmarch/meccg';
import type { Measured } from '../lib/figure.ts';
import { wholeGames } from './whole-games.ts';

/** Bytes for two players with 330 cards each, at most. */
const BYTES_FLOOR = 32 * 1024;

export function challengeGames(): Measured[] {
  const setup = readSetup({ decks: ['A', 'B'], length: 2 });
  const name = 'random games, Challenge Deck A against B, two-deck game';
  return [wholeGames({ name, game: meccg, setup, games: 200, floor: 70 }), stateSize()];
}

/** Two players with 330 cards each: the deck of A over and over. */
function stateSize(): Measured {
  const setup = readSetup({ decks: ['A', 'A'], length: 4 });
  const grown = setup.decks.map((deck) => {
    const cards = [...deck.deck, ...deck.pool, ...deck.sideboard];
    const more = Array.from({ length: 330 - cards.length }, (_x, i) => deck.deck[i % deck.deck.length]);
    return { ...deck, deck: [...deck.deck, ...more] };
  });
  const { saved } = meccg.blank({ ...setup, decks: grown });
  return {
    name: 'state of two players with 330 cards each',
    value: saved.length,
    unit: 'bytes',
    floor: BYTES_FLOOR,
    better: 'lower',
    detail: `${meccg.blank(setup).saved.length.toLocaleString('en-GB')} bytes for decks A and A`,
  };
}
