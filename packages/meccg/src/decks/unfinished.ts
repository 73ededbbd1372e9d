/** Cards of a deck that cannot be played yet: not written, or part of their text is missing. */
import { cardStatus } from '../definitions.ts';
import { sites } from '../map/map.ts';
import { sideNamed } from '../rules/sides.ts';
import { startingSites } from '../rules/sites/starting-sites.ts';
import type { DeckList } from './challenge.ts';
import { sideOfDeck } from './side.ts';

/** Where its player begins: his own places, without which he could not. */
function startsOf(list: DeckList): readonly string[] {
  const side = sideNamed(sideOfDeck(list));
  return startingSites(side)
    .slice(0, side.starts.length)
    .map((site) => sites[site]?.id ?? '');
}

/** Each of them once, in the order of the list. */
export const unfinishedIn = (list: DeckList): readonly string[] => [
  ...new Set(
    [...list.deck, ...list.pool, ...list.sideboard, ...startsOf(list)].filter(
      (id) => cardStatus(id) !== 'implemented',
    ),
  ),
];
