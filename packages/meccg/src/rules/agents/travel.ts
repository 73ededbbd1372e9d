/**
 * Where agents may go: from region to region, over their player's own site cards. ME-AGENT-2016, 2022..2028, 2032, 2073
 *
 * Owns   which site cards an agent may move to, which are its homes, and whether the way it has come holds when shown.
 * Not    the move itself (actions.ts).
 * Keeps  no version of a heroes' Haven and nothing below the surface is open to it (2024, 2069); the first site of one
 *        that never was shown lies at one of its homes, or one region from it (2032).
 */
import { isIn, listed, markOf, type Options, type Phrase, say, valueOf, word } from '@westmarch/kernel';
import { engine, printed } from '../../engine.ts';
import { type SiteType, siteTypes } from '../../facts/names.ts';
import { areAdjacent, PLACES, placeOfSite, regionOfPlace, sites, versionsOfPlace } from '../../map/map.ts';
import { isDeep } from '../../map/under-deeps.ts';
import { type S, Zone } from '../../state.ts';
import { isRace } from '../cards/cards.ts';
import { isHome } from '../characters/home.ts';
import { sideOf } from '../sides.ts';
import { isAvailable, isHavenFor, siteType, typeNumber } from '../sites/sites.ts';
import { isBlocked } from '../sites/versions.ts';
import { agentIn, agentPlace, hasRoomForStep, isFreeOfAgents, playerOfAgent, siteOfStep } from './agents.ts';

/** What an agent's own text says of its ways. */
export interface AgentWays {
  /** It may go to Havens. */
  readonly havens?: boolean;
  /** Types of sites that it does not go to. */
  readonly notTo?: readonly SiteType[];
}
const ways: (AgentWays | undefined)[] = [];
export function registerAgentWays(def: number, given: AgentWays): void {
  ways[def] = given;
}
const none: AgentWays = {};
const waysOf = (s: S, card: number): AgentWays => ways[s.card.def[card]] ?? none;

/** Places of heroes' Havens, in any of their versions. ME-AGENT-2024 */
const heroHavens = Uint8Array.from({ length: PLACES + 1 }, (_x, place) =>
  versionsOfPlace[place].some((site) => sites[site]?.type === 'haven' && sites[site]?.alignment === 'hero')
    ? 1
    : 0,
);
/** A site card of this place is a Wizardhaven: printed as one for somebody at the table, or turned into one. */
function isWizardhaven(s: S, place: number): boolean {
  for (let player = 1; player <= s.layout.sizes.players; player++) {
    if (!sideOf(s, player).picksVersions) continue;
    const versions = versionsOfPlace[place];
    for (let i = 0; i < versions.length; i++) {
      const facts = sites[versions[i]];
      if (facts?.type === 'haven' && facts.alignment === sideOf(s, player).havens) return true;
    }
    for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
      if (isIn(s, c, Zone.sites) && printed.place(s, c) === place && isHavenFor(s, player, c)) return true;
  }
  return false;
}

/** Its kind is open to an agent: as printed, or as it is now where it stands. ME-AGENT-2035 */
function suitsType(s: S, card: number, type: number): boolean {
  const { notTo } = waysOf(s, card);
  if (notTo === undefined) return true;
  for (let i = 0; i < notTo.length; i++) if (typeNumber(notTo[i]) === type) return false;
  return true;
}
const printedType = (site: number): number => siteTypes.indexOf(sites[site]?.type ?? 'none');
/** What it is now, where a card of it lies on the table. */
function typeNow(s: S, site: number): number {
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (isIn(s, c, Zone.sites) && printed.site(s, c) === site) return valueOf(s, siteType, c);
  return printedType(site);
}

/** Its player's agents use this card of its place. ME-AGENT-2010, 2028 */
export function isForAgents(s: S, player: number, site: number): boolean {
  const { agentsUse } = sideOf(s, player);
  const versions = versionsOfPlace[placeOfSite[site]];
  for (let i = 0; i < agentsUse.length; i++)
    for (let j = 0; j < versions.length; j++)
      if (sites[versions[j]]?.alignment === agentsUse[i]) return versions[j] === site;
  return false;
}
/** The card of a place that the agents of a player use; 0: there is none. */
export function agentSite(s: S, player: number, place: number): number {
  const versions = versionsOfPlace[place];
  for (let i = 0; i < versions.length; i++) if (isForAgents(s, player, versions[i])) return versions[i];
  return 0;
}

/** An agent may ever go to a site card. ME-AGENT-2016, 2024, 2025, 2069 */
function isOpenTo(s: S, card: number, site: number): boolean {
  const place = placeOfSite[site];
  if (isDeep[place] === 1 || sites[site]?.underDeeps === true) return false;
  const mayEnterHavens = waysOf(s, card).havens === true;
  if (!mayEnterHavens && (heroHavens[place] === 1 || sites[site]?.type === 'haven')) return false;
  return isRace(s, card, 'Elf') || !isWizardhaven(s, place);
}

const knowsPass = (s: S, player: number): boolean => sideOf(s, player).walker.knowsPass;
const isNear = (s: S, player: number, a: number, b: number): boolean => {
  const [from, to] = [regionOfPlace[a], regionOfPlace[b]];
  return from !== 0 && to !== 0 && (from === to || areAdjacent(from, to, knowsPass(s, player)));
};

