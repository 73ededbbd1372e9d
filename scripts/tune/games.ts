/** The Stewards that can be tuned: of which game, against whom, with which decks, and where their weights lie. */
import {
  type Bot,
  lotrNovice,
  lotrStewardBy,
  lotrStewardWeights,
  novice,
  stewardBy,
  stewardWeights,
  type Weights,
} from '@westmarch/bots';
import type { Game, State } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { meccg as meccgGame } from '@westmarch/meccg';
import { ALL_DECKS, type Deck, deckGroups, meetings, setupOf } from '@westmarch/table';

export interface Tunable<S extends State, Setup> {
  readonly game: Game<S, Setup>;
  readonly novice: (seed: string) => Bot<S>;
  readonly steward: (seed: string, weights: Weights) => Bot<S>;
  /** Those he plays by now. */
  readonly weights: Weights;
  /** The file that he reads them from. */
  readonly file: string;
  readonly setups: readonly Setup[];
}

const everyMeeting = <Setup>(
  game: keyof typeof deckGroups,
  setup: (decks: readonly Deck[]) => Setup,
): Setup[] => {
  const decks = deckGroups[game].get(ALL_DECKS) ?? [];
  return meetings(decks, decks).map(({ own, other }) => setup([own, other]));
};

export const lotr = {
  game: lotrTcg,
  novice: lotrNovice,
  steward: lotrStewardBy,
  weights: lotrStewardWeights,
  file: 'packages/bots/src/lotr-tcg/steward/weights.json',
  setups: everyMeeting('lotr-tcg', setupOf['lotr-tcg']),
};

/** Games of MECCG that are tuned by are two decks long, as most are. */
const DECKS = 2;
export const meccg = {
  game: meccgGame,
  novice,
  steward: stewardBy,
  weights: stewardWeights,
  file: 'packages/bots/src/meccg/steward/weights.json',
  setups: everyMeeting('meccg', (decks) => setupOf.meccg(decks, DECKS)),
};
