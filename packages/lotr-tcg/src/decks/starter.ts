/** The starter decks, as lists of card ids, and who starts with them under the Starter Rules. */
import deckFile from '../../cards/facts/decks-starter.json' with { type: 'json' };
import { type CardFacts, factsOf } from '../facts/cards.ts';
import { type DeckList, decksIn } from './deck-file.ts';

const MOST_TWILIGHT = 4;
/**
 * The starting fellowship that goes with a deck under the Starter Rules: the companion whom the deck is named after,
 * then, as listed, everyone who still fits into four twilight. LR-START-013, DECISIONS F12
 */
export function fixedFellowship(deck: DeckList): readonly string[] {
  if (deck.start !== undefined) return deck.start;
  const companions = [...new Set(deck.deck)].map(factsOf).filter(({ kind }) => kind === 'companion');
  const named = companions.filter(({ title }) => deck.name.endsWith(title));
  const taken: CardFacts[] = [];
  let spent = 0;
  for (const one of [...named, ...companions]) {
    const again = taken.some(({ title }) => title === one.title) || one.title === titleOf(deck.ringBearer);
    if (again || spent + one.twilight > MOST_TWILIGHT) continue;
    taken.push(one);
    spent += one.twilight;
  }
  return taken.map(({ id }) => id);
}
const titleOf = (id: string): string => (id === '' ? '' : factsOf(id).title);

export const starterDecks: readonly DeckList[] = decksIn(deckFile).map(({ deck }) => deck);
export const starterDeck = (key: string): DeckList | undefined => starterDecks.find((d) => d.key === key);
