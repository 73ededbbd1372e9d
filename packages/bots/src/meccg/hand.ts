/** Cards that must go, the sideboard, and calling the Council. */
import { Kind } from '@westmarch/kernel';
import { printed } from '@westmarch/meccg';
import { isSafelyAhead } from './ending.ts';
import { best, orFirst, type Policy } from './thought.ts';
import { worthInHand } from './worth.ts';

const discardDown: Policy = (t) => best(t, (i) => -worthInHand(t.s, t.you, t.o.a(i)));

/** A new card may be better than the least of those at hand, and a deck that is never drawn never ends. */
const endDiscard: Policy = (t) =>
  best(t, (i) => (t.o.kind(i) === Kind.card ? KEPT - worthInHand(t.s, t.you, t.o.a(i)) : 0));
const KEPT = 4;

const keep: Policy = (t) => orFirst(t, Kind.pass);
const mostPoints: Policy = (t) =>
  best(t, (i) => (t.o.kind(i) === Kind.card ? printed.points(t.s, t.o.a(i)) : -1));
const leastWorth: Policy = (t) => best(t, (i) => -worthInHand(t.s, t.you, t.o.a(i)));

const council: Policy = (t) => orFirst(t, isSafelyAhead(t.s, t.you) ? Kind.yes : Kind.no);

export const handPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  'hand size': { discardDown },
  'discard at the end of the turn': { choose: endDiscard },
  'deck exhausted': { comesIn: keep, goesOut: leastWorth },
  'hazards from the sideboard': { whether: keep, toDeck: mostPoints, toDiscard: mostPoints },
  'end-of-turn phase': { council },
};
