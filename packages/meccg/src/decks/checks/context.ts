/**
 * What every chapter of deck legality asks: the lines whose cards are known, whose deck it is, and what a card counts as
 * in it. ME-DECK-2002..2004, ME-AGENT-003..008
 */
import type { CardFacts } from '../../facts/cards.ts';
import { isCharacterOf, isHazardOf } from '../../rules/cards/belonging.ts';
import type { Side } from '../../rules/sides.ts';
import type { ListEntry, Section } from '../list.ts';

export interface Known extends ListEntry {
  readonly card: CardFacts;
}
export type Report = (rules: string, message: string, entries?: readonly ListEntry[]) => void;

/** A deck under examination. */
export interface Deck {
  readonly entries: readonly Known[];
  readonly side: Side;
  /** The avatar that its player says he is; empty: nobody in particular. */
  readonly declared: string;
  /** Game length in decks. */
  readonly length: number;
  readonly starter: boolean;
  /** How many play. */
  readonly players: number;
  /** Its hazards are a deck by themselves. */
  readonly solitaire: boolean;
  /** Somebody across the table is a fallen-wizard. */
  readonly againstFallen: boolean;
  /** The kind of player that its own may become by an optional rule; null: none. ME-OPT-4007 */
  readonly mayBecome: Side | null;
  readonly problem: Report;
}

export const inSection = (deck: Deck, ...of: readonly Section[]): readonly Known[] =>
  deck.entries.filter(({ section }) => of.includes(section));
export const count = (entries: readonly Known[], which: (card: CardFacts) => boolean = () => true): number =>
  entries.reduce((n, { card, quantity }) => n + (which(card) ? quantity : 0), 0);

export const nameOf = (card: CardFacts): string => card.names['en'] ?? card.id;
export const isUnique = (card: CardFacts): boolean => card.keywords.includes('unique');

export { isCharacterOf as isCharacter, isHazardOf as isHazard } from '../../rules/cards/belonging.ts';
export const isResource = (card: CardFacts, side: Side): boolean =>
  !isHazardOf(card, side) && !isCharacterOf(card, side) && card.kind !== 'site' && card.kind !== 'region';
/** It counts for whichever half needs it. ME-DECK-027, 4005 */
export const isEither = (card: CardFacts, { deck }: Side): boolean =>
  (card.playableAsResource && !deck.notAsResource.includes(nameOf(card))) ||
  (card.playableAsHazard && !deck.asHazard.includes(nameOf(card)));

/** Lines by the name of their card: hero and minion printings are the same card. ME-DECK-4001, 015, ME-FW-016 */
export function grouped(entries: readonly Known[]): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const entry of entries) {
    const name = nameOf(entry.card);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return groups;
}
