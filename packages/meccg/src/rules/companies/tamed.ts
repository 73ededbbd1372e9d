/**
 * Creatures that become allies: the card that did it lies on the creature, and both go together. ME-CARD-0454, 0455,
 * 0585, 0590..0593
 *
 * Owns   which attacks can be turned so, and turning them.
 * Not    what the ally is worth, or its numbers: the card that did it says that.
 * Keeps  it keeps its race and whether it is unique; what else its text says is silent (ME-CARD-0455, 0591).
 */
import { isIn, move, mute, place } from '@westmarch/kernel';
import { attackProwess, attackStrikes, printed } from '../../engine.ts';
import { type S, Status, Zone } from '../../state.ts';
import { isCreature } from '../cards/cards.ts';
import { ofAttack } from '../combat/attack-numbers.ts';
import { stopAttack } from '../combat/attack-rows.ts';

/**
 * The strikes of an attack without what events in play add to them: that is declared when it is faced, and the card that
 * turns it is played in answer. ME-CARD-0585, 0589
 */
function strikesAtFirst(s: S, attack: number): number {
  let total = s.attack.strikes[attack];
  for (let row = s.channel.first[attackStrikes.channel]; row !== 0; row = s.effect.next[row])
    if (s.effect.until[row] !== 0 || s.effect.source[row] === s.attack.card[attack])
      total = s.engine.abilities[s.effect.ability[row]].fold(s, row, attack, total);
  return total;
}
/** A creature card makes the attack now faced, with one strike. ME-CARD-0592 */
export function canBeTamed(s: S): boolean {
  const { attack } = s.global;
  const card = s.attack.card[attack];
  return (
    isIn(s, card, Zone.attacking) &&
    isCreature(s, card) &&
    strikesAtFirst(s, attack) === 1 &&
    s.attack.cancelled[attack] === 0
  );
}
/** By how much its prowess is higher now than normally. */
export const bonusNow = (s: S): number =>
  Math.max(
    0,
    ofAttack(s, attackProwess, s.global.attack) - printed.prowess(s, s.attack.card[s.global.attack]),
  );
/** All its attacks are cancelled, and it is an ally of somebody; `by` is the card that does it. */
export function tame(s: S, by: number, character: number): void {
  if (!canBeTamed(s) || s.card.live[character] === 0) return;
  const { attack } = s.global;
  const creature = s.attack.card[attack];
  stopAttack(s, attack, by);
  if (s.attack.cancelled[attack] === 0) return;
  s.attack.further[attack] = 0;
  s.card.controller[creature] = s.card.controller[character];
  move(s, creature, place(s, Zone.on, character));
  s.card.status[creature] = Status.untapped;
  s.card.tamed[creature] = 1;
  mute(s, creature);
  move(s, by, place(s, Zone.on, creature));
}
