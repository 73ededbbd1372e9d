/**
 * The register of figures: for each name of `--only`, its families in order. A game adds its families here.
 *
 * A family runs in a process of its own, with the flags it needs, so that neither code warmed by another nor
 * another's garbage disturbs it.
 */
import type { Family } from '../lib/figure.ts';
import { allocation } from './allocation.ts';
import { copying } from './copy.ts';
import { knowledge } from './knowledge.ts';
import { loading } from './loading.ts';
import { starterGames } from './lotr-tcg.ts';
import { challengeGames } from './meccg.ts';
import { gamesOfSides } from './meccg-sides.ts';
import { modifiers } from './modifiers.ts';
import { playing } from './play.ts';
import { replaying } from './replay.ts';

export interface Registered {
  readonly measure: Family;
  readonly flags?: readonly string[];
}

export const groups: Readonly<Record<string, Readonly<Record<string, Registered>>>> = {
  kernel: {
    copying: { measure: copying },
    playing: { measure: playing },
    allocation: { measure: allocation, flags: ['--expose-gc'] },
    modifiers: { measure: modifiers },
    replaying: { measure: replaying },
    knowledge: { measure: knowledge },
  },
  meccg: {
    loading: { measure: () => loading('meccg', null) },
    challengeGames: { measure: challengeGames },
    gamesOfSides: { measure: gamesOfSides },
  },
  'lotr-tcg': {
    loading: { measure: () => loading('lotr-tcg', { ms: 1_500, bytes: 60_000_000 }) },
    starterGames: { measure: starterGames },
  },
};
