/**
 * The strikes of an attack: one row each, from its assignment to the end of the attack.
 *
 * Owns   giving a strike to somebody, and who can be given one at all.
 * Not    who chooses (combat.ts, company-strikes.ts), or what comes of it (strike.ts).
 */
import { clearRow, firstIn, type Options, place } from '@westmarch/kernel';
import { type S, Zone } from '../../state.ts';
import { isAlly } from '../cards/cards.ts';
import { firstOf } from '../companies/company.ts';

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
