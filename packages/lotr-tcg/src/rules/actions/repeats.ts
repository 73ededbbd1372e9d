/**
 * Noticing loops: the same actions again and again, with nothing on the table used up by them. LR-LOOP
 *
 * Owns   the memory of the last actions of a phase, and which of them may not be repeated any more.
 * Not    what the players agree on once a loop is noticed (loops.ts).
 * Keeps  an action that uses anything up is never taken for a loop, however often it is repeated: places of cards,
 *        wounds, tokens, burdens, threats and assignments must be as they were a round ago, and the twilight pool no
 *        smaller.
 */
import type { S } from '../../state.ts';

/** So many equal rounds are a loop; a round has at most so many actions. */
const ROUNDS = 3;
const LONGEST_ROUND = 4;

/** Stands where no mark is needed. */
const NEW = 1;
const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;

/** One number for everything that an action can use up but twilight. */
export function markOf(s: S): number {
  const { place, wounds, tokens, against } = s.card;
  let h = BASIS;
  for (let c = 1; c < place.length; c++) {
    h = Math.imul(h ^ place[c], PRIME);
    h = Math.imul(h ^ (wounds[c] | (tokens[c] << 8) | (against[c] << 16)), PRIME);
  }
  for (let p = 1; p <= s.layout.sizes.players; p++)
    h = Math.imul(
      h ^ (s.player.burdens[p] | (s.player.threats[p] << 8) | (s.player.wearing[p] << 16)),
      PRIME,
    );
  return h;
}

/** A phase begins: what was done before is forgotten. */
export function forgetActions(s: S): void {
  s.global.noted = s.global.looped = 0;
  const { player, card, ability, mark, twilight } = s.done;
  for (let row = 1; row < card.length; row++)
    player[row] = card[row] = ability[row] = mark[row] = twilight[row] = 0;
  const { barred } = s;
  for (let row = 1; row < barred.card.length; row++)
    barred.player[row] = barred.card[row] = barred.ability[row] = 0;
}

/** Someone acts: an ability of a card by its number, or an action of the rules by its code with a minus. */
export function noteAction(s: S, by: number, of: number, which: number): void {
  const { player, card, ability, mark, twilight } = s.done;
  if (s.global.noted === card.length - 1)
    for (let row = 1; row < card.length - 1; row++) {
      player[row] = player[row + 1];
      card[row] = card[row + 1];
      ability[row] = ability[row + 1];
      mark[row] = mark[row + 1];
      twilight[row] = twilight[row + 1];
    }
  else s.global.noted++;
  const row = s.global.noted;
  player[row] = by;
  card[row] = of;
  ability[row] = which;
  mark[row] = twilight[row] = 0;
}

/** The two were the same action of the same player. */
const isSame = (s: S, row: number, other: number): boolean =>
  s.done.card[row] === s.done.card[other] &&
  s.done.ability[row] === s.done.ability[other] &&
  s.done.player[row] === s.done.player[other];

function wasDone(s: S, row: number): boolean {
  for (let before = row - 1; before > 0; before--) if (isSame(s, row, before)) return true;
  return false;
}

/** The last actions are rounds of that length, and the last left the table as the one before it did. */
function goesRound(s: S, length: number): boolean {
  const { mark, twilight } = s.done;
  const last = s.global.noted;
  if (last < length * ROUNDS) return false;
  for (let row = last; row > last - length * (ROUNDS - 1); row--)
    if (!isSame(s, row, row - length)) return false;
  return mark[last] === mark[last - length] && twilight[last] >= twilight[last - length];
}

/** After an action: the number of actions in the round that is being repeated, or 0. */
export function loopLength(s: S): number {
  const row = s.global.noted;
  if (row === 0 || s.done.mark[row] !== 0) return 0;
  // What is done for the first time ends no round.
  s.done.mark[row] = wasDone(s, row) ? markOf(s) : NEW;
  s.done.twilight[row] = s.global.twilight;
  for (let length = 1; length <= LONGEST_ROUND; length++) if (goesRound(s, length)) return length;
  return 0;
}

/** Keeps the round that is being repeated behind those that are barred already; returns its first row, or 0. */
export function keepRound(s: S, length: number): number {
  const { barred, done } = s;
  const first = s.global.looped + 1;
  if (first + length > barred.card.length) return 0;
  for (let i = 0; i < length; i++) {
    const row = s.global.noted - length + 1 + i;
    barred.player[first + i] = done.player[row];
    barred.card[first + i] = done.card[row];
    barred.ability[first + i] = done.ability[row];
  }
  return first;
}

/** One action cannot be repeated any more. */
export function barAction(s: S, player: number, card: number, ability: number): void {
  const { barred } = s;
  if (s.global.looped + 1 >= barred.card.length) return;
  const row = ++s.global.looped;
  barred.player[row] = player;
  barred.card[row] = card;
  barred.ability[row] = ability;
}
/** What was barred since then can be done again. */
export function unbar(s: S, since: number): void {
  const { barred } = s;
  for (let row = s.global.looped; row > since; row--)
    barred.player[row] = barred.card[row] = barred.ability[row] = 0;
  s.global.looped = Math.min(s.global.looped, since);
}

/** Its repetitions have been counted out in this phase. LR-LOOP-003, 004 */
export function isLooped(s: S, card: number, ability: number): boolean {
  const { barred } = s;
  for (let row = 1; row <= s.global.looped; row++)
    if (barred.card[row] === card && barred.ability[row] === ability) return true;
  return false;
}
