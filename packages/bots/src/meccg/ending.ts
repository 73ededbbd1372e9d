/** Calling the end of the game: by saying so, or by the card that minions need for it. */
import { type MeccgState, mayCall, meccg, sideOf } from '@westmarch/meccg';
import type { Thought } from './thought.ts';
import { leadOf } from './worth.ts';

/** The other has one more turn: a lead should outlast it. */
const SAFE_LEAD = 2;
export const isSafelyAhead = (s: MeccgState, you: number): boolean => leadOf(s, you) >= SAFE_LEAD;

const SUDDEN_CALL = meccg.engine.index('LE-235');
/** The last of what it can do. */
const BACK_INTO_THE_DECK = meccg.engine.definitions[SUDDEN_CALL].actions.at(-1);
export const isCall = (s: MeccgState, card: number): boolean => s.card.def[card] === SUDDEN_CALL;

/** This option calls, and he who calls is ahead. */
export function shouldCall({ s, you, o }: Thought, i: number): boolean {
  const { active } = s.global;
  if (sideOf(s, active).calls || !mayCall(s, active) || !isSafelyAhead(s, you)) return false;
  return o.b(i) !== BACK_INTO_THE_DECK;
}
