/** The Stewards that can be tuned: of which game, against whom, with which decks, and where their weights lie. */
import { type Bot, type Weights } from '@westmarch/bots';
import { lotrNovice, lotrStewardBy, lotrStewardWeights } from '@westmarch/bots/lotr-tcg';
import { novice, stewardBy, stewardWeights } from '@westmarch/bots/meccg';
import type { Game, State } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { meccg as meccgGame } from '@westmarch/meccg';
import { ALL_DECKS, mirrors, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

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

/** Games of MECCG that are tuned by are two decks long, as most are. */
const DECKS = 2;
/** Decks that are very unequal decide a game before it begins: each meets itself. */
const everyMirror = <S extends State, Setup>({ meets }: Pick<TableGame<S, Setup>, 'meets'>): Setup[] =>
  mirrors(meets.groups.get(ALL_DECKS) ?? []).map(({ own, other }) => meets.setup([own, other], DECKS));

/** The kinds of players who can meet themselves. */
const SIDES = ['wizard', 'fallen-wizard', 'ringwraith', 'balrog', 'sauron'] as const;
/** Mirrored decks, too; the kinds of players come by turns, so that those with few decks weigh no less. */
function mirrorsByTurns<S extends State, Setup>({ meets }: Pick<TableGame<S, Setup>, 'meets'>): Setup[] {
  const sides = SIDES.map((side) => mirrors(meets.groups.get(side) ?? []));
  const most = Math.max(...sides.map(({ length }) => length));
  return Array.from({ length: most }, (_, round) => sides.map((side) => side[round % side.length]))
    .flat()
    .map(({ own, other }) => meets.setup([own, other], DECKS));
}

export const lotr = {
  game: lotrTcg,
  novice: lotrNovice,
  steward: lotrStewardBy,
  weights: lotrStewardWeights,
  file: 'packages/bots/src/lotr-tcg/steward/weights.json',
  setups: everyMirror(lotrTable),
};

export const meccg = {
  game: meccgGame,
  novice,
  steward: stewardBy,
  weights: stewardWeights,
  file: 'packages/bots/src/meccg/steward/weights.json',
  setups: mirrorsByTurns(meccgTable),
};
