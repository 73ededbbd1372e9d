/** The styles of each game, and what is counted of them. */
import { lotrSteward, lotrStewardOf, lotrStyles } from '@westmarch/bots/lotr-tcg';
import { meccgStyles, steward, stewardOf } from '@westmarch/bots/meccg';
import { lotrTable } from '@westmarch/table/lotr-tcg';
import { meccgTable } from '@westmarch/table/meccg';
import { lotrCounts, meccgCounts } from './counts.ts';
import { type Counted, pairOf } from './play.ts';

/** As the arena's, so that its figures are these. */
const SEED = 'styles-1';

export interface Entry {
  readonly game: string;
  readonly style: string;
  readonly counts: readonly { readonly name: string; readonly per: string }[];
  readonly pair: (number: number) => Counted;
}

const lotr = { table: lotrTable, length: 2, counts: lotrCounts, other: lotrSteward, seed: SEED };
const meccg = { table: meccgTable, length: 2, counts: meccgCounts, other: steward, seed: SEED };

export const entries: readonly Entry[] = [
  ...lotrStyles.map((style) => ({
    game: 'lotr-tcg',
    style: style.key,
    counts: lotrCounts,
    pair: (n: number) => pairOf({ ...lotr, turnOf: ({ global }) => global, one: lotrStewardOf(style) }, n),
  })),
  ...meccgStyles.map((style) => ({
    game: 'meccg',
    style: style.key,
    counts: meccgCounts,
    pair: (n: number) => pairOf({ ...meccg, turnOf: ({ global }) => global, one: stewardOf(style) }, n),
  })),
];
