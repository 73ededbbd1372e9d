/**
 * Tables of the Fellowship and Tower blocks: starters and constructed decks of the block against each other, and legal
 * decks by lot.
 *
 * Decks by lot are built around a few cards, the same at one table: cards that have abilities which did not happen yet,
 * or any where nothing is aimed at. They are in every deck, and with them what their texts ask for, on both sides: what
 * one player's minion waits for, another player's companion does.
 */
import {
  allCards,
  type CardFacts,
  constructedDecks,
  type DeckList,
  factsOf,
  firstPrinting,
  formatRules,
  lotrTcg,
  readSetup,
  type Setup,
  starterDecks,
} from '@westmarch/lotr-tcg';
import { type Luck, nameOfAbility } from '@westmarch/testkit';
import { Partners } from './partners.ts';

type Block = 'Fellowship' | 'Tower';
const BLOCKS: readonly Block[] = ['Fellowship', 'Tower'];

const SIDES = ['Free Peoples', 'Shadow'];
const HALF = 30;
const MOST_COPIES = 4;
const SITES = 9;
const CULTURES = 2;
/** Of each half, from so many on are partners of what it is built around, and then fighters up to so many. */
const FEWEST_PARTNERS = 14;
const FIGHTERS = 26;
/** Draws after which no further card is wanted: those that are left may all be there four times already. */
const TRIES = 60;
/** Who answers a need as well as that has needs of his own. */
const CLOSE = 6;

interface Pool {
  readonly cards: readonly CardFacts[];
  readonly sides: readonly (readonly CardFacts[])[];
  readonly sites: readonly (readonly CardFacts[])[];
  readonly bearers: readonly CardFacts[];
  readonly rings: readonly CardFacts[];
  readonly partners: Partners;
}

const isWritten = ({ id }: CardFacts): boolean => lotrTcg.engine.has(id);
const isDrawn = ({ kind }: CardFacts): boolean => kind !== 'site' && kind !== 'ring';
/** Those of the R-list. */
const isRestricted = ({ id }: CardFacts): boolean => id === '1_248';

function poolOf(block: Block): Pool {
  const sets = formatRules[block].sets ?? [];
  const ids = allCards.filter(({ set }) => sets.includes(set)).map(({ id }) => firstPrinting(id));
  const cards = [...new Set(ids)].map(factsOf).filter(isWritten);
  return {
    cards,
    sides: SIDES.map((side) => cards.filter((card) => card.side === side && isDrawn(card))),
    sites: Array.from({ length: SITES }, (_x, i) =>
      cards.filter((card) => card.kind === 'site' && card.siteNumber === i + 1),
    ),
    bearers: cards.filter(
      (card) => card.kind === 'companion' && (card.canStartWithRing || card.title === 'Frodo'),
    ),
    rings: cards.filter(({ kind }) => kind === 'ring'),
    partners: new Partners(cards),
  };
}
const pools = new Map<Block, Pool>();
/** Made when it is first asked for: the texts of all its cards are read. */
function pool(block: Block): Pool {
  let made = pools.get(block);
  if (made === undefined) {
    made = poolOf(block);
    pools.set(block, made);
  }
  return made;
}

/** Every ability of the cards of both blocks, by card and place. */
export function blockAbilities(): string[] {
  const { engine } = lotrTcg;
  const ids = new Set(BLOCKS.flatMap((block) => pool(block).cards.map(({ id }) => id)));
  const found = engine.abilities.filter(
    ({ def, ability }) => def !== 0 && ability !== null && ids.has(engine.definitions[def].id),
  );
  return [...new Set(found.map(({ id }) => nameOfAbility(engine, id)))];
}

