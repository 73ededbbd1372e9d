/**
 * How the game stands: marshalling points by kind, and what more of a kind would be worth.
 *
 * Owns   doubling and the half cap as they weigh on plans.
 * Not    counting what lies on the table: the rules do that.
 * Keeps  early in a game a point is a point, for much may still change; late it counts as the Council would count it.
 */
import { place, sizeOf } from '@westmarch/kernel';
import { type MeccgState, pointKinds, rawPoints, Zone } from '@westmarch/meccg';

const KINDS = pointKinds.length;
const KILL = pointKinds.indexOf('kill');
const MISCELLANEOUS = pointKinds.indexOf('miscellaneous');
const isDoubled = (kind: number): boolean => kind !== KILL && kind !== MISCELLANEOUS;

/** What one has at the Council against another. ME-END-4010, 4011 */
function total(own: readonly number[], other: readonly number[]): number {
  let all = 0;
  let most = 0;
  let negative = 0;
  for (let k = 1; k < KINDS; k++) {
    const n = own[k] > 0 && other[k] <= 0 && isDoubled(k) ? own[k] * 2 : own[k];
    if (n < 0) negative += n;
    else {
      all += n;
      if (n > most) most = n;
    }
  }
  return Math.min(all, (all - most) * 2) + negative;
}

const sum = (points: readonly number[]): number => points.reduce((all, n) => all + n, 0);

export class Standing {
  readonly #own: number[];
  readonly #other: readonly number[];
  /** By how much he is ahead at the Council, hands left out. */
  readonly lead: number;
  /** The same for plans: what more of a kind counts for nothing yet may count in the end. */
  readonly prospect: number;
  /** How near the end is: 0 at the beginning, 1 when the decks are through. */
  readonly late: number;

  constructor(s: MeccgState, you: number) {
    this.#own = rawPoints(s, you);
    let other: readonly number[] = this.#own.map(() => 0);
    let best = -Infinity;
    for (let p = 1; p <= s.layout.sizes.players; p++) {
      if (p === you) continue;
      const theirs = rawPoints(s, p);
      const sum = total(theirs, this.#own);
      if (sum <= best) continue;
      best = sum;
      other = theirs;
    }
    this.#other = other;
    this.lead = total(this.#own, other) - total(other, this.#own);
    this.late = lateness(s);
    this.prospect = (sum(this.#own) - sum(other)) * (1 - this.late) + this.lead * this.late;
  }

  /** By how much he would still be ahead if another gained so many points in whichever kind hurts most. */
  leadAfter(points: number): number {
    let least = this.lead;
    const other = [...this.#other];
    for (let k = 1; k < KINDS; k++) {
      other[k] += points;
      least = Math.min(least, total(this.#own, other) - total(other, this.#own));
      other[k] -= points;
    }
    return least;
  }

  /** What so many more points of a kind would change, for him and against the other. */
  gain(kind: number, points: number): number {
    if (points === 0) return 0;
    const own = this.#own;
    own[kind] += points;
    const after = total(own, this.#other) - total(this.#other, own);
    own[kind] -= points;
    return points * (1 - this.late) + (after - this.lead) * this.late;
  }
}

/** A deck of the usual size. */
const DECK = 70;
/** Most games are called before all decks are through. */
const USUAL_END = 0.75;
function lateness(s: MeccgState): number {
  let most = 0;
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    const through = 1 - Math.min(1, sizeOf(s, place(s, Zone.deck, p)) / DECK);
    most = Math.max(most, (s.player.exhausted[p] + through) / s.global.decks);
  }
  return s.global.calledBy === 0 ? Math.min(1, most / USUAL_END) : 1;
}
