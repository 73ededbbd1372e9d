/**
 * How solitaire ends: with the play deck, or by twenty points; and what then counts as won. ME-SOLO-4008, 4009
 *
 * Keeps  without a variant every end is a win, and the points are the score; only a lost avatar loses (avatar.ts).
 */
import type { S } from '../../state.ts';
import { isRaceForTwenty, mayHoldCouncil } from '../optional/optional.ts';
import { councilPoints, pointsToCall } from '../points.ts';
import { isSolitaire, SOLITARY, THE_HAZARDS } from './seats.ts';

const TWENTY = 20;
const DECKS = 2;
const WON = 1;
const LOST = 2;

function end(s: S, won: boolean): void {
  s.player.outcome[SOLITARY] = won ? WON : LOST;
  s.player.outcome[THE_HAZARDS] = won ? LOST : WON;
  s.kernel.over = 1;
}
/** What the player has: his marshalling points as they stand. */
export const solitaryPoints = (s: S): number => pointsToCall(s, SOLITARY);
const hasTwenty = (s: S): boolean => solitaryPoints(s) >= TWENTY;

/** A play deck is exhausted: the second time ends the game. */
export function endsWithDeck(s: S, player: number): void {
  if (!isSolitaire(s) || player !== SOLITARY || s.player.exhausted[player] < DECKS) return;
  end(s, !isRaceForTwenty(s) && !mayHoldCouncil(s));
}
/** A turn is over: by a variant the game ends with twenty points. */
export function endsWithTwenty(s: S): void {
  if (isSolitaire(s) && isRaceForTwenty(s) && hasTwenty(s)) end(s, true);
}
/** By another, with twenty points he may hold a Council at the end of his turn. ME-SOLO-4009 */
export const mayHold = (s: S): boolean => mayHoldCouncil(s) && hasTwenty(s);
/** More than 4, and two for each turn taken. */
export const toBeat = (s: S): number => 4 + 2 * s.global.turn;
export function judgeSolitary(s: S): void {
  if (s.player.avatarLost[SOLITARY] === 1) return end(s, false);
  end(s, councilPoints(s, SOLITARY) > toBeat(s));
}
