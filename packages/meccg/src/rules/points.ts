/**
 * Marshalling points: by kind, with doubling and the half cap. ME-MP, ME-END-4010, 4011
 *
 * Owns   counting; nothing is stored.
 * Keeps  doubling where no opponent has any of a kind, save kill and miscellaneous; no kind above half of
 *        all; what is taken off comes last (ME-MP-017).
 */
import { firstIn, isIn, place, say, valueOf } from '@westmarch/kernel';
import { eliminatedPoints, engine, points as pointsOf, printed } from '../engine.ts';
import { alignments, pointKinds } from '../facts/names.ts';
import { type S, Zone } from '../state.ts';
import { companyOf, hasKeyword, isAgent, isHazard, Kind } from './cards/cards.ts';
import { isSame } from './cards/identity.ts';
import { scoresFor } from './cards/kills.ts';
import { isHoarded, worthToDragon } from './dragons/hoard.ts';
import { leaderPoints } from './influence/led-factions.ts';
import { isStrangeItem } from './items/bearing.ts';
import { isBelow } from './movement/under-deeps.ts';
import { firstPrisoner, isLostInPrison, nextPrisoner } from './prisoners/held.ts';
import { sideOf } from './sides.ts';
import { isSolitaire } from './solitaire/seats.ts';
import { isStarter } from './starter.ts';

export const KINDS = pointKinds.length;
const CHARACTER = pointKinds.indexOf('character');
const ITEM = pointKinds.indexOf('item');
const FACTION = pointKinds.indexOf('faction');
export const KILL = pointKinds.indexOf('kill');
export const MISCELLANEOUS = pointKinds.indexOf('miscellaneous');

const STAGE = alignments.indexOf('stage');
/**
 * Of a card of points whose player has one for each: what it is worth to him. Only his own avatar and stage resources
 * change it. ME-MP-2001, 2006, ME-FW-4011
 */
export const worth = engine.attribute('worth to a fallen-wizard', () => 1, {
  least: 0,
  reads: (whose, by) => say`${whose} is worth ${by} marshalling points`,
});
/** What a card of his in play or in his points pile is worth to a player; of the other side's items half. ME-FW-007, 008, ME-STORE-2008, ME-ITEM-009 */
export function worthOf(s: S, player: number, card: number): number {
  if (s.card.worthless[card] === 1) return 0;
  const normal = valueOf(s, pointsOf, card);
  const { hoards } = sideOf(s, player);
  if (hoards && (printed.kind(s, card) !== Kind.item || !isIn(s, card, Zone.points)))
    return worthToDragon(s, player, card, normal);
  if (isStrangeItem(s, player, card)) return Math.ceil(normal / 2);
  if (normal <= 0 || printed.alignment(s, card) === STAGE || !sideOf(s, player).onePointEach) return normal;
  return valueOf(s, worth, card);
}

/** What the prisoners whom a hazard holds would be worth to their player. ME-MP-2003 */
function heldPoints(s: S, host: number, player: number): number {
  let sum = 0;
  for (let c = firstPrisoner(s, host); c !== 0; c = nextPrisoner(s, c))
    if (s.card.owner[c] === player) sum += worthOf(s, player, c);
  return sum;
}

/** A Dragon that was beaten as a faction is a kill. ME-DRAGON-014, ME-TROPHY-503 */
const isBeaten = (s: S, card: number): boolean =>
  printed.kind(s, card) === Kind.faction && (s.card.trophy[card] === 1 || isIn(s, card, Zone.points));
const kindOf = (s: S, card: number): number => (isBeaten(s, card) ? KILL : printed.pointKind(s, card));

/** Points of a player by kind, as they stand on the table. An agent that was defeated is a kill. ME-MP-2008 */
export function rawPoints(s: S, player: number): number[] {
  const by = Array.from({ length: KINDS }, () => 0);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && scores(s, c)) by[kindOf(s, c)] += worthOf(s, player, c);
  by[FACTION] += leaderPoints(s, player);
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    by[isAgent(s, c) && !isLostInPrison(s, c) ? KILL : kindOf(s, c)] += isLostInPrison(s, c)
      ? -worthOf(s, player, c)
      : worthOf(s, player, c);
  for (let host = s.kernel.liveFirst; host !== 0; host = s.card.liveNext[host])
    if (isHazard(s, host)) by[CHARACTER] -= heldPoints(s, host, player);
  for (let c = firstIn(s, place(s, Zone.out, player)); c !== 0; c = s.card.next[c])
    by[printed.pointKind(s, c)] += valueOf(s, eliminatedPoints, c);
  for (let other = 1; other <= s.layout.sizes.players; other++)
    for (let c = firstIn(s, place(s, Zone.out, other)); c !== 0; c = s.card.next[c])
      if (s.card.slainBy[c] === player) by[KILL] += worthOf(s, player, c);
  return by;
}

/**
 * Whatever is in play for its player; but a hazard is worth something to whoever defeats it, also while it is a trophy
 * of his, and a site once stored. ME-TROPHY-505
 */
