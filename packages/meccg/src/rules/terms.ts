/**
 * What is added to a roll, and why. No rule asks for it: who tells of the dice does.
 *
 * Owns   the notes of what was added before the dice were rolled, with the card that did it (in the state); and the
 *        terms of the roll that is being told now (not in the state).
 * Not    the sums themselves: each rule has its own, and this only says what they are made of.
 * Keeps  terms are gathered only while somebody listens, so a game is the same byte for byte either way; where there is
 *        no room for a note, a part of a sum is told without its cause.
 */
import { type Attribute, valueAgainst, valueOf } from '@westmarch/kernel';
import type { S } from '../state.ts';

/** What notes are made of. */
export const Of = { check: 1, strike: 2, attempt: 3, body: 4 } as const;

/** Why something was added, where no card says it. */
const WHY = [
  '',
  'support',
  'strikes faced before',
  'strikes of its own',
  'wounded before',
  'by the attack',
  'weakened attack',
  'by what calls for it',
] as const;
export const Why = {
  card: 0,
  support: 1,
  before: 2,
  ownStrikes: 3,
  wounded: 4,
  attack: 5,
  weaker: 6,
  called: 7,
} as const;

export function note(s: S, of: number, whom: number, by: number, card: number, why: number = Why.card): void {
  if (by === 0) return;
  const { added } = s;
  for (let row = 1; row < added.of.length; row++) {
    if (added.of[row] !== 0) continue;
    added.of[row] = of;
    added.whom[row] = whom;
    added.card[row] = card;
    added.why[row] = why;
    added.by[row] = by;
    return;
  }
}
/** The sum is settled, or nobody will make it any more. */
export function forget(s: S, of: number, whom: number): void {
  const { added } = s;
  for (let row = 1; row < added.of.length; row++)
    if (added.of[row] === of && added.whom[row] === whom)
      added.of[row] = added.whom[row] = added.card[row] = added.why[row] = added.by[row] = 0;
}

/** A term of a sum: by which card, or why; or an attribute of something, which can be taken apart further. */
export interface Term {
  readonly by: number;
  readonly card: number;
  readonly why: string;
  readonly value: { readonly attribute: Attribute; readonly row: number; readonly against: number } | null;
}
/** Who or what is rolled for, where the running procedure alone does not say it: a strike by its row, and so on. */
export interface Subject {
  readonly kind: 'strike' | 'agent' | 'attack' | 'escape' | 'keeping' | 'card' | 'player';
  readonly row: number;
}
/** The roll that is about to be told. */
export interface Weighed {
  readonly terms: Term[];
  /** What the sum must exceed, taken apart. */
  readonly needed: Term[];
  subject: Subject | null;
}
const now: Weighed = { terms: [], needed: [], subject: null };
/** What is added to the dice that are being told. */
export const termsNow = (): Readonly<Weighed> => now;
export function settled(): void {
  now.terms.length = now.needed.length = 0;
  now.subject = null;
}

/** Somebody hears of the dice: otherwise nothing need be said of them. */
export const isHeard = (s: S): boolean => s.side.sink !== null;
/** What the dice are for. */
export function rollsFor(s: S, kind: Subject['kind'], row: number): void {
  if (isHeard(s)) now.subject = { kind, row };
}
/** So much is added to the roll that follows, because of a card or for a reason. */
export function adds(s: S, by: number, why: string, card = 0): number {
  if (by !== 0 && isHeard(s)) now.terms.push({ by, why, card, value: null });
  return by;
}
/** An attribute is added to it, where it counts against something. */
export function addsValue(s: S, attribute: Attribute, row: number, why: string, against = 0): number {
  const by = against === 0 ? valueOf(s, attribute, row) : valueAgainst(s, attribute, row, against);
  if (isHeard(s)) now.terms.push({ by, why, card: 0, value: { attribute, row, against } });
  return by;
}
/** What was noted is added to it. */
export function addsNoted(s: S, of: number, whom: number): void {
  if (isHeard(s)) now.terms.push(...noted(s, of, whom));
}
/** The notes of one sum, in the order in which they were made. */
export function noted(s: S, of: number, whom: number): Term[] {
  const { added } = s;
  const found: Term[] = [];
  for (let row = 1; row < added.of.length; row++)
    if (added.of[row] === of && added.whom[row] === whom)
      found.push({ by: added.by[row], why: WHY[added.why[row]] ?? '', card: added.card[row], value: null });
  return found;
}
/** The sum must exceed this, which is made of what was said so. */
export function mustExceed(s: S, by: number, why: string, card = 0): number {
  if (isHeard(s)) now.needed.push({ by, why, card, value: null });
  return by;
}
export function mustExceedValue(s: S, attribute: Attribute, row: number, why: string, value: number): number {
  if (isHeard(s)) now.needed.push({ by: value, why, card: 0, value: { attribute, row, against: 0 } });
  return value;
}
