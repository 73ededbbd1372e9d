/**
 * What must hold of any position, whatever phase it begins in: the order of turns, Ring-bearers, what is active.
 *
 * Keeps  what cannot be on any table is refused with its reason.
 */
import { firstIn, hostOf, isIn, place } from '@westmarch/kernel';
import { printed } from '../engine.ts';
import { settleActive } from '../rules/cards/active.ts';
import { isCharacter, isKind, Kind } from '../rules/cards/cards.ts';
import { type S, Zone } from '../state.ts';
import type { Build } from './build.ts';

const nameOf = (s: S, card: number): string => s.engine.definitions[s.card.def[card]].names['en'] ?? 'a card';

/** Seats in the order in which the players are named, unless they say otherwise. */
function seatAll(s: S, build: Build): void {
  for (let p = 1; p <= build.players; p++) if (s.player.seat[p] === 0) s.player.seat[p] = p;
  for (let p = 1; p <= build.players; p++) {
    if (s.order.player[s.player.seat[p]] !== 0) build.refuse(`two players have seat ${s.player.seat[p]}`);
    s.order.player[s.player.seat[p]] = p;
  }
}

/** The companion who bears a ring, unless the position names one; his ring. */
function findRingBearer(s: S, player: number, build: Build): void {
  for (let c = firstIn(s, place(s, Zone.companions, player)); c !== 0; c = s.card.next[c])
    for (let on = firstIn(s, place(s, Zone.on, c)); on !== 0; on = s.card.next[on])
      if (isKind(s, on, Kind.ring)) {
        if (s.player.ringBearer[player] === 0) s.player.ringBearer[player] = c;
        s.player.ring[player] = on;
      }
  const bearer = s.player.ringBearer[player];
  if (bearer !== 0 && !isIn(s, bearer, Zone.companions))
    build.refuse(`"${nameOf(s, bearer)}" bears the Ring, but is no companion`);
}

const LIVE_KINDS: readonly (readonly [zone: number, name: string, kinds: readonly number[]])[] = [
  [Zone.companions, 'companion', [Kind.companion]],
  [Zone.minions, 'minion', [Kind.minion]],
  [Zone.path, 'site', [Kind.site]],
  [Zone.adventure, 'site', [Kind.site]],
];

function wrongPlace(s: S, card: number): string | null {
  for (const [zone, name, kinds] of LIVE_KINDS)
    if (isIn(s, card, zone) && !kinds.some((kind) => isKind(s, card, kind))) return `is no ${name}`;
  const host = hostOf(s, card);
  if (host !== 0 && isIn(s, card, Zone.on) && isCharacter(s, card))
    return `is a character, and is borne by nobody`;
  return null;
}

export function checkPosition(s: S, build: Build): void {
  if (build.players < 2) build.refuse('the game needs two players at least');
  seatAll(s, build);
  const { seats, moveLimit } = s.global;
  if (seats === 0) s.global.seats = build.players;
  if (moveLimit === 0) s.global.moveLimit = build.players <= 3 ? 2 : build.players - 1;
  if (s.global.turn === 0) s.global.turn = 1;
  s.global.active = build.active;
  for (let p = 1; p <= build.players; p++) {
    if (s.player.site[p] === 0) s.player.site[p] = 1;
    findRingBearer(s, p, build);
  }
  for (let card = 1; card < s.card.def.length; card++) {
    if (s.card.def[card] === 0) continue;
    const wrong = wrongPlace(s, card);
    if (wrong !== null) build.refuse(`"${nameOf(s, card)}" ${wrong}`);
    // Sites lie on the path in order; one in a support area is under control, and says which it is.
    if (isIn(s, card, Zone.minions)) s.card.mayFight[card] = 1;
    if (isKind(s, card, Kind.site) && isIn(s, card, Zone.support) && s.card.number[card] === 0)
      s.card.number[card] = printed.siteNumber(s, card);
  }
  let number = 0;
  for (let c = firstIn(s, place(s, Zone.path, 0)); c !== 0; c = s.card.next[c]) {
    if (s.card.number[c] === 0)
      s.card.number[c] = s.global.freePath === 1 ? number + 1 : printed.siteNumber(s, c);
    number = s.card.number[c];
  }
  settleActive(s);
}
