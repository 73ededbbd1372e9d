/**
 * Cards that are specific to one avatar, and leave play with him. ME-SPEC-001, ME-STAGE-2005, 2006
 *
 * Not    who may play them (owning.ts).
 * Keeps  only stage permanent-events go when he leaves (DECISIONS D12); all stage resources of his go where another player
 *        reveals him first.
 */
import { printed } from '../../engine.ts';
import { alignments, lengths } from '../../facts/names.ts';
import type { S } from '../../state.ts';

const STAGE = alignments.indexOf('stage');
const PERMANENT = lengths.indexOf('permanent');
const whom: string[] = [];
export function registerSpecific(def: number, name: string): void {
  whom[def] = name;
}
/** The name of the avatar that a card is specific to, if any. */
export const specificTo = (s: S, card: number): string | undefined => whom[s.card.def[card]];

/** A stage resource in play that is specific to an avatar, and his player's. */
export const isStageOf = (s: S, card: number, player: number, name: string): boolean =>
  s.card.controller[card] === player && printed.alignment(s, card) === STAGE && specificTo(s, card) === name;
export const isStagePermanentOf = (s: S, card: number, player: number, name: string): boolean =>
  printed.length(s, card) === PERMANENT && isStageOf(s, card, player, name);
