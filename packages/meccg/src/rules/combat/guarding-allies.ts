/**
 * Allies that take strikes before whoever controls them.
 *
 * Keeps  an ally that cannot be struck, or is struck already, keeps no strike from anyone.
 */
import { firstIn, isMarked, place, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { mayBeStruck } from '../chain/forbidden.ts';
import { isStruck } from './strike-rows.ts';

/** Of an ally: more than 0 while it must be given a strike before its controlling character. */
export const facesFirst = engine.marker(
  'faces strikes first',
  (whose) => say`${whose} must be assigned a strike before its controlling character can be`,
);
/** An ally of his must be struck first. */
export function isGuarded(s: S, card: number): boolean {
  const { attack } = s.global;
  if (s.attack.only[attack] !== 0) return false;
  for (let c = firstIn(s, place(s, Zone.on, card)); c !== 0; c = s.card.next[c])
    if (isMarked(s, facesFirst, c) && !isStruck(s, c, attack) && mayBeStruck(s, c, attack)) return true;
  return false;
}
