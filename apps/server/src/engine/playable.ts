/**
 * What the main thread asks about cards and decks, so that it need not know the games itself: loading them would take
 * most of the time in which a server starts.
 */
import {
  type CardStatus,
  checkDeck,
  factsIfAny,
  formatRules,
  formats,
  cardStatus as lotrTcgStatus,
  sections,
} from '@westmarch/lotr-tcg';
import { cardStatus as meccgStatus } from '@westmarch/meccg';
import type { Deck, GameName } from '@westmarch/protocol';

/** How far each of these cards is written. */
export const standingOf = (game: GameName, cards: readonly string[]): CardStatus[] =>
  cards.map(game === 'meccg' ? meccgStatus : lotrTcgStatus);

/**
 * Why a deck of one's own cannot be played at a table without a format; null where it can.
 *
 * Such tables of the LotR TCG take decks as they are: printed ones are played across formats. One's own must be legal in
 * the format that it is for, and its sites must have numbers. (MECCG checks decks when it is set up.) LR-DECK-014
 */
export function whyUnplayable({ game, format, cards }: Deck): string | null {
  if (game !== 'lotr-tcg') return null;
  const played = formats.find((one) => one === (format ?? 'Fellowship')) ?? 'Fellowship';
  if (!formatRules[played].numbered)
    return `its sites have no numbers, so choose the format ${played} when you open the game`;
  const entries = cards.map(({ section, card, quantity }) => ({
    line: 0,
    section: sections.find((one) => one === section) ?? ('deck' as const),
    quantity,
    name: card,
    card: factsIfAny(card) ?? null,
  }));
  const strange = entries.find(({ card }) => card === null);
  if (strange !== undefined) return `there is no card ${strange.name}`;
  const [problem] = checkDeck(entries, { format: played }).problems;
  if (problem !== undefined) return `${problem.message} (${problem.rules.join(' ')})`;
  const unwritten = cards.find(({ card }) => lotrTcgStatus(card) !== 'implemented');
  return unwritten === undefined
    ? null
    : `${factsIfAny(unwritten.card)?.name ?? unwritten.card} is not written yet`;
}