const scores = (s: S, card: number): boolean =>
  isHazard(s, card)
    ? s.card.trophy[card] === 1 && scoresFor(s, s.card.controller[card], card)
    : printed.kind(s, card) !== Kind.site;

/** Before doubling: all of a player's points as they stand. */
const pointsInAll = (s: S, player: number): number =>
  rawPoints(s, player).reduce((sum, n) => sum + n, 0) - s.player.penalty[player];

/** What counts when the Council is called: nothing that is with a company in the Under-deeps, but for a Balrog player. ME-MP-005, 006, DECISIONS D16 */
export function pointsToCall(s: S, player: number): number {
  // What a leader adds does not help to call. ME-FACT-2008
  const all = pointsInAll(s, player) - leaderPoints(s, player);
  let below = 0;
  if (sideOf(s, player).callsFromBelow) return all;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && scores(s, c) && isBelow(s, companyOf(s, c)))
      below += worthOf(s, player, c);
  return all - below;
}

/** What a player's hoard and what he has burnt are worth, and what he has slain; of the hoard so many times its points. */
function hoardPoints(s: S, player: number, times: number): number {
  let sum = rawPoints(s, player)[KILL];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player && isHoarded(s, c)) sum += worthOf(s, player, c);
  for (let c = firstIn(s, place(s, Zone.points, player)); c !== 0; c = s.card.next[c])
    if (isHoarded(s, c)) sum += worthOf(s, player, c) * times;
  return sum;
}
/** Of a Dragon player: what his hoard, his kills and what he has burnt come to. */
export const hoardedPoints = (s: S, player: number): number =>
  sideOf(s, player).hoards ? hoardPoints(s, player, 1) : 0;
/** They are half of his points at least, where that is asked of him. ME-DRAGON-4006 */
export const hasHoardedEnough = (s: S, player: number): boolean =>
  !sideOf(s, player).hoards || 2 * hoardPoints(s, player, 1) >= pointsInAll(s, player);

/** The most of each kind that any opponent has. ME-MP-4003 */
function mostOfOthers(s: S, player: number): number[] {
  const most = Array.from({ length: KINDS }, () => -Infinity);
  for (let other = 1; other <= s.layout.sizes.players; other++) {
    if (other === player) continue;
    const theirs = rawPoints(s, other);
    for (let k = 1; k < KINDS; k++) most[k] = Math.max(most[k], theirs[k]);
  }
  return most;
}

/** Points of a kind that no opponent has any of. ME-END-4010 */
const counted = (s: S, kind: number, others: readonly number[], own: readonly number[]): boolean =>
  !isSolitaire(s) && kind !== KILL && kind !== MISCELLANEOUS && others[kind] <= 0 && own[kind] > 0;
/** The same, for whoever asks about one kind. */
export const isDoubled = (s: S, player: number, kind: number, own: readonly number[]): boolean =>
  counted(s, kind, mostOfOthers(s, player), own);

/** A player's total at the Council. */
export function councilPoints(s: S, player: number): number {
  // By the starter rules they are compared as they stand. ME-MP-9000
  if (isStarter(s)) return pointsInAll(s, player);
  const own = rawPoints(s, player);
  const other = mostOfOthers(s, player);
  const doubled = !isSolitaire(s) && other[ITEM] <= 0 ? 2 : 1;
  for (let k = 1; k < KINDS; k++) if (counted(s, k, other, own)) own[k] *= 2;
  const all = halfCap(own);
  const counts = sideOf(s, player).hoards ? Math.min(all, 2 * hoardPoints(s, player, doubled)) : all;
  return counts - s.player.penalty[player] - copiesAgainst(s, player);
}

/** Hazards show nothing at the Council. ME-MP-021 */
const mayShow = (s: S, card: number): boolean =>
  hasKeyword(s, card, 'unique') && !isHazard(s, card) && printed.points(s, card) > 0;

/** A card in play for a player that this one is a copy of. */
function hasInPlay(s: S, player: number, card: number): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isSame(s, c, card) && s.card.controller[c] === player) return true;
  return false;
}

/** Unique cards of points in the hands of others that this player has in play: one point each. ME-MP-017, 019 */
export function copiesAgainst(s: S, player: number): number {
  let shown = 0;
  for (let other = 1; other <= s.layout.sizes.players; other++) {
    if (other === player) continue;
    for (let c = firstIn(s, place(s, Zone.hand, other)); c !== 0; c = s.card.next[c])
      if (mayShow(s, c) && hasInPlay(s, player, c)) shown++;
  }
  return shown;
}

/** No kind gives more than all the others together. ME-END-4011 */
export function halfCap(own: readonly number[]): number {
  const positive = own.map((n) => Math.max(0, n));
  const all = positive.reduce((sum, n) => sum + n, 0);
  const negative = own.reduce((sum, n) => sum + Math.min(0, n), 0);
  const most = Math.max(...positive);
  const rest = all - most;
  return (most > rest ? rest * 2 : all) + negative;
}
