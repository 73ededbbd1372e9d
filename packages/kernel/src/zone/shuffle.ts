/**
 * Shuffling: the faces are dealt anew to the cards that lie there, so that a row number never betrays a card.
 */
import type { State } from '../arena/state.ts';
import { below } from '../chance/chacha.ts';
import { followZone, removeEffect } from '../effect/effects.ts';

const rows = new Uint16Array(65536);

/** Shuffles a place that lies face down; afterwards nobody knows any card in it. */
export function shuffle(s: State, at: number): void {
  const { def, next, knownTo, faceDown } = s.card;
  const { definitions } = s.engine;
  const kind = s.layout.placeKind[at];
  let n = 0;
  for (let card = s.place.first[at]; card !== 0; card = next[card]) {
    rows[n++] = card;
    knownTo[card] = faceDown[card] = 0;
    if (definitions[def[card]].elsewhere.length > 0) followZone(s, card, kind, false);
  }
  loseTrack(s, at);
  // Fisher–Yates over the faces.
  for (let i = n - 1; i > 0; i--) {
    const one = rows[i];
    const other = rows[below(s.chance, i + 1)];
    const face = def[one];
    def[one] = def[other];
    def[other] = face;
  }
}

/** What lay on a shuffled card is gone; what came from one goes on, but nobody can tell any more from which. */
function loseTrack(s: State, at: number): void {
  const { place } = s.card;
  const { source, subject } = s.effect;
  for (let row = s.kernel.effectsUsed; row > 0; row--) {
    if (subject[row] !== 0 && place[subject[row]] === at) removeEffect(s, row);
    else if (source[row] !== 0 && place[source[row]] === at) source[row] = 0;
  }
  const waiting = s.waiting.source;
  for (let row = s.kernel.waitingUsed; row > 0; row--)
    if (waiting[row] !== 0 && place[waiting[row]] === at) waiting[row] = 0;
}
