/**
 * The register of soak: what is played under each name, and how many games are asked for. A game adds an entry.
 *
 * Keeps  game number N of a seed is always the same game, whoever plays it, and whatever else of its round was played
 *        before it.
 */
import type { DeckSetup, State } from '@westmarch/kernel';
import {
  lotrTcg,
  couldLieThere as lotrTcgFits,
  placesOf,
  readSetup as readLotrTcg,
} from '@westmarch/lotr-tcg';
import { couldLieThere, meccg, readSetup } from '@westmarch/meccg';
import type { Luck, Offered, Playable } from '@westmarch/testkit';
import { harbour, harbourDeck } from '../../packages/kernel/test/games/harbour.ts';
import { sparks, sparksDeck } from '../../packages/kernel/test/games/sparks.ts';
import { BLOCK_GAMES, blockAbilities, blockTable } from './blocks.ts';
import { curious } from './curious.ts';
import { harbourOffers, sparksOffers } from './offers.ts';
import { lotrTcgTable, meccgTable } from './pools.ts';
import { EACH as SIDES_EACH, SIDES_GAMES, sidesTable } from './sides.ts';
import { OPTION_GAMES, optionsTable, SOLITAIRE_GAMES, solitaireTable } from './solitaire.ts';

export interface Entry {
  readonly game: Playable;
  /** What the rules and cards are: soak starts over when this changes. */
  readonly version: string;
  /** The full count. */
  readonly games: number;
  /** What is varied from game to game, in words. */
  readonly about: string;
  /** `aims` are abilities that did not happen before the round in which the game is played; none are known in the first. */
  setup(number: number, luck: Luck, aims: readonly string[]): unknown;
  readonly offered?: Offered;
  /** Cards come and go, so they cannot be counted. */
  readonly changingCards?: boolean;
  /** Which card could lie hidden where, for samples. */
  fits?(s: State, card: number, def: number): boolean;
  /** No game is longer than so many choices. */
  readonly most?: number;
  /** It is told which abilities never mattered in all its games. */
  readonly watched?: boolean;
  /** All abilities that could matter; those of the cards that were there unless given. Then games aim at what is left. */
  abilities?(): readonly string[];
  /** Who plays a game: told of each decision and which abilities are aimed at. By lot unless given. */
  player?(seed: string): Player;
}

/** Chooses for everyone in one game. */
export type Player = (s: State, luck: Luck, wanted: ReadonlySet<number>) => number;

const LEAST = 2;
const MOST = 5;
const EACH = 2000;

/**
 * Player counts by turns. Every other time round the decks are the printed ones, otherwise of 20 to 40 cards drawn
 * from them by lot.
 */
function table(deck: readonly string[], number: number, luck: Luck): DeckSetup {
  const counts = MOST - LEAST + 1;
  const players = LEAST + ((number - 1) % counts);
  const printed = Math.floor((number - 1) / counts) % 2 === 0;
  const drawn = (): string[] => Array.from({ length: 20 + luck.below(21) }, () => luck.pick(deck));
  return { decks: Array.from({ length: players }, () => (printed ? deck : drawn())) };
}

const invented = {
  games: EACH * (MOST - LEAST + 1),
  about: `${LEAST} to ${MOST} players, ${EACH.toLocaleString('en-GB')} games each; printed and random decks`,
};

const CHALLENGES = [
  ['A', 'B'],
  ['A', 'A'],
  ['B', 'B'],
].map((decks) => readSetup({ decks, length: 2 }));

const STARTERS = ['fotr-aragorn', 'fotr-gandalf'];
/** Ten of two players, then one each of three, four and five. */
const SEATS = [...Array.from({ length: 10 }, () => 2), 3, 4, 5];
/** Each player has one of the starters, so that every pairing occurs. */
const starterSetups = SEATS.map((players, round) =>
  readLotrTcg({ decks: Array.from({ length: players }, (_x, i) => STARTERS[(i + round) % STARTERS.length]) }),
);

