/**
 * Attacks that only detain: whoever they beat is tapped, not wounded, and nobody scores for them. ME-DETAIN
 *
 * Owns   which creatures detain which companies, by their own text.
 * Not    what becomes of a strike of such an attack (strike.ts), or automatic-attacks that are printed so.
 */
import { alignments } from '../../facts/names.ts';
import type { S } from '../../state.ts';

/** Kinds of companies that cards tell apart. Covert and overt ones are minions', who cannot sit at the table yet. */
export type CompanyKind = 'hero' | 'covert' | 'overt';

const HERO = alignments.indexOf('hero');
export const isOfKind = (s: S, company: number, kind: CompanyKind): boolean =>
  kind === 'hero' && s.player.alignment[s.company.player[company]] === HERO;

const against = new Map<number, readonly CompanyKind[]>();
/** A creature detains such companies. */
export function registerDetainment(def: number, kinds: readonly CompanyKind[]): void {
  against.set(def, kinds);
}
export const detains = (s: S, creature: number, company: number): boolean =>
  against.get(s.card.def[creature])?.some((kind) => isOfKind(s, company, kind)) === true;
