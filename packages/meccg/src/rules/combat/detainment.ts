/**
 * Attacks that only detain: whoever they beat is tapped, not wounded, and nobody scores for them. ME-DETAIN
 *
 * Owns   which creatures detain which companies, by their own text.
 * Not    what becomes of a strike of such an attack (strike.ts), or automatic-attacks that are printed so.
 */
import type { S } from '../../state.ts';
import { sideOf } from '../sides.ts';

/** Kinds of companies that cards tell apart. Covert and overt ones are minions', who cannot sit at the table yet. */
export type CompanyKind = 'hero' | 'covert' | 'overt';

export const isOfKind = (s: S, company: number, kind: CompanyKind): boolean =>
  kind === 'hero' && sideOf(s, s.company.player[company]).plays.includes('hero');

const against = new Map<number, readonly CompanyKind[]>();
/** A creature detains such companies. */
export function registerDetainment(def: number, kinds: readonly CompanyKind[]): void {
  against.set(def, kinds);
}
export const detains = (s: S, creature: number, company: number): boolean =>
  against.get(s.card.def[creature])?.some((kind) => isOfKind(s, company, kind)) === true;
