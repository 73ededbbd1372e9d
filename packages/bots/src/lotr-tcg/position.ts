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
const THREAT = 2;

/** A player's fellowship. Where it stands is not counted: every turn it moves. */
function fellowship(s: LotrTcgState, player: number): number {
  if (s.player.outcome[player] === 2) return 0;
  let total = -s.player.threats[player] * THREAT;
  for (const c of cardsIn(s, Zone.companions, player)) total += worthOf(s, c) + borne(s, c);
  for (const c of cardsIn(s, Zone.support, player))
    total += printed.kind(s, c) === CardKind.ally ? worthOf(s, c) + borne(s, c) : 1.5;
  const bearer = s.player.ringBearer[player];
  return bearer === 0 ? total : total + worthOfWill(s, bearer);
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

/** All minions in play, the twilight for more, and the skirmishes that are to come. */
function peril(s: LotrTcgState): number {
  let total = s.global.twilight * twilightWeight(s);
  for (let p = 1; p <= s.layout.sizes.players; p++)
    for (const c of cardsIn(s, Zone.minions, p)) total += threatOf(s, c) * minionWeight(s);
  for (const c of skirmishersOf(s)) total -= outlookOf(s, standingOf(s, c));
  return total;
}

function hand(s: LotrTcgState, you: number): number {
  let total = 0;
  for (const c of cardsIn(s, Zone.hand, you)) total += worthInHand(s, you, c) * 0.6;
  return total;
}

/** How good a position is for a player. */
export function worthOfPosition(s: LotrTcgState, you: number): number {
  const { players } = s.layout.sizes;
  const outcome = s.player.outcome[you];
  if (outcome !== 0) return outcome === 1 ? WON : -WON;
  let total = hand(s, you);
  for (let p = 1; p <= players; p++) {
    const own = fellowship(s, p);
    total += p === you ? own : -own / (players - 1);
    if (p !== you) total -= (sizeOf(s, place(s, Zone.hand, p)) * 0.4) / (players - 1);
  }
  return s.global.active === you ? total - peril(s) : total + peril(s) / (players - 1);
}
