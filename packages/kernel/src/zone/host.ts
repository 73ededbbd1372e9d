/** A card that lies on another card, and the card it lies on. */
import type { State } from '../arena/state.ts';

/** The card that this one lies on, or 0. */
export function hostOf(s: State, card: number): number {
  const at = s.card.place[card];
  return s.layout.onCardKind[s.layout.placeKind[at]] === 1 ? s.layout.placeIndex[at] : 0;
}
