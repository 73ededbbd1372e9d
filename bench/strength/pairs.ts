/** One pair of games: the same seed and decks, the bot in each seat once, against the whole Steward. */
import { type Pair, play } from '@westmarch/bots';
import { lotrSteward } from '@westmarch/bots/lotr-tcg';
import { lotrTcg } from '@westmarch/lotr-tcg';
import { ALL_DECKS, meetings } from '@westmarch/table';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import type { Make } from './entries.ts';

const POINTS = { won: 1, drawn: 0.5, lost: 0 } as const;
const decks = lotrTable.meets.groups.get(ALL_DECKS) ?? [];
const all = meetings(decks, decks);

export function nextPair(make: Make, number: number): Pair {
  const { own, other } = all[(number * 7) % all.length];
  const setup = lotrTable.meets.setup([own, other], 0);
  return [0, 1].map((seat) => {
    const bot = make('one', lotrTable.ownCards(setup, seat + 1));
    const bots = seat === 0 ? [bot, lotrSteward('other')] : [lotrSteward('other'), bot];
    return POINTS[play(lotrTcg, setup, `strength-${number}`, bots).result[seat]];
  });
}
