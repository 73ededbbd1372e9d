/**
 * A whole position as one player sees it: his own fellowship and prospects, less what the others have.
 *
 * Keeps  it reads only what lies open, the player's own hand, and how many cards others hold.
 */
import { place, sizeOf } from '@westmarch/kernel';
import {
  CardKind,
  cardsIn,
  isFreePeoples,
  type LotrTcgState,
  Phase,
  printed,
  skirmishersOf,
  standingOf,
  Zone,
} from '@westmarch/lotr-tcg';
import { outlookOf } from './fights.ts';
import { threatOf, worthInHand, worthOf, worthOfWill } from './worth.ts';

const WON = 10_000;
/** Of a player's outcome. */
const LOST = 2;
const THREAT = 2;

/** A player's companions and what they have. Where they stand is not counted: every turn they move. */
export function company(s: LotrTcgState, player: number): number {
  if (s.player.outcome[player] === LOST) return 0;
  let total = -s.player.threats[player] * THREAT;
  for (const c of cardsIn(s, Zone.companions, player)) total += worthOf(s, c) + borne(s, c);
  for (const c of cardsIn(s, Zone.support, player))
    total += printed.kind(s, c) === CardKind.ally ? worthOf(s, c) + borne(s, c) : 1.5;
  return total;
}
/** What his Ring-bearer can still bear. */
export function will(s: LotrTcgState, player: number): number {
  const bearer = s.player.ringBearer[player];
  return bearer === 0 || s.player.outcome[player] === LOST ? 0 : worthOfWill(s, bearer);
}

/** Cards of the other side on a character do him no good. */
function borne(s: LotrTcgState, character: number): number {
  let total = 0;
  for (const c of cardsIn(s, Zone.on, character)) total += isFreePeoples(s, c) ? 1 : -2;
  return total;
}

/** What the pool means to the fellowship: danger before the Shadow phases, little afterwards. */
const twilightWeight = (s: LotrTcgState): number =>
  s.global.phase === Phase.shadow ? 1 : s.global.phase === Phase.fellowship ? 0.7 : 0.15;
/** Minions that the fellowship has passed are discarded. */
const minionWeight = (s: LotrTcgState): number => (s.global.phase === Phase.regroup ? 0.25 : 1);

/** The twilight for more minions; all who are in play; and the skirmishes that are to come: what a fellowship fears. */
export const twilight = (s: LotrTcgState): number => s.global.twilight * twilightWeight(s);
export function minions(s: LotrTcgState): number {
  let total = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (const c of cardsIn(s, Zone.minions, p)) total += threatOf(s, c) * minionWeight(s);
  return total;
}
export function skirmishes(s: LotrTcgState): number {
  let total = 0;
  for (const c of skirmishersOf(s)) total -= outlookOf(s, standingOf(s, c));
  return total;
}
/** What a fellowship fears is bad for its player, and good for the others. */
export const asSeenBy = (s: LotrTcgState, you: number, fear: number): number =>
  s.global.active === you ? -fear : fear / (s.layout.sizes.players - 1);

export function hand(s: LotrTcgState, you: number): number {
  let total = 0;
  for (const c of cardsIn(s, Zone.hand, you)) total += worthInHand(s, you, c) * 0.6;
  return total;
}

/** What the others have, against oneself. */
export function others(s: LotrTcgState, you: number): number {
  const { players } = s.layout.sizes;
  let total = 0;
  for (let p = 1; p <= players; p++)
    if (p !== you) total -= company(s, p) + will(s, p) + sizeOf(s, place(s, Zone.hand, p)) * 0.4;
  return total / (players - 1);
}

/** The game is won or lost. */
export function outcome(s: LotrTcgState, you: number): number {
  const now = s.player.outcome[you];
  return now === 0 ? 0 : now === LOST ? -WON : WON;
}

/** How good a position is for a player. */
export function worthOfPosition(s: LotrTcgState, you: number): number {
  const end = outcome(s, you);
  if (end !== 0) return end;
  const fear = twilight(s) + minions(s) + skirmishes(s);
  return hand(s, you) + company(s, you) + will(s, you) + others(s, you) + asSeenBy(s, you, fear);
}
