/**
 * Causes: by which card something happens, who used it, and in what way. LR-EFFECT-001, LR-COST-007
 *
 * Owns   reading the cause off the frame of the ability that speaks, which stays below what it does as long as that
 *        lasts; and the one number in which events carry it.
 * Keeps  the card whose text it is is the source, whoever exerted or was discarded for it (LR-EFFECT-001).
 */
import { At, isPayingReaction, leaveReactionUnpaid, type State } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { S } from '../../state.ts';

/** In what way something comes about. */
export const Way = {
  /** By the rules themselves. */
  rules: 0,
  /** By the effect of a card's text. */
  effect: 1,
  /** As the price of one. */
  price: 2,
  /** By losing a skirmish. */
  skirmish: 3,
  /** By being overwhelmed in one. */
  overwhelm: 4,
  archery: 5,
  threats: 6,
  /** By the loss of vitality otherwise. */
  vitality: 8,
  /** With the card that it lay on or under. */
  bearer: 9,
  /** Drawing a card, as against taking one into hand. */
  draw: 10,
} as const;

const BY = 4;
const NUMBER = 8;
const BITS = 15;
/** A way, the player who did it, and how many, in one number. */
export const packed = (way: number, by: number, number = 1): number => way | (by << BY) | (number << NUMBER);
export const wayOf = (how: number): number => how & BITS;
export const byOf = (how: number): number => (how >> BY) & BITS;
export const numberOf = (how: number): number => how >> NUMBER;
/** The same with another number. */
export const withNumber = (how: number, number: number): number =>
  (how & ((1 << NUMBER) - 1)) | (number << NUMBER);

/** The same by another player: he whom a text makes do it. */
export const withBy = (how: number, by: number): number => (how & ~(BITS << BY)) | (by << BY);

const isAbility = (s: S, base: number): boolean =>
  base !== 0 && engine.procedures[s.frames[base]].localNames[0] === 'ability';

/** The frame of the ability that speaks now; 0 where the rules themselves act. */
export const speaking = (s: S): number => (isAbility(s, s.kernel.top) ? s.kernel.top : 0);
/** The ability by which all this came about, however deep the rules are in carrying it out; or 0. */
export function speaker(s: S): number {
  let base = s.kernel.top;
  while (base !== 0 && !isAbility(s, base)) base = s.frames[base + BELOW];
  return base === 0 ? 0 : s.frames[base + At.ability];
}
const BELOW = 2;

/** The frame of the ability that is answered by the one that speaks now; where the rules are, its own. */
export function answeredFrame(s: S): number {
  const { frames, kernel } = s;
  const own = frames[kernel.top + At.source];
  let base = frames[kernel.top + BELOW];
  while (base !== 0 && (!isAbility(s, base) || frames[base + At.source] === own)) base = frames[base + BELOW];
  return base === 0 ? kernel.top : base;
}

/** The card whose text it is, or 0. */
export const sourceOf = (s: S, base: number): number => (base === 0 ? 0 : s.frames[base + At.source]);

/** How something comes about that the ability at `base` does, or the rules in some way of theirs. */
export function howBy(s: S, base: number, way: number, number = 1): number {
  if (base === 0) return packed(way, 0, number);
  const own = way !== Way.rules ? way : isPrice(s, base) ? Way.price : Way.effect;
  return packed(own, s.frames[base + At.you], number);
}

/** It is being paid for: what happens is its price, and not its effect. */
export const isPrice = (s: S, base: number): boolean =>
  base !== 0 && (isDeclared(s, base) || isPayingReaction(s, base));
/** An action is paid for while it is declared. */
const isDeclared = (s: S, base: number): boolean =>
  engine.abilities[s.frames[base + At.ability]].declare === engine.procedures[s.frames[base]];

// An action is about no event, so where others keep the number of theirs it has room for this.
const UNPAID = -1;
/** Part of a price could not be paid after all: what it was for does nothing. LR-COST-007 */
export function leaveUnpaid(s: S, base: number): void {
  if (base === 0) return;
  if (s.global.offered === base) s.global.offered = 0;
  if (isDeclared(s, base)) s.frames[base + At.n] = UNPAID;
  else if (isPayingReaction(s, base)) leaveReactionUnpaid(s, base);
}
/** The ability that speaks now cannot pay. */
export const cannotPay = (s: S): void => leaveUnpaid(s, speaking(s));
export const isUnpaid = (s: State, base: number): boolean => s.frames[base + At.n] === UNPAID;
