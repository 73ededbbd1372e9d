/**
 * The One Ring: who bears it, who wears it, and corruption. LR-RING, LR-RESIST
 *
 * Owns   becoming Ring-bearer, putting the Ring on and off.
 * Not    burdens (burdens.ts), and what a version of the Ring does while it is worn: its card says so.
 */
import { move, place, valueOf } from '@westmarch/kernel';
import { titleNumber } from '../../cards/titles.ts';
import { engine, printed, resistance } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { happens, type Verb, verbOf } from '../actions/happening.ts';
import { isKind, isRingBearer, Kind } from '../cards/cards.ts';
import { ringPutOn, ringTakenOff } from '../events.ts';
import { eliminate } from '../losing.ts';

/**
 * Only the Ring-bearer can be corrupted, the moment he has no resistance left; on another's turn he is out of reach, as
 * are those who strengthen him. LR-RESIST-005..007, LR-ACTIVE-002
 */
export function isCorrupted(s: S, player: number): boolean {
  const bearer = s.player.ringBearer[player];
  if (s.card.place[bearer] !== place(s, Zone.companions, player)) return false;
  // Before the first turn nobody is out of reach, and bids corrupt all the same. LR-SETUP-010
  if (s.card.live[bearer] === 0) return false;
  return valueOf(s, resistance, bearer) === 0;
}
/** LR-LOSE-003, LR-RESIST-008 */
export const corrupt = (s: S, player: number): void => eliminate(s, player);

const puttingOn: Verb = verbOf({
  done: ringPutOn,
  can: (s, bearer) => isRingBearer(s, bearer) && s.player.wearing[s.card.owner[bearer]] === 0,
  happen: (s, bearer) => void (s.player.wearing[s.card.owner[bearer]] = 1),
});
const takingOff: Verb = verbOf({
  done: ringTakenOff,
  can: (s, bearer) => isRingBearer(s, bearer) && s.player.wearing[s.card.owner[bearer]] === 1,
  happen: (s, bearer) => void (s.player.wearing[s.card.owner[bearer]] = 0),
});
/** Bearing the Ring is not wearing it. LR-RING-001 */
export const putOnRing = (s: S, player: number): void => happens(s, puttingOn, s.player.ringBearer[player]);
export const takeOffRing = (s: S, player: number): void => happens(s, takingOff, s.player.ringBearer[player]);
export const isWearing = (s: S, card: number): boolean =>
  isRingBearer(s, card) && s.player.wearing[s.card.owner[card]] === 1;

/** Another character bears the Ring from now on, and does not wear it yet. LR-LOSE-001, 002 */
export function makeRingBearer(s: S, player: number, card: number): void {
  if (s.card.place[card] !== place(s, Zone.companions, player)) return;
  s.player.ringBearer[player] = card;
  s.player.wearing[player] = 0;
  const ring = s.player.ring[player];
  if (ring !== 0) move(s, ring, place(s, Zone.on, card));
  s.global.unsettled = 1;
}

const hasRingBound = engine.traits.has('keyword', 'Ring-bound');
const FRODO = titleNumber('Frodo');
const SAM = titleNumber('Sam');
/** Every version of these two, whatever it prints. LR-RING-008 */
const isFrodoOrSam = (s: S, card: number): boolean => {
  const title = printed.title(s, card);
  return title === FRODO || title === SAM;
};
/** Frodo, Sam, companions with the keyword, and whoever bears the Ring. LR-RING-008, LR-START-002 */
export const isRingBound = (s: S, card: number): boolean =>
  isKind(s, card, Kind.companion) &&
  (isFrodoOrSam(s, card) || hasRingBound(s, card) || isRingBearer(s, card));
/** Every other companion. LR-RING-009 */
export const isUnbound = (s: S, card: number): boolean =>
  isKind(s, card, Kind.companion) && !isRingBound(s, card);
