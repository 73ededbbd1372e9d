/**
 * Avatars who go alone: one of the Nine, who leaves his Darkhaven only in a mode, and a Dragon. ME-RW-001, 510, ME-DRAGON-4004
 *
 * Owns   who is bound to stay, and when the card of a mode is worth playing.
 * Not    where he then goes (journeys.ts).
 */
import {
  companyOf,
  isAvatar,
  isOwnHaven,
  type MeccgState,
  Mode,
  meccg,
  membersOf,
  modeNames,
  modeOf,
  sideOf,
  siteNumber,
  sitesFor,
  waysBetween,
} from '@westmarch/meccg';
import { harvest, journeyValues } from './journeys.ts';

const [, ...names] = modeNames;
const modes: ReadonlySet<number> = new Set(
  meccg.engine.definitions.flatMap((definition, def) =>
    names.some((name) => name === definition?.names['en']) ? [def] : [],
  ),
);

/** His avatar keeps no company away from home. */
export const goesAlone = (s: MeccgState, you: number): boolean =>
  sideOf(s, you).ofTheNine || sideOf(s, you).livesInLair;
/** The avatar of such a player is among them. */
export const hasLoneAvatar = (s: MeccgState, company: number): boolean =>
  goesAlone(s, s.company.player[company]) && membersOf(s, company).some((c) => isAvatar(s, c));
/** One of the Nine who has no mode cannot go anywhere but to another Darkhaven. */
export const isBound = (s: MeccgState, company: number): boolean =>
  sideOf(s, s.company.player[company]).ofTheNine &&
  modeOf(s, company) === Mode.none &&
  membersOf(s, company).some((c) => isAvatar(s, c));

const known = new Map<number, readonly number[]>();
/** Sites that one of the Nine can ride to from where he is: along printed ways. ME-RW-513 */
export function ridesTo(s: MeccgState, you: number, from: number): readonly number[] {
  const { walker } = sideOf(s, you);
  const key = from * 8 + walker.number;
  let found = known.get(key);
  if (found === undefined) {
    found = sitesFor(walker).filter((site) => site !== from && waysBetween(from, site, walker).has(0));
    known.set(key, found);
  }
  return found;
}

/** What a journey must be worth more than staying, for a card to be spent on it. */
const WORTH_A_CARD = 1;

/** A card that gives a mode: what playing it is worth, −1 where it would be wasted; 0: it is none. */
export function modeWorth(s: MeccgState, you: number, card: number): number {
  if (!modes.has(s.card.def[card])) return 0;
  const avatar = s.player.avatar[you];
  const company = avatar === 0 ? 0 : companyOf(s, avatar);
  if (company === 0 || s.company.destination[company] !== 0 || modeOf(s, company) !== Mode.none) return -1;
  const here = siteNumber(s, company);
  const value = journeyValues(s, you, company);
  const stay = value(here) + WORTH_A_CARD;
  const isWorthIt = (site: number): boolean =>
    !isOwnHaven(s, you, site) && value(site) > stay && harvest(s, you, company, site) > 0;
  return ridesTo(s, you, here).some(isWorthIt) ? 4 : -1;
}
