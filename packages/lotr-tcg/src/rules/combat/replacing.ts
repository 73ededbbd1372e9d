/**
 * One character takes another's place in the skirmish that is on, or is set free from an assignment. LR-LATER-015
 *
 * Keeps  the same skirmish goes on, with all that was done in it; who was replaced has left it, and so lost it
 *        (LR-SKIRM-015).
 */
import type { S } from '../../state.ts';
import { isKind, Kind } from '../cards/cards.ts';
import { noteFallen } from '../cards/leaving.ts';
import { note, Was } from '../history.ts';
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
  note(s, card, Was.assigned);
}

/** It can take the place of a minion in the skirmish that is on. */
export const canReplaceMinion = (s: S, old: number, newcomer: number): boolean =>
  s.global.skirmish !== 0 &&
  s.card.against[old] === s.global.skirmish &&
  s.card.live[newcomer] === 1 &&
  isKind(s, newcomer, Kind.minion) &&
  s.card.against[newcomer] === 0;
export function replaceMinion(s: S, old: number, newcomer: number): void {
  if (!canReplaceMinion(s, old, newcomer)) return;
  noteFallen(s, old);
  s.card.against[newcomer] = s.global.skirmish;
  s.card.against[old] = 0;
  note(s, newcomer, Was.assigned);
}

/** A minion leaves the skirmish that is on: it has lost it, and takes no wound for that. LR-SKIRM-015, 016 */
export function removeFromSkirmish(s: S, minion: number): void {
  if (s.card.against[minion] !== s.global.skirmish) return;
  noteFallen(s, minion);
  s.card.against[minion] = 0;
}
/** It fights nobody any more; it is no leftover either. LR-ASSIGN-009 */
export function unassign(s: S, minion: number): void {
  if (s.card.against[minion] !== s.global.skirmish) s.card.against[minion] = 0;
}
