/**
 * Who or what a card is: cards of one name are the same, whichever side printed them, and so are manifestations of one
 * person or thing. ME-UNIQ-006, ME-MANIF-001, 003, 010
 *
 * Not    what follows from it (unique.ts), or the nine Dragons, whose cards differ in name (hazards/manifestations.ts).
 */
import { MOST_DEFINITIONS } from '@westmarch/kernel';
import type { S } from '../../state.ts';

/** By definition: the number of its name; 0: it has none. */
const entities = new Int32Array(MOST_DEFINITIONS);
const names: string[] = [''];
/** A definition is a card of that name, or a manifestation of it. */
export function registerEntity(def: number, name: string): void {
  const known = names.indexOf(name);
  entities[def] = known < 0 ? names.push(name) - 1 : known;
}
export const isSameDefinition = (a: number, b: number): boolean =>
  a === b || (entities[a] !== 0 && entities[a] === entities[b]);
/** Two cards are the same person or thing. */
export const isSame = (s: S, a: number, b: number): boolean => isSameDefinition(s.card.def[a], s.card.def[b]);

/** Another card of the game, after that one, that is the same; 0: there is none. */
export function nextSame(s: S, card: number, after: number): number {
  const { def } = s.card;
  const own = def[card];
  const entity = entities[own];
  for (let c = after + 1; c < def.length; c++)
    if (c !== card && (entity === 0 ? def[c] === own : entities[def[c]] === entity)) return c;
  return 0;
}
