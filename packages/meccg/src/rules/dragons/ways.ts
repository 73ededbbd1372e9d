/**
 * Where a Dragon flies and creeps: five regions for some, a better or worse roll below, and no Free-domains or Border-lands
 * unless Doors of Night or Dragon's Desolation opens them, or he goes back through those by which he came.
 * ME-DRAGON-4013, 4014
 *
 * Keeps  what is open is settled when he declares where he goes, and stays so for that journey (DECISIONS M5).
 */
import { isIn, place } from '@westmarch/kernel';
import { declarations, regionTypes } from '../../facts/names.ts';
import { regions, regionTypeOf } from '../../map/map.ts';
import { regionPaths, type Walker } from '../../map/reach.ts';
import { isAdjacent } from '../../map/under-deeps.ts';
import { Phase, type S, Zone } from '../../state.ts';
import { sideOf } from '../sides.ts';

const FREE_DOMAIN = regionTypes.indexOf('free-domain');
const BORDER_LAND = regionTypes.indexOf('border-land');
const COASTAL = regionTypes.indexOf('coastal-sea');
const isClosedType = (type: number): boolean => type === FREE_DOMAIN || type === BORDER_LAND;

const numbers = (...names: readonly string[]): ReadonlySet<number> =>
  new Set(names.map((name) => declarations.findIndex((one) => one === name)));
/** They fly, and are too great for what lies below. */
const fliers = numbers('Bairanax', 'Daelomin', 'Scorba', 'Smaug');
const crawlers = numbers('Agburanar', 'Itangast', 'Leucaruth', 'Scatha');
const swimmers = numbers('Eärcaraxë');
const BELOW = 3;

/** Whom of the Dragons a company has in it, as its player has declared him; 0: none. */
export function dragonIn(s: S, company: number): number {
  const player = s.company.player[company];
  const avatar = s.player.avatar[player];
  if (!sideOf(s, player).livesInLair) return 0;
  return s.card.place[avatar] === place(s, Zone.company, company) ? s.player.declared[player] : 0;
}

/** How many regions more than others he may move through. ME-DRAGON-4014 */
export function regionsOfDragon(s: S, company: number): number {
  const who = dragonIn(s, company);
  return fliers.has(who) || swimmers.has(who) ? 1 : 0;
}
/** What is added to his roll between two sites of the Under-deeps. ME-DRAGON-4014 */
export function rollOfDragon(s: S, company: number): number {
  const who = dragonIn(s, company);
  return fliers.has(who) ? -BELOW : crawlers.has(who) ? BELOW : 0;
}

/** By region: its place among those that may be closed to him, as a bit; 0: it is always open. */
const bits: readonly number[] = (() => {
  let n = 0;
  return regions.map((region, i) => (region !== null && isClosedType(regionTypeOf[i]) ? 1 << n++ : 0));
})();
const bitsIn = (chain: readonly number[]): number => chain.reduce((all, region) => all | bits[region], 0);

/** Lands that cards in play have opened. */
const Lands = { border: 1, free: 2 } as const;
const OPENERS: readonly string[] = ['Doors of Night', 'Dragon’s Desolation'];
function openersInPlay(s: S): number {
  let found = 0;
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c]) {
    if (!isIn(s, c, Zone.events)) continue;
    const at = OPENERS.indexOf(s.engine.definitions[s.card.def[c]].names['en'] ?? '');
    if (at >= 0) found |= 1 << at;
  }
  return found;
}
/** One of them opens Border-lands, both Free-domains too. ME-DRAGON-4013 */
function landsOpen(s: S): number {
  const found = openersInPlay(s);
  return found === 0 ? 0 : found === 3 ? Lands.border | Lands.free : Lands.border;
}
/** His player declares where he goes: what is open now is open for this journey. */
export function noteLands(s: S, company: number): void {
  if (dragonIn(s, company) !== 0) s.player.lands[s.company.player[company]] = landsOpen(s);
}
/** He has set out: by these regions he may come back. */
export function notePath(s: S, company: number, chain: readonly number[]): void {
  if (dragonIn(s, company) !== 0) s.player.through[s.company.player[company]] = bitsIn(chain);
}

/** A chain of regions is closed to the Dragon of a company; `most` is how many it may have. */
export function isClosedChain(s: S, company: number, chain: readonly number[], most: number): boolean {
  const who = dragonIn(s, company);
  if (who === 0) return false;
  if (swimmers.has(who) && chain.length >= most) {
    let seas = 0;
    for (let i = 0; i < chain.length; i++) if (regionTypeOf[chain[i]] === COASTAL) seas++;
    if (seas < 2) return true;
  }
  const player = s.company.player[company];
  const lands = s.global.phase === Phase.organization ? landsOpen(s) : s.player.lands[player];
  for (let i = 0; i < chain.length; i++) {
    const type = regionTypeOf[chain[i]];
    if (!isClosedType(type) || (s.player.through[player] & bits[chain[i]]) !== 0) continue;
    if ((lands & (type === FREE_DOMAIN ? Lands.free : Lands.border)) === 0) return true;
  }
  return false;
}
/** Some way leads him there. */
export function hasDragonWay(
  s: S,
  company: number,
  from: number,
  to: number,
  most: number,
  walker: Walker,
): boolean {
  if (dragonIn(s, company) === 0 || isAdjacent(from, to)) return true;
  const chains = regionPaths(from, to, most, walker);
  for (let i = 0; i < chains.length; i++) if (!isClosedChain(s, company, chains[i], most)) return true;
  return false;
}
