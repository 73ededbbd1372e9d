/**
 * Cards that a character at a Haven may try to be rid of in his untap phase, instead of untapping or healing.
 *
 * Owns   which cards these are, who may try, and the roll.
 * Not    removal in the organization phase, which is an ability of the card (cards/words/corruption.ts).
 * Keeps  whoever tries is marked for the rest of the step, so that he neither untaps nor heals (turn/untap.ts).
 */
import { firstIn, hostOf, type Options, place } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';
import { discard } from '../cards/cards.ts';
import { atHaven, firstCompany, firstOf, lastCompany } from '../companies/company.ts';
import { rollsOver } from '../dice.ts';
import { rollsFor } from '../terms.ts';

/** By definition: the roll must be greater than this. */
const numbers = new Map<number, number>();
export function registerHavenRemoval(def: number, number: number): void {
  numbers.set(def, number);
}

/** Every such card on a character of the player who is at a Haven and has not tried yet. */
export function offerRemovals(s: S, player: number, o: Options): void {
  for (let company = firstCompany(player); company <= lastCompany(player); company++) {
    if (!atHaven(s, company)) continue;
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
      if (s.card.mark[c] === 1) continue;
      for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
        if (numbers.has(s.card.def[on])) o.card(on);
    }
  }
}

export function tryRemoval(s: S, card: number): void {
  s.card.mark[hostOf(s, card)] = 1;
  rollsFor(s, 'card', card);
  if (rollsOver(s, 0, numbers.get(s.card.def[card]) ?? 0)) discard(s, card);
}
