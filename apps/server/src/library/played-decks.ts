/**
 * Decks of one's own at a table: what a table keeps of them is the list as it was when it was brought, so that the game
 * can be played again whatever becomes of the deck.
 *
 * Keeps  nobody at the table is sent the list: others see its name.
 */
import { cardStatus, checkDeck, factsIfAny, formatRules, formats, sections } from '@westmarch/lotr-tcg';
import { type Deck, type GameName, playedList } from '@westmarch/protocol';
import { HttpProblem } from '../http/answers.ts';
import type { DeckStore } from '../store/deck-store.ts';
import type { Guest } from '../store/guests.ts';

/** How a deck of one's own is named where decks have keys. */
const OWN = 'deck:';

/** What a table is told of a deck: the list of one's own, or the key that everybody knows. */
/** `options`: what the table has agreed to, formats among it. */
export async function deckListed(
  decks: DeckStore,
  guest: Guest,
  game: GameName,
  key: string,
  options: readonly string[] = [],
): Promise<string> {
  // What a table keeps as a list is never what somebody sent as a key.
  if (key.startsWith('{')) throw new HttpProblem(404, 'There is no such deck.', { field: 'deck' });
  if (!key.startsWith(OWN)) return key;
  const kept = await decks.get(key.slice(OWN.length), guest.id);
  if (kept === null) throw new HttpProblem(404, 'You have no such deck.', { field: 'deck' });
  if (kept.deck.game !== game)
    throw new HttpProblem(400, `“${kept.deck.name}” is a deck of the other game.`, { field: 'deck' });
  // Where a format was agreed to, the game itself checks every deck by it.
  const agreed = options.some((name) => name.startsWith('format-'));
  if (game === 'lotr-tcg' && !agreed) refuseIllegal(kept.deck);
  return JSON.stringify(playedList(kept.deck));
}

/**
 * Without a format, tables of this game take decks as they are: printed ones are played across formats. One's own must be
 * legal in the format that it is for, and its sites must have numbers. (MECCG checks decks when it is set up.) LR-DECK-014
 */
function refuseIllegal({ name, format, cards }: Deck): void {
  const refuse = (why: string): never => {
    throw new HttpProblem(409, `“${name}” cannot be played: ${why}.`, {
      field: 'deck',
      hint: 'The deck builder says everything that is wrong with it.',
    });
  };
  const played = formats.find((one) => one === (format ?? 'Fellowship')) ?? 'Fellowship';
  if (!formatRules[played].numbered)
    refuse(`its sites have no numbers, so choose the format ${played} when you open the game`);
  const entries = cards.map(({ section, card, quantity }) => ({
    line: 0,
    section: sections.find((one) => one === section) ?? ('deck' as const),
    quantity,
    name: card,
    card: factsIfAny(card) ?? null,
  }));
  const strange = entries.find(({ card }) => card === null);
  if (strange !== undefined) refuse(`there is no card ${strange.name}`);
  const [problem] = checkDeck(entries, { format: played }).problems;
  if (problem !== undefined) refuse(`${problem.message} (${problem.rules.join(' ')})`);
  const unwritten = cards.find(({ card }) => cardStatus(card) !== 'implemented');
  if (unwritten !== undefined)
    refuse(`${factsIfAny(unwritten.card)?.name ?? unwritten.card} is not written yet`);
}

/** What a deck is called at the table. */
export function deckCalled(deck: string): string {
  if (!deck.startsWith('{')) return deck;
  const list: unknown = JSON.parse(deck);
  return typeof list === 'object' && list !== null && 'name' in list && typeof list.name === 'string'
    ? list.name
    : 'a deck';
}
