/** Which cards can be played: the list of card definitions, and what it says of a card by its id. */

/** What the list knows of a card: its id in the facts, and the effects that the vocabulary cannot express yet. */
export interface CardDefinition {
  readonly id: string;
  readonly unimplemented: readonly string[];
}

export type CardStatus = 'implemented' | 'partial' | 'missing';

/** Every card that has a definition. */
export const cards: readonly CardDefinition[] = [];

/** Partial: defined, but an effect is missing, which keeps the card out of constructed play. */
export function statusIn(definitions: readonly CardDefinition[]): (id: string) => CardStatus {
  const byId = new Map(definitions.map((card) => [card.id, card]));
  return (id) => {
    const card = byId.get(id);
    if (!card) return 'missing';
    return card.unimplemented.length === 0 ? 'implemented' : 'partial';
  };
}

export const cardStatus = statusIn(cards);
