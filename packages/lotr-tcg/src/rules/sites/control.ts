/**
 * Taking control of sites: it can be responded to before it happens. LR-CONTROL-001..003
 *
 * Not    which site that is, and how it is liberated (sites.ts).
 */

import type { S } from '../../state.ts';
import { byOf, howBy, packed, sourceOf, speaking, Way, wayOf } from '../actions/cause.ts';
import { happensBy, type Verb, verbOf } from '../actions/happening.ts';
import { aboutToControl, siteControlled } from '../events.ts';
import { moveToController, siteToControl } from './sites.ts';

/** A response may have laid another site there. */
const taking: Verb = verbOf({
  about: aboutToControl,
  done: siteControlled,
  can: (s, site) => site !== 0 && siteToControl(s) === site,
  happen: (s, site, _source, how) => moveToController(s, site, byOf(how)),
});
/** Whoever takes it is the one who does it, whosever text lets him. */
export function takeControl(s: S, player: number): void {
  const site = siteToControl(s);
  const from = speaking(s);
  const way = wayOf(howBy(s, from, Way.rules));
  happensBy(s, taking, site, sourceOf(s, from), packed(way, player), from);
}
