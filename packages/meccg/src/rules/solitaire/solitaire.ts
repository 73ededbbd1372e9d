/**
 * Solitaire: one player, and a deck of hazards in the seat across the table that takes no turns. ME-SOLO-4000..4002
 *
 * Owns   whether a game is such a one, how many hazards come to a company, and what becomes of those not played.
 * Not    the hazard row (row.ts), how it ends (goal.ts), or which cards are dealt where (game.ts).
 * Keeps  everything that can be played within the hazard limit is played; nothing lies on guard. What needs Doors of Night
 *        waits for it (DECISIONS X5).
 */
import { firstIn, place, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { discardFromHand, drawCard } from '../cards/draw.ts';
import { hasRow } from '../optional/optional.ts';
import { addToRow, cutRow, ROW } from './row.ts';
import { isSolitaire, SOLITARY, THE_HAZARDS } from './seats.ts';
import { DOORS_OF_NIGHT, needs } from './speaking.ts';

/** What everyone may have in hand. ME-SOLO-4001 */
const HAND = 5;
/** The cards of the first hand: those of the one player, or the row. ME-SOLO-4000, 4003 */
export const firstHand = (s: S, player: number, usual: number): number => {
  if (!isSolitaire(s)) return usual;
  if (player === SOLITARY) return HAND;
  return hasRow(s) ? ROW : 0;
};

/** Two, and two for each that the site gives. ME-SOLO-4002 */
const hazardsFor = (draws: number): number => 2 + 2 * draws;
/** Hazards come to a company: `draws` is what the other player would draw by its site, none if it stays. */
export function drawHazards(s: S, draws: number): void {
  if (!isSolitaire(s)) return;
  if (hasRow(s)) return addToRow(s, draws);
  for (let n = hazardsFor(draws); n > 0; n--) drawCard(s, THE_HAZARDS);
}

/** The movement/hazard phase of a company is over: what was not played goes, but for what waits for the night. */
export function layHazardsAside(s: S, hasMoved: boolean): void {
  if (!isSolitaire(s)) return;
  if (hasRow(s)) {
    if (hasMoved) cutRow(s);
    return;
  }
  for (let c = firstIn(s, place(s, Zone.hand, THE_HAZARDS)); c !== 0; ) {
    const next = s.card.next[c];
    if (!needs(s.card.def[c], DOORS_OF_NIGHT)) discardFromHand(s, THE_HAZARDS, c);
    c = next;
  }
}

export const notInSolitaire = engine.gate(
  'prohibition',
  'ME-SOLO-4002',
  (s) => !isSolitaire(s),
  say`in solitaire hazards are played, and none lies on guard`,
);
