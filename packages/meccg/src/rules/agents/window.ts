/**
 * When agents act: in an opponent's movement/hazard phase, while nothing else is going on. ME-AGENT-2064
 *
 * Keeps  they answer nothing, and nobody answers them (DECISIONS I1); turning one face up is possible at any time.
 */
import { say } from '@westmarch/kernel';
import { Phase, type S, Stage } from '../../state.ts';
import { isQuiet } from '../chain/window-gate.ts';

/** The movement/hazard phase of a company of somebody else is on, and this player plays the hazards. */
export const isOpponentsJourney = (s: S, player: number): boolean =>
  s.global.phase === Phase.movementHazard && s.global.hazardPlayer === player && s.global.company !== 0;
export const NOT_THEIR_JOURNEY = say`agents act in the movement/hazard phase of an opponent`;

/** No attack is faced, no chain of effects is open, and no check is about to be made. */
export const isAtPeace = (s: S): boolean => s.global.stage === Stage.none && isQuiet(s);
export const NOT_AT_PEACE = say`something else is going on, and must be over first`;
