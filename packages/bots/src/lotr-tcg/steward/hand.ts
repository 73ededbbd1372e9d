/** Cards that may or must go: whatever is least worth makes room for a new one, every time. */
import { Kind } from '@westmarch/kernel';
import { best, type Policies, type Policy } from '../thought.ts';
import { worthInHand } from '../worth.ts';

const leastWorth: Policy = (t) => best(t, (i) => -worthInHand(t.s, t.you, t.o.a(i)));

/** Draw decks are never used up: what is worth less than a companion is worth less than what may come for it. */
const KEPT = 2;
const mayDiscard: Policy = (t) =>
  best(t, (i) => (t.o.kind(i) === Kind.card ? KEPT - worthInHand(t.s, t.you, t.o.a(i)) : 0));

export const handPolicies: Policies = {
  reconciling: { mayDiscard, discardDown: leastWorth },
  muster: { discard: mayDiscard },
};
