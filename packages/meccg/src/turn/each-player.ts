/** What every player does one after the other: the player whose turn it is first, then round the table. */
import { call, type Procedure } from '@westmarch/kernel';
import { seatFrom } from '../rules/seating.ts';
import { isTheHazards } from '../rules/solitaire/seats.ts';
import type { S } from '../state.ts';

/** Everyone who is still in the game, even if the player whose turn it is has left it. */
export function eachInTurn(s: S, does: Procedure): void {
  const { players } = s.layout.sizes;
  // What is called last runs first.
  for (let i = players - 1; i >= 0; i--) {
    const player = seatFrom(s, i);
    if (s.player.outcome[player] === 0 && !isTheHazards(s, player)) call(s, does, player);
  }
}
