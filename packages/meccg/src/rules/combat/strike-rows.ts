/**
 * The strikes of an attack: one row each, from its assignment to the end of the attack.
 *
 * Owns   giving a strike to somebody, who can be given one at all, and how the strikes stand.
 * Not    who chooses (combat.ts, companies/strikes.ts), or what comes of it (strike.ts).
 */
import { clearRow, firstIn, type Options, place } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';
import { isAlly } from '../cards/cards.ts';
import { firstOf } from '../companies/company.ts';

export const StrikeResult = {
  pending: 0,
  defeated: 1,
  ineffectual: 2,
  successful: 3,
  failed: 4,
  cancelled: 5,
} as const;

export const lastRow = (table: { readonly attack: { readonly length: number } }): number =>
  table.attack.length - 1;

/** Whoever of a company faces an attack by himself; 0: they face it together. ME-OPT-4001 */
const aloneIn = (s: S, company: number, attack: number): number =>
  s.attack.company[attack] === company ? s.attack.alone[attack] : 0;

/** Everyone who can be struck: characters and the allies with them. ME-ALLY-003 */
export function forEachFighter(
  s: S,
  company: number,
  visit: (s: S, card: number, o: Options | null) => void,
  o: Options | null,
): void {
  const alone = aloneIn(s, company, s.global.attack);
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c]) {
    if (alone !== 0 && c !== alone) continue;
    visit(s, c, o);
    for (let a = firstIn(s, place(s, Zone.on, c)); a !== 0; a = s.card.next[a])
      if (isAlly(s, a)) visit(s, a, o);
  }
}

export function isStruck(s: S, card: number, attack: number): boolean {
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === attack && s.strike.target[i] === card) return true;
  return false;
}

/** A row for a strike against somebody; `by` is the character who strikes, if one does. */
export function newStrike(s: S, attack: number, target: number, by: number): number {
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === 0) {
      s.strike.attack[i] = attack;
      s.strike.target[i] = target;
      s.strike.by[i] = by;
      return i;
    }
  return 0;
}

export function assign(s: S, attack: number, card: number, by = 0): void {
  if (s.attack.onOne[attack] === 1 && s.attack.only[attack] === 0) s.attack.only[attack] = card;
  if (newStrike(s, attack, card, by) !== 0) s.attack.assigned[attack]++;
}

/** He has faced a strike of it, or of an attack that the same creature made before. */
export const hasFaced = (s: S, card: number, attack: number): boolean =>
  isStruck(s, card, attack) || (s.attack.before[attack] !== 0 && isStruck(s, card, s.attack.before[attack]));
/** The strikes of an attack are over, and kept by another row. */
export function keepStrikes(s: S, attack: number, by: number): void {
  for (let i = 1; i <= lastRow(s.strike); i++) if (s.strike.attack[i] === attack) s.strike.attack[i] = by;
}
export function clearStrikes(s: S, attack: number): void {
  for (let i = 1; i <= lastRow(s.strike); i++) if (s.strike.attack[i] === attack) clearRow(s.strike, i);
}
/** Whoever makes it, if a character does, is still there to make it. */
export const isMade = (s: S, strike: number): boolean =>
  s.strike.by[strike] === 0 || s.card.live[s.strike.by[strike]] === 1;

/** It is still to be resolved. If its target has left play it counts as successful, without further effect. ME-STRIKE-524 */
export const isPending = (s: S, strike: number): boolean =>
  s.strike.result[strike] === StrikeResult.pending &&
  s.card.live[s.strike.target[strike]] === 1 &&
  isMade(s, strike);

export function isLast(s: S, strike: number): boolean {
  const attack = s.strike.attack[strike];
  for (let i = 1; i < s.strike.attack.length; i++)
    if (i !== strike && s.strike.attack[i] === attack && isPending(s, i)) return false;
  return true;
}

export function anyPending(s: S, attack: number): boolean {
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === attack && isPending(s, i)) return true;
  return false;
}

export function countDefeated(s: S, attack: number): number {
  let defeated = 0;
  for (let i = 1; i <= lastRow(s.strike); i++)
    if (s.strike.attack[i] === attack && s.strike.result[i] === StrikeResult.defeated) defeated++;
  return defeated;
}

/** Every strike that was assigned was, whether or not the attack was to detain. */
export const areAllDefeated = (s: S, attack: number): boolean =>
  s.attack.assigned[attack] > 0 &&
  s.attack.cancelled[attack] === 0 &&
  countDefeated(s, attack) === s.attack.assigned[attack];
