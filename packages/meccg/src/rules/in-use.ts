/** Which item of a class is in use: the first that its bearer has of it. ME-ITEM-2002 */
import { firstIn, hostOf, place } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { type S, Zone } from '../state.ts';
import { keywordBit } from './cards.ts';

const CLASSES = keywordBit('weapon') | keywordBit('armor') | keywordBit('shield') | keywordBit('helmet');

export function isInUse(s: S, item: number): boolean {
  const own = printed.keyword(s, item) & CLASSES;
  if (own === 0) return true;
  for (let c = firstIn(s, place(s, Zone.on, hostOf(s, item))); c !== item && c !== 0; c = s.card.next[c])
    if ((printed.keyword(s, c) & own) !== 0) return false;
  return true;
}
