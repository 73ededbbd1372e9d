/**
 * An ally turns on the character who controls it. ME-CARD-0717..0719
 *
 * Keeps  he alone faces it; against a hero it only detains, so that it is never defeated; an ally without prowess makes
 *        no attack at all.
 */
import { call, hostOf } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import type { S } from '../../state.ts';
import { companyOf } from '../cards/cards.ts';
import { racesOf } from '../cards/races.ts';
import { isMinionCompany } from '../companies/kind.ts';
import { roll2d6 } from '../dice.ts';
import { adds, rollsFor } from '../terms.ts';
import { newAttack, OTHER } from './attack-rows.ts';
import { attack } from './combat.ts';

/** The kernel's `returned` is 1 afterwards if the attack was made and defeated. */
export function turnOn(s: S, by: number, ally: number): void {
  s.kernel.returned = 0;
  const victim = hostOf(s, ally);
  const own = printed.prowess(s, ally);
  // What is printed on it as nought is a prowess; only who may not be attacked has none, and no body either.
  if (victim === 0 || (own === 0 && printed.body(s, ally) === 0)) return;
  const company = companyOf(s, victim);
  const a = newAttack(s, company, s.global.hazardPlayer);
  const t = s.attack;
  t.kind[a] = OTHER;
  t.card[a] = by;
  t.races[a] = racesOf(s, ally);
  t.strikes[a] = 1;
  rollsFor(s, 'card', by);
  t.prowess[a] = own + roll2d6(s, adds(s, own, 'prowess', ally));
  t.detainment[a] = isMinionCompany(s, company) ? 0 : 1;
  t.mustFace[a] = t.only[a] = victim;
  call(s, attack, a);
}
