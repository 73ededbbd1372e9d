/** The games whose value can be learnt: what is looked at, who plays, with which decks, and where the network lies. */
import { lotrFeatures, lotrSteward, lotrTime } from '@westmarch/bots/lotr-tcg';
import { meccgFeatures, meccgTime, steward } from '@westmarch/bots/meccg';
import type { Decision, State } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { meccg } from '@westmarch/meccg';
import { ALL_DECKS, meetings, mirrors, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

const TWO_DECKS = 2;
/** In so many of three games both have the same deck: where decks are unequal, much of the result says which they are. */
const MIRRORED = 2;
/** One setup after the other, decks and seats changing. */
const cycle =
  <S extends State, Setup>({ meets }: Pick<TableGame<S, Setup>, 'meets'>) =>
  (): ((number: number) => Setup) => {
    const decks = meets.groups.get(ALL_DECKS) ?? [];
    const all = meetings(decks, decks);
    const same = mirrors(decks);
    return (number) => {
      const from = number % 3 < MIRRORED ? same : all;
      const { own, other } = from[(number * 7) % from.length];
      return meets.setup(number % 2 === 0 ? [own, other] : [other, own], TWO_DECKS);
    };
  };

/** Both bots of a game; their chance hangs on its number. */
const both =
  <B>(make: (seed: string) => B) =>
  (number: number): readonly B[] => [make(`one ${number}`), make(`other ${number}`)];

/** Stewards bid a burden or two: what more of them mean is learnt where every other bid is anything. */
const BIDS = 2;

export const lotr = {
  game: lotrTcg,
  features: lotrFeatures,
  bots: both(lotrSteward),
  setups: cycle(lotrTable),
  time: lotrTime,
  every: 8,
  astray: ({ procedure }: Decision) => (procedure === 'bidding' ? BIDS : 25),
  rate: 0.003,
  decay: 0.01,
  result: 1,
  file: 'packages/bots/src/lotr-tcg/value.json',
};
export const middleEarth = {
  game: meccg,
  features: meccgFeatures,
  bots: both(steward),
  setups: cycle(meccgTable),
  time: meccgTime,
  every: 200,
  astray: () => 40,
  // A game has many turns, and all of them end alike: what is learnt too well is that one game.
  rate: 0.001,
  decay: 0.05,
  result: 0.9,
  file: 'packages/bots/src/meccg/value.json',
};
