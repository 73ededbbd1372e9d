/**
 * Whose deck it is: the kind of player that the cards of a deck make him. ME-SETUP-001
 *
 * Keeps  a fallen-wizard's or the Balrog's avatar in deck or sideboard settles it; otherwise the side of most characters
 *        does. A Sauron player is a Ringwraith player until his card lies in play (sides.md, gap 1).
 */
import { factsOf } from '../facts/cards.ts';
import type { SideName } from '../facts/names.ts';
import type { DeckList } from './challenge.ts';

export function sideOfDeck({ deck, pool, sideboard, side }: DeckList): SideName {
  if (side !== undefined) return side;
  const all = [...deck, ...pool, ...sideboard].map(factsOf);
  const avatars = all.filter(({ avatar }) => avatar);
  if (avatars.some(({ alignment }) => alignment === 'fallen-wizard')) return 'fallen-wizard';
  if (avatars.some(({ alignment }) => alignment === 'balrog')) return 'balrog';
  const ofSide = (side: string): number =>
    all.filter(({ kind, alignment, agent }) => kind === 'character' && !agent && alignment === side).length;
  return ofSide('minion') > ofSide('hero') ? 'ringwraith' : 'wizard';
}
