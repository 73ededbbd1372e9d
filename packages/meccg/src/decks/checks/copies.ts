/**
 * Copies of a card in play deck, pool and sideboard: one of what is unique, three of the rest, and for a fallen-wizard two
 * of characters and of what is no stage resource. ME-UNIQ-005, ME-DECK-009, ME-SIDE-003, ME-FW-014, 016
 */
import { count, type Deck, grouped, inSection, isHazard, isUnique } from './context.ts';

const MOST_COPIES = 3;

export function checkCopies(deck: Deck): void {
  const { side, problem } = deck;
  for (const [name, entries] of grouped(inSection(deck, 'deck', 'pool', 'sideboard'))) {
    const copies = count(entries);
    const { card } = entries[0];
    if (card.avatar) continue;
    const most = isHazard(card, side) || card.alignment === 'stage' ? MOST_COPIES : side.deck.copies;
    if (entries.some((entry) => isUnique(entry.card)) && copies > 1)
      problem(
        'ME-UNIQ-005 ME-SIDE-003 ME-DRAFT-012 ME-DECK-015',
        `${name} is unique; there are ${copies}`,
        entries,
      );
    else if (copies > most)
      problem(
        `${side.deck.cites.copies} ME-SIDE-003 ME-SIDE-2010`,
        `at most ${most} of ${name} are allowed; there are ${copies}`,
        entries,
      );
  }
}
