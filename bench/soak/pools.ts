/**
 * Decks drawn by lot from all cards that are written, so that soak plays whatever was added last without being told.
 *
 * Not    decks that anyone would play, nor legal ones: what a pool gives, as often as it comes.
 */
import {
  lotrTcg,
  indexOfCard as lotrTcgCard,
  cardsInPool as lotrTcgCards,
  readSetup as readLotrTcg,
  starterDecks,
} from '@westmarch/lotr-tcg';
import { cardsInPool, challengeDecks, indexOfCard, meccg, readSetup } from '@westmarch/meccg';
import type { Luck } from '@westmarch/testkit';

/** So many cards are drawn for a deck. */
const DRAWN = 60;

const drawn = (luck: Luck, from: readonly string[]): string[] =>
  Array.from({ length: DRAWN }, () => luck.pick(from));

/** The kind that is printed on a card, by its name. */
function kindsIn({ engine }: typeof meccg | typeof lotrTcg, indexOf: (id: string) => number) {
  const column = engine.facts.column('kind');
  const names = engine.facts.fact('kind').values ?? [];
  return (id: string): string => names[column[indexOf(id)]];
}

const meccgKind = kindsIn(meccg, indexOfCard);
const meccgPool = cardsInPool()
  .map(({ id }) => id)
  .filter((id) => !['site', 'region', 'character'].includes(meccgKind(id)));
/** Those whose cards are all written. */
const heroes = challengeDecks.filter(({ key }) => key === 'A' || key === 'B');
/** The characters of a Challenge Deck with cards of the whole pool. */
export function meccgTable(luck: Luck): unknown {
  const decks = [0, 1].map(() => {
    const { deck, pool, sideboard } = luck.pick(heroes);
    const people = deck.filter((id) => meccgKind(id) === 'character');
    return { deck: [...people, ...drawn(luck, meccgPool)], pool, sideboard };
  });
  return readSetup({ decks, length: 2, anyDeck: true });
}

const lotrTcgKind = kindsIn(lotrTcg, lotrTcgCard);
const lotrTcgPool = lotrTcgCards()
  .map(({ id }) => id)
  .filter((id) => !['site', 'ring'].includes(lotrTcgKind(id)));
const starters = starterDecks.filter(({ deck }) => deck.every((id) => lotrTcg.engine.has(id)));
/** Ring-bearer, Ring and sites of a starter with cards of the whole pool. */
export function lotrTcgTable(luck: Luck): unknown {
  const deckOf = ({ key, name, ringBearer, ring, sites }: (typeof starters)[number]) => {
    const deck = drawn(luck, lotrTcgPool).filter((id) => id !== ringBearer);
    return { key, name, ringBearer, ring, sites, deck };
  };
  return readLotrTcg({ decks: [deckOf(luck.pick(starters)), deckOf(luck.pick(starters))] });
}
