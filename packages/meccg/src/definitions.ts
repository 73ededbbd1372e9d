/** Which cards can be played, and what is still missing of them. */
import type { CardDefinition } from './cards/card.ts';
import { definitionOf } from './cards/pool.ts';
import { siteFactsOf } from './facts/sites.ts';

export type CardStatus = 'implemented' | 'partial' | 'missing';

const hasOwnRule = ({ text, abilities }: CardDefinition): boolean =>
  abilities.length > 0 ||
  text.site !== undefined ||
  text.calls !== undefined ||
  text.worthStored !== undefined;
/** Partial: it can be played, but something of its text is missing. */
export function cardStatus(id: string): CardStatus {
  const card = definitionOf(id);
  if (card === undefined) return 'missing';
  // A site with a rule of its own is partial until that rule is in force.
  if (card.facts.kind === 'site' && siteFactsOf(card.id).hasRule && !hasOwnRule(card)) return 'partial';
  return card.abilities.some(({ type }) => type === 'unimplemented') ? 'partial' : 'implemented';
}
