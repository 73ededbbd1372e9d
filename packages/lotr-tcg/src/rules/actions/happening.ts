/**
 * What happens: about to → instead → it happens → it has happened. One procedure for every verb of the game, with its
 * cause. LR-RESPONSE-003, LR-RESPONSE-004
 *
 * Owns   the order of these steps, and passing over them where nobody listens.
 * Not    what each verb does: wounds, burdens, discards and the rest stand with their own rules.
 * Keeps  a required replacement comes before any response (LR-RESPONSE-004); what is prevented or replaced does not
 *        happen, and as a price has not been paid; whatever a response has made impossible does not happen either.
 */
import {
  call,
  type Event,
  finish,
  flag,
  forbiddenBy,
  type Prohibition,
  replacementOf,
  resolveEffect,
  whole,
} from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { isAnswered } from './answers.ts';
import { howBy, leaveUnpaid, numberOf, sourceOf, speaking, withNumber } from './cause.ts';
import { hear, raise, tell, wasPrevented } from './responses.ts';

/** A verb of the game: what can be done to a card or player. */
export interface Happening {
  /** Where something may be done about it before it happens. */
  readonly about?: Event;
  readonly done?: Event;
  readonly cannot?: Prohibition;
  /** It is told before it is done, while everything still is where it was. */
  readonly first?: true;
  /** Who is spared it counts as having done it all the same. */
  readonly evenIfPrevented?: true;
  /** It can be done at all. */
  can(s: S, a: number): boolean;
  /** Does it so many times; a procedure that it calls ends before anyone hears of it. */
  happen(s: S, a: number, source: number, how: number): void;
  /** Where it can be more than it seems, as a wound that kills: it is not, and where it is, it has come about. */
  readonly plain?: { is(s: S, a: number): boolean; has(s: S, a: number): boolean };
  /** What follows once everyone has heard of it. */
  after?(s: S, a: number): void;
}

const verbs: Happening[] = [];
export interface Verb extends Happening {
  readonly number: number;
}
/** Declares a verb. */
export function verbOf(given: Happening): Verb {
  verbs.push(given);
  return { ...given, number: verbs.length - 1 };
}

/** Nothing forbids it, and it can be done. */
export const mayHappen = (s: S, verb: Happening, a: number, source: number, how: number): boolean =>
  verb.can(s, a) && (verb.cannot === undefined || forbiddenBy(s, verb.cannot, a, source, how) === 0);

/** Something required takes its place. */
function isReplaced(s: S, event: Event | undefined, a: number, source: number, how: number): boolean {
  if (event === undefined) return false;
  const row = replacementOf(s, event, a, source, how);
  if (row === 0) return false;
  const e = s.effect;
  resolveEffect(s, e.ability[row], e.source[row], e.subject[row], a, source, how);
  return true;
}

const happening = engine.procedure('what happens', {
  verb: whole(),
  a: whole(),
  source: whole(),
  how: whole(),
  /** The frame of the ability that does it. */
  from: whole(),
  spared: flag(),
  plain: flag(),
})({
  instead: step('LR-RESPONSE-004', (s, f) => {
    const { about } = verbs[f.verb];
    if (isReplaced(s, about, f.a, f.source, f.how)) {
      leaveUnpaid(s, f.from);
      return finish;
    }
    return about === undefined ? f.go('happen') : undefined;
  }),
  about: step('LR-RESPONSE-003', (s, f) => {
    const { about } = verbs[f.verb];
    s.global.amount = numberOf(f.how);
    if (about !== undefined) raise(s, about, f.a, f.source, f.how);
  }),
  answered: step('LR-RESPONSE-003 LR-RESPONSE-004', (s, f) => {
    const { about, evenIfPrevented } = verbs[f.verb];
    f.how = withNumber(f.how, s.global.amount);
    f.spared = wasPrevented(s) ? 1 : 0;
    // A response may also have brought in force what takes its place: the Ring that is put on just now.
    if (f.spared === 1 ? evenIfPrevented !== true : isReplaced(s, about, f.a, f.source, f.how)) {
      leaveUnpaid(s, f.from);
      return finish;
    }
    return undefined;
  }),
  happen: step('LR-EFFECT-004', (s, f) => {
    const verb = verbs[f.verb];
    if (f.spared === 1) return f.go('done');
    if (!mayHappen(s, verb, f.a, f.source, f.how)) {
      leaveUnpaid(s, f.from);
      return finish;
    }
    if (verb.first === true) {
      tellOf(s, verb, f.a, f.source, f.how);
      verb.happen(s, f.a, f.source, f.how);
      hear(s);
      return f.go('after');
    }
    f.plain = isPlain(s, verb, f.a) ? 1 : 0;
    verb.happen(s, f.a, f.source, f.how);
    return undefined;
  }),
  done: step('LR-ACTION-003 LR-ACTION-004', (s, f) => {
    const verb = verbs[f.verb];
    if (f.spared === 0 && f.plain === 0 && verb.plain?.has(s, f.a) !== true) return finish;
    tellOf(s, verb, f.a, f.source, f.how);
    hear(s);
    return undefined;
  }),
  after: step('', (s, f) => verbs[f.verb].after?.(s, f.a)),
});

const isPlain = (s: S, verb: Happening, a: number): boolean =>
  verb.plain === undefined || verb.plain.is(s, a);

/** What follows, once whoever is told of something else meanwhile has been heard. */
const aftermath = engine.procedure('what follows', { verb: whole(), a: whole() })({
  after: step('', (s, f) => verbs[f.verb].after?.(s, f.a)),
});

function tellOf(s: S, { done }: Happening, a: number, source: number, how: number): void {
  if (done !== undefined) tell(s, done, a, source, how);
}

const isHeard = (s: S, event: Event | undefined, a: number): boolean =>
  event !== undefined &&
  (s.channel.first[event.channel] !== 0 ||
    s.channel.first[event.insteadChannel] !== 0 ||
    isAnswered(s, event.channel, a));

/** By a cause that is known already: the frame of an ability, or 0 with a source of the rules' own. */
export function happensBy(s: S, verb: Verb, a: number, source: number, how: number, from: number): void {
  if (!mayHappen(s, verb, a, source, how)) {
    leaveUnpaid(s, from);
    return;
  }
  // Mostly nobody listens, and then there is nothing to wait for; what calls for more has its own order.
  if (isPlain(s, verb, a) && !isHeard(s, verb.about, a) && !isHeard(s, verb.done, a)) {
    if (verb.first === true) tellOf(s, verb, a, source, how);
    verb.happen(s, a, source, how);
    if (verb.first !== true) tellOf(s, verb, a, source, how);
    if (s.global.told === 0) verb.after?.(s, a);
    else {
      if (verb.after !== undefined) call(s, aftermath, verb.number, a);
      hear(s);
    }
    return;
  }
  call(s, happening, verb.number, a, source, how, from);
}

/** Something happens to a card or player: by the ability that speaks now, or by the rules in a way of theirs. */
export function happens(s: S, verb: Verb, a: number, number = 1, way = 0, source = 0): void {
  const from = speaking(s);
  happensBy(s, verb, a, source || sourceOf(s, from), howBy(s, from, way, number), from);
}
