/**
 * Who or what a card is: cards of one name are the same, whichever side printed them, and so are manifestations of one
 * person or thing. ME-UNIQ-006, ME-MANIF-001, 003, 010
 *
 * Not    what follows from it (unique.ts), or the nine Dragons, whose cards differ in name (hazards/manifestations.ts).
 */
import type { S } from '../../state.ts';

const entities: number[] = [];
const names: string[] = [''];
/** A definition is a card of that name, or a manifestation of it. */
export function registerEntity(def: number, name: string): void {
  const known = names.indexOf(name);
  entities[def] = known < 0 ? names.push(name) - 1 : known;
}
export const isSameDefinition = (a: number, b: number): boolean =>
  a === b || (entities[a] !== undefined && entities[a] === entities[b]);
/** Two cards are the same person or thing. */
export const isSame = (s: S, a: number, b: number): boolean => isSameDefinition(s.card.def[a], s.card.def[b]);
