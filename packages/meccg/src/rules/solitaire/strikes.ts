/**
 * How the hazards of a row assign strikes: to tap everyone before a site is reached, otherwise against the weaker ones.
 * ME-SOLO-4005
 */
import { Options, valueOf } from '@westmarch/kernel';
import { prowess } from '../../engine.ts';
import type { S } from '../../state.ts';
import { untapped } from '../cards/cards.ts';
import { forEachFighter } from '../combat/strike-rows.ts';
import { hasRow } from '../optional/optional.ts';
import { isHavenFor } from '../sites/sites.ts';
import { isTheHazards } from './seats.ts';

const scratch = new Options();
/** Where the company goes, or stays. */
const goesHome = (s: S, company: number): boolean =>
  isHavenFor(
    s,
    s.company.player[company],
    s.company.destination[company] === 0 ? s.company.site[company] : s.company.destination[company],
  );

/** Offers those whom the attacker may strike; in a row only whom it means to. */
export function offerStruck(
  s: S,
  attack: number,
  offerAny: (s: S, card: number, o: Options | null) => void,
  o: Options,
): void {
  const company = s.attack.company[attack];
  if (!hasRow(s) || !isTheHazards(s, s.attack.attacker[attack]))
    return forEachFighter(s, company, offerAny, o);
  scratch.clear();
  forEachFighter(s, company, offerAny, scratch);
  const home = goesHome(s, company);
  let best = 999;
  for (let i = 0; i < scratch.count; i++) best = Math.min(best, rank(s, scratch.a(i), home));
  for (let i = 0; i < scratch.count; i++) if (rank(s, scratch.a(i), home) === best) o.card(scratch.a(i));
}
/** Less is struck first. */
const rank = (s: S, card: number, home: boolean): number =>
  home ? valueOf(s, prowess, card) : untapped(s, card) ? 0 : 1;
