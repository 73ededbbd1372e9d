/**
 * Where a company should go: what can be played there, less what the way and the site may cost.
 */
import { firstIn, place } from '@westmarch/kernel';
import {
  CardKind,
  canPlayUnique,
  firstOf,
  influenceOn,
  isAdjacent,
  isAvatar,
  isMeantFor,
  isOwnHaven,
  isPlayableWhere,
  type MeccgState,
  numberToRoll,
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
import { siteLoss, wayPeril } from './danger.ts';
import { chanceToExceed } from './odds.ts';
import { worthInHand } from './worth.ts';

/** The chance that the best of a company wins a faction. */
function chanceOfWinning(s: MeccgState, company: number, faction: number): number {
  let most = -9;
  for (let c = firstOf(s, company); c !== 0; c = s.card.next[c])
    most = Math.max(most, influenceOn(s, faction, c, company));
  return chanceToExceed(printed.influenceNumber(s, faction), most);
}

/** What playing a card at a site is worth; 0 where it cannot be played. */
export function worthAt(s: MeccgState, you: number, company: number, site: number, card: number): number {
  const kind = printed.kind(s, card);
  if (kind !== CardKind.item && kind !== CardKind.ally && kind !== CardKind.faction) return 0;
  if (!canPlayUnique(s, card)) return 0;
  // Where it stands, the rules themselves can be asked.
  const isHere = s.company.site[company] !== 0 && siteNumber(s, company) === site;
  if (!(isHere ? isPlayableWhere(s, card, company) : isMeantFor(s, card, site))) return 0;
  const worth = worthInHand(s, you, card);
  return kind === CardKind.faction ? worth * chanceOfWinning(s, company, card) : worth;
}

/** The best that the hand can do at a site, and a little for a second chance. */
export function harvest(s: MeccgState, you: number, company: number, site: number): number {
  let most = 0;
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
  for (const site of sitesFor(sideOf(s, you).walker)) {
    const gain = harvest(s, you, company, site);
    if (gain > 0) gains[site] = gain - siteLoss(s, company, site);
  }
  return gains;
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
    const heal = haven ? hurt * HEALING : 0;
    const draws =
      site === here ? 0 : (sites[site]?.resourceDraws ?? 0) * eager - (sites[site]?.hazardDraws ?? 0) * 0.15;
    return gain * (hurt > 1 ? 0.6 : 1) + heal + draws + (gain > 0 ? 0 : resting(site)) - peril * 0.6;
  };
}
