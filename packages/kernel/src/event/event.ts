/**
 * Events: what rules announce. Triggers are found by the event's own list; one that nobody listens to costs one look.
 *
 * Owns   matching, the queue of triggers that wait for the game's timing, replacement and prohibition.
 * Not    when a waiting trigger resolves: each game's timing procedures take them from the queue.
 */
import type { State } from '../arena/state.ts';
import type { Noun, Phrase, Term } from '../text/phrase.ts';
import { EVERYONE } from './sink.ts';

export interface Event {
  readonly name: string;
  readonly channel: number;
  readonly insteadChannel: number;
  /** What it happens to, unless a trigger says more. */
  readonly subject: Noun;
  /** How it reads in "when …", with what it happens to. */
  say(subject: Term): Phrase;
}

/** Something that can be forbidden. */
export interface Prohibition {
  readonly name: string;
  readonly channel: number;
  readonly subject: Noun;
  /** How it reads when it is forbidden: "a ship may not be repaired". */
  say(subject: Term): Phrase;
}

function enqueue(s: State, row: number, event: number, a: number, b: number, n: number, group: number): void {
  const w = s.waiting;
  const { kernel } = s;
  let free = 0;
  for (let r = 1; r <= kernel.waitingUsed; r++)
    if (w.ability[r] === 0) {
      free = r;
      break;
    }
  if (free === 0) {
    if (kernel.waitingUsed + 1 >= w.ability.length)
      throw new Error(
        `More than ${w.ability.length - 1} triggers wait at once: raise room.waiting of the schema.`,
      );
    free = ++kernel.waitingUsed;
  }
  w.ability[free] = s.effect.ability[row];
  w.source[free] = s.effect.source[row];
  w.subject[free] = s.effect.subject[row];
  const { whose } = s.engine.abilities[s.effect.ability[row]];
  w.you[free] =
    whose === null ? s.effect.you[row] || s.card.controller[s.effect.source[row]] : whose(s, row, a, b, n);
  w.sourceLife[free] = s.card.life[s.effect.source[row]];
  w.subjectLife[free] = s.card.life[s.effect.subject[row]];
  w.event[free] = event;
  w.group[free] = group;
  w.a[free] = a;
  w.b[free] = b;
  w.n[free] = n;
  w.next[free] = 0;
  if (kernel.waitingLast === 0) kernel.waitingFirst = free;
  else w.next[kernel.waitingLast] = free;
  kernel.waitingLast = free;
}

/**
 * Announces that something has happened. Every trigger that matches waits in the queue, marked with the group;
 * returns how many.
 */
export function announce(s: State, event: Event, a: number, b = 0, n = 0, group = 0): number {
  if (s.side.sink !== null) s.side.sink.tell(s, event.channel, a, b, n, EVERYONE);
  let row = s.channel.first[event.channel];
  if (row === 0) return 0;
  const { abilities } = s.engine;
  const { ability, next } = s.effect;
  let count = 0;
  for (; row !== 0; row = next[row]) {
    if (abilities[ability[row]].matches(s, row, a, b, n)) {
      enqueue(s, row, event.channel, a, b, n, group);
      count++;
    }
  }
  return count;
}

/** Takes a waiting trigger out of the queue. */
export function dequeue(s: State, waiting: number): void {
  const w = s.waiting;
  const { kernel } = s;
  let before = 0;
  let at = kernel.waitingFirst;
  while (at !== 0 && at !== waiting) {
    before = at;
    at = w.next[at];
  }
  if (at === 0) throw new Error(`Trigger ${waiting} is not waiting.`);
  const after = w.next[at];
  if (before === 0) kernel.waitingFirst = after;
  else w.next[before] = after;
  if (after === 0) kernel.waitingLast = before;
  w.ability[at] =
    w.source[at] =
    w.subject[at] =
    w.you[at] =
    w.sourceLife[at] =
    w.subjectLife[at] =
    w.event[at] =
    w.group[at] =
    w.a[at] =
    w.b[at] =
    w.n[at] =
    w.next[at] =
      0;
  while (kernel.waitingUsed > 0 && w.ability[kernel.waitingUsed] === 0) kernel.waitingUsed--;
}

function firstMatch(s: State, channel: number, a: number, b: number, n: number): number {
  const { abilities } = s.engine;
  const { ability, next } = s.effect;
  for (let row = s.channel.first[channel]; row !== 0; row = next[row])
    if (abilities[ability[row]].matches(s, row, a, b, n)) return row;
  return 0;
}

/** The oldest effect that takes the place of an event, or 0. */
export const replacementOf = (s: State, event: Event, a: number, b: number, n: number): number =>
  firstMatch(s, event.insteadChannel, a, b, n);

/** The oldest effect that forbids something, or 0. */
export const forbiddenBy = (s: State, what: Prohibition, a: number, b = 0, n = 0): number =>
  firstMatch(s, what.channel, a, b, n);
