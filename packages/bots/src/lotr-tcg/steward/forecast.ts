/**
 * How the fights of a turn would go: what a fellowship may expect to lose to the minions before it.
 *
 * Owns   archery, who would fight whom, where the Shadow sends what is left over, and the second round of fierce ones.
 * Not    reading the hosts (host.ts), or single skirmishes that are on (fights.ts).
 * Keeps  each side does its best as far as it can be seen: the fellowship shares out, the Shadow sends the rest where it
 *        hurts most. Cards up a sleeve make near things uncertain. Nothing is allocated.
 */
import { worthOfVitality } from '../worth.ts';
import type { Field } from './host.ts';

export interface Temper {
  /** By how many points of strength cards in hand may turn a skirmish. */
  readonly doubt: number;
  /** What the death of the Ring-bearer costs. */
  readonly ringBearer: number;
}

const MOST = 32;
/** By minion: the defender he fights, or −1; by defender: the strength and damage against him. */
const against = new Int32Array(MOST);
const faced = new Float64Array(MOST);
const pain = new Float64Array(MOST);
const foes = new Int32Array(MOST);
const order = new Int32Array(MOST);
const rest = new Uint8Array(MOST);
/** What archery has left of a defender, and of the minions. */
const life = new Float64Array(MOST);
const might = new Float64Array(MOST);
const damage = new Float64Array(MOST);
const again = new Uint8Array(MOST);

/** From 0 to 1, a half where nothing tells the sides apart. */
const chance = (by: number, doubt: number): number => 1 / (1 + Math.exp(-by / doubt));

/** What a defender stands to lose against so much strength and damage; nothing against nobody. */
function lossOf(field: Field, d: number, theirs: number, more: number, temper: Temper): number {
  if (theirs <= 0) return 0;
  const { defenders, bearer } = field;
  const own = defenders.strength[d];
  const falls = chance(theirs - 2 * own + 0.5, temper.doubt);
  const loses = Math.max(falls, chance(theirs - own + 0.5, temper.doubt));
  const left = life[d];
  const wounds = 1 + more;
  const death = d === bearer ? temper.ringBearer : defenders.worth[d] + 4;
  const hurt =
    left <= wounds
      ? death
      : (d === bearer ? 2 : 1) * (worthOfVitality(left) - worthOfVitality(left - wounds));
  return falls * death + (loses - falls) * hurt;
}

const added = (field: Field, d: number, m: number, temper: Temper): number =>
  lossOf(field, d, faced[d] + might[m], pain[d] + damage[m], temper) -
  lossOf(field, d, faced[d], pain[d], temper);

function send(m: number, d: number): void {
  const before = against[m];
  if (before >= 0) {
    faced[before] -= might[m];
    pain[before] -= damage[m];
    foes[before]--;
  }
  against[m] = d;
  if (d < 0) return;
  faced[d] += might[m];
  pain[d] += damage[m];
  foes[d]++;
}

/** The fellowship's choice: the strongest minions first, each to whom it harms least; then what is better exchanged. */
function shareOut(field: Field, fierceOnly: boolean, temper: Temper): void {
  const { defenders, minions } = field;
  let n = 0;
  for (let m = 0; m < minions.count; m++) {
    against[m] = -1;
    if (fierceOnly && again[m] === 0) continue;
    let at = n++;
    for (; at > 0 && might[order[at - 1]] < might[m]; at--) order[at] = order[at - 1];
    order[at] = m;
  }
  for (let d = 0; d < defenders.count; d++) faced[d] = pain[d] = foes[d] = 0;
  for (let k = 0; k < n; k++) {
    const m = order[k];
    let best = -1;
    let least = Infinity;
    for (let d = 0; d < defenders.count; d++) {
      if (foes[d] >= defenders.room[d]) continue;
      const loss = added(field, d, m, temper);
      if (loss < least) {
        least = loss;
        best = d;
      }
    }
    send(m, best);
  }
  for (let round = 0; round < 2; round++)
    for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) exchange(field, order[a], order[b], temper);
  sendRest(field, n, temper);
}

