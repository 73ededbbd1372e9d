/** Cards that are dragged between the list of cards and the parts of a deck. */
import { type DeckSection, SECTIONS } from '@westmarch/protocol';

export const CARD_TYPE = 'application/x-westmarch-card';

export interface Dragged {
  readonly card: string;
  /** The part that it comes from; none: from the list of all cards. */
  readonly from?: DeckSection;
}

const ALL: readonly DeckSection[] = [...SECTIONS.meccg, ...SECTIONS['lotr-tcg']];

/** What is dropped; null where it is something else. */
export function draggedIn(text: string): Dragged | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('card' in value) || typeof value.card !== 'string')
      return null;
    const given = 'from' in value ? value.from : undefined;
    const from = ALL.find((section) => section === given);
    return { card: value.card, ...(from === undefined ? {} : { from }) };
  } catch {
    return null;
  }
}
