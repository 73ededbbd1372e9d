/**
 * What players bring to an event: decks that are entered once and stay as they are. ME-TOURN-4000, 4007, 4027, 4029,
 * 4031..4033, ME-DRAFT-4007
 *
 * Owns   which decks an event takes, which of two is played against whom, and whether a deck is still as it was entered.
 * Not    whether a deck is legal by itself (decks/legality.ts).
 * Keeps  decks are compared card by card: play deck, sideboard, and the pool with its starting minor items.
 */
import { challengeDecks, type DeckList } from '../decks/challenge.ts';
import { sideOfDeck } from '../decks/side.ts';
import { factsOf } from '../facts/cards.ts';
import { isCharacterOf, isHazardOf } from '../rules/cards/belonging.ts';
import { sideNamed } from '../rules/sides.ts';
import type { TournamentEvent } from './event.ts';

/** Kinds of players as formats tell them apart. ME-TOURN-4027 */
export type EventAlignment = 'hero' | 'minion' | 'fallen-wizard';
export function alignmentOf(deck: DeckList): EventAlignment {
  const { minions } = sideNamed(sideOfDeck(deck));
  return minions === 'always' ? 'minion' : minions === 'never' ? 'hero' : 'fallen-wizard';
}

export interface EntryRules {
  /** Who may enter; "any": General Opponent, with a second deck of the same kind if one likes. */
  readonly alignment: EventAlignment | 'any';
  /** Only Challenge Decks, as they are printed. ME-TOURN-4033 */
  readonly challenge?: true;
}
/** One deck; or two, the first against minions and the second against heroes. ME-TOURN-4029 */
export interface Entry {
  readonly decks: readonly DeckList[];
}

const sorted = (ids: readonly string[]): string => [...ids].sort().join(' ');
const isSameDeck = (a: DeckList, b: DeckList): boolean =>
  sorted(a.deck) === sorted(b.deck) &&
  sorted(a.sideboard) === sorted(b.sideboard) &&
  sorted(a.pool) === sorted(b.pool);

const MOST_DECKS = 2;
/** Enters the decks of a player, or says why not. */
export function enter({ alignment, challenge }: EntryRules, decks: readonly DeckList[]): Entry {
  const most = alignment === 'any' ? MOST_DECKS : 1;
  if (decks.length === 0 || decks.length > most)
    throw new Error(`expected ${most === 1 ? 'one deck' : 'one deck or two'}, not ${decks.length}`);
  const [own] = decks.map(alignmentOf);
  const stranger = decks.find((deck) => alignmentOf(deck) !== (alignment === 'any' ? own : alignment));
  if (stranger !== undefined)
    throw new Error(
      alignment === 'any'
        ? `both decks of a player are of one kind: ${stranger.name} is a ${alignmentOf(stranger)} deck, and the other is not (ME-TOURN-4000)`
        : `${stranger.name} is a ${alignmentOf(stranger)} deck, and this is an event for ${alignment} decks (ME-TOURN-4027)`,
    );
  const changed = decks.find((deck) => !challengeDecks.some((printed) => isSameDeck(printed, deck)));
  if (challenge === true && changed !== undefined)
    throw new Error(`${changed.name} is no Challenge Deck as it is printed (ME-TOURN-4033)`);
  return { decks };
}

/** The decks with which a player may meet an opponent. ME-TOURN-4029 */
export function decksAgainst({ decks }: Entry, opponent: EventAlignment): readonly DeckList[] {
  if (decks.length < MOST_DECKS || opponent === 'fallen-wizard') return decks;
  return [decks[opponent === 'minion' ? 0 : 1]];
}
/** A deck is one of those that were entered, to the card; the starting minor items too. ME-TOURN-4007, ME-DRAFT-4007 */
export const isAsEntered = ({ decks }: Entry, deck: DeckList): boolean =>
  decks.some((entered) => isSameDeck(entered, deck));

// ——— sealed decks ———
const LEAST_OF_SEALED = 25;
const counts = (ids: readonly string[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
};
/** What is wrong with a deck that is built from the cards which a player has opened. ME-TOURN-4031 */
export function sealedProblems(opened: readonly string[], deck: DeckList): readonly string[] {
  const side = sideNamed(sideOfDeck(deck));
  const had = counts(opened);
  const problems: string[] = [];
  for (const [id, n] of counts([...deck.deck, ...deck.pool, ...deck.sideboard]))
    if (n > (had.get(id) ?? 0))
      problems.push(`${factsOf(id).names['en'] ?? id} was not among the cards opened`);
  const hazards = (ids: readonly string[]): number =>
    ids.filter((id) => isHazardOf(factsOf(id), side)).length;
  const resources = (ids: readonly string[]): number =>
    ids.filter((id) => !isHazardOf(factsOf(id), side) && !isCharacterOf(factsOf(id), side)).length;
  for (const [what, of] of [
    ['hazards', hazards],
    ['resources', resources],
  ] as const) {
    const least = Math.min(LEAST_OF_SEALED, of(opened));
    if (of(deck.deck) < least)
      problems.push(`at least ${least} ${what} are needed; there are ${of(deck.deck)}`);
  }
  return problems;
}
/** Cards are exchanged with those left over only between rounds: not once pairs are called. ME-TOURN-4032 */
export const mayExchange = ({ rounds }: TournamentEvent): boolean =>
  rounds.every(({ pairs }) => pairs.every(({ ending }) => ending !== null));
