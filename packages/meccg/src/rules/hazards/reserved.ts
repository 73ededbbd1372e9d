/**
 * Creatures that lie face up with a card in play, and may be played from there as though from hand. ME-ASIDE-4000, DECISIONS E2
 *
 * Keeps  being played is all they may be: nothing discards them as though they were in hand (ME-DISC-2003, ME-PILE-002),
 *        and they are not placed on guard; they leave with the card they lie with.
 */
import { firstIn, hostOf, isIn, isMarked, move, place, rest, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isCreature } from '../cards/cards.ts';

/** Of a card in play: more than 0 while it lets what lies with it be played. */
export const reserving = engine.marker(
  'reserves',
  (whose) => say`you may play a creature reserved with ${whose} as though it were in your hand`,
);
export const isReserved = (s: S, card: number): boolean =>
  isIn(s, card, Zone.on) && isCreature(s, card) && isMarked(s, reserving, hostOf(s, card));
/** What lies with a card; 0: nothing. */
export const reservedWith = (s: S, keeper: number): number => firstIn(s, place(s, Zone.on, keeper));
export function reserve(s: S, keeper: number, creature: number): void {
  move(s, creature, place(s, Zone.on, keeper));
  rest(s, creature);
  s.card.ofCard[keeper] = creature;
}
/** It is played from hand, whatever it once was reserved with. */
export function forgetReserved(s: S, creature: number): void {
  for (let row = s.channel.first[reserving.channel]; row !== 0; row = s.effect.next[row]) {
    const keeper = s.effect.source[row];
    if (s.card.ofCard[keeper] === creature) s.card.ofCard[keeper] = 0;
  }
}
