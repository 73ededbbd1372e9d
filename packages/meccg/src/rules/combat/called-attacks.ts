/**
 * Sites that call a hazard in play to their defence: one of those that their cards name must attack whoever enters.
 *
 * Owns   which permanent-events a site calls.
 * Not    their attack, which is one more automatic-attack (automatic-attacks.ts): whatever comes of it, the card is
 *        discarded and gives no points.
 */
import { isIn, type Options, type Phrase } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';

/** Whether a card is one that the site calls. */
export type Called = (s: S, card: number) => boolean;
/** And how they are spoken of: one by name, or one of several. */
export interface Call {
  readonly which: Called;
  readonly who: Phrase;
  readonly several: boolean;
}
const calls: Called[] = [];
/** A site, by its number on the map, calls such cards. */
export function registerCall(site: number, called: Called): void {
  calls[site] = called;
}

function eachCalled(s: S, site: number, o: Options | null): boolean {
  const called = calls[printed.site(s, site)];
  if (called === undefined) return false;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isIn(s, c, Zone.events) && called(s, c)) {
      if (o === null) return true;
      o.card(c);
    }
  return false;
}

/** Some card in play is called by a site card. */
export const someoneIsCalled = (s: S, site: number): boolean => eachCalled(s, site, null);
/** One of them must attack: the attacker chooses which. */
export const offerCalled = (s: S, site: number, o: Options): void => {
  eachCalled(s, site, o);
};
