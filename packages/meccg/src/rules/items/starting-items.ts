/**
 * Items that a company may begin with: minor ones, neither unique nor of a hoard, and none whose text forbids it.
 * ME-SETUP-019, ME-ITEM-2013
 */
import { printed } from '../../engine.ts';
import { itemClasses } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { hasKeyword, Kind as Type } from '../cards/cards.ts';

const MINOR = itemClasses.indexOf('minor');
const barred = new Set<number>();
/** A definition may not be included with a starting company. */
export function registerNotStarting(def: number): void {
  barred.add(def);
}
export const isStartingItem = (s: S, card: number): boolean =>
  printed.kind(s, card) === Type.item &&
  printed.itemClass(s, card) === MINOR &&
  !hasKeyword(s, card, 'unique') &&
  !hasKeyword(s, card, 'hoard item') &&
  !barred.has(s.card.def[card]);
