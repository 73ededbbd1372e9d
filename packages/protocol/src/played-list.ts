/** A deck of the builder as the list that a game is set up with. */
import type { Deck } from './decks.ts';

const ids = ({ cards }: Deck, section: string): string[] =>
  cards
    .filter((line) => line.section === section)
    .flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));

export function playedList(deck: Deck): object {
  const { name, side } = deck;
  if (deck.game === 'meccg') {
    const sites = ids(deck, 'sites');
    return {
      name,
      deck: ids(deck, 'deck'),
      pool: ids(deck, 'pool'),
      sideboard: ids(deck, 'sideboard'),
      ...(side === undefined || side === '' ? {} : { side }),
      ...(sites.length === 0 ? {} : { sites }),
    };
  }
  const [ringBearer = ''] = ids(deck, 'ringBearer');
  const [ring = ''] = ids(deck, 'ring');
  return { name, ringBearer, ring, sites: ids(deck, 'sites'), deck: ids(deck, 'deck') };
}
