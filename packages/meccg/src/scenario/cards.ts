/** Cards by name: all that the game has, and which is meant where several have one name. */
import { type CardFacts, allCards as facts } from '../facts/cards.ts';
import { firstPrinting } from '../facts/printings.ts';
import { type PlainFields, textOf } from './build.ts';

export const allCards = {
  of: 'MECCG',
  list: (): readonly { readonly id: string; readonly name: string }[] =>
    facts.map(({ id, names }) => ({ id, name: (names['en'] ?? id).trim() })),
  firstPrinting,
};

/** That of the player's own alignment. */
export function whichOf(ids: readonly string[], player: PlainFields): string | undefined {
  const alignment = textOf(player['alignment']) || 'hero';
  const suits = ({ id, alignment: own }: CardFacts): boolean =>
    ids.includes(id) && [alignment, 'neutral', 'dual'].includes(own);
  return facts.find(suits)?.id;
}
