/** Unique cards, and cards that cannot be duplicated. ME-UNIQ */
import { isIn, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isTarget } from '../chain/remembered.ts';
import { dragonOf, isGone } from '../hazards/manifestations.ts';
import { hasKeyword } from './cards.ts';

/** Piles in which a unique card still counts as in play. ME-UNIQ-007 */
const counts = (zone: number): boolean => zone === Zone.points || zone === Zone.out;

/** No other copy is in play, in a points pile or out of play. ME-UNIQ-006, 007 */
export function isTheOnlyOne(s: S, card: number): boolean {
  const def = s.card.def[card];
  for (let c = 1; c < s.card.def.length; c++) {
    if (c === card || s.card.def[c] !== def) continue;
    if (s.card.live[c] === 1 || (s.card.place[c] !== 0 && counts(s.layout.placeKind[s.card.place[c]])))
      return false;
  }
  return true;
}

/** An event in play is the target of something declared in this chain: nothing but its removal targets one. */
const isLeaving = (s: S, card: number): boolean => isIn(s, card, Zone.events) && isTarget(s, card);

/** Every copy in play is on its way out. ME-UNIQ-002, 4000 */
function allLeaving(s: S, card: number): boolean {
  const def = s.card.def[card];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c !== card && s.card.def[c] === def && !isLeaving(s, c)) return false;
  return true;
}

export const canPlayUnique = (s: S, card: number): boolean =>
  hasKeyword(s, card, 'unique')
    ? isTheOnlyOne(s, card) && !isGone(s, dragonOf(s.card.def[card]))
    : !hasKeyword(s, card, 'cannot be duplicated') || isTheOnlyOne(s, card) || allLeaving(s, card);

export const uniqueGate = engine.gate(
  'requirement',
  'ME-UNIQ-001 ME-UNIQ-006 ME-UNIQ-007',
  (s, _p, c) => canPlayUnique(s, c),
  say`another copy is in play or out of the game`,
);
