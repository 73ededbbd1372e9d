/**
 * Healing: from wounded to well, for one character or for all around him. ME-UNTAP-003
 *
 * Owns   where the wounded heal in the untap phase, and how far a healing effect reaches.
 * Keeps  a spread effect heals the wounded only, and untaps nobody who is merely tapped (ME-CARD-0386).
 */
import { announce, say, valueOf } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import { keptFromHealing } from '../../events.ts';
import { type S, Status } from '../../state.ts';
import { companyOf, isCharacter } from '../cards/cards.ts';
import { mayHeal } from '../chain/forbidden.ts';
import { firstOf, samePlace } from '../companies/company.ts';
import { isHavenFor } from '../sites/sites.ts';

/** Of a character: 1 a healing effect on him reaches his company, 2 everyone at his site. */
export const healingReach = engine.marker(
  'reach of healing',
  (whose) => say`what heals one of them heals ${whose}`,
);
/** Of a site card: more than 0 where the wounded heal as at a Haven. */
export const healsHere = engine.attribute(
  'healing',
  (s, site) => (isHavenFor(s, s.card.owner[site], site) ? 1 : 0),
  { reads: (whose) => say`${whose} is a Haven for healing` },
);
export const Reach = { company: 1, site: 2 } as const;

/** The company stands where the wounded heal. */
export const healsAt = (s: S, company: number): boolean =>
  s.company.site[company] !== 0 && valueOf(s, healsHere, s.company.site[company]) > 0;

/** Whoever is wounded is well again, tapped or not; or something keeps him from it. */
export function recover(s: S, card: number, status: number): void {
  if (s.card.status[card] !== Status.wounded) return;
  if (mayHeal(s, card)) s.card.status[card] = status;
  else announce(s, keptFromHealing, card);
}
function healOne(s: S, card: number, status: number): void {
  if (isCharacter(s, card)) recover(s, card, status);
}

function healAll(s: S, company: number, status: number): void {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) healOne(s, c, status);
}

/** A healing effect on a character: well and untapped, or only tapped; and all others whom it reaches. */
export function heal(s: S, card: number, status: number = Status.untapped): void {
  healOne(s, card, status);
  const reach = valueOf(s, healingReach, card);
  const company = companyOf(s, card);
  if (reach === 0) return;
  if (reach < Reach.site) return healAll(s, company, status);
  for (let other = 1; other < s.company.player.length; other++)
    if (samePlace(s, other, company)) healAll(s, other, status);
}
