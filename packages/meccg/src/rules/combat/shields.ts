/**
 * Attacks of which the first attempt to cancel them only ends what has strengthened them. ME-CARD-0787, 0790
 *
 * Owns   which card takes that attempt upon itself, and what becomes of the attack then.
 * Keeps  an attack that repeats another loses what strengthened it, and the other keeps it.
 */
import { type Attribute, removeEffect } from '@westmarch/kernel';
import { attackBody, attackProwess, attackStrikes, steadfast } from '../../engine.ts';
import type { S } from '../../state.ts';

const AUTOMATIC = 2;

/** The card that takes the first attempt to cancel an attack upon itself; 0: none does. */
export function shieldOf(s: S, attack: number): number {
  for (let row = s.channel.first[steadfast.channel]; row !== 0; row = s.effect.next[row])
    if (s.engine.abilities[s.effect.ability[row]].fold(s, row, attack, 0) > 0) return s.effect.source[row];
  return 0;
}
/** All that a card has put in force for a while is over. */
function endLasting(s: S, card: number): void {
  for (let row = s.kernel.effectsUsed; row !== 0; row--)
    if (s.effect.source[row] === card && s.effect.until[row] !== 0) removeEffect(s, row);
}
/** What a card adds to a number of an attack. */
function givenBy(s: S, card: number, attribute: Attribute, attack: number): number {
  let sum = 0;
  for (let row = s.channel.first[attribute.channel]; row !== 0; row = s.effect.next[row])
    if (s.effect.source[row] === card)
      sum += s.engine.abilities[s.effect.ability[row]].fold(s, row, attack, 0);
  return sum;
}
/** What strengthened the automatic-attack that it repeats strengthens it no more. */
function weakenCopy(s: S, attack: number): void {
  const card = s.attack.shield[attack];
  const { kind } = s.attack;
  const own = kind[attack];
  s.attack.shield[attack] = 0;
  kind[attack] = AUTOMATIC;
  s.attack.strikes[attack] -= givenBy(s, card, attackStrikes, attack);
  s.attack.prowess[attack] -= givenBy(s, card, attackProwess, attack);
  s.attack.body[attack] -= givenBy(s, card, attackBody, attack);
  kind[attack] = own;
}
/** An attempt to cancel it is made: true if it comes to nothing else than that. */
export function isShielded(s: S, attack: number): boolean {
  const shield = shieldOf(s, attack);
  if (shield !== 0) endLasting(s, shield);
  else if (s.attack.shield[attack] !== 0) weakenCopy(s, attack);
  else return false;
  return true;
}