// ——— homes ———
const homes: (readonly number[] | undefined)[] = [];
/** The places where an agent is at home. */
export function homePlaces(s: S, card: number): readonly number[] {
  const def = s.card.def[card];
  const found =
    homes[def] ??
    Array.from({ length: PLACES }, (_x, i) => i + 1).filter((place) =>
      versionsOfPlace[place].some((site) => isHome(s, card, site, false)),
    );
  homes[def] = found;
  return found;
}
/** Homes count as they are printed on its own cards; a card may add others. */
export const isHomePlace = (s: S, card: number, place: number): boolean =>
  homePlaces(s, card).includes(place);

/** Of an agent: types of sites, one bit each, at any of which it may have come into play instead, if a home of its is one. */
export const startTypes = engine.marker(
  'where it came into play',
  (whose, _by, bits) =>
    say`if a home site of ${whose} is ${typesSaid(bits)}, the site where it came into play may be ${typesSaid(bits)}`,
);
const typesSaid = (bits: number): Phrase =>
  say`a ${listed(
    siteTypes.filter((_type, i) => ((bits >> i) & 1) === 1).map((type) => word(type)),
    'or',
  )}`;
/** The type of the card of a place that the agents of a player use. ME-CARD-0382 */
const typeFor = (s: S, player: number, place: number): number => printedType(agentSite(s, player, place));
/** Types of sites where an agent may have come into play beside its homes. */
function otherStarts(s: S, card: number): number {
  const bits = markOf(s, startTypes, card);
  return hasHomeOf(s, card, bits) ? bits : 0;
}
/** A home of an agent is of one of these types, by the card that its player would use. ME-CARD-0382 */
export function hasHomeOf(s: S, card: number, bits: number): boolean {
  const homes = homePlaces(s, card);
  for (let i = 0; i < homes.length; i++)
    if (((bits >> typeFor(s, s.card.owner[card], homes[i])) & 1) === 1) return true;
  return false;
}
/** An agent may have come into play at a place: at a home, or where a card lets it. */
export const isStart = (s: S, card: number, place: number): boolean =>
  isHomePlace(s, card, place) ||
  (place !== 0 && ((otherStarts(s, card) >> typeFor(s, s.card.owner[card], place)) & 1) === 1);

/** An agent may be at a place now: it stands there, or has gone nowhere and has come into play there. ME-AGENT-2063 */
export function mayBeAt(s: S, agent: number, place: number): boolean {
  const at = agentPlace(s, agent);
  return place !== 0 && (at === 0 ? isStart(s, agentIn(s, agent), place) : at === place);
}

/** One move leads there from where it stands. */
function isInReach(s: S, agent: number, place: number): boolean {
  const player = playerOfAgent(agent);
  const at = agentPlace(s, agent);
  return at === 0 ? isNearHome(s, player, agentIn(s, agent), place) : isNear(s, player, at, place);
}

/** All sites that an agent may move to now; without a list of options the first is enough. ME-AGENT-2016 */
export function offerMoves(s: S, agent: number, o: Options | null): boolean {
  const card = agentIn(s, agent);
  const player = playerOfAgent(agent);
  const isHidden = s.card.live[card] === 0;
  if (isHidden && !hasRoomForStep(s, agent)) return false;
  let any = false;
  for (let site = 1; site < sites.length; site++) {
    if (!isWithin(s, agent, card, player, site)) continue;
    any = true;
    if (o === null) return true;
    o.number(site);
  }
  return any;
}
/** It may move to this site card. */
const isWithin = (s: S, agent: number, card: number, player: number, site: number): boolean =>
  isInReach(s, agent, placeOfSite[site]) &&
  placeOfSite[site] !== agentPlace(s, agent) &&
  isForAgents(s, player, site) &&
  isOpenTo(s, card, site) &&
  isAvailable(s, player, site) &&
  suitsType(s, card, typeNow(s, site)) &&
  isFreeOfAgents(s, player, site);
/** One move leads an agent to a place. */
export function mayMoveTo(s: S, agent: number, place: number): boolean {
  const player = playerOfAgent(agent);
  const site = agentSite(s, player, place);
  return site !== 0 && isWithin(s, agent, agentIn(s, agent), player, site);
}

/** The way that an agent has come over its face-down site cards holds, now that all see them. ME-AGENT-2032..2035, 2070, 2073 */
export function isWayLegal(s: S, agent: number): boolean {
  const card = agentIn(s, agent);
  const player = playerOfAgent(agent);
  const { steps, site } = s.agent;
  let from = site[agent] === 0 ? 0 : printed.place(s, site[agent]);
  for (let step = 1; step <= steps[agent]; step++) {
    const to = siteOfStep(s, agent, step);
    const place = placeOfSite[to];
    // What a sample of a view does not know, nobody can show.
    if (to === 0 || !isOpenTo(s, card, to) || !isForAgents(s, player, to)) return false;
    // Where it stands is judged as that is now, and not here.
    if (step < steps[agent] ? !suitsType(s, card, printedType(to)) : isBlocked(s, player, to)) return false;
    if (from === 0 ? !isNearHome(s, player, card, place) : !isNear(s, player, from, place)) return false;
    from = place;
  }
  return true;
}
/** It may be where it stands, as its site is now. ME-AGENT-2035, 4012 */
export const suitsSite = (s: S, card: number, site: number): boolean =>
  suitsType(s, card, valueOf(s, siteType, site));
function isNearHome(s: S, player: number, card: number, place: number): boolean {
  const from = homePlaces(s, card);
  for (let i = 0; i < from.length; i++) if (isNear(s, player, from[i], place)) return true;
  if (otherStarts(s, card) === 0) return false;
  for (let start = 1; start <= PLACES; start++)
    if (isNear(s, player, start, place) && isStart(s, card, start)) return true;
  return false;
}
