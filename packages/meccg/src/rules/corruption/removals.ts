/**
 * By which roll its bearer is rid of a hazard, as it is printed.
 *
 * Owns   the numbers by definition, for cards that roll against them under conditions of their own.
 */
const numbers: number[] = [];
export function registerRemoval(def: number, number: number): void {
  numbers[def] = number;
}
/** Undefined where none is printed. */
export const removalNumber = (def: number): number | undefined => numbers[def];
