/**
 * What was stored is taken out of the points again.
 *
 * Not    storing (storing.ts), which notes what is stored with what.
 */
import { firstIn, move, place, placeIndexOf } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';

/** A stored card goes back to the hand of its owner; what was stored with it is discarded. */
export function takeBack(s: S, card: number): void {
  const player = placeIndexOf(s, card);
  for (const zone of [Zone.points, Zone.out])
    for (let c = firstIn(s, place(s, zone, player)), next: number; c !== 0; c = next) {
      next = s.card.next[c];
      if (s.card.ofCard[c] !== card) continue;
      s.card.ofCard[c] = 0;
      move(s, c, place(s, Zone.discard, s.card.owner[c]));
    }
  s.card.worthless[card] = s.card.where[card] = 0;
  move(s, card, place(s, Zone.hand, s.card.owner[card]));
}
