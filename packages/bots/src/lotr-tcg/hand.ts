/** Cards that may or must go. */
import { Kind } from '@westmarch/kernel';
import { best, type Policies, type Policy } from './thought.ts';
import { worthInHand } from './worth.ts';

const leastWorth: Policy = (t) => best(t, (i) => -worthInHand(t.s, t.you, t.o.a(i)));

/** What cannot be used makes room for what can. */
const KEPT = 1;
const mayDiscard: Policy = (t) =>
  best(t, (i) => (t.o.kind(i) === Kind.card ? KEPT - worthInHand(t.s, t.you, t.o.a(i)) : 0));

export const handPolicies: Policies = {
  reconciling: { mayDiscard, discardDown: leastWorth },
  muster: { discard: mayDiscard },
};
