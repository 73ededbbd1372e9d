/** Which cards can be played, and what is still missing of them. */
import { definitionOf } from './cards/pool.ts';

export type CardStatus = 'implemented' | 'partial' | 'missing';

/** Partial: it can be played, but something of its text is missing. */
export function cardStatus(id: string): CardStatus {
  const card = definitionOf(id);
  if (card === undefined) return 'missing';
  return card.abilities.some(({ type }) => type === 'unimplemented') ? 'partial' : 'implemented';
}
