/** What may be said of a card in front of everybody. */
import type { MeccgState } from '@westmarch/meccg';

/** Everybody knows its face. In a view it is enough that the viewer does. */
export function isOpen(s: MeccgState, card: number): boolean {
  const all = (2 << s.layout.sizes.players) - 2;
  return card > 0 && card < s.card.def.length && (s.card.knownTo[card] & all) === all;
}
