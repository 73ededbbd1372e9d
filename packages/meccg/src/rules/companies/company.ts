/**
 * Companies: characters who act together at one site. ME-COMPANY, ME-SPLIT, ME-JOIN
 *
 * Keeps  a company with nobody in it exists only until all have moved (ME-COMPANY-506); size counts Hobbits and Orc
 *        scouts half (ME-COMPANY-002).
 */
import {
  announce,
  clearRow,
  firstIn,
  isIn,
  mingle,
  move,
  place,
  placeIndexOf,
  say,
  sizeOf,
  valueOf,
} from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { joined, left } from '../../events.ts';
import { COMPANIES_PER_PLAYER, Phase, type S, Zone } from '../../state.ts';
import { hasSkill, isRace } from '../cards/cards.ts';
import { hazardLimit } from '../hazards/hazard-limit.ts';
import { isHavenFor, returnSite } from '../sites/sites.ts';
import { endCards, joinCards } from './company-cards.ts';
import { endEffectsAbout, joinEffects } from './company-effects.ts';
import { joinHistory } from './history.ts';

export const firstCompany = (player: number): number => (player - 1) * COMPANIES_PER_PLAYER + 1;
export const lastCompany = (player: number): number => player * COMPANIES_PER_PLAYER;
export const inCompany = (s: S, company: number): number => place(s, Zone.company, company);
export const firstOf = (s: S, company: number): number => firstIn(s, inCompany(s, company));
export const countOf = (s: S, company: number): number => sizeOf(s, inCompany(s, company));

/** A new company at a site card; 0 when the player has as many as he can. */
export function newCompany(s: S, player: number, site: number): number {
  for (let company = firstCompany(player); company <= lastCompany(player); company++) {
    if (s.company.player[company] !== 0) continue;
    s.company.player[company] = player;
    s.company.site[company] = site;
    return company;
  }
  return 0;
}

export const hasRoomForCompany = (s: S, player: number): boolean => {
  for (let company = firstCompany(player); company <= lastCompany(player); company++)
    if (s.company.player[company] === 0) return true;
  return false;
};

/** A character comes to a company; his followers come with him. */
export function joinCompany(s: S, card: number, company: number): void {
  const from = isIn(s, card, Zone.company) ? placeIndexOf(s, card) : 0;
  move(s, card, inCompany(s, company));
  if (from === company) return;
  if (from !== 0) announce(s, left, card, from);
  announce(s, joined, card, company);
}

/** A card on guard goes back to its owner's hand, still known to him only. ME-ONGUARD-2008 */
export function toHandFromGuard(s: S, card: number): void {
  s.card.hazardNumber[card] = 0;
  move(s, card, place(s, Zone.hand, s.card.owner[card]));
  mingle(s, card);
}
export function returnOnGuard(s: S, company: number): void {
  const at = place(s, Zone.onGuard, company);
  for (let c = firstIn(s, at); c !== 0; c = firstIn(s, at)) toHandFromGuard(s, c);
}

/** The limit has fallen so far that a card on guard could not have been placed. ME-ONGUARD-2003 */
export function settleOnGuard(s: S): void {
  const { company, hazardsDeclared, phase } = s.global;
  if (phase !== Phase.movementHazard || s.company.returned[company] === 1) return;
  const limit = hazardLimit(s);
  if (hazardsDeclared <= limit) return;
  for (let c = firstIn(s, place(s, Zone.onGuard, company)), next: number; c !== 0; c = next) {
    next = s.card.next[c];
    if (s.card.hazardNumber[c] > limit) toHandFromGuard(s, c);
  }
}

/** Another play has come between: the minor item at the site is no longer free. ME-ITEM-4005 */
export function passFreeItem(s: S, player: number): void {
  if (s.global.phase === Phase.site && s.global.company !== 0 && s.global.active === player)
    s.company.minorItem[s.global.company] = 0;
}

/**
 * A company that nobody is in ends; but in the movement/hazard phase its sites stay until all have moved, and a card
 * may still be placed on guard there. ME-COMPANY-506
 */
export function endIfEmpty(s: S, company: number): void {
  if (s.global.phase !== Phase.movementHazard) endNow(s, company);
}

/** All have moved: companies that nobody is in end. */
export function endEmpty(s: S): void {
  const last = lastCompany(s.layout.sizes.players);
  for (let company = 1; company <= last; company++) endNow(s, company);
}

