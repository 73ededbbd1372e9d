/**
 * Calling the end: when a lead outlasts the turn that the others still have, and the last corruption checks.
 *
 * Not    whether it may be called (the rules), or with which card (../calling.ts).
 */
import { Kind } from '@westmarch/kernel';
import { companiesOf, firstOf, isBeyondCorruption } from '@westmarch/meccg';
import * as novice from '../ending.ts';
import { orFirst } from '../thought.ts';
import type { Mind } from './mind.ts';

/** What the last checks are expected to cost him. */
function lostToCorruption(mind: Mind): number {
  const { s, you } = mind;
  let total = 0;
  for (const company of companiesOf(s, you))
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (!isBeyondCorruption(s, c)) total += mind.failChance(c, 0, 0) * mind.fighter(c).worth;
  return total;
}

/** His lead is worth more than what another turn and the last checks may take from it. */
export const isSafelyAhead = (mind: Mind): boolean =>
  mind.standing.lead > 0 &&
  mind.standing.leadAfter(mind.w['a last turn']) - lostToCorruption(mind) * mind.w['a last check'] > 0;

export const shouldCall = (mind: Mind, i: number): boolean => novice.shouldCall(mind, i, isSafelyAhead(mind));

export const council = (mind: Mind): number => orFirst(mind, isSafelyAhead(mind) ? Kind.yes : Kind.no);
