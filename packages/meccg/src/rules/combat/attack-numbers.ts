/**
 * Numbers of an attack: with all that changes them, unless other cards have no effect on it.
 *
 * Keeps  nothing changes the number of strikes of a company, and hazards nothing of its attack (ME-CVCC-506, 519).
 */
import { type Attribute, valueOf } from '@westmarch/kernel';
import { attackStrikes } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isHazard } from '../cards/cards.ts';

export const ofAttack = (s: S, attribute: Attribute, attack: number): number => {
  if (s.attack.aloof[attack] === 1) return attribute.base(s, attack);
  return s.attack.from[attack] === 0 ? valueOf(s, attribute, attack) : ofCompany(s, attribute, attack);
};

/** Of an attack that a company makes: what resources make of it. */
function ofCompany(s: S, attribute: Attribute, attack: number): number {
  let total = attribute.base(s, attack);
  if (attribute === attackStrikes) return total;
  for (let row = s.channel.first[attribute.channel]; row !== 0; row = s.effect.next[row])
    if (!isHazard(s, s.effect.source[row]))
      total = s.engine.abilities[s.effect.ability[row]].fold(s, row, attack, total);
  return Math.max(total, attribute.least);
}
