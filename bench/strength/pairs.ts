/** One pair of games: the same seed and decks, the bot in each seat once. */
import { type Bot, type Cards, type Pair, play } from '@westmarch/bots';
import type { Game, State } from '@westmarch/kernel';
import { type LotrTcgState, lotrTcg } from '@westmarch/lotr-tcg';
import { type MeccgState, meccg } from '@westmarch/meccg';
import { ALL_DECKS, meetings, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

export type Make<S extends State> = (seed: string, own: Cards | undefined) => Bot<S>;

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;
/** Decks of MECCG that a game is played with, and none where there is no such length. */
const LENGTH = { meccg: 2, 'lotr-tcg': 0 } as const;

function pairOf<S extends State, Setup>(
  game: Game<S, Setup>,
  { meets, ownCards }: Pick<TableGame<S, Setup>, 'meets' | 'ownCards'>,
  length: number,
  [make, against]: readonly [Make<S>, Make<S>],
  number: number,
): Pair {
  const decks = meets.groups.get(ALL_DECKS) ?? [];
  const all = meetings(decks, decks);
  const { own, other } = all[(number * 7) % all.length];
  const setup = meets.setup([own, other], length);
  return [0, 1].map((seat) => {
    const bot = make('one', ownCards(setup, seat + 1));
    const opponent = against('other', ownCards(setup, 2 - seat));
    const bots = seat === 0 ? [bot, opponent] : [opponent, bot];
    return POINTS[play(game, setup, `strength-${number}`, bots).result[seat]];
  });
}

export const pairOfLotr = (make: Make<LotrTcgState>, against: Make<LotrTcgState>, number: number): Pair =>
  pairOf(lotrTcg, lotrTable, LENGTH['lotr-tcg'], [make, against], number);
export const pairOfMeccg = (make: Make<MeccgState>, against: Make<MeccgState>, number: number): Pair =>
  pairOf(meccg, meccgTable, LENGTH.meccg, [make, against], number);
