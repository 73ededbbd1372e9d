/** What a search needs of The Lord of the Rings TCG. */
import {
  cardStatus,
  constructedDecks,
  couldLieThere,
  type DeckList,
  indexOfCard,
  type LotrTcgState,
  lotrTcg,
  starterDecks,
} from '@westmarch/lotr-tcg';
import type { Bot } from '../bot.ts';
import { valueBy } from '../learning/network.ts';
import { type Assumptions, type Cards, guesser } from '../search/assumed.ts';
import type { Searched } from '../search/searched.ts';
import { lotrFeatures } from './features.ts';
import { company, will } from './position.ts';
import network from './value.json' with { type: 'json' };

/** All cards of a deck, as definitions. */
const idsOf = ({ ringBearer, ring, sites, deck }: DeckList): string[] =>
  [ringBearer, ring, ...sites, ...deck].filter((id) => id !== '');
export const cardsOfLotrDeck = (deck: DeckList): Cards => idsOf(deck).map(indexOfCard);

let assumed: Assumptions<LotrTcgState> | null = null;
function assumptions(): Assumptions<LotrTcgState> {
  if (assumed === null) {
    const known = [...starterDecks, ...constructedDecks]
      .filter((deck) => idsOf(deck).every((id) => cardStatus(id) === 'implemented'))
      .map(cardsOfLotrDeck);
    assumed = { rules: lotrTcg, known, fits: couldLieThere, spare: known.flat() };
  }
  return assumed;
}

/** How much further, and how much better a fellowship, and the chance is three of four. */
const SITES = 2;
const WORTH = 30;
/** Who stands where, and with whom: what anybody sees. */
function plain(s: LotrTcgState, into: Float64Array): void {
  const { players } = s.layout.sizes;
  let total = 0;
  for (let p = 1; p <= players; p++) {
    into[p] = Math.exp(1.1 * (s.player.site[p] / SITES + (company(s, p) + will(s, p)) / WORTH));
    total += into[p];
  }
  for (let p = 1; p <= players; p++) into[p] /= total;
}

export const lotrTime = (s: LotrTcgState): number => s.global.turn;

let learned: Searched<LotrTcgState>['value'] | null = null;
export const lotrSearched = (
  seed: string,
  policy: Bot<LotrTcgState>,
  own: Cards | undefined,
): Searched<LotrTcgState> => ({
  rules: lotrTcg,
  policy,
  guess: guesser(assumptions(), seed, own),
  value: learned ?? (learned = valueBy(network, lotrFeatures)),
  plain,
  time: lotrTime,
});
