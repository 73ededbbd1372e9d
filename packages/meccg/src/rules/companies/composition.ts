/**
 * Who may be in one company away from a Haven: no Ringwraith with anybody else, no Orc or Troll with an Elf, Dwarf,
 * Dúnadan or Hobbit, and one leader. ME-COMPANY-507..509, ME-RW-505, 509, DECISIONS A2
 *
 * Not    how many there may be (company.ts).
 * Keeps  The Balrog goes with anyone: what binds Ringwraiths alone does not bind him.
 */
import { isMarked, say, valueOf } from '@westmarch/kernel';
import { engine } from '../../engine.ts';
import type { Race } from '../../facts/names.ts';
import type { S } from '../../state.ts';
import { hasKeyword, isRace } from '../cards/cards.ts';
import { firstOf } from './company.ts';
import { isOrcOrTroll } from './kind.ts';

const FREE: readonly Race[] = ['Elf', 'Dwarf', 'Dúnadan', 'Hobbit'];
/** What matters of those who would be together; used within one question only. */
const seen = { ringwraiths: 0, others: 0, orcs: 0, free: 0, leaders: 0, trolls: 0, solitary: 0 };
/** Of a character: more than 0 while he can be with nobody else. */
export const solitary = engine.marker(
  'solitary',
  (whose) => say`no other characters can be in the company of ${whose}`,
);

function look(s: S, card: number): void {
  if (isRace(s, card, 'Ringwraith')) seen.ringwraiths++;
  else seen.others++;
  if (isOrcOrTroll(s, card)) seen.orcs++;
  for (let i = 0; i < FREE.length; i++) if (isRace(s, card, FREE[i])) seen.free++;
  if (hasKeyword(s, card, 'Leader')) {
    seen.leaders++;
    if (isRace(s, card, 'Troll')) seen.trolls++;
  }
  if (isMarked(s, solitary, card)) seen.solitary++;
}
function lookAll(s: S, company: number): void {
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) look(s, c);
}
function begin(): void {
  seen.ringwraiths = seen.others = seen.orcs = seen.free = 0;
  seen.leaders = seen.trolls = seen.solitary = 0;
}
/** Of a company: how many leaders may be in it. ME-COMPANY-508 */
export const leadersAllowed = engine.attribute('leaders allowed', () => 1, {
  reads: (whose, by) => say`${whose} may contain ${by} leaders`,
});
/** Of a company: how many leaders who are Trolls do not count among these. */
export const trollLeaders = engine.marker(
  'Troll leaders beside others',
  (whose) => say`${whose} may contain a Troll leader in addition to another leader`,
);
const isFine = (s: S, company: number, other: number): boolean =>
  (seen.ringwraiths === 0 || seen.others === 0) &&
  (seen.orcs === 0 || seen.free === 0) &&
  (seen.solitary === 0 || seen.ringwraiths + seen.others === 1) &&
  (seen.leaders <= 1 || seen.leaders <= mostLeaders(s, company, other));
/** What lies with one of them is with the whole. */
const ofBoth = (s: S, what: typeof leadersAllowed, company: number, other: number): number =>
  Math.max(valueOf(s, what, company), other === 0 ? 0 : valueOf(s, what, other));
const mostLeaders = (s: S, company: number, other: number): number =>
  ofBoth(s, leadersAllowed, company, other) + Math.min(seen.trolls, ofBoth(s, trollLeaders, company, other));

/** A company may be together away from a Haven. */
export function mayLeaveHaven(s: S, company: number): boolean {
  begin();
  lookAll(s, company);
  return isFine(s, company, 0);
}
/** So may two of them. */
export function mayBeOne(s: S, company: number, other: number): boolean {
  begin();
  lookAll(s, company);
  lookAll(s, other);
  return isFine(s, company, other);
}
/** So may a company and somebody with all who follow him. */
export function mayTakeIn(s: S, company: number, card: number, from: number): boolean {
  begin();
  lookAll(s, company);
  look(s, card);
  for (let c = from === 0 ? 0 : firstOf(s, from); c !== 0; c = s.card.next[c])
    if (s.card.leader[c] === card) look(s, c);
  return isFine(s, company, 0);
}
