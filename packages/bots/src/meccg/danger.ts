/**
 * What an attack or a journey may cost: expected losses in the measure of worth.ts.
 */
import { firstIn, place, valueOf } from '@westmarch/kernel';
import {
  body,
  CardKind,
  firstOf,
  isAbout,
  isAvatar,
  type MeccgState,
  printed,
  prowess,
  Status,
  sideOf,
  sites,
  Zone,
} from '@westmarch/meccg';
import { chanceBelow, chanceToExceed } from './odds.ts';
import { leadOf, worthOf } from './worth.ts';

/** A wound costs turns; this is its share of the whole worth. */
const WOUND = 0.18;

/** What a strike of that prowess is expected to cost one fighter. */
export function strikeLoss(s: MeccgState, card: number, against: number, modifier: number): number {
  const status = s.card.status[card];
  const shape = status === Status.tapped ? -1 : status === Status.wounded ? -2 : 0;
  const hit = chanceBelow(against, valueOf(s, prowess, card) + shape + modifier);
  const dies = chanceToExceed(valueOf(s, body, card), status === Status.wounded ? 1 : 0);
  return hit * worthOf(s, card) * (WOUND + dies);
}

/** Everyone of a company who can be struck. */
export function fightersOf(s: MeccgState, company: number): number[] {
  const found: number[] = [];
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
    found.push(c);
    for (let a = firstIn(s, place(s, Zone.on, c)); a !== 0; a = s.card.next[a])
      if (printed.kind(s, a) === CardKind.ally) found.push(a);
  }
  return found;
}

/** What an attack is expected to cost a company that chooses its defenders well. `strikes` 0: one for each. */
export function attackLoss(s: MeccgState, company: number, strikes: number, against: number): number {
  const fighters = fightersOf(s, company);
  // Strikes beyond the defenders weaken them.
  const excess = Math.ceil(Math.max(0, strikes - fighters.length) / Math.max(1, fighters.length));
  const losses: number[] = [];
  for (const card of fighters) losses.push(strikeLoss(s, card, against, -excess));
  losses.sort((a, b) => a - b);
  const many = strikes === 0 ? losses.length : Math.min(strikes, losses.length);
  let total = 0;
  for (let i = 0; i < many; i++) total += losses[i];
  return total;
}

/** What entering a site is expected to cost. */
export function siteLoss(s: MeccgState, company: number, site: number): number {
  let total = 0;
  for (const attack of sites[site]?.attacks ?? [])
    if (isAbout(s, company, attack.against))
      total +=
        attackLoss(s, company, attack.strikes, attack.prowess) *
        (isAbout(s, company, attack.detainment) ? 0.1 : 1);
  return total;
}

/** Whoever is ahead has more to lose by the loss of his avatar: so many points of a lead double what he fears for him. */
const DOUBLED_BY = 20;
const hasAvatar = (s: MeccgState, company: number): boolean => {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isAvatar(s, c)) return true;
  return false;
};
/** By how much more a company should fear than its losses are worth. */
export const cautionOf = (s: MeccgState, you: number, company: number): number =>
  hasAvatar(s, company) ? 1 + Math.max(0, leadOf(s, you)) / DOUBLED_BY : 1;

/** What may come upon anybody on the way. */
const USUAL = { strikes: 2, prowess: 10 } as const;
const USUAL_FEAR = 0.6;
/** How much a company fears the peril of a way: an avatar who stands nearly alone fears what a usual creature may do. */
export function fearOf(s: MeccgState, you: number, company: number): number {
  if (!hasAvatar(s, company)) return USUAL_FEAR;
  const loss = attackLoss(s, company, USUAL.strikes, USUAL.prowess) * (sideOf(s, you).detained ? 0.5 : 1);
  return USUAL_FEAR + 0.3 * Math.max(0, loss - 1) * cautionOf(s, you, company);
}

/** How perilous a region of each type is, in the order of the game's list. */
const PERIL = [0, 0.1, 0.25, 0.5, 0.7, 1, 0.35] as const;
/** The Shadow's own only detain minions: they fear the lands of the free. */
const PERIL_OF_MINIONS = [0, 0.6, 0.4, 0.3, 0.15, 0.1, 0.35] as const;

/** The peril of a way: more creatures can be keyed to it. */
export function wayPeril(types: readonly number[], detained: boolean): number {
  let total = 0;
  for (const type of types) total += (detained ? PERIL_OF_MINIONS : PERIL)[type];
  return total;
}
