/**
 * An optional rule for many: everyone declares an avatar before the game, and no two the same. ME-MPOPT-4003
 *
 * Owns   whom a deck declares: the only avatar that it has; of the Nine, who may follow each other, the one with most copies.
 */
import { type CardFacts, factsOf } from '../facts/cards.ts';
import { sideNamed } from '../rules/sides.ts';
import type { DeckList } from './challenge.ts';
import { dealtAs, declaredBy, sideOfDeck } from './side.ts';

const nameOf = (card: CardFacts): string => card.names['en'] ?? card.id;
const avatarsIn = (ids: readonly string[], deck: DeckList): readonly string[] => {
  const { avatars, dragons } = sideNamed(sideOfDeck(deck)).deck;
  // A Dragon has declared himself by what is dealt as a character.
  if (dragons) return ids.flatMap((id) => (dealtAs(deck, id) === id ? [] : [declaredBy(deck)]));
  return ids
    .map(factsOf)
    .flatMap((card) => (card.avatar && card.alignment === avatars ? [nameOf(card)] : []));
};
const copies = (names: readonly string[], name: string): number => names.filter((one) => one === name).length;

/** The avatar that a deck declares; empty: it has none. */
export function declaredAvatar(deck: DeckList): string {
  const names = avatarsIn(deck.deck, deck);
  return [...new Set(names)].sort((a, b) => copies(names, b) - copies(names, a))[0] ?? '';
}
/** What is wrong with the decks of a table, and with which of them. */
export function undeclared(
  decks: readonly DeckList[],
): { readonly deck: number; readonly why: string } | null {
  const declared = decks.map(declaredAvatar);
  for (const [i, deck] of decks.entries()) {
    const side = sideNamed(sideOfDeck(deck));
    const name = declared[i];
    if (name === '') return { deck: i, why: `it has no ${side.avatar} to be declared` };
    const other = [...avatarsIn(deck.deck, deck), ...avatarsIn(deck.sideboard, deck)].find(
      (one) => one !== name,
    );
    if (other !== undefined && !side.ofTheNine)
      return { deck: i, why: `${name} is declared, so that it may not have ${other}` };
    const before = declared.indexOf(name);
    if (before < i) return { deck: i, why: `${name} is declared by another player already` };
  }
  return null;
}
/** The definition of a declared avatar, of those that a deck of that side has. */
export const idOfAvatar = (deck: DeckList): string =>
  deck.deck.find((id) => factsOf(id).avatar && nameOf(factsOf(id)) === declaredAvatar(deck)) ?? '';
