/**
 * Determinizing: a whole game that could be behind a view. What search bots play on.
 *
 * Keeps  the view of the result is the view it was made from; cards go only where they fit.
 */

import { copy, newState, type State } from '../arena/state.ts';
import { below, seedChance } from '../chance/chacha.ts';

/** What is known or assumed of the cards in a game. */
export interface Prior<S extends State> {
  /** The definitions that a player's cards are dealt from, seen ones included; at least as many as he has cards. */
  deck(player: number): readonly number[];
  /** Whether a card that lies hidden there could be that one; without it, any could. */
  fits?(s: S, card: number, def: number): boolean;
  /** Fills what a view hides besides faces: secret columns and locals. `random(n)` is a number below n. */
  guess?(s: S, random: (n: number) => number): void;
}

/** Those of the deck that are not among the known cards of the player, and his hidden cards. */
function unseen<S extends State>(s: S, player: number, prior: Prior<S>): { defs: number[]; rows: number[] } {
  const left = new Map<number, number>();
  for (const def of prior.deck(player)) left.set(def, (left.get(def) ?? 0) + 1);
  const rows: number[] = [];
  for (let card = 1; card < s.card.def.length; card++) {
    if (s.card.owner[card] !== player) continue;
    const def = s.card.def[card];
    if (def === 0) rows.push(card);
    else {
      const have = left.get(def) ?? 0;
      if (have > 0) left.set(def, have - 1);
    }
  }
  const defs: number[] = [];
  for (const [def, n] of left) for (let i = 0; i < n; i++) defs.push(def);
  return { defs, rows };
}

function shuffled(chance: Int32Array, list: number[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** Gives every hidden card a face: at random, then mended by swaps along a path where one does not fit. */
function deal<S extends State>(
  s: S,
  rows: readonly number[],
  defs: readonly number[],
  fits: (card: number, def: number) => boolean,
): void {
  const holder = new Int32Array(defs.length).fill(-1);
  const seat = (i: number, tried: Uint8Array): boolean => {
    for (let step = 0; step < defs.length; step++) {
      const d = (i + step) % defs.length;
      if (tried[d] === 1 || !fits(rows[i], defs[d])) continue;
      tried[d] = 1;
      if (holder[d] === -1 || seat(holder[d], tried)) {
        holder[d] = i;
        return true;
      }
    }
    return false;
  };
  for (let i = 0; i < rows.length; i++) {
    if (holder[i] === -1 && fits(rows[i], defs[i])) holder[i] = i;
    else if (!seat(i, new Uint8Array(defs.length)))
      throw new Error(`No card of the assumed deck fits where card ${rows[i]} lies hidden.`);
  }
  for (let d = 0; d < defs.length; d++) if (holder[d] >= 0) s.card.def[rows[holder[d]]] = defs[d];
}

/** Writes into `into` a whole game that agrees with the view. */
export function determinizeInto<S extends State>(seen: S, prior: Prior<S>, seed: string, into: S): void {
  copy(seen, into);
  seedChance(into.chance, seed);
  for (let player = 1; player <= into.layout.sizes.players; player++) {
    const { defs, rows } = unseen(into, player, prior);
    if (defs.length < rows.length)
      throw new Error(
        `Player ${player} has ${rows.length} hidden cards, but the assumed deck leaves only ${defs.length}.`,
      );
    for (const def of defs) into.engine.prepare(def);
    shuffled(into.chance, defs);
    deal(into, rows, defs, (card, def) => prior.fits === undefined || prior.fits(into, card, def));
  }
  prior.guess?.(into, (n) => below(into.chance, n));
}

export function determinize<S extends State>(seen: S, prior: Prior<S>, seed: string): S {
  const made = newState<S>(seen.layout, seen.engine);
  determinizeInto(seen, prior, seed, made);
  return made;
}
