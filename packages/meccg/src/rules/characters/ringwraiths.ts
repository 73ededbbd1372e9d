/**
 * Ringwraiths: the one who represents his player, those who follow him, and the modes in which they ride. ME-RW
 *
 * Owns   who may come as a follower and what controlling him costs, and the mode of a company.
 * Not    where a Ringwraith's company may go (movement/ringwraith-ways.ts), or with whom (companies/composition.ts).
 * Keeps  a Ringwraith in play who represents nobody is a follower, and no avatar (cards.ts, ME-RW-006, 008); he follows
 *        the one who does, or nobody (ME-RW-007).
 */
import { ITS, markOf, say, valueOf } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';
import { companyOf, isRace, isRingwraithFollower } from '../cards/cards.ts';
import { isSame } from '../cards/identity.ts';
import { atHaven, firstOf, siteNumber } from '../companies/company.ts';
import { sideOf } from '../sides.ts';
import { isHome } from './home.ts';

export const isRingwraith = (s: S, card: number): boolean => isRace(s, card, 'Ringwraith');
export function hasRingwraith(s: S, company: number): boolean {
  if (!sideOf(s, s.company.player[company]).ofTheNine) return false;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) if (isRingwraith(s, c)) return true;
  return false;
}

// ——— followers ———
/** Of a Ringwraith who represents his player: how many may follow him at no cost, and be brought in for it. ME-RW-501 */
export const freeRiders = engine.marker('Ringwraith followers', (_whose, _by, n) =>
  n === 1
    ? say`one Ringwraith follower in ${ITS} company may be controlled with no direct influence, and brought into play in your organization phase`
    : say`up to ${n} Ringwraith followers in ${ITS} company may be controlled with no direct influence, and brought into play in separate organization phases`,
);
/** Who may always join another Ringwraith, and needs no influence, by definition. */
const joiners = new Set<number>();
export const registerJoiner = (def: number): unknown => joiners.add(def);
const isJoiner = (s: S, card: number): boolean => joiners.has(s.card.def[card]);

/** How many follow somebody whom a free place must be kept for: up to one of them, or all. */
function ridersBefore(s: S, leader: number, card: number): number {
  let n = 0;
  for (let c = firstOf(s, companyOf(s, leader)); c !== 0 && c !== card; c = s.card.next[c])
    if (s.card.leader[c] === leader && isRingwraithFollower(s, c) && !isJoiner(s, c)) n++;
  return n;
}
const COST = 1;
/** The influence that controls a Ringwraith as a follower of another. ME-RW-502 */
export const riderNeeds = (s: S, leader: number, card: number): number =>
  isJoiner(s, card) || ridersBefore(s, leader, card) < valueOf(s, freeRiders, leader) ? 0 : COST;

/** A card of the hand may come into play as a Ringwraith follower. ME-RW-501 */
export function mayFollow(s: S, player: number, card: number): boolean {
  const leader = s.player.avatar[player];
  if (leader === 0 || !sideOf(s, player).ofTheNine || !isRingwraith(s, card) || isSame(s, leader, card))
    return false;
  return isGathering(s, leader, card) && riderNeeds(s, leader, card) === 0;
}
/** Where Ringwraiths gather: their leader is at a Darkhaven, or where the other is at home. */
export function isGathering(s: S, leader: number, card: number): boolean {
  const company = companyOf(s, leader);
  return atHaven(s, company) || isHome(s, card, siteNumber(s, company), false);
}

// ——— modes ———
export const modeNames = ['no', 'Black Rider', 'Fell Rider', 'Heralded Lord'] as const;
export const Mode = { none: 0, blackRider: 1, fellRider: 2, heraldedLord: 3 } as const;
/** Of a company of Ringwraiths: the mode in which they ride. ME-RW-001 */
export const ringwraithMode = engine.attribute('mode', () => Mode.none, {
  least: 0,
  reads: (whose, _by, mode) => say`${whose} is in ${modeNames[mode]} mode`,
});
export const modeOf = (s: S, company: number): number => markOf(s, ringwraithMode, company);
