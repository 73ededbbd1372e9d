/** Unique cards, and cards that cannot be duplicated. ME-UNIQ */
import { firstIn, type Gate, isIn, place, say } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isTarget } from '../chain/remembered.ts';
import { dragonOf, isGone } from '../hazards/manifestations.ts';
import { isTooFar } from '../many-players.ts';
import { isPrisoner } from '../prisoners/held.ts';
import { isAvatar, isAvatarCard, isCreature, isHazard, Kind } from './cards.ts';
import { isSame, isSameDefinition, nextSame } from './identity.ts';

const isUnique = engine.traits.has('keyword', 'unique');
const isLimited = engine.traits.has('keyword', 'cannot be duplicated');

/** Another copy or manifestation lies in a pile. */
function isAnotherIn(s: S, card: number, pile: number): boolean {
  for (let c = firstIn(s, pile); c !== 0; c = s.card.next[c])
    if (c !== card && isSame(s, c, card)) return true;
  return false;
}

/** With five at the table, a resource of somebody who is no neighbour. ME-MP-4009 */
const isOutOfReach = (s: S, other: number, card: number): boolean =>
  !isHazard(s, card) &&
  printed.kind(s, card) !== Kind.character &&
  isTooFar(s, s.card.owner[card], s.card.controller[other]);

const yielding = new Set<number>();
/** A definition gives way to what it is a manifestation of, and bars nothing but itself. */
export const registerYielding = (def: number): unknown => yielding.add(def);
const yields = (s: S, other: number, card: number): boolean =>
  yielding.has(s.card.def[other]) && s.card.def[other] !== s.card.def[card];

/**
 * No other copy or manifestation is in play, in a points pile or out of play; who is held prisoner is still the only
 * one of his name. ME-UNIQ-006, 007, ME-MANIF-006, 007, ME-OFFSIDE-2002
 */
export function isTheOnlyOne(s: S, card: number): boolean {
  for (let c = nextSame(s, card, 0); c !== 0; c = nextSame(s, card, c))
    if (s.card.live[c] !== 0 ? !isOutOfReach(s, c, card) && !yields(s, c, card) : isLaidBy(s, c))
      return false;
  return true;
}
const isLaidBy = (s: S, card: number): boolean =>
  isIn(s, card, Zone.points) || isIn(s, card, Zone.out) || isPrisoner(s, card) || isAside(s, card);
/** A creature that rests with a card is in play for nothing but this. ME-ASIDE-4000 */
const isAside = (s: S, card: number): boolean => isIn(s, card, Zone.on) && isCreature(s, card);

/** An event in play is the target of something declared in this chain: nothing but its removal targets one. */
const isLeaving = (s: S, card: number): boolean => isIn(s, card, Zone.events) && isTarget(s, card);

/** Every copy in play is on its way out. ME-UNIQ-002, 4000 */
function allLeaving(s: S, card: number): boolean {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c !== card && isSame(s, c, card) && !isLeaving(s, c)) return false;
  return true;
}

/**
 * An avatar drives out what else is a manifestation of him, but for the avatar of another player; a Ringwraith follower
 * yields to every Ringwraith of his name. What is gone for good stays gone. ME-AVATAR-003, 004, 507, ME-RW-500, 501
 */
function isFreeToCome(s: S, card: number): boolean {
  const owner = s.card.owner[card];
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (c !== card && isAvatarCard(s, c) && isSame(s, c, card))
      if (isAvatar(s, c) || s.player.avatar[owner] !== 0) return false;
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (p !== owner && isSameDefinition(s.player.revealed[p], s.card.def[card])) return false;
    if (isAnotherIn(s, card, place(s, Zone.points, p)) || isAnotherIn(s, card, place(s, Zone.out, p)))
      return false;
  }
  return true;
}

/** It is not unique, or the only one of its name. ME-UNIQ-006, 007 */
export const isUniqueHere = (s: S, card: number): boolean =>
  !isUnique(s, card) || (isAvatarCard(s, card) ? isFreeToCome(s, card) : isTheOnlyOne(s, card));
/** It is no card of a Dragon that is gone for good. ME-DRAGON-012 */
export const isDragonLeft = (s: S, card: number): boolean =>
  !isUnique(s, card) || !isGone(s, dragonOf(s.card.def[card]));
/** It may have copies, or has none that stays. ME-UNIQ-001, 002, 4000 */
export const isNoDuplicate = (s: S, card: number): boolean =>
  isUnique(s, card) || !isLimited(s, card) || isTheOnlyOne(s, card) || allLeaving(s, card);

export const canPlayUnique = (s: S, card: number): boolean =>
  isUniqueHere(s, card) && isDragonLeft(s, card) && isNoDuplicate(s, card);

/** Why not, in words that fit the card. */
export const NOT_ALONE = say`it is unique, and another copy is in play or out of the game`;
export const DRAGON_GONE = say`this Dragon is gone for good`;
export const DUPLICATED = say`it cannot be duplicated, and another copy is in play`;
export const uniqueGates: readonly Gate[] = [
  engine.gate('requirement', 'ME-UNIQ-006 ME-UNIQ-007', (s, _p, c) => isUniqueHere(s, c), NOT_ALONE),
  engine.gate('requirement', 'ME-DRAGON-012', (s, _p, c) => isDragonLeft(s, c), DRAGON_GONE),
  engine.gate('requirement', 'ME-UNIQ-001 ME-UNIQ-4000', (s, _p, c) => isNoDuplicate(s, c), DUPLICATED),
];
