/** What is measured: bots by name, each with whom it plays against. */
import type { Budget, Pair } from '@westmarch/bots';
import { lotrLoremaster, lotrSteward, lotrStewardBy } from '@westmarch/bots/lotr-tcg';
import { meccgLoremaster, steward, stewardBy } from '@westmarch/bots/meccg';
import type { LotrTcgState } from '@westmarch/lotr-tcg';
import type { MeccgState } from '@westmarch/meccg';
import { cpuTimer } from '../lib/clock.ts';
import { type Make, pairOfLotr, pairOfMeccg } from './pairs.ts';

export const kinds = ['curve', 'ablations', 'meccg-ablations', 'time', 'learned'] as const;
export type Kind = (typeof kinds)[number];

export interface Entry {
  readonly name: string;
  /** The points of a pair of games, by its number. */
  readonly pair: (number: number) => Pair;
}

type Lotr = Make<LotrTcgState>;
type Meccg = Make<MeccgState>;
const lotrBy =
  (budget: () => Budget, learned = 1): Lotr =>
  (seed, own) =>
    lotrLoremaster(seed, { own, budget, manner: { learned } });
const meccgBy =
  (budget: () => Budget, learned = 1): Meccg =>
  (seed, own) =>
    meccgLoremaster(seed, { own, budget, manner: { learned } });
const thatMany = (iterations: number) => (): Budget => ({ iterations });

/** Games that Loremaster plays on for a choice. */
const BUDGETS = [10, 30, 100, 300, 1000, 3000] as const;
/** Where the value is compared with none: as many as leave time for enough games, and in MECCG for a second look. */
const COMPARED = { lotr: 30, meccg: 60 } as const;

/** More than fit into any time that is given. */
const ENDLESS = 1_000_000;
/** Milliseconds of the processor, so that a busy machine says the same as a quiet one. */
const forTime = (milliseconds: number) => (): Budget => ({
  iterations: ENDLESS,
  isOver: cpuTimer(milliseconds),
});

/** Those of Steward that come to most in his choices; what a fellowship has is weighed in parts, and left out as one. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'the fellowship': [
    'companions',
    'arms',
    'life',
    'what they bear',
    'allies',
    'behind the fellowship',
    'threats',
  ],
  minions: ['minions'],
  skirmishes: ['skirmishes'],
  'the fights ahead': ['the fights ahead'],
  'the road ahead': ['the road ahead'],
};
const WITHOUT_MECCG: Readonly<Record<string, readonly string[]>> = {
  harvest: ['harvest', 'next harvest'],
  'peril and guards': ['peril', 'guards'],
  harm: ['harm'],
  'draws of both': ['own draws', 'draws for lack', 'their draws'],
  'a blow': ['a blow'],
};
const without = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, 0]));

export const entries: Readonly<Record<Kind, readonly Entry[]>> = {
  curve: BUDGETS.map((iterations) => ({
    name: String(iterations),
    pair: (n) => pairOfLotr(lotrBy(thatMany(iterations)), lotrSteward, n),
  })),
  ablations: Object.entries(WITHOUT).map(([name, names]) => ({
    name,
    pair: (n) => pairOfLotr((seed) => lotrStewardBy(seed, without(names)), lotrSteward, n),
  })),
  'meccg-ablations': Object.entries(WITHOUT_MECCG).map(([name, names]) => ({
    name,
    pair: (n) => pairOfMeccg((seed) => stewardBy(seed, without(names)), steward, n),
  })),
  time: [
    { name: 'lotr-tcg, 1 s', pair: (n) => pairOfLotr(lotrBy(forTime(1000)), lotrSteward, n) },
    { name: 'meccg, 200 ms', pair: (n) => pairOfMeccg(meccgBy(forTime(200)), steward, n) },
  ],
  learned: [
    {
      name: `lotr-tcg, ${COMPARED.lotr} iterations`,
      pair: (n) => pairOfLotr(lotrBy(thatMany(COMPARED.lotr)), lotrBy(thatMany(COMPARED.lotr), 0), n),
    },
    {
      name: `meccg, ${COMPARED.meccg} iterations`,
      pair: (n) => pairOfMeccg(meccgBy(thatMany(COMPARED.meccg)), meccgBy(thatMany(COMPARED.meccg), 0), n),
    },
  ],
};
