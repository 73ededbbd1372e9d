/**
 * Decks of one's own at a table: what a table keeps of them is the list as it was when it was brought, so that the game
 * can be played again whatever becomes of the deck.
 *
 * Keeps  nobody at the table is sent the list: others see its name.
 */
import type { Deck, GameName } from '@westmarch/protocol';
import { HttpProblem } from '../http/answers.ts';
import type { DeckStore } from '../store/deck-store.ts';
import type { Guest } from '../store/guests.ts';

/** How a deck of one's own is named where decks have keys. */
const OWN = 'deck:';

const ids = ({ cards }: Deck, section: string): string[] =>
  cards
    .filter((line) => line.section === section)
    .flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => card));

function listOf(deck: Deck): object {
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

/** What a table is told of a deck: the list of one's own, or the key that everybody knows. */
export function deckListed(decks: DeckStore, guest: Guest, game: GameName, key: string): string {
  if (!key.startsWith(OWN)) return key;
  const kept = decks.get(key.slice(OWN.length), guest.id);
  if (kept === null) throw new HttpProblem(404, 'You have no such deck.', { field: 'deck' });
  if (kept.deck.game !== game)
    throw new HttpProblem(400, `“${kept.deck.name}” is a deck of the other game.`, { field: 'deck' });
  return JSON.stringify(listOf(kept.deck));
}

/** What a deck is called at the table. */
export function deckCalled(deck: string): string {
  if (!deck.startsWith('{')) return deck;
  const list: unknown = JSON.parse(deck);
  return typeof list === 'object' && list !== null && 'name' in list && typeof list.name === 'string'
    ? list.name
    : 'a deck';
}
