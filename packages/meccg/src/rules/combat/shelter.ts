/**
 * Places where whoever stands there is safe: attacks are cancelled as they begin. ME-HAVEN-002, ME-DRAGON-4008
 *
 * Keeps  only a company that stands at its own card of the place is safe, not one on its way there; and an attack that
 *        cannot be cancelled goes on.
 */
import { isMarked, say } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isInLair } from '../dragons/lair.ts';

/** Of a site card: more than 0 where attacks against companies of its player are cancelled. */
export const shelter = engine.marker(
  'shelter',
  (whose) => say`any attack against a company of yours at ${whose} is cancelled`,
);
/** The site card that shelters a company; 0: none does. */
export function shelterOf(s: S, company: number): number {
  const site = s.company.site[company];
  if (isInLair(s, company)) return site;
  return isMarked(s, shelter, site) ? site : 0;
}
