/**
 * Tables of the Fellowship and Tower blocks: starters and constructed decks of the block against each other, and legal
 * decks by lot.
 *
 * A deck by lot has a few cultures on each side, so that what its cards ask for is there. A slice of the pool that moves
 * on from game to game comes first, so that cards which chance would seldom deal are played as often as others.
 */
import {
  allCards,
  constructedDecks,
  type DeckList,
  factsOf,
  firstPrinting,
  formatRules,
  lotrTcg,
  readSetup,
  starterDecks,
} from '@westmarch/lotr-tcg';
import type { Luck } from '@westmarch/testkit';

type Card = ReturnType<typeof factsOf>;
type Block = 'Fellowship' | 'Tower';
const BLOCKS: readonly Block[] = ['Fellowship', 'Tower'];

const HALF = 30;
const MOST_COPIES = 4;
const SITES = 9;
/** Cards of the slice in each half, and how far it moves from game to game. */
const SLICE = 8;
const CULTURES = 2;
/** Of each half, so many are companions or minions. */
const FIGHTERS = 14;

interface Pool {
  readonly sides: readonly { readonly cards: readonly Card[]; readonly cultures: readonly string[] }[];
  readonly sites: readonly (readonly Card[])[];
  readonly bearers: readonly Card[];
  readonly rings: readonly Card[];
}

const isWritten = ({ id }: Card): boolean => lotrTcg.engine.has(id);
function poolOf(block: Block): Pool {
  const sets = formatRules[block].sets ?? [];
  const ids = allCards.filter(({ set }) => sets.includes(set)).map(({ id }) => firstPrinting(id));
  const all = [...new Set(ids)].map(factsOf).filter(isWritten);
  const half = (side: string) => {
    const cards = all.filter((card) => card.side === side && !['site', 'ring'].includes(card.kind));
    return { cards, cultures: [...new Set(cards.map(({ culture }) => culture))] };
  };
  return {
    sides: [half('Free Peoples'), half('Shadow')],
    sites: Array.from({ length: SITES }, (_x, i) =>
      all.filter((card) => card.kind === 'site' && card.siteNumber === i + 1),
    ),
    bearers: all.filter(
      (card) => card.kind === 'companion' && (card.canStartWithRing || card.title === 'Frodo'),
    ),
    rings: all.filter(({ kind }) => kind === 'ring'),
  };
}
const pools: Readonly<Record<Block, Pool>> = { Fellowship: poolOf('Fellowship'), Tower: poolOf('Tower') };
const startersOf = (block: Block): readonly DeckList[] =>
  [...starterDecks, ...constructedDecks].filter(
    ({ ringBearer, ring, sites, deck }) =>
      [ringBearer, ring, ...sites, ...deck].every((id) => isWritten(factsOf(firstPrinting(id)))) &&
      sites.every((id) => factsOf(id).block === formatRules[block].block),
  );
const starters: Readonly<Record<Block, readonly DeckList[]>> = {
  Fellowship: startersOf('Fellowship'),
  Tower: startersOf('Tower'),
};

/** So many cards of one side: those of the slice that fit, then fighters, then what comes. */
function half(
  { cards, cultures }: Pool['sides'][number],
  bearer: Card,
  number: number,
  luck: Luck,
): string[] {
  const copies = new Map<string, number>([[bearer.title, 1]]);
  const taken: Card[] = [];
  const take = (card: Card, most: number): void => {
    for (let i = 0; i < most && taken.length < HALF; i++) {
      const had = copies.get(card.title) ?? 0;
      if (had >= MOST_COPIES || (isRestricted(card) && taken.includes(card))) return;
      copies.set(card.title, had + 1);
      taken.push(card);
    }
  };
  const slice = Array.from({ length: SLICE }, (_x, i) => cards[(number * SLICE + i) % cards.length]);
  const own = new Set(slice.slice(0, 2).map(({ culture }) => culture));
  while (own.size < Math.min(CULTURES, cultures.length)) own.add(luck.pick(cultures));
  const fitting = cards.filter(({ culture }) => own.has(culture));
  for (const card of slice) take(card, 2);
  const fighters = fitting.filter(({ kind }) => kind === 'companion' || kind === 'minion');
  for (let i = 0; i < FIGHTERS && fighters.length > 0; i++) take(luck.pick(fighters), 1);
  while (taken.length < HALF) take(luck.pick(luck.below(8) === 0 ? cards : fitting), 1 + luck.below(3));
  return taken.map(({ id }) => id);
}
/** Those of the R-list. */
const isRestricted = ({ id }: Card): boolean => id === '1_248';

function deckByLot(block: Block, number: number, luck: Luck): unknown {
  const pool = pools[block];
  const bearer = luck.pick(pool.bearers);
  return {
    ringBearer: bearer.id,
    ring: luck.pick(pool.rings).id,
    sites: pool.sites.map((some, i) => some[(number + i) % some.length].id),
    deck: pool.sides.flatMap((side, i) => half(side, bearer, number + i, luck)),
  };
}

/** Of ten games eight have two players; then as many of three, four and five. */
const SEATS = [3, 4, 5];
const MANY = 1_500;
export const BLOCK_GAMES = 20_000 + MANY;

/** Whose turn it is: the last games are for more than two. Every third table is one of starters and constructed decks, all pairs in turn. */
export function blockTable(number: number, luck: Luck): unknown {
  const players = number > BLOCK_GAMES - MANY ? SEATS[number % SEATS.length] : 2;
  const block = BLOCKS[number % BLOCKS.length];
  const printed = starters[block];
  const round = Math.floor(number / BLOCKS.length);
  if (round % 3 === 0 && printed.length > 0) {
    const pair = Math.floor(round / 3);
    const key = (i: number): string =>
      printed[(i % 2 === 0 ? pair : Math.floor(pair / printed.length)) % printed.length].key;
    return readSetup({ decks: Array.from({ length: players }, (_x, i) => key(i)) });
  }
  return readSetup({
    format: block,
    decks: Array.from({ length: players }, (_x, i) => deckByLot(block, round * 5 + i, luck)),
  });
}
