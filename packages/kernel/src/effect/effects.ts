/**
 * The effect table: everything in force that is not printed on the thing itself, listed by channel.
 * A channel is an attribute, an event, a prohibition or a replacement; who asks about one sees only its list.
 *
 * Owns   adding and removing effects, and bringing a card's own abilities in and out of force.
 * Not    what an effect does when it is asked (ability/), or when lasting ones end (expire.ts).
 * Keeps  each list is in order of stage, then of age; rows not in use are zero. However often something that costs nothing
 *        is done, there is room for what comes of it.
 */
import { lastingFold } from '../ability/compile/fold.ts';
import type { State } from '../arena/state.ts';

/** What the amount of an effect can be. */
const MOST = 32_767;
const LEAST = -32_768;

/** Takes the lowest free row. */
function freeRow(s: State): number {
  const { channel } = s.effect;
  const { kernel } = s;
  for (let row = 1; row <= kernel.effectsUsed; row++) if (channel[row] === 0) return row;
  if (kernel.effectsUsed + 1 >= channel.length)
    throw new Error(
      `More than ${channel.length - 1} effects are in force at once: raise room.effects of the schema.`,
    );
  return ++kernel.effectsUsed;
}

/** The row of a lasting sum that was given before by the same card, to the same, for as long; 0 if there is none. */
function alike(
  s: State,
  ability: number,
  source: number,
  subject: number,
  until: number,
  you: number,
): number {
  const e = s.effect;
  for (let row = s.channel.first[s.engine.abilities[ability].channel]; row !== 0; row = e.next[row])
    if (
      e.ability[row] === ability &&
      e.source[row] === source &&
      e.subject[row] === subject &&
      e.until[row] === until &&
      e.you[row] === you
    )
      return row;
  return 0;
}

/** Adds to a sum that was given alike before; its row, or 0. On its own, since few ever come here: what is short is inlined. */
function addedUp(
  s: State,
  ability: number,
  source: number,
  subject: number,
  until: number,
  amount: number,
  you: number,
): number {
  if (s.engine.abilities[ability].fold !== lastingFold) return 0;
  const same = alike(s, ability, source, subject, until, you === 0 ? s.card.controller[source] : you);
  if (same === 0) return 0;
  const amounts = s.effect.amount;
  amounts[same] = Math.max(LEAST, Math.min(MOST, amounts[same] + amount));
  return same;
}

/** Lists an effect in its channel as the youngest of its stage. */
function link(s: State, row: number): void {
  const e = s.effect;
  const channel = e.channel[row];
  let before = s.channel.last[channel];
  while (e.stage[before] > e.stage[row]) before = e.prev[before];
  const after = before === 0 ? s.channel.first[channel] : e.next[before];
  e.prev[row] = before;
  e.next[row] = after;
  if (before === 0) s.channel.first[channel] = row;
  else e.next[before] = row;
  if (after === 0) s.channel.last[channel] = row;
  else e.prev[after] = row;
}

function unlink(s: State, row: number): void {
  const e = s.effect;
  const channel = e.channel[row];
  const before = e.prev[row];
  const after = e.next[row];
  if (before === 0) s.channel.first[channel] = after;
  else e.next[before] = after;
  if (after === 0) s.channel.last[channel] = before;
  else e.prev[after] = before;
}

/** An effect in force counts from now on as the youngest of its stage: where a game lets players set their order. */
export function renewEffect(s: State, row: number): void {
  unlink(s, row);
  link(s, row);
}

/** Puts an effect in force and returns its row. A lasting one stays with `you`: the source's controller, unless given. */
export function addEffect(
  s: State,
  ability: number,
  source: number,
  subject: number,
  amount: number,
  until: number,
  you = 0,
): number {
  const compiled = s.engine.abilities[ability];
  const e = s.effect;
  // What is free can be done again and again, a hundred times by one word: where room grows scarce, sums are added up.
  if (until !== 0 && s.kernel.effectsUsed * 2 > e.channel.length) {
    const same = addedUp(s, ability, source, subject, until, amount, you);
    if (same !== 0) return same;
  }
  const row = freeRow(s);
  e.channel[row] = compiled.channel;
  e.ability[row] = ability;
  e.source[row] = source;
  e.subject[row] = subject;
  e.amount[row] = amount;
  e.stage[row] = compiled.stage;
  e.until[row] = until;
  if (until !== 0) {
    e.you[row] = you === 0 ? s.card.controller[source] : you;
    s.kernel.lasting++;
  }
  link(s, row);
  return row;
}

