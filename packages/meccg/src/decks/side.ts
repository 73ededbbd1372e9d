/**
 * Whose deck it is: the kind of player that the cards of a deck make him, and which Fallen-wizard he is. ME-SETUP-001, 002,
 * ME-BAL-4008
 *
 * Keeps  a fallen-wizard's or the Balrog's avatar in deck or sideboard settles it; otherwise the side of most characters
 *        does. A Sauron player is a Ringwraith player until his card lies in play (DECISIONS F1).
 */
import { type CardFacts, factsIfAny } from '../facts/cards.ts';
import { type SideName, sides } from '../facts/names.ts';
import { asHisOwn, dragonNamed } from '../rules/dragons/characters.ts';
import { type Side, sideNamed } from '../rules/sides.ts';
import type { DeckList } from './challenge.ts';

/** A card, and how many of it there are. */
interface Some {
  readonly card: CardFacts;
  readonly quantity: number;
}

const number = (cards: readonly Some[], which: (card: CardFacts) => boolean): number =>
  cards.reduce((n, { card, quantity }) => n + (which(card) ? quantity : 0), 0);

const rows = sides.filter((name) => name !== 'none').map(sideNamed);
/** The kinds of players that one begins as. */
export const beginnings: readonly SideName[] = rows.filter(({ begins }) => begins).map(({ name }) => name);
export function sideOfCards(cards: readonly Some[]): SideName {
  const hasAvatar = ({ deck }: Side): boolean =>
    cards.some(({ card }) => card.avatar && card.alignment === deck.avatars);
  // Those whose avatar is like no other's are known by him.
  const told = rows.find((side) => side.isToldByAvatar && hasAvatar(side));
  if (told !== undefined) return told.name;
  const ofSide = (alignment: string): number =>
    number(cards, (card) => card.kind === 'character' && !card.agent && card.alignment === alignment);
  const most = rows.filter((side) => !side.isToldByAvatar);
  return most.reduce((best, side) => (ofSide(side.deck.avatars) > ofSide(best.deck.avatars) ? side : best))
    .name;
}

/** Whom such a player could say that he is, by one of his cards; empty: nobody. */
const personOn = (card: CardFacts, { deck }: Side): string =>
  deck.dragons
    ? dragonNamed(card)
    : card.avatar && card.alignment === deck.avatars
      ? (card.names['en'] ?? '')
      : '';
/** His player says who he is. ME-SETUP-002, ME-DRAGON-4000 */
export const saysWho = ({ deck }: Side): boolean => deck.declares || deck.dragons;
/** The Fallen-wizard, or the Dragon, of whom a deck has most, the first of several; empty: none. */
export function declaredIn(cards: readonly Some[], side: Side): string {
  const names = new Map<string, number>();
  for (const { card, quantity } of cards) {
    const name = personOn(card, side);
    if (name !== '') names.set(name, (names.get(name) ?? 0) + quantity);
  }
  return [...names].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])[0];
}

const some = (ids: readonly string[]): readonly Some[] =>
  ids.flatMap((id) => {
    const card = factsIfAny(id);
    return card === undefined ? [] : [{ card, quantity: 1 }];
  });
const cardsOf = ({ deck, pool, sideboard }: DeckList): readonly Some[] =>
  some([...deck, ...pool, ...sideboard]);

/** Who plays a deck, worked out once for each list: every new game asks. */
interface Who {
  readonly side: SideName;
  readonly declared: string;
}
const known = new WeakMap<DeckList, Who>();
function whoPlays(list: DeckList): Who {
  let who = known.get(list);
  if (who === undefined) {
    const cards = cardsOf(list);
    const name = list.side ?? sideOfCards(cards);
    const side = sideNamed(name);
    who = { side: name, declared: saysWho(side) ? (list.declares ?? declaredIn(cards, side)) : '' };
    known.set(list, who);
  }
  return who;
}
export const sideOfDeck = (list: DeckList): SideName => whoPlays(list).side;
/** Whom its player says he is; empty where his side says nothing of the kind. */
export const declaredBy = (list: DeckList): string => whoPlays(list).declared;
/** What its player is called. */
export const playerOfDeck = (list: DeckList): string => sideNamed(sideOfDeck(list)).player;
/** What a card of its list is dealt as: the creature that its player is, as a character. ME-DRAGON-4009 */
export function dealtAs(list: DeckList, id: string): string {
  if (!sideNamed(sideOfDeck(list)).deck.dragons) return id;
  const card = factsIfAny(id);
  return card === undefined ? id : asHisOwn(card, declaredBy(list)).id;
}
/** The list where its player may become another: its sideboard does not tell who he is. ME-OPT-4007 */
export function beforeHeFalls(list: DeckList): DeckList {
  const side = sideOfCards(some([...list.deck, ...list.pool]));
  const isTold = list.side !== undefined || side === sideOfDeck(list);
  return isTold || sideNamed(side).mayTurnInto === 'none' ? list : { ...list, side };
}