export const entries: Readonly<Record<string, Entry>> = {
  sparks: {
    ...invented,
    game: sparks,
    version: `${sparks.engine.version}/${sparks.pool}`,
    setup: (number, luck) => table(sparksDeck, number, luck),
    offered: sparksOffers,
  },
  harbour: {
    ...invented,
    game: harbour,
    version: `${harbour.engine.version}/${harbour.pool}`,
    setup: (number, luck) => table(harbourDeck, number, luck),
    offered: harbourOffers,
  },
  meccg: {
    game: meccg,
    version: `${meccg.engine.version}/${meccg.pool}`,
    games: 3 * EACH,
    about: `Challenge Deck A against B, A against A, B against B, ${EACH.toLocaleString('en-GB')} games each`,
    setup: (number) => CHALLENGES[(number - 1) % CHALLENGES.length],
    changingCards: true,
    fits: couldLieThere,
    most: 20_000,
  },
  'meccg-pool': {
    game: meccg,
    version: `${meccg.engine.version}/${meccg.pool}`,
    games: EACH,
    about: 'decks by lot from all written cards, with the characters of a Challenge Deck',
    setup: (_number, luck) => meccgTable(luck),
    changingCards: true,
    fits: couldLieThere,
    most: 20_000,
  },
  'meccg-sides': {
    watched: true,
    game: meccg,
    version: `${meccg.engine.version}/${meccg.pool}`,
    games: SIDES_GAMES,
    about: `every pairing of the five kinds of player and tables of 3, 4 and 5, ${SIDES_EACH} games each, printed decks`,
    setup: (number) => sidesTable(number),
    changingCards: true,
    fits: couldLieThere,
    most: 50_000,
  },
  'meccg-solitaire': {
    game: meccg,
    version: `${meccg.engine.version}/${meccg.pool}`,
    games: SOLITAIRE_GAMES,
    about: 'one deck of each kind of player against its own hazards, the usual way and three with variants',
    setup: (number) => solitaireTable(number),
    changingCards: true,
    fits: couldLieThere,
    most: 20_000,
  },
  'meccg-options': {
    game: meccg,
    version: `${meccg.engine.version}/${meccg.pool}`,
    games: OPTION_GAMES,
    about: 'two, three and four players of mixed sides, with all optional rules that they can have at once',
    setup: (number) => optionsTable(number),
    changingCards: true,
    fits: couldLieThere,
    most: 50_000,
  },
  'lotr-tcg': {
    game: lotrTcg,
    version: `${lotrTcg.engine.version}/${lotrTcg.pool}`,
    games: 500 * SEATS.length,
    about: '5,000 games of 2 players and 500 each of 3, 4 and 5, with the two starters of set 1',
    setup: (number) => starterSetups[(number - 1) % SEATS.length],
    fits: lotrTcgFits,
    offered: placesOf,
    most: 50_000,
  },
  'lotr-tcg-pool': {
    game: lotrTcg,
    version: `${lotrTcg.engine.version}/${lotrTcg.pool}`,
    games: 2 * EACH,
    about: 'decks by lot from all written cards, with the Ring-bearer and sites of a starter',
    setup: (_number, luck) => lotrTcgTable(luck),
    fits: lotrTcgFits,
    offered: placesOf,
    most: 50_000,
  },
  'lotr-tcg-blocks': {
    watched: true,
    game: lotrTcg,
    version: `${lotrTcg.engine.version}/${lotrTcg.pool}`,
    games: BLOCK_GAMES,
    about:
      '20,000 games of 2 players and 500 each of 3, 4 and 5: all pairs of ready decks, and legal decks by lot of sets 1 to 6 around what never happened',
    setup: (number, luck, aims) => blockTable(number, luck, aims),
    abilities: blockAbilities,
    player: curious,
    fits: lotrTcgFits,
    offered: placesOf,
    most: 50_000,
  },
};
