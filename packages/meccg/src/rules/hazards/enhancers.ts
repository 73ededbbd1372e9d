/**
 * The enhancer limit of games of three and more: how many events that strengthen creatures or attacks may be in play while
 * a company moves. ME-MP-4017..4019
 *
 * Owns   which events those are, the limit of a company, and giving up what is beyond it.
 * Not    the hazard limit, which they count against as others do (hazard-limit.ts).
 * Keeps  such an event may be played at the limit; the hazard player then chooses what goes, at once.
 */
import { again, firstIn, isIn, place, say } from '@westmarch/kernel';
import { ask, engine, printed } from '../../engine.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { discard, Kind } from '../cards/cards.ts';
import { firstOf } from '../companies/company.ts';
import { isForMany } from '../many-players.ts';

const enhancers = new Set<number>();
/** A definition strengthens a class of creatures or attacks as long as it lies in play. */
export const registerEnhancer = (def: number): unknown => enhancers.add(def);
export const isEnhancer = (s: S, card: number): boolean =>
  enhancers.has(s.card.def[card]) && isIn(s, card, Zone.events);

export function enhancersInPlay(s: S): number {
  let n = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (isEnhancer(s, c)) n++;
  return n;
}

const LEAST = 2;
/** Characters and allies, none of them for half. ME-MP-4017, DECISIONS D2 */
export function enhancerLimit(s: S, company: number): number {
  let n = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
    n++;
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (printed.kind(s, on) === Kind.ally) n++;
  }
  return Math.max(LEAST, n);
}

/** More are in play than the company that now moves allows. */
export const tooManyEnhancers = (s: S): boolean =>
  isForMany(s) &&
  s.global.phase === Phase.movementHazard &&
  s.global.company !== 0 &&
  enhancersInPlay(s) > enhancerLimit(s, s.global.company);

export const thinEnhancers = engine.procedure(
  'enhancers beyond the limit',
  {},
)({
  which: ask('ME-MP-4018 ME-MP-4019', {
    who: (s) => s.global.hazardPlayer,
    say: () => say`More events strengthen creatures than this company allows: which one is discarded?`,
    options(s, _f, o) {
      if (!tooManyEnhancers(s)) return;
      for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) if (isEnhancer(s, c)) o.card(c);
    },
    choose(s, _f, option) {
      discard(s, option.a);
      return again;
    },
  }),
});
