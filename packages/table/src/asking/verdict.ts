/**
 * Whether a player is asked, or what is answered for him: from his view, the decision, and what he wishes.
 *
 * Owns   the order in which wishes and circumstances are weighed.
 * Not    what a decision is like (circumstance.ts, and each game), or what he passed on before (attention.ts).
 * Keeps  nothing is ever answered for him but passing; with full control everything is asked; where something is left
 *        that can matter and that he did not wish away, he is asked.
 */
import { Kind, type Options } from '@westmarch/kernel';
import type { Moment, Stops } from '@westmarch/protocol';
import type { Circumstance } from './circumstance.ts';

/** Why nobody was asked. */
export type Why = 'declined' | 'moot' | 'own' | 'quiet' | 'slight' | 'stop' | 'until';

export interface Verdict {
  readonly index: number;
  readonly why: Why;
}

/** The time as the player has it. */
export interface Now extends Moment {
  /** It is his own turn. */
  readonly mine: boolean;
}

/** It is still passed for him: what he waits for has not come. */
export function isWaiting({ until }: Stops, now: Now): boolean {
  if (until === null || until.since === null) return false;
  const { when, since } = until;
  if (when === 'turn') return !(now.mine && now.turn > since.turn);
  if (when === 'deed') return now.deeds === since.deeds;
  const inPhase = now.turn === since.turn && now.phase === since.phase;
  return inPhase && (when === 'phase' || now.company === since.company);
}

/** null: he is asked. `declined`: whether he has passed on an option a moment ago, with nothing new since. */
export function verdictOn(
  c: Circumstance,
  options: Options,
  stops: Stops,
  now: Now,
  declined: (index: number) => boolean,
): Verdict | null {
  if (stops.full || c.pass < 0) return null;
  if (c.moot) return { index: c.pass, why: 'moot' };
  if (!c.offer) return null;
  const passing = (why: Why): Verdict => ({ index: c.pass, why });
  if (isWaiting(stops, now)) return passing('until');
  if (c.own && !stops.hold) return passing('own');
  const quiet = stops.quiet.turn === now.turn ? stops.quiet.cards : [];
  const stop = (now.mine ? stops.mine : stops.others).includes(now.phase) || (c.aimed && stops.aimed);
  const given = stops.guard && stop;
  let why: Why = 'slight';
  for (let i = 0; i < options.count; i++) {
    if (i === c.pass) continue;
    if (options.kind(i) === Kind.action && quiet.includes(options.a(i))) why = 'quiet';
    else if (c.slight(i) && !(given && c.worthwhile(i))) continue;
    else if (declined(i)) why = 'declined';
    else if (stop || c.urgent(i)) return null;
    else why = 'stop';
  }
  return passing(why);
}
