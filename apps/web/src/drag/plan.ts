/**
 * What dragging one card onto another means, without knowing the game: the one's option now, the other's in the
 * decision that follows.
 *
 * Keeps  nothing is guessed: a card of several options is never chosen by dragging it.
 */
import type { Choice, Decision } from '@westmarch/protocol';
import { byCard } from '../live/choices.ts';

export interface Plan {
  /** Taken at once. */
  readonly first: Choice;
  /** The card whose option is taken next, if it then has exactly one. 0: nothing more. */
  readonly then: number;
}

/** A defender onto his minion, or a minion onto a defender: whichever of the two is asked for first is taken first. */
export function planOf(decision: Decision | null, dragged: number, onto: number): Plan | null {
  const choices = byCard(decision);
  const [own, other] = [choices.get(dragged), choices.get(onto)];
  if (own !== undefined) return own.length === 1 ? { first: own[0], then: onto } : null;
  return other?.length === 1 ? { first: other[0], then: dragged } : null;
}

/** What follows the first choice of a plan; undefined where the decision asks something else. */
export function nextOf(decision: Decision | null, card: number): Choice | undefined {
  const choices = card === 0 ? undefined : byCard(decision).get(card);
  return choices?.length === 1 ? choices[0] : undefined;
}
