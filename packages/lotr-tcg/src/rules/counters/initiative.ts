/** Initiative: which side has it is read off the Free Peoples player's hand. LR-INIT */
import { place, sizeOf } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';

const INITIATIVE = 4;
/** The Free Peoples player has initiative with four cards in hand, otherwise the Shadow side. LR-INIT-001 */
export const freePeoplesHaveInitiative = (s: S): boolean =>
  sizeOf(s, place(s, Zone.hand, s.global.active)) >= INITIATIVE;
/** All Shadow players have it together. LR-INIT-002 */
export const hasInitiative = (s: S, player: number): boolean =>
  freePeoplesHaveInitiative(s) === (player === s.global.active);
