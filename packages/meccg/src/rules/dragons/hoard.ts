/**
 * What counts for a Dragon: his hoard, what he has slain, and what he has burnt. ME-DRAGON-4006, 4015..4017
 *
 * Owns   what an item that is not stored, and a burnt site, are worth to him; and whether these points are half of his.
 * Not    counting (points.ts), or where items are stored (items/storing.ts).
 */
import { isIn } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { Kind } from '../cards/cards.ts';
import { sideOf } from '../sides.ts';

const BURNING: ReadonlySet<string> = new Set(['Burning Rick, Cot, and Tree', 'Smoke on the Wind']);
const burning = new Set<number>();
/** A definition of that name may be one by which a site is destroyed. */
export function registerBurning(def: number, name: string): void {
  if (BURNING.has(name)) burning.add(def);
}
/** By this card a Free-hold or Border-hold was destroyed. */
const isBurnt = (s: S, card: number): boolean => burning.has(s.card.def[card]);
/** An item that lies in no points pile. */
const isCarried = (s: S, card: number): boolean =>
  printed.kind(s, card) === Kind.item && !isIn(s, card, Zone.points);

/** What a card of his is worth to a Dragon player, where it would be worth `normal` to others. */
export function worthToDragon(s: S, player: number, card: number, normal: number): number {
  if (isCarried(s, card)) return Math.floor(printed.points(s, card) / 2);
  return isBurnt(s, card) && normal > 0 ? normal + sideOf(s, player).burningBonus : normal;
}

/** A card of points is one of those that must make up half: stored, or burnt. Kills are a kind of their own. */
export const isHoarded = (s: S, card: number): boolean =>
  isBurnt(s, card) || (printed.kind(s, card) === Kind.item && isIn(s, card, Zone.points));
