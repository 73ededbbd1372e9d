/**
 * Decks of one's own at a table: what a table keeps of them is the list as it was when it was brought, so that the game
 * can be played again whatever becomes of the deck.
 *
 * Keeps  nobody at the table is sent the list: others see its name.
 */
import { type GameName, playedList } from '@westmarch/protocol';
import type { House } from '../house.ts';
import { HttpProblem } from '../http/answers.ts';
import type { Guest } from '../store/guests.ts';

/** How a deck of one's own is named where decks have keys. */
const OWN = 'deck:';

/**
 * What a table is told of a deck: the list of one's own, or the key that everybody knows. `options`: what the table has
 * agreed to, formats among it.
 */
export async function deckListed(
  { store, engines }: Pick<House, 'engines' | 'store'>,
  guest: Guest,
  game: GameName,
  key: string,
  options: readonly string[] = [],
): Promise<string> {
  // What a table keeps as a list is never what somebody sent as a key.
  if (key.startsWith('{')) throw new HttpProblem(404, 'There is no such deck.', { field: 'deck' });
  if (!key.startsWith(OWN)) return key;
  const kept = await store.decks.get(key.slice(OWN.length), guest.id);
  if (kept === null) throw new HttpProblem(404, 'You have no such deck.', { field: 'deck' });
  const { deck } = kept;
  if (deck.game !== game)
    throw new HttpProblem(400, `“${deck.name}” is a deck of the other game.`, { field: 'deck' });
  // Where a format was agreed to, the game itself checks every deck by it.
  const agreed = options.some((name) => name.startsWith('format-'));
  const why = agreed ? null : await engines.ask('', { op: 'playable', deck });
  if (why !== null)
    throw new HttpProblem(409, `“${deck.name}” cannot be played: ${why}.`, {
      field: 'deck',
      hint: 'The deck builder says everything that is wrong with it.',
    });
  return JSON.stringify(playedList(deck));
}

/** What a deck is called at the table. */
export function deckCalled(deck: string): string {
  if (!deck.startsWith('{')) return deck;
  const list: unknown = JSON.parse(deck);
  return typeof list === 'object' && list !== null && 'name' in list && typeof list.name === 'string'
    ? list.name
    : 'a deck';
}
