/** What a search needs of Middle-earth CCG. */
import {
  cardStatus,
  challengeDecks,
  couldLieThere,
  type DeckList,
  indexOfCard,
  type MeccgState,
  meccg,
  readyDecks,
  sites,
} from '@westmarch/meccg';
import type { Bot } from '../bot.ts';
import { valueBy } from '../learning/network.ts';
import { type Assumptions, type Cards, guesser } from '../search/assumed.ts';
import type { Searched } from '../search/searched.ts';
import { meccgFeatures } from './features.ts';
import network from './value.json' with { type: 'json' };

const idsOf = ({ deck, pool, sideboard }: DeckList): string[] => [...deck, ...pool, ...sideboard];
/** All cards of a deck, as definitions. */
export const cardsOfMeccgDeck = (deck: DeckList): Cards => idsOf(deck).map(indexOfCard);

let assumed: Assumptions<MeccgState> | null = null;
function assumptions(): Assumptions<MeccgState> {
  if (assumed === null) {
    const known = [...challengeDecks, ...readyDecks]
      .filter((deck) => idsOf(deck).every((id) => cardStatus(id) === 'implemented'))
      .map(cardsOfMeccgDeck);
    const everySite = sites.flatMap((site) => (site === null ? [] : [meccg.engine.index(site.id)]));
    assumed = { rules: meccg, known, fits: couldLieThere, spare: [...everySite, ...known.flat()] };
  }
  return assumed;
}

let learned: Searched<MeccgState>['value'] | null = null;
export const meccgSearched = (
  seed: string,
  policy: Bot<MeccgState>,
  own: Cards | undefined,
): Searched<MeccgState> => ({
  rules: meccg,
  policy,
  guess: guesser(assumptions(), seed, own),
  value: learned ?? (learned = valueBy(network, meccgFeatures)),
  time: (s) => s.global.turn,
});
