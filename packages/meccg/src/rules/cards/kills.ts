/**
 * Who scores for a creature that was defeated: minions for those with an asterisk beside their points, everyone else for
 * the others; Dragons for all of them. ME-MP-024, 025, 501..505, ME-DRAGON-4016
 *
 * Not    how much it is worth (points.ts).
 */
import type { S } from '../../state.ts';
import { isMinionPlayer, sideOf } from '../sides.ts';

const starred = new Set<number>();
/** A definition has the asterisk. */
export const registerStarred = (def: number): unknown => starred.add(def);
/** A player scores for the creature, if he defeats it. */
export const scoresFor = (s: S, player: number, creature: number): boolean =>
  starred.has(s.card.def[creature]) === isMinionPlayer(s, player) || sideOf(s, player).scoresEveryKill;
