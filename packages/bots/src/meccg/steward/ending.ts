/**
 * Calling the end: when a lead outlasts the turn that the others still have, and the last corruption checks.
 *
 * Not    whether it may be called (the rules), or with which card (../calling.ts).
 */
import { Kind } from '@westmarch/kernel';
import { companiesOf, firstOf, isBeyondCorruption } from '@westmarch/meccg';
import { Scale } from '../../steward/scale.ts';
import * as novice from '../ending.ts';
import { orFirst } from '../thought.ts';
import type { Mind, Weigh } from './mind.ts';
import type { Name } from './weights.ts';

/** What the last checks are expected to cost him. */
function lostToCorruption(mind: Mind): number {
  const { s, you } = mind;
  let total = 0;
  for (const company of companiesOf(s, you))
    for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
      if (!isBeyondCorruption(s, c)) total += mind.failChance(c, 0, 0) * mind.fighter(c).worth;
  return total;
}

/** His lead, less what another turn and the last checks may take from it. */
function weighCall(mind: Mind, scale: Scale<Name>): void {
  const { standing, w } = mind;
  // Whoever is not ahead now does not hope to be so by the last throws.
  scale.put('the lead', standing.lead > 0 ? standing.leadAfter(w['a last turn']) : -1);
  scale.put('a last check', -lostToCorruption(mind));
}
export const weighCouncil =
  (mind: Mind): Weigh =>
  (i, scale) => {
    if (mind.o.kind(i) === Kind.yes) weighCall(mind, scale);
  };
export const council = (mind: Mind): number => {
  const scale = new Scale<Name>(mind.w);
  weighCall(mind, scale);
  return orFirst(mind, scale.total > 0 ? Kind.yes : Kind.no);
};
/** The same by the card that minions need for it. */
export const shouldCall = (mind: Mind, i: number): boolean => {
  const scale = new Scale<Name>(mind.w);
  weighCall(mind, scale);
  return novice.shouldCall(mind, i, scale.total > 0);
};
