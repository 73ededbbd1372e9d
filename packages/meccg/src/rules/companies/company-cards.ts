/**
 * Cards that were played on a company as a whole: they lie with their player's events, and go with it. ME-JOIN-501
 *
 * Owns   which cards those are; each knows its company.
 * Keeps  with a company that ends its cards are discarded; of two parts of a company the old one keeps them.
 */
import type { S } from '../../state.ts';
import { discard } from '../cards/cards.ts';

const bound = new Set<number>();
export const registerOnCompany = (def: number): unknown => bound.add(def);
const isWith = (s: S, card: number, company: number): boolean =>
  bound.has(s.card.def[card]) && s.card.ofCompany[card] === company;

/** What was with one company is with the whole that it has joined. */
export function joinCards(s: S, from: number, to: number): void {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isWith(s, c, from)) s.card.ofCompany[c] = to;
}
export function endCards(s: S, company: number): void {
  for (let c = s.kernel.liveFirst, next: number; c !== 0; c = next) {
    next = s.card.liveNext[c];
    if (isWith(s, c, company)) discard(s, c);
  }
}
