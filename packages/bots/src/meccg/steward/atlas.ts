/**
 * The map as a traveller needs it: how many journeys apart two sites are, how perilous the way is, and where a card can
 * be played.
 *
 * Keeps  nothing here depends on a game: it is worked out once for a kind of player, and kept.
 */
import {
  couldBePlayedAt,
  isAdjacent,
  isLore,
  type MeccgState,
  numberToRoll,
  reachable,
  type Side,
  sites,
  sitesFor,
  waysBetween,
} from '@westmarch/meccg';

const COUNT = sites.length;
const NORMAL_REGIONS = 4;
/** More journeys than any plan looks ahead. */
export const FAR = 5;

const keptJourneys: (Uint8Array | undefined)[] = [];
const keptBelow: (Uint8Array | undefined)[] = [];
/** How many journeys each site is away from one; FAR and more are not told apart. `below`: of those who know no regions. */
export function journeysFrom(from: number, { walker }: Side, below = false): Uint8Array {
  const key = walker.number * COUNT + from;
  return ((below ? keptBelow : keptJourneys)[key] ??= spread(from, walker, below));
}
function spread(from: number, walker: Side['walker'], below: boolean): Uint8Array {
  const away = new Uint8Array(COUNT).fill(FAR);
  away[from] = 0;
  let edge: readonly number[] = [from];
  for (let steps = 1; steps < FAR && edge.length > 0; steps++) {
    const next: number[] = [];
    for (const one of edge)
      for (const to of reachable(one, NORMAL_REGIONS, walker))
        if (away[to] === FAR && (!below || isAdjacent(one, to))) {
          away[to] = steps;
          next.push(to);
        }
    edge = next;
  }
  return away;
}

/**
 * How many attacks a company may expect on its way: for setting out at all, and for each region by its type in the order
 * of the game's list. Counted in games; of those on minions only what does more than detain.
 */
const SETTING_OUT = 0.25;
const IN_REGION = [0, 0.03, 0.05, 0.14, 0.1, 0.27, 0.17] as const;
const SETTING_OUT_AS_MINIONS = 0.05;
const IN_REGION_AS_MINIONS = [0, 0.2, 0.24, 0.16, 0.05, 0.02, 0.08] as const;
/** The expected attacks of a way by the types of its regions. */
export function attacksOn(types: readonly number[], detained: boolean): number {
  let total = detained ? SETTING_OUT_AS_MINIONS : SETTING_OUT;
  for (const type of types) total += (detained ? IN_REGION_AS_MINIONS : IN_REGION)[type];
  return total;
}
/** Who goes down or comes up may not find his way. */
const SETTING_OUT_BELOW = 0.3;
const LOST = 0.1;
/** The Balrog adds three to his rolls: so much he comes to in any case. */
const FOUND = 5;
function safestWay(from: number, to: number, { walker, detained }: Side): number {
  let least = isAdjacent(from, to) ? SETTING_OUT_BELOW + numberToRoll(from, to) * LOST : Infinity;
  for (const way of waysBetween(from, to, walker).values())
    least = Math.min(least, attacksOn(way.types, detained));
  return least;
}
const keptPerils: (Float32Array | undefined)[] = [];
/** The attacks that a company may expect on the safest way between two sites; `below`: if The Balrog leads it. */
export function perilBetween(from: number, to: number, side: Side, below = false): number {
  if (below && isAdjacent(from, to))
    return SETTING_OUT_BELOW + Math.max(0, numberToRoll(from, to) - FOUND) * LOST;
  const all = (keptPerils[side.walker.number] ??= new Float32Array(COUNT * COUNT).fill(-1));
  const key = from * COUNT + to;
  if (all[key] < 0) all[key] = safestWay(from, to, side);
  return all[key];
}

const keptPlaces = new Map<number, readonly number[]>();
/** The sites of a side where a card can be played by what is printed. */
export function sitesToPlay(s: MeccgState, card: number, { walker }: Side): readonly number[] {
  const key = s.card.def[card] * 8 + walker.number;
  let found = keptPlaces.get(key);
  if (found === undefined) {
    found = sitesFor(walker).filter((site) =>
      isLore(s, card)
        ? sites[site]?.information === true
        : couldBePlayedAt(s, s.card.owner[card], card, site),
    );
    keptPlaces.set(key, found);
  }
  return found;
}
