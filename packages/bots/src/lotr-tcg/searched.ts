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
import { type Assumptions, type Cards, guesser } from '../search/assumed.ts';
import type { Searched } from '../search/searched.ts';
import { worthOfPosition } from './position.ts';

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

const SCALE = 12;
function value(s: LotrTcgState, into: Float64Array): void {
  const { players } = s.layout.sizes;
  let total = 0;
  for (let p = 1; p <= players; p++) {
    const progress = s.player.site[p] * 3;
    into[p] = Math.exp(Math.max(-30, Math.min(30, (worthOfPosition(s, p) + progress) / SCALE)));
    total += into[p];
  }
  for (let p = 1; p <= players; p++) into[p] /= total;
}

export const lotrSearched = (seed: string, policy: Bot<LotrTcgState>, own: Cards | undefined): Searched<LotrTcgState> => ({
  rules: lotrTcg,
  policy,
  guess: guesser(assumptions(), seed, own),
  value,
  time: (s) => s.global.turn,
});
