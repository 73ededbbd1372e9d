/**
 * Places: where cards lie, in order. A place is a zone of a player, of the game, or on top of another card.
 *
 * Owns   moving cards, the list of live cards, and what a move makes known.
 * Not    what a move means in any game.
 * Keeps  every card is in exactly one place, so none can be lost or doubled; abilities are in force exactly while
 *        their card lies face up in a live zone.
 */
import { Learn } from '../arena/layout.ts';
import type { State } from '../arena/state.ts';
import { beginEffects, endEffects, endStanding, followZone, isMute, Rest } from '../effect/effects.ts';

const RESTS = Rest.resting;
const MUTE = Rest.mute;

/** The place of a zone kind: `index` is the player, card or row it belongs to, or 0. */
export function place(s: State, zone: number, index: number): number {
  return s.layout.placeBase[zone] + index;
}

export const zoneOf = (s: State, card: number): number => s.layout.placeKind[s.card.place[card]];
/** What the place of a card belongs to: a player, a card, a row. */
export const placeIndexOf = (s: State, card: number): number => s.layout.placeIndex[s.card.place[card]];
export const isIn = (s: State, card: number, zone: number): boolean =>
  s.card.place[card] !== 0 && s.layout.placeKind[s.card.place[card]] === zone;
export const firstIn = (s: State, at: number): number => s.place.first[at];
/** How many cards lie there. They are counted: most places are asked seldom, and there is one for every card. */
export function sizeOf(s: State, at: number): number {
  let n = 0;
  for (let card = s.place.first[at]; card !== 0; card = s.card.next[card]) n++;
  return n;
}

/** The card at a position from the first, or 0. */
export function cardAt(s: State, at: number, position: number): number {
  let card = s.place.first[at];
  for (let i = 0; i < position; i++) card = s.card.next[card];
  return card;
}

function unlink(s: State, card: number): void {
  const { next, prev, place: of } = s.card;
  const at = of[card];
  if (at === 0) return;
  const before = prev[card];
  const after = next[card];
  if (before === 0) s.place.first[at] = after;
  else next[before] = after;
  if (after === 0) s.place.last[at] = before;
  else prev[after] = before;
  next[card] = prev[card] = 0;
}

function linkLast(s: State, card: number, at: number): void {
  const last = s.place.last[at];
  s.card.prev[card] = last;
  if (last === 0) s.place.first[at] = card;
  else s.card.next[last] = card;
  s.place.last[at] = card;
  s.card.place[card] = at;
}

function linkFirst(s: State, card: number, at: number): void {
  const first = s.place.first[at];
  s.card.next[card] = first;
  if (first === 0) s.place.last[at] = card;
  else s.card.prev[first] = card;
  s.place.first[at] = card;
  s.card.place[card] = at;
}

const everyone = (s: State): number => (2 << s.layout.sizes.players) - 2;
const isOpenPlace = (s: State, at: number): boolean =>
  s.layout.learnKind[s.layout.placeKind[at]] === Learn.everyone;

/** Who learns the face of a card that comes to a place, as a set of players. */
function learners(s: State, card: number, at: number): number {
  const { layout } = s;
  switch (layout.learnKind[layout.placeKind[at]]) {
    case Learn.everyone:
      return everyone(s);
    case Learn.player:
      return 1 << layout.placeIndex[at];
    case Learn.controller:
      return 1 << s.card.controller[card];
    default:
      return 0;
  }
}

function goLive(s: State, card: number): void {
  const { kernel } = s;
  s.card.live[card] = 1;
  s.card.livePrev[card] = kernel.liveLast;
  if (kernel.liveLast === 0) kernel.liveFirst = card;
  else s.card.liveNext[kernel.liveLast] = card;
  kernel.liveLast = card;
  if (!isMute(s, card)) beginEffects(s, card);
}

/** Takes a card off the list of live ones. */
function stopLive(s: State, card: number): void {
  const { kernel } = s;
  const { liveNext, livePrev } = s.card;
  const before = livePrev[card];
  const after = liveNext[card];
  if (before === 0) kernel.liveFirst = after;
  else liveNext[before] = after;
  if (after === 0) kernel.liveLast = before;
  else livePrev[after] = before;
  liveNext[card] = livePrev[card] = s.card.live[card] = 0;
}