export function removeEffect(s: State, row: number): void {
  const e = s.effect;
  unlink(s, row);
  if (e.channel[row] === s.engine.silence.channel) endSilence(s, e.subject[row]);
  if (e.until[row] !== 0) s.kernel.lasting--;
  e.channel[row] = e.ability[row] = e.source[row] = e.subject[row] = 0;
  e.amount[row] = e.stage[row] = e.you[row] = e.until[row] = e.next[row] = e.prev[row] = 0;
  while (s.kernel.effectsUsed > 0 && e.channel[s.kernel.effectsUsed] === 0) s.kernel.effectsUsed--;
}

/** A card has come into force: so have its abilities that are always on. */
export function beginEffects(s: State, card: number): void {
  const standing = s.engine.definitions[s.card.def[card]].standing;
  for (let i = 0; i < standing.length; i++) addEffect(s, standing[i], card, 0, 0, 0);
}

/** A card has left, and its standing abilities have ended: so does whatever lay on it. */
export function endEffects(s: State, card: number): void {
  for (let row = s.kernel.effectsUsed; row !== 0; row--)
    if (s.effect.subject[row] === card) removeEffect(s, row);
}

/** Its standing abilities end, but what lies on it stays. */
export function endStanding(s: State, card: number): void {
  const { source, until } = s.effect;
  for (let row = s.kernel.effectsUsed; row !== 0; row--)
    if (source[row] === card && until[row] === 0) removeEffect(s, row);
}

/** A card has come to another place or turned over: abilities that choose their own zones follow it. */
export function followZone(s: State, card: number, zone: number, faceUp: boolean): void {
  const { elsewhere } = s.engine.definitions[s.card.def[card]];
  for (let i = 0; i < elsewhere.length; i++) {
    const id = elsewhere[i];
    const { ability } = s.engine.abilities[id];
    if (ability === null || !('within' in ability) || ability.within === null) continue;
    const wanted = faceUp && ability.within.includes(zone);
    const row = standingRow(s, id, card);
    if (wanted && row === 0) addEffect(s, id, card, 0, 0, 0);
    else if (!wanted && row !== 0) removeEffect(s, row);
  }
}

/** Bits of a card's `resting`: nothing sees it; its text is ignored by the rules; or by an effect. */
export const Rest = { resting: 1, mute: 2, silent: 4 } as const;

/** Its text is ignored. */
export const isMute = (s: State, card: number): boolean =>
  (s.card.resting[card] & (Rest.mute | Rest.silent)) !== 0;

/** A card loses its text for a while. */
export function silence(s: State, source: number, card: number, until: number, you: number): void {
  if (s.card.live[card] === 0) return;
  addEffect(s, s.engine.silence.id, source, card, 0, until, you);
  s.card.resting[card] |= Rest.silent;
  endStanding(s, card);
}

/** One effect that silenced a card is over; its text counts again once the last of them is. */
function endSilence(s: State, card: number): void {
  const e = s.effect;
  for (let row = s.channel.first[s.engine.silence.channel]; row !== 0; row = e.next[row])
    if (e.subject[row] === card) return;
  s.card.resting[card] &= ~Rest.silent;
  if (s.card.live[card] === 1 && !isMute(s, card)) beginEffects(s, card);
}

/** An effect by which an ability of a card is in force, printed, granted or copied; or 0. */
export function rowInForce(s: State, ability: number, card: number): number {
  const e = s.effect;
  for (let row = s.channel.first[s.engine.abilities[ability].channel]; row !== 0; row = e.next[row])
    if (e.ability[row] === ability && e.source[row] === card) return row;
  return 0;
}

/** The effect that a printed ability of a card is in force by, or 0. */
export function standingRow(s: State, ability: number, card: number): number {
  const e = s.effect;
  for (let row = s.channel.first[s.engine.abilities[ability].channel]; row !== 0; row = e.next[row])
    if (e.ability[row] === ability && e.source[row] === card && e.until[row] === 0) return row;
  return 0;
}
