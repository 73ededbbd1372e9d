/**
 * Races as bits, one each: a creature may be of several, and then its attack is. ME-COMBAT-002
 *
 * Not    races of characters and factions, of which each has one.
 */
import { printed } from '../../engine.ts';
import { races } from '../../facts/names.ts';
import type { S } from '../../state.ts';

export const raceBit = (race: number): number => (race === 0 ? 0 : 1 << race);
const several = new Map<number, number>();
/** A definition is of more races than the first. */
export function registerRaces(def: number, bits: number): void {
  several.set(def, bits);
}
export const racesOf = (s: S, card: number): number =>
  several.get(s.card.def[card]) ?? raceBit(printed.race(s, card));
/** What they are called: "Orc and Man"; "none" for none. */
export const raceNames = (bits: number): string =>
  races.filter((_race, i) => i > 0 && ((bits >> i) & 1) === 1).join(' and ') || races[0];