/** What a card was while in play, it is no longer. */
function leave(s: State, card: number): void {
  s.card.resting[card] = 0;
  s.card.life[card]++;
  endEffects(s, card);
  for (const column of s.side.onCard) column[card] = 0;
  s.card.controller[card] = s.card.owner[card];
}

/** Sees to it that a card is live exactly while it lies face up in a live zone and does not rest. */
function settle(s: State, card: number): void {
  const kind = s.layout.placeKind[s.card.place[card]];
  const faceUp = s.card.faceDown[card] === 0 && s.card.knownTo[card] === everyone(s);
  const inPlay = faceUp && s.layout.liveKind[kind] === 1;
  const rests = (s.card.resting[card] & RESTS) !== 0;
  const wasInPlay = s.card.live[card] === 1 || rests;
  if (inPlay && !rests) {
    if (s.card.live[card] === 0) goLive(s, card);
  } else if (s.card.live[card] === 1) {
    stopLive(s, card);
    endStanding(s, card);
  }
  if (wasInPlay && !inPlay) leave(s, card);
  if (s.engine.followsZones[s.card.def[card]] === 1) followZone(s, card, kind, faceUp);
}

/**
 * A card in play that nothing may see for a while: it keeps all it carries, but its abilities are not in force and
 * no count or choice of cards in force finds it.
 */
export function rest(s: State, card: number): void {
  if (s.card.live[card] === 0) return;
  s.card.resting[card] |= RESTS;
  settle(s, card);
}

export function wake(s: State, card: number): void {
  if ((s.card.resting[card] & RESTS) === 0) return;
  s.card.resting[card] &= ~RESTS;
  settle(s, card);
}

/**
 * A card in play whose text is ignored for a while: it is counted, chosen and carries on as any other, but its
 * standing abilities are not in force. Whether its actions can be used is for the game to ask.
 */
export function mute(s: State, card: number): void {
  if ((s.card.resting[card] & MUTE) !== 0 || (s.card.live[card] === 0 && s.card.resting[card] === 0)) return;
  s.card.resting[card] |= MUTE;
  endStanding(s, card);
  settle(s, card);
}

export function unmute(s: State, card: number): void {
  if ((s.card.resting[card] & MUTE) === 0) return;
  s.card.resting[card] &= ~MUTE;
  if (s.card.live[card] === 1 && !isMute(s, card)) beginEffects(s, card);
}

/** Moves a card to a place, as its last card. */
export function move(s: State, card: number, at: number): void {
  unlink(s, card);
  linkLast(s, card, at);
  s.card.faceDown[card] = 0;
  s.card.knownTo[card] |= learners(s, card, at);
  settle(s, card);
}

/** Moves a card to a place, as its first card: the top of a deck. */
export function moveFirst(s: State, card: number, at: number): void {
  unlink(s, card);
  linkFirst(s, card, at);
  s.card.faceDown[card] = 0;
  s.card.knownTo[card] |= learners(s, card, at);
  settle(s, card);
}

/**
 * Moves a card that its owner may look at without showing which it is, and returns the row it lies in then. Whoever
 * cannot look into the place it came from can no longer tell the cards there apart from the one that left, nor follow
 * a row: the card takes the face of the first one there, which is the one that goes. In an open place there is no
 * doubt which it is.
 */
export function moveFaceDown(s: State, card: number, at: number, lookers: number): number {
  const from = s.card.place[card];
  let goes = card;
  if (from !== 0 && !isOpenPlace(s, from)) {
    goes = s.place.first[from];
    const { def, knownTo } = s.card;
    // First nobody knows them, so that nothing of theirs is in force; then the faces change rows.
    for (let c = goes; c !== 0; c = s.card.next[c]) {
      knownTo[c] &= lookers;
      settle(s, c);
    }
    const face = def[card];
    def[card] = def[goes];
    def[goes] = face;
  }
  unlink(s, goes);
  linkLast(s, goes, at);
  s.card.faceDown[goes] = isOpenPlace(s, at) ? 1 : 0;
  s.card.knownTo[goes] &= lookers;
  settle(s, goes);
  return goes;
}

/** Shows a card to everyone; a face-down card in a live zone comes into force. */
export function reveal(s: State, card: number): void {
  s.card.faceDown[card] = 0;
  s.card.knownTo[card] = everyone(s);
  settle(s, card);
}

/** Lets some players know a card; one that lies face down stays so, even if all have looked at it. */
export function show(s: State, card: number, players: number): void {
  s.card.knownTo[card] |= players;
  settle(s, card);
}