/** Two minions change places if that is better for the fellowship. One of them may be left over. */
function exchange(field: Field, a: number, b: number, temper: Temper): void {
  const one = against[a];
  const other = against[b];
  if (one === other || one < 0 || other < 0) return;
  const lossOfTwo = (): number =>
    lossOf(field, one, faced[one], pain[one], temper) +
    lossOf(field, other, faced[other], pain[other], temper);
  const before = lossOfTwo();
  send(a, other);
  send(b, one);
  if (lossOfTwo() < before - 1e-9) return;
  send(a, one);
  send(b, other);
}

/** The Shadow's choice: each leftover where it hurts most, or all together against the Ring-bearer. */
function sendRest(field: Field, n: number, temper: Temper): void {
  const { bearer } = field;
  let strengths = 0;
  let damages = 0;
  for (let k = 0; k < n; k++)
    if (against[order[k]] < 0) {
      strengths += might[order[k]];
      damages += damage[order[k]];
    }
  if (strengths === 0) return;
  const together =
    bearer < 0
      ? 0
      : lossOf(field, bearer, faced[bearer] + strengths, pain[bearer] + damages, temper) -
        lossOf(field, bearer, faced[bearer], pain[bearer], temper);
  let apart = 0;
  for (let k = 0; k < n; k++) {
    const m = order[k];
    if (against[m] >= 0) continue;
    const d = worst(field, m, temper);
    if (d < 0) continue;
    apart += added(field, d, m, temper);
    send(m, d);
    rest[k] = 1;
  }
  for (let k = 0; k < n; k++) {
    if (rest[k] === 1 && together > apart) send(order[k], bearer);
    rest[k] = 0;
  }
}
function worst(field: Field, m: number, temper: Temper): number {
  let found = -1;
  let most = -Infinity;
  for (let d = 0; d < field.defenders.count; d++) {
    const loss = added(field, d, m, temper);
    if (loss > most) {
      most = loss;
      found = d;
    }
  }
  return found;
}

const total = (field: Field, temper: Temper): number => {
  let sum = 0;
  for (let d = 0; d < field.defenders.count; d++) sum += lossOf(field, d, faced[d], pain[d], temper);
  return sum;
};

/** Wounds of archery go where they cost least. */
function arrows(field: Field, count: number, temper: Temper): number {
  const { defenders, bearer } = field;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    let best = -1;
    let least = Infinity;
    for (let d = 0; d < defenders.count; d++) {
      if (life[d] <= 0) continue;
      const death = d === bearer ? temper.ringBearer : defenders.worth[d] + 4;
      const cost =
        life[d] <= 1
          ? death
          : (d === bearer ? 2 : 1) * (worthOfVitality(life[d]) - worthOfVitality(life[d] - 1));
      if (cost < least) {
        least = cost;
        best = d;
      }
    }
    if (best < 0) return sum;
    life[best]--;
    sum += least;
  }
  return sum;
}

/** Arrows of the fellowship: the Shadow spreads them as far as it can, then its weakest fall. */
function volley({ defenders, minions }: Field): void {
  let shots = defenders.archers;
  for (let m = 0; m < minions.count; m++) shots -= minions.vitality[m] - 1;
  for (; shots > 0; shots--) {
    let weakest = -1;
    for (let m = 0; m < minions.count; m++)
      if (might[m] > 0 && (weakest < 0 || might[m] < might[weakest])) weakest = m;
    if (weakest < 0) return;
    might[weakest] = damage[weakest] = again[weakest] = 0;
  }
}

/** Of the minions that fight again, so many are still there. */
const FIGHT_AGAIN = 0.7;

/** What the fellowship may expect to lose, in points. `shot`: archery is over. */
export function expectedLoss(field: Field, temper: Temper, shot: boolean): number {
  const { defenders, minions } = field;
  if (minions.count === 0) return 0;
  for (let d = 0; d < defenders.count; d++) life[d] = defenders.vitality[d];
  let anyAgain = 0;
  for (let m = 0; m < minions.count; m++) {
    might[m] = minions.strength[m];
    damage[m] = minions.damage[m];
    again[m] = minions.fierce[m];
    anyAgain |= again[m];
  }
  let loss = 0;
  if (!shot) {
    loss += arrows(field, minions.archers, temper);
    volley(field);
  }
  shareOut(field, false, temper);
  loss += total(field, temper);
  if (anyAgain === 1) {
    shareOut(field, true, temper);
    loss += FIGHT_AGAIN * total(field, temper);
  }
  return loss;
}
