/** What is counted of a game, choice by choice, to see how somebody plays: each as a sum over a number of occasions. */
import { Kind, type Option, place, type State, sizeOf } from '@westmarch/kernel';
import { Phase as LotrPhase, type LotrTcgState, Zone as LotrZone } from '@westmarch/lotr-tcg';
import type { MeccgState } from '@westmarch/meccg';

/** A choice and what came of it. */
export interface Step<S extends State> {
  readonly was: S;
  readonly now: S;
  readonly player: number;
  readonly procedure: string;
  readonly step: string;
  readonly option: Option;
}
/** A count of a player, and of what it is told: turns of his own, or turns of the other. */
export interface Count<S extends State> {
  readonly name: string;
  readonly per: 'turn of his own' | 'turn of the other';
  /** By how much it grows for a player with a step. */
  readonly of: (step: Step<S>, player: number) => number;
}

const inShadow = ({ was, player }: Step<LotrTcgState>, p: number): boolean =>
  player === p && was.global.phase === LotrPhase.shadow && was.global.active !== p;
const more = (by: number): number => Math.max(0, by);

export const lotrCounts: readonly Count<LotrTcgState>[] = [
  {
    name: 'moves',
    per: 'turn of his own',
    of: ({ was, now }, p) => more(now.player.site[p] - was.player.site[p]),
  },
  {
    name: 'minions played',
    per: 'turn of the other',
    of: (step, p) => {
      const at = place(step.now, LotrZone.minions, p);
      return inShadow(step, p) ? more(sizeOf(step.now, at) - sizeOf(step.was, at)) : 0;
    },
  },
  {
    name: 'twilight spent by the Shadow',
    per: 'turn of the other',
    of: (step, p) => (inShadow(step, p) ? more(step.was.global.twilight - step.now.global.twilight) : 0),
  },
  {
    name: 'twilight added by the fellowship',
    per: 'turn of his own',
    of: ({ was, now, player }, p) =>
      player === p && was.global.active === p && was.global.phase === LotrPhase.fellowship
        ? more(now.global.twilight - was.global.twilight)
        : 0,
  },
  {
    name: 'companions that die',
    per: 'turn of his own',
    of: ({ was, now }, p) => {
      const at = place(now, LotrZone.dead, p);
      return more(sizeOf(now, at) - sizeOf(was, at));
    },
  },
];

const chosen = (
  { player, procedure, step, option }: Step<MeccgState>,
  p: number,
  [inProcedure, inStep, kind]: readonly [string, string, number],
): number => (player === p && procedure === inProcedure && step === inStep && option.kind === kind ? 1 : 0);

export const meccgCounts: readonly Count<MeccgState>[] = [
  {
    name: 'hazards played',
    per: 'turn of the other',
    of: ({ was, now, player }, p) =>
      player === p && was.global.active !== p
        ? more(now.global.hazardsDeclared - was.global.hazardsDeclared)
        : 0,
  },
  {
    name: 'journeys',
    per: 'turn of his own',
    of: (step, p) => chosen(step, p, ['declaring movement', 'newSite', Kind.number]),
  },
  {
    name: 'sites entered',
    per: 'turn of his own',
    of: (step, p) => chosen(step, p, ['site phase of a company', 'enter', Kind.yes]),
  },
];
