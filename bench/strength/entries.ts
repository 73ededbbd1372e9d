/** What is measured: bots of The Lord of the Rings TCG by name, each against the whole Steward. */
import type { Bot, Cards, Weights } from '@westmarch/bots';
import { lotrLoremaster, lotrStewardBy } from '@westmarch/bots/lotr-tcg';
import type { LotrTcgState } from '@westmarch/lotr-tcg';

export const kinds = ['curve', 'ablations'] as const;
export type Kind = (typeof kinds)[number];

export type Make = (seed: string, own: Cards | undefined) => Bot<LotrTcgState>;
export interface Entry {
  readonly name: string;
  readonly make: Make;
}

/** Games that Loremaster plays on for a choice. */
const BUDGETS = [10, 30, 100, 300, 1000, 3000] as const;

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
const without = (names: readonly string[]): Weights => Object.fromEntries(names.map((name) => [name, 0]));

export const entries: Readonly<Record<Kind, readonly Entry[]>> = {
  curve: BUDGETS.map((iterations) => ({
    name: String(iterations),
    make: (seed, own) => lotrLoremaster(seed, { own, budget: () => ({ iterations }) }),
  })),
  ablations: Object.entries(WITHOUT).map(([name, names]) => ({
    name,
    make: (seed) => lotrStewardBy(seed, without(names)),
  })),
};
