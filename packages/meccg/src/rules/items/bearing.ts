/**
 * Whom an item lies on: a Ringwraith and The Balrog carry items, but use none. ME-RW-507, 4008, ME-BAL-502
 *
 * Keeps  an item that one of them bears says nothing: neither what it gives nor what it could be used for, by tapping or
 *        by giving it up. Its points count as ever.
 */
import { move, mute, place, unmute } from '@westmarch/kernel';
import { printed } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isRace, Kind } from '../cards/cards.ts';

const dreadItems = new Set<number>();
/** A definition works for whoever bears it, even for one of them. */
export const registerDreadItem = (def: number): unknown => dreadItems.add(def);
const usesItem = (s: S, character: number, item: number): boolean =>
  dreadItems.has(s.card.def[item]) ||
  (!isRace(s, character, 'Ringwraith') && !isRace(s, character, 'Balrog'));

/** An item comes to somebody, from wherever it was. */
export function layOn(s: S, item: number, bearer: number): void {
  move(s, item, place(s, Zone.on, bearer));
  settleUse(s, item, bearer);
}
/** Whether somebody can use what lies on him. */
export function settleUse(s: S, item: number, bearer: number): void {
  if (printed.kind(s, item) !== Kind.item) return;
  if (usesItem(s, bearer, item)) unmute(s, item);
  else mute(s, item);
}
