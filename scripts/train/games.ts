/** The games whose value can be learnt: what is looked at, who plays, with which decks, and where the network lies. */
import { lotrFeatures, lotrSteward } from '@westmarch/bots/lotr-tcg';
import { meccgFeatures, steward } from '@westmarch/bots/meccg';
import type { State } from '@westmarch/kernel';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { meccg } from '@westmarch/meccg';
import { ALL_DECKS, meetings, type TableGame } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';

const TWO_DECKS = 2;
/** One setup after the other, decks and seats changing. */
const cycle =
  <S extends State, Setup>({ meets }: Pick<TableGame<S, Setup>, 'meets'>) =>
  (): ((number: number) => Setup) => {
    const decks = meets.groups.get(ALL_DECKS) ?? [];
    const all = meetings(decks, decks);
    return (number) => {
      const { own, other } = all[(number * 7) % all.length];
      return meets.setup(number % 2 === 0 ? [own, other] : [other, own], TWO_DECKS);
    };
  };

/** Both bots of a game; their chance hangs on its number. */
const both =
  <B>(make: (seed: string) => B) =>
  (number: number): readonly B[] => [make(`one ${number}`), make(`other ${number}`)];

export const lotr = {
  game: lotrTcg,
  features: lotrFeatures,
  bots: both(lotrSteward),
  setups: cycle(lotrTable),
  astray: 25,
  every: 6,
  file: 'packages/bots/src/lotr-tcg/value.json',
};
export const middleEarth = {
  game: meccg,
  features: meccgFeatures,
  bots: both(steward),
  setups: cycle(meccgTable),
  astray: 40,
  every: 30,
  file: 'packages/bots/src/meccg/value.json',
};
