/** The winning chances of a game as lines of a drawing: what lies where. No rules, no words. */
import type { Analysis } from '@westmarch/protocol';

/** The drawing is so wide and high, whatever size it is shown in. */
export const WIDE = 600;
export const HIGH = 100;

const x = (at: number, length: number): number => (length === 0 ? 0 : (at / length) * WIDE);
const y = (chance: number): number => HIGH - (chance / 100) * HIGH;

/** Steps, not slopes: between two choices nothing changes. */
export function lineOf(curve: readonly number[]): string {
  const length = curve.length - 1;
  return curve
    .map((chance, at) =>
      at === 0 ? `M0 ${y(chance).toFixed(1)}` : `H${x(at, length).toFixed(1)}V${y(chance).toFixed(1)}`,
    )
    .join('');
}
/** The same, filled down to the ground. */
export const fieldOf = (curve: readonly number[]): string => `${lineOf(curve)}V${HIGH}H0Z`;

export interface Mark {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly kind: 'choice' | 'luck';
}
export function marksOf({ curve, turning }: Analysis): Mark[] {
  const length = curve.length - 1;
  return turning.map(({ at, kind }) => ({ at, kind, x: x(at, length), y: y(curve[at] ?? 50) }));
}

/** The position under a point of the drawing, from 0 at its left to 1 at its right. */
export const positionAt = (part: number, length: number): number =>
  Math.max(0, Math.min(length, Math.round(part * length)));
export const placeOf = (at: number, length: number): number => x(at, length);
