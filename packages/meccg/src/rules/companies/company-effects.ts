/**
 * What is in force for a while about one company as a whole. ME-JOIN-501, ME-SPLIT-510
 *
 * Owns   which granted abilities are about a company, and handing them on when companies join or split.
 * Not    what they do, or anything about someone or something in the company: that goes where it goes.
 * Keeps  what both parts of a company have had does not count twice when they meet again.
 */
import { addEffect, removeEffect } from '@westmarch/kernel';
import type { S } from '../../state.ts';
import { splitHistory } from './history.ts';

const aboutCompanies = new Set<number>();
/** The number that a grant is about has the company in its lower bits, and may have another number above them. */
export const SECOND = 6;
export const COMPANY = (1 << SECOND) - 1;
/** Of a granted ability: the number it is about is that of a company. */
export const registerAboutCompany = (ability: number): unknown => aboutCompanies.add(ability);
export const isAboutCompany = (ability: number): boolean => aboutCompanies.has(ability);

const isAbout = (s: S, row: number, company: number): boolean =>
  (s.effect.amount[row] & COMPANY) === company && aboutCompanies.has(s.effect.ability[row]);

function hasIt(s: S, row: number, company: number): boolean {
  const { ability, source, amount } = s.effect;
  for (let other = s.kernel.effectsUsed; other !== 0; other--)
    if (isAbout(s, other, company) && ability[other] === ability[row] && source[other] === source[row])
      if (amount[other] >> SECOND === amount[row] >> SECOND) return true;
  return false;
}

/** What was about one company is about the whole that it has joined. ME-JOIN-501 */
export function joinEffects(s: S, from: number, to: number): void {
  for (let row = s.kernel.effectsUsed; row !== 0; row--) {
    if (!isAbout(s, row, from)) continue;
    if (hasIt(s, row, to)) removeEffect(s, row);
    else s.effect.amount[row] = (s.effect.amount[row] & ~COMPANY) | to;
  }
}

/** What was about a company is about its new part as well, which has been through the same. ME-SPLIT-510 */
export function splitEffects(s: S, from: number, to: number): void {
  const e = s.effect;
  for (let row = s.kernel.effectsUsed; row !== 0; row--)
    if (isAbout(s, row, from))
      addEffect(
        s,
        e.ability[row],
        e.source[row],
        e.subject[row],
        (e.amount[row] & ~COMPANY) | to,
        e.until[row],
        e.you[row],
      );
  splitHistory(s, from, to);
  s.company.pursued[to] = s.company.pursued[from];
}

/** A company has ended: nothing is about it any more, least of all about another that takes its number. */
export function endEffectsAbout(s: S, company: number): void {
  for (let row = s.kernel.effectsUsed; row !== 0; row--) if (isAbout(s, row, company)) removeEffect(s, row);
}
