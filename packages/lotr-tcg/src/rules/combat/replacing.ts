/**
 * One character takes another's place in the skirmish that is on. LR-LATER-015
 *
 * Keeps  the same skirmish goes on, with all that was done in it; who was replaced has left it, and so lost it
 *        (LR-SKIRM-015).
 */
import type { S } from '../../state.ts';
import { noteFallen } from '../cards/cards.ts';
import { canDefend, isAssigned } from './assigning.ts';

/** He can take part in skirmishes, and is in none. */
export const canReplace = (s: S, card: number): boolean =>
  s.global.skirmish !== 0 && s.card.live[card] === 1 && !isAssigned(s, card) && canDefend(s, card);

export function replaceInSkirmish(s: S, card: number): void {
  if (!canReplace(s, card)) return;
  const { skirmish } = s.global;
  noteFallen(s, skirmish);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.against[c] === skirmish) s.card.against[c] = card;
  s.global.skirmish = card;
}
