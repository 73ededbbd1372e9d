/**
 * Numbers of an attack: with all that changes them, unless other cards have no effect on it.
 */
import { type Attribute, valueOf } from '@westmarch/kernel';
import type { S } from '../../state.ts';

export const ofAttack = (s: S, attribute: Attribute, attack: number): number =>
  s.attack.aloof[attack] === 1 ? attribute.base(s, attack) : valueOf(s, attribute, attack);
