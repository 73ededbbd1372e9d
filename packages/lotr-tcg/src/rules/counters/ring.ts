/**
 * The One Ring: who bears it, who wears it, burdens and corruption. LR-RING, LR-BURDEN, LR-RESIST
 *
 * Owns   becoming Ring-bearer, putting the Ring on and off, adding and removing burdens.
 * Not    what a version of the Ring does while it is worn: its card says so.
 */
import { call, count, finish, forbiddenBy, idOf, move, place, valueOf } from '@westmarch/kernel';
import { burdened, engine, noUnburden, resistance, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { sourceOf } from '../actions/cause.ts';
import { raise } from '../actions/responses.ts';
import { isKind, isRingBearer, Kind } from '../cards/cards.ts';
import { eliminate } from '../losing.ts';

/**
 * Only the Ring-bearer can be corrupted, the moment he has no resistance left; on another's turn he is out of reach, as
 * are those who strengthen him. LR-RESIST-005..007, LR-ACTIVE-002
 */
export function isCorrupted(s: S, player: number): boolean {
  const bearer = s.player.ringBearer[player];
  if (bearer === 0 || s.card.place[bearer] !== place(s, Zone.companions, player)) return false;
  // Before the first turn nobody is active, and bids corrupt all the same. LR-SETUP-010
  if (s.card.live[bearer] === 0 && s.global.active !== 0) return false;
  return valueOf(s, resistance, bearer) === 0;
}
/** LR-LOSE-003, LR-RESIST-008 */
export const corrupt = (s: S, player: number): void => eliminate(s, player);

const addingBurdens = engine.procedure('adding burdens', { player: idOf('player'), left: count() })({
  add: step('LR-BURDEN-001 LR-BURDEN-003', (s, f) => {
    if (f.left === 0 || s.player.outcome[f.player] !== 0) return finish;
    f.left--;
    s.player.burdens[f.player]++;
    if (isCorrupted(s, f.player)) {
      corrupt(s, f.player);
      return finish;
    }
    raise(s, burdened, f.player, s.player.ringBearer[f.player], 1);
    return f.go('add');
  }),
});

/** Burdens are placed one by one on the Ring-bearer. LR-BURDEN-001 */
export function addBurdens(s: S, player: number, n: number): void {
  if (n > 0) call(s, addingBurdens, player, n);
}
export function removeBurdens(s: S, player: number, n: number): void {
  if (forbiddenBy(s, noUnburden, player, sourceOf(s), 0) !== 0) return;
  s.player.burdens[player] = Math.max(0, s.player.burdens[player] - n);
}

/** Bearing the Ring is not wearing it. LR-RING-001 */
export const putOnRing = (s: S, player: number): void => void (s.player.wearing[player] = 1);
export const takeOffRing = (s: S, player: number): void => void (s.player.wearing[player] = 0);
export const isWearing = (s: S, card: number): boolean =>
  isRingBearer(s, card) && s.player.wearing[s.card.owner[card]] === 1;

/** Another character bears the Ring from now on, and does not wear it yet. LR-LOSE-001, 002 */
export function makeRingBearer(s: S, player: number, card: number): void {
  if (s.card.place[card] !== place(s, Zone.companions, player)) return;
  s.player.ringBearer[player] = card;
  takeOffRing(s, player);
  const ring = s.player.ring[player];
  if (ring !== 0) move(s, ring, place(s, Zone.on, card));
  s.global.unsettled = 1;
}

const hasRingBound = engine.traits.has('keyword', 'Ring-bound');
/** Companions with the keyword, and whoever bears the Ring. LR-RING-008, LR-START-002 */
export const isRingBound = (s: S, card: number): boolean =>
  isKind(s, card, Kind.companion) && (hasRingBound(s, card) || isRingBearer(s, card));
/** Every other companion. LR-RING-009 */
export const isUnbound = (s: S, card: number): boolean =>
  isKind(s, card, Kind.companion) && !isRingBound(s, card);
