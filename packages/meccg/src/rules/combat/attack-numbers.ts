/**
 * Numbers of an attack: with all that changes them, unless other cards have no effect on it.
 *
 * Keeps  nothing changes the number of strikes of a company, and hazards nothing of its attack (ME-CVCC-506, 519).
 */
import { type Attribute, valueOf } from '@westmarch/kernel';
import { attackStrikes } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isHazard } from '../cards/cards.ts';
import { isWithoutEffectOn } from '../optional/card-limitation.ts';
import { sparesMinions } from '../optional/optional.ts';

export const ofAttack = (s: S, attribute: Attribute, attack: number): number => {
  if (s.attack.aloof[attack] === 1) return attribute.base(s, attack);
  if (s.attack.from[attack] !== 0) return ofCompany(s, attribute, attack);
  return sparesMinions(s) ? onMinions(s, attribute, attack) : valueOf(s, attribute, attack);
};

/** By an optional rule some hazards change nothing of an attack on minions. ME-OPT-4002 */
function onMinions(s: S, attribute: Attribute, attack: number): number {
  const player = s.company.player[s.attack.company[attack]];
  let total = attribute.base(s, attack);
  for (let row = s.channel.first[attribute.channel]; row !== 0; row = s.effect.next[row])
    if (!isWithoutEffectOn(s, player, s.effect.source[row]))
      total = s.engine.abilities[s.effect.ability[row]].fold(s, row, attack, total);
  return Math.max(total, attribute.least);
}

/** Of an attack that a company makes: what resources make of it. */
function ofCompany(s: S, attribute: Attribute, attack: number): number {
  let total = attribute.base(s, attack);
  if (attribute === attackStrikes) return total;
  for (let row = s.channel.first[attribute.channel]; row !== 0; row = s.effect.next[row])
    if (!isHazard(s, s.effect.source[row]))
      total = s.engine.abilities[s.effect.ability[row]].fold(s, row, attack, total);
  return Math.max(total, attribute.least);
}