/** Its site goes back if no other company uses it. */
function endNow(s: S, company: number): void {
  if (s.company.player[company] === 0 || countOf(s, company) > 0) return;
  const { site, origin, destination } = s.company;
  const [at, from, to] = [site[company], origin[company], destination[company]];
  returnOnGuard(s, company);
  endEffectsAbout(s, company);
  endCards(s, company);
  clearRow(s.company, company);
  returnSite(s, at);
  if (from !== at) returnSite(s, from);
  if (to !== at && to !== from) returnSite(s, to);
}

/** Twice the size, so that halves are whole. */
export function doubleSize(s: S, company: number): number {
  let size = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) size += doubleOf(s, c);
  return size;
}
/** What one character adds to it. */
export const doubleOf = (s: S, card: number): number => (countsHalf(s, card) ? 1 : 2);
const countsHalf = (s: S, card: number): boolean =>
  isRace(s, card, 'Hobbit') || (isRace(s, card, 'Orc') && hasSkill(s, card, 'scout'));

/** Rounded up. ME-COMPANY-500, ME-HAZ-2017 */
export const companySize = (s: S, company: number): number => (doubleSize(s, company) + 1) >> 1;
/** What the company may number at most away from a Haven. ME-COMPANY-502 */
export const MOST_IN_COMPANY = 7;
/** The same of one company, where a card says otherwise. */
export const sizeLimit = engine.attribute('size limit', () => MOST_IN_COMPANY, {
  reads: (whose, by, n) =>
    n >= NO_LIMIT ? say`there is no limit to the size of ${whose}` : say`${whose} may have ${by} members`,
});
export const NO_LIMIT = 99;
export const mostIn = (s: S, company: number): number => valueOf(s, sizeLimit, company);

/** It stands at a Haven. */
export const atHaven = (s: S, company: number): boolean =>
  isHavenFor(s, s.company.player[company], s.company.site[company]);
/** It takes in so much more, of double size: any number at a Haven. ME-COMPANY-502 */
export const hasRoomFor = (s: S, company: number, more: number): boolean =>
  atHaven(s, company) || (doubleSize(s, company) + more + 1) >> 1 <= mostIn(s, company);
/** The number of the site card at which it stands. */
export const siteNumber = (s: S, company: number): number => printed.site(s, s.company.site[company]);
/** The place where it stands. */
export const placeOf = (s: S, company: number): number => printed.place(s, s.company.site[company]);

/** Two companies of a player stand at the same place. */
export const samePlace = (s: S, a: number, b: number): boolean => placeOf(s, a) === placeOf(s, b);

/** The company that all parts of one had in common. */
const wholeOf = (s: S, company: number): number => s.company.partOf[company] || company;
/** Both were one company when this movement/hazard phase began. ME-SPLIT-504 */
export const haveParted = (s: S, a: number, b: number): boolean => wholeOf(s, a) === wholeOf(s, b);
export function noteParting(s: S, part: number, from: number): void {
  s.company.partOf[part] = wholeOf(s, from);
}

/** All of `from` join `to`. ME-JOIN-500, 501 */
export function merge(s: S, from: number, to: number): void {
  // Whoever has parted from one of them has parted from the whole.
  const [old, whole] = [wholeOf(s, from), wholeOf(s, to)];
  for (let c = 1; c < s.company.player.length; c++)
    if (wholeOf(s, c) === old && s.company.player[c] !== 0) s.company.partOf[c] = whole;
  for (let c = firstOf(s, from); c !== 0; c = firstOf(s, from)) joinCompany(s, c, to);
  // What lay beside either site now lies beside one.
  const guards = place(s, Zone.onGuard, from);
  for (let c = firstIn(s, guards); c !== 0; c = firstIn(s, guards)) move(s, c, place(s, Zone.onGuard, to));
  if (s.company.site[from] !== s.company.site[to]) {
    const on = place(s, Zone.on, s.company.site[from]);
    for (let c = firstIn(s, on); c !== 0; c = firstIn(s, on))
      move(s, c, place(s, Zone.on, s.company.site[to]));
  }
  joinEffects(s, from, to);
  joinCards(s, from, to);
  joinHistory(s, from, to);
  s.company.faced[to] |= s.company.faced[from];
  s.company.pursued[to] = Math.max(s.company.pursued[to], s.company.pursued[from]);
  endNow(s, from);
}
