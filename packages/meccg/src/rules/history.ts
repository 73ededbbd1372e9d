/** What a company has been through this turn. */
import { clearRow } from '@westmarch/kernel';
import type { S } from '../state.ts';

/** Remembers that a company faced a creature. What does not fit any more is forgotten, oldest kept. */
export function rememberCreature(s: S, company: number, def: number): void {
  for (let i = 1; i < s.history.company.length; i++)
    if (s.history.company[i] === 0) {
      s.history.company[i] = company;
      s.history.def[i] = def;
      return;
    }
}

export function hasFacedCreature(s: S, company: number, def: number): boolean {
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++)
    if (s.history.company[i] === company && s.history.def[i] === def) return true;
  return false;
}

export function forgetHistory(s: S): void {
  for (let i = 1; i < s.history.company.length && s.history.company[i] !== 0; i++) clearRow(s.history, i);
}
