/**
 * Where others of ours will be: whoever is alone does better with company, and may go where they go.
 *
 * Not    whether they then go on together (companies.ts).
 */
import {
  companiesOf,
  hasKeyword,
  isOrcOrTroll,
  type MeccgState,
  membersOf,
  placeOfSite,
  printed,
} from '@westmarch/meccg';
import { hasLoneAvatar } from '../modes.ts';
import type { Party } from './party.ts';

/** So many look after each other on the way. */
export const ENOUGH = 3;
const MOST_TOGETHER = 7;

/** They could go on together. ME-COMPANY-507, 508 */
function getOnWith(s: MeccgState, some: readonly number[], others: readonly number[]): boolean {
  if (some.length + others.length > MOST_TOGETHER) return false;
  const leads = (c: number): boolean => hasKeyword(s, c, 'Leader');
  return isOrcOrTroll(s, some[0]) === isOrcOrTroll(s, others[0]) && !(some.some(leads) && others.some(leads));
}

/** By place: how much better a party that is too small would do with those who will be there. */
export function meetings({ mind: { s, you }, company, members }: Party): ReadonlyMap<number, number> | null {
  const lacks = ENOUGH - members.length;
  if (lacks <= 0 || members.length === 0 || hasLoneAvatar(s, company)) return null;
  let found: Map<number, number> | null = null;
  for (const other of companiesOf(s, you)) {
    if (other === company || hasLoneAvatar(s, other)) continue;
    const others = membersOf(s, other).filter((c) => !members.includes(c));
    if (others.length === 0 || !getOnWith(s, members, others)) continue;
    const { site, destination } = s.company;
    const at = placeOfSite[printed.site(s, destination[other] === 0 ? site[other] : destination[other])];
    found ??= new Map();
    found.set(at, Math.max(found.get(at) ?? 0, Math.min(lacks, others.length)));
  }
  return found;
}