/** So many cards of one side: those it is built around, their partners, fighters, and then what comes. */
function half(
  side: number,
  from: Pool,
  themes: readonly CardFacts[],
  bearer: CardFacts,
  luck: Luck,
): string[] {
  const cards = from.sides[side];
  const copies = new Map<string, number>([[bearer.title, 1]]);
  const taken: CardFacts[] = [];
  const take = (card: CardFacts, most: number): void => {
    for (let i = 0; i < most && taken.length < HALF; i++) {
      const had = copies.get(card.title) ?? 0;
      if (had >= MOST_COPIES || (isRestricted(card) && taken.includes(card))) return;
      copies.set(card.title, had + 1);
      taken.push(card);
    }
  };
  for (const card of themes) if (cards.includes(card)) take(card, MOST_COPIES);
  const own = new Set(taken.map(({ culture }) => culture));

  const needs = themes.flatMap((card) => from.partners.needsOf(card));
  const further = new Set(needs);
  const share = FEWEST_PARTNERS + luck.below(HALF - FEWEST_PARTNERS + 1);
  for (let i = 0; i < TRIES && taken.length < share; i++) {
    const card = from.partners.pick(luck.once(3) ? [...further] : needs, cards, luck);
    if (card === undefined) break;
    take(card, 1 + luck.below(3));
    if (from.partners.answer(card, needs) < CLOSE) continue;
    for (const need of from.partners.needsOf(card)) further.add(need);
    if (own.size <= CULTURES) own.add(card.culture);
  }

  const cultures = [...new Set(cards.map(({ culture }) => culture))];
  while (own.size < CULTURES) own.add(luck.pick(cultures));
  const fitting = cards.filter(({ culture }) => own.has(culture));
  const fighters = fitting.filter(({ kind }) => kind === 'companion' || kind === 'minion');
  for (let i = 0; i < TRIES && taken.length < FIGHTERS && fighters.length > 0; i++)
    take(luck.pick(fighters), 1 + luck.below(2));
  while (taken.length < HALF) take(luck.pick(luck.once(8) ? cards : fitting), 1 + luck.below(3));
  return taken.map(({ id }) => id);
}

function deckByLot(from: Pool, themes: readonly CardFacts[], luck: Luck): Omit<DeckList, 'key' | 'name'> {
  const among = (some: readonly CardFacts[]): CardFacts | undefined =>
    themes.find((card) => some.includes(card));
  const needs = themes.flatMap((card) => from.partners.needsOf(card));
  const bearer = among(from.bearers) ?? luck.pick(from.bearers);
  const site = (some: readonly CardFacts[]): CardFacts =>
    among(some) ?? (luck.once(4) ? undefined : from.partners.pick(needs, some, luck)) ?? luck.pick(some);
  return {
    ringBearer: bearer.id,
    ring: (among(from.rings) ?? luck.pick(from.rings)).id,
    sites: from.sites.map((some) => site(some).id),
    deck: SIDES.flatMap((_side, i) => half(i, from, themes, bearer, luck)),
  };
}

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

/** The last games are for more than two: as many of three, four and five. */
const SEATS = [3, 4, 5];
const MANY = 1_500;
export const BLOCK_GAMES = 20_000 + MANY;
/** Every so many tables of a block one of starters and constructed decks. */
const PRINTED_ONCE_IN = 6;

/** The table of a number. Printed decks meet in all pairs by turns; the others are built around what is aimed at. */
export function blockTable(number: number, luck: Luck, aims: readonly string[]): Setup {
  const players = number > BLOCK_GAMES - MANY ? SEATS[number % SEATS.length] : 2;
  const seats = Array.from({ length: players }, (_x, i) => i);
  const block = BLOCKS[number % BLOCKS.length];
  const round = Math.floor(number / BLOCKS.length);
  if (round % PRINTED_ONCE_IN === 0) {
    const printed = starters[block];
    const pair = Math.floor(round / PRINTED_ONCE_IN);
    const key = (i: number): string =>
      printed[(i % 2 === 0 ? pair : Math.floor(pair / printed.length)) % printed.length].key;
    return readSetup({ decks: seats.map(key) });
  }
  const from = pool(block);
  const aimed = new Set(aims.map((name) => name.split('/')[0]));
  const found = from.cards.filter(({ id }) => aimed.has(id));
  const some = found.length > 0 ? found : from.cards;
  const first = luck.pick(some);
  const others = some.filter(({ side }) => side !== first.side);
  const themes = [first, ...(others.length === 0 ? [] : [luck.pick(others)])];
  const decks = seats.map(() => deckByLot(from, themes, luck));
  return readSetup({ format: block, decks });
}
