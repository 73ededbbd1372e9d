/**
 * The ways from one site to another that are open to a company: the printed path, chains of regions, the air.
 * ME-MOVE-500, 520, 4007, 4010, ME-DRAW-2000, ME-DRAGON-4013
 *
 * Owns   which of them may be taken, by number: 0 the printed path, 1 and up the chains, BY_AIR; whose draws count.
 * Not    where a company may go (destinations.ts), or taking a way (turn/movement-hazard.ts).
 */
import type { Options } from '@westmarch/kernel';
import { regionPaths, starterPath } from '../../map/reach.ts';
import type { S } from '../../state.ts';
import { isClosedChain } from '../dragons/ways.ts';
import { hasDragons } from '../optional/optional.ts';
import { mayFly } from './by-air.ts';
import { mayUseStarter, regionsFor, walkerOf } from './regions.ts';
import { stopsAt, stopsInRegions } from './ringwraith-ways.ts';

/** By air: no path at all. */
export const BY_AIR = 255;

/** Ringwraiths stop at a Coastal Sea, Dragons at the lands of the free. ME-MOVE-500, ME-DRAGON-4013 */
const isBarredChain = (s: S, company: number, chain: readonly number[]): boolean =>
  stopsInRegions(s, company, chain) ||
  (hasDragons(s) && isClosedChain(s, company, chain, regionsFor(s, company)));

/** The printed path between two sites is open to a company. */
function mayTakePath(s: S, company: number, from: number, to: number): boolean {
  const path = starterPath(from, to, walkerOf(s, company));
  return path !== null && mayUseStarter(s, company) && !stopsAt(s, company, path);
}

/** Every way by land that is open to a company; without options, whether there is one. */
export function offerWaysByLand(s: S, company: number, from: number, to: number, o: Options | null): boolean {
  let any = mayTakePath(s, company, from, to);
  if (any) o?.choice(0);
  const chains = regionPaths(from, to, regionsFor(s, company), walkerOf(s, company));
  for (let i = 0; i < chains.length; i++) {
    if (isBarredChain(s, company, chains[i])) continue;
    any = true;
    if (o === null) return true;
    o.choice(i + 1);
  }
  return any;
}

/** The ways there: 0 the printed path, 1 and up chains of regions, and the air. */
export function offerWays(s: S, company: number, from: number, to: number, o: Options): void {
  offerWaysByLand(s, company, from, to, o);
  if (mayFly(s, company, from, to)) o.choice(BY_AIR);
}
