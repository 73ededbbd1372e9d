/**
 * Initiative: which side has it is read off the Free Peoples player's hand, unless a card says otherwise. LR-INIT
 *
 * Owns   the question, and telling when it passes to the other side.
 * Keeps  it is looked at whenever a card comes to a hand or leaves one, and after every action; a turn begins without anyone gaining it.
 */
import { forbiddenBy, place, sizeOf } from '@westmarch/kernel';
import { Phase, type S, Zone } from '../../state.ts';
import { tell } from '../actions/responses.ts';
import { initiativeGained, initiativeLost } from '../events.ts';
import { noInitiative } from '../prohibitions.ts';

const INITIATIVE = 4;
/** The Free Peoples player has initiative with four cards in hand, unless a card gives it to the others. LR-INIT-001 */
export const freePeoplesHaveInitiative = (s: S): boolean =>
  sizeOf(s, place(s, Zone.hand, s.global.active)) >= INITIATIVE &&
  forbiddenBy(s, noInitiative, s.global.active, 0, 0) === 0;
/** All Shadow players have it together. LR-INIT-002 */
export const hasInitiative = (s: S, player: number): boolean =>
  freePeoplesHaveInitiative(s) === (player === s.global.active);

/** Whoever has it has it from now on: a turn begins. */
export function beginInitiative(s: S): void {
  s.global.hadInitiative = freePeoplesHaveInitiative(s) ? 1 : 0;
}

/** A hand has changed, or what a card says: if initiative passes to the other side, that is told. Who called sees to it that it is heard. */
export function settleInitiative(s: S): void {
  if (s.global.phase === Phase.setUp) return;
  const now = freePeoplesHaveInitiative(s) ? 1 : 0;
  if (now === s.global.hadInitiative) return;
  s.global.hadInitiative = now;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (s.player.outcome[p] === 0)
      tell(s, (p === s.global.active) === (now === 1) ? initiativeGained : initiativeLost, p, 0, 0);
}
