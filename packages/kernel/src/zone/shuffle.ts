/**
 * Shuffling: the faces are dealt anew to the cards that lie there, so that a row number never betrays a card.
 */
import type { State } from '../arena/state.ts';
import { below } from '../chance/chacha.ts';
import { followZone, removeEffect } from '../effect/effects.ts';

const rows = new Uint16Array(65536);

/** Shuffles a place that lies face down, or the first so many cards of it; afterwards nobody knows any of them. */
export function shuffle(s: State, at: number, first = Infinity): void {
  const { def, next, knownTo, faceDown } = s.card;
  const { followsZones } = s.engine;
  const kind = s.layout.placeKind[at];
  let n = 0;
  for (let card = s.place.first[at]; card !== 0 && n < first; card = next[card]) {
    rows[n++] = card;
    knownTo[card] = faceDown[card] = 0;
    if (followsZones[def[card]] === 1) followZone(s, card, kind, false);
  }
  dealFaces(s, at, n);
}

/**
 * A card has come among others that the same players know: their faces are dealt anew to their rows, so that whoever
 * cannot look there cannot follow the one that came. Who knew them still does.
 */
export function mingle(s: State, card: number): void {
  const { next, knownTo, place } = s.card;
  const at = place[card];
  let n = 0;
  for (let other = s.place.first[at]; other !== 0; other = next[other])
    if (knownTo[other] === knownTo[card]) rows[n++] = other;
  dealFaces(s, at, n);
}

/** Fisher–Yates over the faces of the first so many rows. */
function dealFaces(s: State, at: number, n: number): void {
  const { def } = s.card;
  loseTrack(s, n);
  if (n > 1) s.side.fate?.shuffled(s, at);
  for (let i = n - 1; i > 0; i--) {
    const one = rows[i];
    const other = rows[below(s.chance, i + 1)];
    const face = def[one];
    def[one] = def[other];
    def[other] = face;
  }
}

/** What lay on a shuffled card is gone; what came from one goes on, but nobody can tell any more from which. */
function loseTrack(s: State, shuffled: number): void {
  const { source, subject } = s.effect;
  for (let row = s.kernel.effectsUsed; row !== 0; row--) {
    if (isAmong(subject[row], shuffled)) removeEffect(s, row);
    else if (isAmong(source[row], shuffled)) source[row] = 0;
  }
  const waiting = s.waiting.source;
  for (let row = s.kernel.waitingUsed; row !== 0; row--)
    if (isAmong(waiting[row], shuffled)) waiting[row] = 0;
}

function isAmong(card: number, shuffled: number): boolean {
  for (let i = 0; i < shuffled; i++) if (rows[i] === card) return true;
  return false;
}
