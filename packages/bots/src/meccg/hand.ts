/** Cards that must go, the sideboard, and calling the Council. */
import { firstIn, Kind, place } from '@westmarch/kernel';
import { type MeccgState, printed, Zone } from '@westmarch/meccg';
import { isSafelyAhead } from './ending.ts';
import { best, orFirst, type Policy } from './thought.ts';
import { worthInHand } from './worth.ts';

const discardDown: Policy = (t) => best(t, (i) => -worthInHand(t.s, t.you, t.o.a(i)));

/** A new card may be better than the least of those at hand, and a deck that is never drawn never ends. */
const endDiscard: Policy = (t) =>
  best(t, (i) => (t.o.kind(i) === Kind.card ? KEPT - worthInHand(t.s, t.you, t.o.a(i)) : 0));
const KEPT = 4;

/** What an exchange must bring, so that it is worth the trouble. */
const WORTH_AN_EXCHANGE = 0.5;
function leastDiscarded(s: MeccgState, you: number): number {
  let least = Infinity;
  for (let c = firstIn(s, place(s, Zone.discard, you)); c !== 0; c = s.card.next[c])
    least = Math.min(least, worthInHand(s, you, c));
  return least;
}
/** Before the new deck is shuffled: what is worth more than the least of those that lie in the discard pile. */
const comesIn: Policy = (t) => {
  const least = leastDiscarded(t.s, t.you) + WORTH_AN_EXCHANGE;
  return best(t, (i) => (t.o.kind(i) === Kind.card ? worthInHand(t.s, t.you, t.o.a(i)) : least));
};

const keep: Policy = (t) => orFirst(t, Kind.pass);
const mostPoints: Policy = (t) =>
  best(t, (i) => (t.o.kind(i) === Kind.card ? printed.points(t.s, t.o.a(i)) : -1));
const leastWorth: Policy = (t) => best(t, (i) => -worthInHand(t.s, t.you, t.o.a(i)));

const council: Policy = (t) => orFirst(t, isSafelyAhead(t.s, t.you) ? Kind.yes : Kind.no);

export const handPolicies: Readonly<Record<string, Readonly<Record<string, Policy>>>> = {
  'hand size': { discardDown },
  'discard at the end of the turn': { choose: endDiscard },
  'deck exhausted': { comesIn, goesOut: leastWorth },
  'hazards from the sideboard': { whether: keep, toDeck: mostPoints, toDiscard: mostPoints },
  'end-of-turn phase': { council },
};
