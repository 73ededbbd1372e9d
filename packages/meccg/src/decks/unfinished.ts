/** Cards of a deck that cannot be played yet: not written, or part of their text is missing. */
import { cardStatus } from '../definitions.ts';
import type { DeckList } from './challenge.ts';

/** Each of them once, in the order of the list. */
export const unfinishedIn = ({ deck, pool, sideboard }: DeckList): readonly string[] => [
  ...new Set([...deck, ...pool, ...sideboard].filter((id) => cardStatus(id) !== 'implemented')),
];
