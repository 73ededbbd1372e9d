/** Calling the end of the game: by saying so, or by the card that minions need for it. */
import { type MeccgState, mayCall, sideOf } from '@westmarch/meccg';
import { BACK_INTO_THE_DECK } from './calling.ts';
import type { Thought } from './thought.ts';
import { leadOf } from './worth.ts';

/** The other has one more turn: a lead should outlast it. */
const SAFE_LEAD = 2;
export const isSafelyAhead = (s: MeccgState, you: number): boolean => leadOf(s, you) >= SAFE_LEAD;

/** This option calls, and he who calls is ahead. */
export function shouldCall({ s, you, o }: Thought, i: number, isSafe = isSafelyAhead(s, you)): boolean {
  const { active } = s.global;
  if (sideOf(s, active).calls || !mayCall(s, active) || !isSafe) return false;
  return o.b(i) !== BACK_INTO_THE_DECK;
}
