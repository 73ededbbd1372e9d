/**
 * Shuffling: the faces are dealt anew to the cards that lie there, so that a row number never betrays a card.
 */
import type { State } from '../arena/state.ts';
import { below } from '../chance/chacha.ts';

const rows = new Uint16Array(65536);

/** Shuffles a place that lies face down; afterwards nobody knows any card in it. */
export function shuffle(s: State, at: number): void {
  const { def, next, knownTo } = s.card;
  let n = 0;
  for (let card = s.place.first[at]; card !== 0; card = next[card]) {
    rows[n++] = card;
    knownTo[card] = 0;
  }
  // Fisher–Yates over the faces.
  for (let i = n - 1; i > 0; i--) {
    const one = rows[i];
    const other = rows[below(s.chance, i + 1)];
    const face = def[one];
    def[one] = def[other];
    def[other] = face;
  }
}
