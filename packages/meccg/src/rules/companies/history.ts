/** What a company has been through this turn. */
import { clearRow } from '@westmarch/kernel';
import type { S } from '../../state.ts';

/** Remembers that a company faced a creature. What does not fit any more is forgotten, oldest kept. */
export function rememberCreature(s: S, company: number, def: number): void {
  for (let i = 1; i < s.history.company.length; i++)
    if (s.history.company[i] === 0) {
      s.history.company[i] = company;
      s.history.def[i] = def;
      return;
    }
}

/** Marks rows for what was played on a company, whether it was faced or not. */
const PLAYED = 1 << 15;
/** Marks rows for what changes the hazard limit of a company before that is halved. */
const FIRST = 1 << 14;
const MARKS = PLAYED | FIRST;
export const rememberFirst = (s: S, company: number, def: number): void =>
  rememberCreature(s, company, def | FIRST);
export const countsFirst = (s: S, company: number, def: number): boolean =>
  hasFacedCreature(s, company, def | FIRST);
/** Remembers that a card was declared on a company. */
export const rememberPlayed = (s: S, company: number, def: number): void =>
  rememberCreature(s, company, def | PLAYED);
/** Such a card was played this turn: on that company, or on any for 0. */
export function wasPlayed(s: S, company: number, which: (def: number) => boolean): boolean {
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++) {
    const def = s.history.def[i];
    if ((def & PLAYED) === 0 || (company !== 0 && s.history.company[i] !== company)) continue;
    if (which(def & ~PLAYED)) return true;
  }
  return false;
}
/** How many creatures of some kind a company has faced this turn. */
export function facedCreatures(s: S, company: number, which: (def: number) => boolean): number {
  let n = 0;
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++) {
    const def = s.history.def[i];
    if ((def & MARKS) === 0 && s.history.company[i] === company && which(def)) n++;
  }
  return n;
}

/** The definitions that a company has faced this turn, or that were played on it, in order. */
export const facedBy = (s: S, company: number): number[] => noted(s, company, 0);
export const playedOn = (s: S, company: number): number[] => noted(s, company, PLAYED);
function noted(s: S, company: number, mark: number): number[] {
  const found: number[] = [];
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++)
    if (s.history.company[i] === company && (s.history.def[i] & MARKS) === mark)
      found.push(s.history.def[i] & ~MARKS);
  return found;
}

export function hasFacedCreature(s: S, company: number, def: number): boolean {
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++)
    if (s.history.company[i] === company && s.history.def[i] === def) return true;
  return false;
}

/** Companies have joined: what one has faced, both have. ME-JOIN-501 */
export function joinHistory(s: S, from: number, to: number): void {
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++)
    if (s.history.company[i] === from) s.history.company[i] = to;
}

export function forgetHistory(s: S): void {
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++) clearRow(s.history, i);
}
