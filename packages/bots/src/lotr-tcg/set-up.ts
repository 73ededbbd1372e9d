/** Bids, the order of turns, sites, and who sets out. */
import { Kind, valueOf } from '@westmarch/kernel';
import { cost, type LotrTcgState, localNamed, printed, strength, vitality } from '@westmarch/lotr-tcg';
import { best, type Policies, type Policy } from './thought.ts';
import { worthOfVitality } from './worth.ts';

/** A burden or two for the first place; who bids more has less to lose later. */
const FAIR_BID = 1;
const bid: Policy = (t) => {
  const wanted = FAIR_BID + t.pick(2);
  return best(t, (i) => -Math.abs(t.o.a(i) - wanted));
};
const first: Policy = (t) => best(t, (i) => -t.o.a(i));

/** For the others' way the worst, for one's own the best. */
const layWorst: Policy = (t) => best(t, (i) => printed.twilight(t.s, t.o.a(i)));
const layBest: Policy = (t) => best(t, (i) => -printed.twilight(t.s, t.o.a(i)));

const PRICE = 4;
const goodness = (s: LotrTcgState, c: number): number =>
  2 + valueOf(s, strength, c) + worthOfVitality(vitality(s, c));

/** Whoever leads to the best company that four twilight can pay for. */
const companion: Policy = (t) => {
  const { s, o } = t;
  const left = PRICE - s.player.spent[localNamed(s, 'player')];
  const bestWith = (i: number): number => {
    const c = o.a(i);
    const rest = left - valueOf(s, cost, c);
    let more = 0;
    for (let k = 0; k < o.count; k++)
      if (
        o.kind(k) === Kind.card &&
        printed.title(s, o.a(k)) !== printed.title(s, c) &&
        valueOf(s, cost, o.a(k)) <= rest
      )
        more = Math.max(more, goodness(s, o.a(k)));
    return goodness(s, c) + more;
  };
  return best(t, (i) => (o.kind(i) === Kind.card ? bestWith(i) : 0));
};

export const setUpPolicies: Policies = {
  bidding: { bid, choose: first },
  'the first site': { lay: layBest },
  'starting fellowship': { companion },
  moving: { laySite: layWorst },
  'playing a site': { which: layBest },
};
