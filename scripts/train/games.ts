/** The games whose value can be learnt: what is looked at, who plays, with which decks, and where the network lies. */
import { lotrFeatures, lotrSteward, meccgFeatures, steward } from '@westmarch/bots';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { meccg } from '@westmarch/meccg';
import { ALL_DECKS, type Deck, deckGroups, meetings, setupOf } from '@westmarch/table';

const everyMeeting = (game: keyof typeof deckGroups) => {
  const decks = deckGroups[game].get(ALL_DECKS) ?? [];
  return meetings(decks, decks);
};
/** One setup after the other, decks and seats changing. */
const cycle =
  <Setup>(game: keyof typeof deckGroups, setup: (decks: readonly Deck[]) => Setup) =>
  (): ((number: number) => Setup) => {
    const all = everyMeeting(game);
    return (number) => {
      const { own, other } = all[(number * 7) % all.length];
      return setup(number % 2 === 0 ? [own, other] : [other, own]);
    };
  };

/** Both bots of a game; their chance hangs on its number. */
const both =
  <B>(make: (seed: string) => B) =>
  (number: number): readonly B[] => [make(`one ${number}`), make(`other ${number}`)];

const TWO_DECKS = 2;

export const lotr = {
  game: lotrTcg,
  features: lotrFeatures,
  bots: both(lotrSteward),
  setups: cycle('lotr-tcg', setupOf['lotr-tcg']),
  astray: 25,
  every: 6,
  file: 'packages/bots/src/lotr-tcg/value.json',
};
export const middleEarth = {
  game: meccg,
  features: meccgFeatures,
  bots: both(steward),
  setups: cycle('meccg', (decks) => setupOf.meccg(decks, TWO_DECKS)),
  astray: 40,
  every: 30,
  file: 'packages/bots/src/meccg/value.json',
};
