/** One pair of games: the same seed, each deck against itself, the bot in each seat once. */
import { type Bot, type Cards, type Pair, play } from '@westmarch/bots';
import type { Game, State } from '@westmarch/kernel';
import { type LotrTcgState, lotrTcg } from '@westmarch/lotr-tcg';
import { type MeccgState, meccg } from '@westmarch/meccg';
import { ALL_DECKS, type Meeting, mirrors, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

export type Make<S extends State> = (seed: string, own: Cards | undefined) => Bot<S>;

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;
/** Decks of MECCG that a game is played with, and none where there is no such length. */
const LENGTH = { meccg: 2, 'lotr-tcg': 0 } as const;

/** Unequal decks decide a game before it begins: each meets itself. The groups of decks come by turns. */
function mirrorsOf<Setup>({ groups }: TableGame<State, Setup>['meets'], names: readonly string[]): Meeting[] {
  const all = names.map((name) => mirrors(groups.get(name) ?? []));
  const most = Math.max(...all.map(({ length }) => length));
  return Array.from({ length: most }, (_, round) => all.map((group) => group[round % group.length])).flat();
}

export interface Pairing<S extends State, Setup> {
  readonly game: Game<S, Setup>;
  readonly table: Pick<TableGame<S, Setup>, 'meets' | 'ownCards'>;
  readonly meetings: readonly Meeting[];
  readonly length: number;
}
export const ofLotr: Pairing<LotrTcgState, Parameters<typeof lotrTcg.create>[0]> = {
  game: lotrTcg,
  table: lotrTable,
  meetings: mirrorsOf(lotrTable.meets, [ALL_DECKS]),
  length: LENGTH['lotr-tcg'],
};
/** Those who can meet themselves; a Dragon is there once. */
const SIDES = ['wizard', 'ringwraith', 'fallen-wizard', 'balrog', 'sauron'] as const;
export const ofMeccg: Pairing<MeccgState, Parameters<typeof meccg.create>[0]> = {
  game: meccg,
  table: meccgTable,
  meetings: mirrorsOf(meccgTable.meets, SIDES),
  length: LENGTH.meccg,
};

function pairOf<S extends State, Setup>(
  { game, table: { meets, ownCards }, meetings, length }: Pairing<S, Setup>,
  [make, against]: readonly [Make<S>, Make<S>],
  number: number,
): Pair {
  const { own, other } = meetings[number % meetings.length];
  const setup = meets.setup([own, other], length);
  return [0, 1].map((seat) => {
    const bot = make('one', ownCards(setup, seat + 1));
    const opponent = against('other', ownCards(setup, 2 - seat));
    const bots = seat === 0 ? [bot, opponent] : [opponent, bot];
    return POINTS[play(game, setup, `strength-${number}`, bots).result[seat]];
  });
}

export const pairOfLotr = (make: Make<LotrTcgState>, against: Make<LotrTcgState>, number: number): Pair =>
  pairOf(ofLotr, [make, against], number);
export const pairOfMeccg = (make: Make<MeccgState>, against: Make<MeccgState>, number: number): Pair =>
  pairOf(ofMeccg, [make, against], number);
