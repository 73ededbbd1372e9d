/** Who is who in solitaire: the first seat plays, the second is the deck of hazards. ME-SOLO-4001 */
import type { S } from '../../state.ts';

export const SOLITARY = 1;
export const THE_HAZARDS = 2;
export const isSolitaire = (s: S): boolean => s.global.solitaire === 1;
/** The hazards, which have no turn, no hand of their own to reset, and no part in the end. */
export const isTheHazards = (s: S, player: number): boolean => player === THE_HAZARDS && isSolitaire(s);
