/**
 * Where a company should go: what can be played there, less what the way and the site may cost.
 */
import { firstIn, place } from '@westmarch/kernel';
import {
  alignments,
  CardKind,
  canPlayUnique,
  firstOf,
  goesWithSite,
  influenceOn,
  isAdjacent,
  isAvatar,
  isMeantFor,
  isOwnHaven,
  isPlayableWhere,
  type MeccgState,
  numberToRoll,
  placeOfSite,
  printed,
  reachable,
  type Side,
  Status,
  sideOf,
  siteNumber,
  sites,
  sitesFor,
  waysBetween,
  Zone,
} from '@westmarch/meccg';
import { cautionOf, fearOf, siteLoss, wayPeril } from './danger.ts';
import { chanceToExceed } from './odds.ts';
import { prisonersOf } from './prisoners.ts';
import { burdenOf, worthInHand } from './worth.ts';

/** The chance that the best of a company wins a faction. */
function chanceOfWinning(s: MeccgState, company: number, faction: number): number {
  let most = -9;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    most = Math.max(most, influenceOn(s, faction, c, company));
  return chanceToExceed(printed.influenceNumber(s, faction), most);
}

const ofOneSide = (alignment: string): boolean => alignment === 'hero' || alignment === 'minion';
/** Who uses the sites of both sides plays there what is of theirs; `company`: the one that stands there, if any. ME-FW-2002 */
function isOfItsSide(s: MeccgState, you: number, company: number, site: number, card: number): boolean {
  if (company !== 0) return goesWithSite(s, you, card, s.company.site[company]);
  const own = alignments[printed.alignment(s, card)];
  const theirs = sites[site]?.alignment ?? '';
  return own === theirs || !ofOneSide(own) || !ofOneSide(theirs);
}

/** What playing a card at a site is worth; 0 where it cannot be played. */
export function worthAt(s: MeccgState, you: number, company: number, site: number, card: number): number {
  const kind = printed.kind(s, card);
  if (kind !== CardKind.item && kind !== CardKind.ally && kind !== CardKind.faction) return 0;
  if (!canPlayUnique(s, card)) return 0;
  // Where it stands, the rules themselves can be asked.
  const isHere = s.company.site[company] !== 0 && siteNumber(s, company) === site;
  if (!(isHere ? isPlayableWhere(s, card, company) : isMeantFor(s, card, site))) return 0;
  if (sideOf(s, you).picksVersions && !isOfItsSide(s, you, isHere ? company : 0, site, card)) return 0;
  const worth = worthInHand(s, you, card);
  if (kind === CardKind.item) return Math.max(0, worth - leastBurden(s, company, card));
  return kind === CardKind.faction ? worth * chanceOfWinning(s, company, card) : worth;
}

/** What an item that corrupts may cost whoever of a company can bear it best. */
export function leastBurden(s: MeccgState, company: number, item: number): number {
  const weight = printed.corruptionPoints(s, item);
  if (weight === 0) return 0;
  let least = Infinity;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    least = Math.min(least, burdenOf(s, c, weight));
  return least === Infinity ? 0 : least;
}

/** The best that the hand can do at a site, and a little for a second chance; or whoever can be set free there. */
export function harvest(
  s: MeccgState,
  you: number,
  company: number,
  site: number,
  held = prisonersOf(s, you),
): number {
  let most = held?.get(placeOfSite[site]) ?? 0;
  let rest = 0;
  for (let c = firstIn(s, place(s, Zone.hand, you)); c !== 0; c = s.card.next[c]) {
    const worth = worthAt(s, you, company, site, c);
    if (worth > most) {
      rest += most;
      most = worth;
    } else rest += worth;
  }
  return most + Math.min(1, rest * 0.2);
}

/** How badly a company needs rest: its wounded, the Wizard for three. */
function woundedIn(s: MeccgState, company: number): number {
  let n = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    if (s.card.status[c] === Status.wounded) n += isAvatar(s, c) ? 3 : 1;
  return n;
}

/** Wounded companies look less for gain and more for rest. */
const HEALING = 1.6;
/** What seems to be worth it next turn is worth less than what is worth it now. */
const LATER = 0.45;

/** The peril of the safest way between two sites. He does not go down into the Under-deeps, but finds his way out. */
function safestWay(from: number, to: number, { walker, detained }: Side): number {
  let least =
    sites[from]?.underDeeps === true && isAdjacent(from, to) ? numberToRoll(from, to) / 6 : Infinity;
  for (const way of waysBetween(from, to, walker).values())
    least = Math.min(least, wayPeril(way.types, detained));
  return least;
}

const kept = new Map<number, number>();
function perilBetween(from: number, to: number, side: Side): number {
  const key = (from * 256 + to) * 8 + side.walker.number;
  let found = kept.get(key);
  if (found === undefined) {
    found = safestWay(from, to, side);
    kept.set(key, found);
  }
  return found;
}

/** Sites where something of the hand can be played by name or class: worked out once for a decision. */
function harvests(s: MeccgState, you: number, company: number): Float64Array {
  const gains = new Float64Array(sites.length);
  const caution = cautionOf(s, you, company);
  const held = prisonersOf(s, you);
  for (const site of sitesFor(sideOf(s, you).walker)) {
    const gain = harvest(s, you, company, site, held);
    if (gain > 0) gains[site] = gain - siteLoss(s, company, site) * caution;
  }
  return gains;
}

/** What a hoarder carries is worth the rest of its points only at home. ME-DRAGON-4015 */
function loot(s: MeccgState, company: number): number {
  let total = 0;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    for (let item = firstIn(s, place(s, Zone.on, c)); item !== 0; item = s.card.next[item])
      if (printed.kind(s, item) === CardKind.item) total += Math.ceil(printed.points(s, item) / 2);
  return total;
}

/** What it is worth to draw a card on the way. */
const DRAW = 0.35;
const DRAW_FOR_LACK = 0.9;

const NORMAL_REGIONS = 4;

/** How good it is to go to each of some sites, or to stay (at the site where the company is). */
export function journeyValues(s: MeccgState, you: number, company: number): (site: number) => number {
  const here = siteNumber(s, company);
  const gains = harvests(s, you, company);
  const hurt = woundedIn(s, company);
  const side = sideOf(s, you);
  const fear = fearOf(s, you, company);
  const carried = side.hoards ? loot(s, company) : 0;
  // Nothing more can be played where the site is tapped.
  if (s.card.status[s.company.site[company]] === Status.tapped) gains[here] = 0;
  // Whoever holds nothing that he could play anywhere goes to find something.
  const eager = gains.some((gain) => gain > 0) ? DRAW : DRAW_FOR_LACK;
  const resting = (site: number): number => {
    let next = 0;
    for (const to of reachable(site, NORMAL_REGIONS, side.walker))
      if (gains[to] > next) next = Math.max(next, gains[to] - perilBetween(site, to, side) * 0.5);
    return next * LATER;
  };
  return (site) => {
    const haven = isOwnHaven(s, you, site);
    const peril = site === here ? 0 : perilBetween(here, site, side) * (1 + hurt * 0.5);
    const gain = Math.max(0, gains[site]);
    const heal = haven ? hurt * HEALING + carried : 0;
    const draws =
      site === here ? 0 : (sites[site]?.resourceDraws ?? 0) * eager - (sites[site]?.hazardDraws ?? 0) * 0.15;
    return gain * (hurt > 1 ? 0.6 : 1) + heal + draws + (gain > 0 ? 0 : resting(site)) - peril * fear;
  };
}
