/** What a search needs of Middle-earth CCG. */
import {
  cardStatus,
  challengeDecks,
  corruptionOf,
  couldLieThere,
  councilPoints,
  type DeckList,
  indexOfCard,
  type MeccgState,
  mayCall,
  meccg,
  Phase,
  readyDecks,
  sites,
} from '@westmarch/meccg';
import type { Bot } from '../bot.ts';
import { valueBy } from '../learning/network.ts';
import { type Assumptions, type Cards, guesser } from '../search/assumed.ts';
import type { Searched } from '../search/searched.ts';
import { meccgFeatures } from './features.ts';
import network from './value.json' with { type: 'json' };
import { failChance } from './worth.ts';

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

/** So many points more, and the chance is three of four. */
const POINTS = 5;
/** Who has how many marshalling points: what anybody sees. */
function plain(s: MeccgState, into: Float64Array): void {
  const { players } = s.layout.sizes;
  let total = 0;
  for (let p = 1; p <= players; p++) {
    into[p] = Math.exp((1.1 * councilPoints(s, p)) / POINTS);
    total += into[p];
  }
  for (let p = 1; p <= players; p++) into[p] /= total;
}

/** So often a Wizard with items comes to a check before the end. */
const CHECKS = 0.6;
/**
 * A Wizard who may fall to what he bears: that much of his player's chance is the others'. Stewards hardly let it come to
 * that, so that nothing of it can be learnt from their games.
 */
const temptedBy =
  (value: Searched<MeccgState>['value']): Searched<MeccgState>['value'] =>
  (s, into) => {
    value(s, into);
    const { players } = s.layout.sizes;
    for (let p = 1; p <= players; p++) {
      const avatar = s.player.avatar[p];
      if (avatar === 0 || corruptionOf(s, avatar) === 0) continue;
      const lost = into[p] * CHECKS * failChance(s, avatar, 0, 0);
      for (let q = 1; q <= players; q++) into[q] += q === p ? -lost : lost / (players - 1);
    }
  };

/** Before any time: what lies behind it is not reached. */
const NEVER = -1;
/**
 * Two steps a turn: what is played, and how hands are set right at its end. Little of a win hangs on that, and to play it
 * on took a third of the time; but whoever may call the end does it there. Once it is called nothing is broken off.
 */
export const meccgTime = (s: MeccgState): number => {
  const { turn, phase, active, calledBy } = s.global;
  if (calledBy !== 0) return NEVER;
  return 2 * turn + (phase >= Phase.endOfTurn && !mayCall(s, active) ? 1 : 0);
};

let learned: Searched<MeccgState>['value'] | null = null;
export const meccgSearched = (
  seed: string,
  policy: Bot<MeccgState>,
  own: Cards | undefined,
): Searched<MeccgState> => ({
  rules: meccg,
  policy,
  guess: guesser(assumptions(), seed, own),
  value: learned ?? (learned = temptedBy(valueBy(network, meccgFeatures))),
  plain,
  time: meccgTime,
});
