/**
 * Attacks of cards that are no creatures: somebody is shown and attacks with what is printed on him. ME-CARD-0626..0632
 *
 * Keeps  other cards have no effect on it; against a company of his own side it only detains.
 */
import { call, move, place } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { alignments } from '../../facts/names.ts';
import { type S, Zone } from '../../state.ts';
import { racesOf } from '../cards/races.ts';
import { sideOf } from '../sides.ts';
import { newAttack } from './attack-rows.ts';
import { attack } from './combat.ts';

export function attackAs(s: S, player: number, card: number, more: number): void {
  if (card === 0) return;
  const { company } = s.global;
  move(s, card, place(s, Zone.attacking, 0));
  const a = newAttack(s, company, player);
  const t = s.attack;
  t.kind[a] = t.strikes[a] = t.aloof[a] = 1;
  t.card[a] = card;
  t.races[a] = racesOf(s, card);
  t.prowess[a] = printed.prowess(s, card) + more;
  t.body[a] = printed.body(s, card);
  const { plays } = sideOf(s, s.company.player[company]);
  t.detainment[a] = plays.includes(alignments[printed.alignment(s, card)]) ? 1 : 0;
  call(s, attack, a);
}
