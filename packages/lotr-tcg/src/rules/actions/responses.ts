/**
 * Responses: required ones first in the Free Peoples player's order, then optional ones by the action procedure.
 * LR-ACTION-003..005, LR-RESPONSE
 *
 * Owns   the window that opens when something happens, or several things at one time: their waiting triggers, and the
 *        responses of the rules, of cards in hand and of cards in play.
 * Not    who could respond to what (answers.ts), or the phases' own actions (actions.ts).
 * Keeps  a window within a window leaves the outer one as it was; a prevented event ends its window at once
 *        (LR-RESPONSE-003); what happens at one time has one window, so that no optional response comes between
 *        required ones (LR-ACTION-004).
 */
import {
  abilityIn,
  again,
  announce,
  call,
  canPayWaiting,
  count,
  dequeue,
  type Event,
  forbiddenBy,
  idOf,
  Kind,
  type Option,
  type Options,
  ofCard,
  ofPlayer,
  type Phrase,
  resolveWaiting,
  say,
  seatsLeft,
  whole,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import type { S } from '../../state.ts';
import { leader, onTheRight } from '../order.ts';
import { noPrevent } from '../prohibitions.ts';
import { describe } from './action-list.ts';
import { anyAnswer, isAnswered, offerAnswers, takeAnswer } from './answers.ts';
import { numberOf, withNumber } from './cause.ts';
import { barAction, markOf, unbar } from './repeats.ts';

/** So many responses in a row that use nothing up are enough. */
const MOST_IDLE = 99;

/** Nothing keeps what the open window is about from being prevented. */
export function canPrevent(s: S): boolean {
  const { moment } = s;
  const row = s.global.moment;
  return forbiddenBy(s, noPrevent, moment.about[row], moment.other[row], moment.event[row]) === 0;
}
/** What the open window is about does not happen. */
export function preventIt(s: S): void {
  if (canPrevent(s)) s.moment.prevented[s.global.moment] = 1;
}
/** So much of it does not happen: one burden of several. */
export function preventSome(s: S, n: number): void {
  if (!canPrevent(s)) return;
  const row = s.global.moment;
  const left = numberOf(s.moment.number[row]) - n;
  s.moment.number[row] = withNumber(s.moment.number[row], Math.max(0, left));
  if (left <= 0) s.moment.prevented[row] = 1;
}
/** Whether what was just announced was prevented. Asked in the step after. */
export const wasPrevented = (s: S): boolean => s.global.prevented === 1;

/** The moment that is being responded to is this one. */
export const isAbout = (s: S, event: Event, a: number): boolean =>
  s.moment.event[s.global.moment] === event.channel && s.moment.about[s.global.moment] === a;

/** Triggers of this group: the required ones, or the optional ones of a player. */
function offerWaiting(s: S, group: number, player: number, o: Options): void {
  for (let w = s.kernel.waitingFirst; w !== 0; w = s.waiting.next[w]) {
    if (s.waiting.group[w] !== group) continue;
    const { required } = engine.abilities[s.waiting.ability[w]];
    const his = player === 0 ? required : !required && s.waiting.you[w] === player;
    if (his && !hasTwin(s, w) && (required || canPayWaiting(s, w)))
      o.action(s.waiting.source[w], s.waiting.ability[w], w);
  }
}
/** An earlier one is the same in everything, so that it makes no difference which comes first. */
function hasTwin(s: S, waiting: number): boolean {
  const { group, ability, source, subject, a, b, n, next } = s.waiting;
  for (let w = s.kernel.waitingFirst; w !== waiting; w = next[w])
    if (
      group[w] === group[waiting] &&
      ability[w] === ability[waiting] &&
      source[w] === source[waiting] &&
      subject[w] === subject[waiting] &&
      a[w] === a[waiting] &&
      b[w] === b[waiting] &&
      n[w] === n[waiting]
    )
      return true;
  return false;
}
function isWaiting(s: S, group: number): boolean {
  for (let w = s.kernel.waitingFirst; w !== 0; w = s.waiting.next[w])
    if (s.waiting.group[w] === group) return true;
  return false;
}

/** What happened at the same time may call for one card twice: then the option says for which of it. */
function because(s: S, first: number, option: Option): Phrase | undefined {
  if (s.global.moments === first || option.kind !== Kind.action) return undefined;
  if (option.b === 0 || option.n === 0) return undefined;
  const [channel, about] =
    option.n > 0
      ? [s.waiting.event[option.n], s.waiting.a[option.n]]
      : [s.moment.event[-option.n], s.moment.about[-option.n]];
  const event = engine.events.find((one) => one.channel === channel);
  if (event === undefined) return undefined;
  const whom = event.subject.noun === 'player' ? ofPlayer(about) : ofCard(about);
  return say`${ofCard(option.a)}: ${event.say(whom)}`;
}

/** The first row of a window is above the last of the one that it lies in. */
function forgetMoments(s: S, first: number): void {
  const { event, about, other, number, prevented } = s.moment;
  for (let row = s.global.moments; row >= first; row--)
    event[row] = about[row] = other[row] = number[row] = prevented[row] = 0;
  s.global.moments = first - 1;
}

const responses = engine.procedure('responses', {
  /** The first row of what it is about, and the moment of the window that it lies in. */
  first: count(),
  outer: count(),
  next: idOf('player'),
  passes: count(),
  /** The response that was used last, what the table was like then, and for how many responses it has been so. */
  card: idOf('card'),
  ability: whole(),
  mark: whole(),
  idle: count(),
  barred: count(),
})({
  required: ask('LR-ACTION-003 LR-ACTION-004 LR-RESPONSE-004', {
    who: (s) => leader(s),
    say: () => say`Which required action comes first?`,
    options: (s, f, o) => offerWaiting(s, f.first, 0, o),
    describe: (s, f, option) => because(s, f.first, option),
    choose(s, _f, option) {
      resolveWaiting(s, option.n);
      return again;
    },
  }),
  begin: step('LR-ACTION-005', (s, f) => {
    f.next = leader(s);
    f.barred = s.global.looped;
  }),
  optional: ask('LR-ACTION-005 LR-RESPONSE-001 LR-RESPONSE-002 LR-ACTION-013', {
    who: (_s, f) => f.next,
    say: () => say`Respond, or pass`,
    options(s, f, o) {
      // What is prevented cannot be responded to any more.
      if (s.moment.prevented[f.first] === 1) return;
      o.pass();
      offerWaiting(s, f.first, f.next, o);
      offerAnswers(s, f.next, f.first, o);
    },
    describe: (s, f, option) => because(s, f.first, option) ?? describe(s, option),
    choose(s, f, option) {
      const player = f.next;
      f.passes = option.kind === Kind.pass ? f.passes + 1 : 0;
      f.next = onTheRight(s, player);
      // What waits carries its row; a pass and what the rules allow have no ability.
      if (option.b !== 0 && option.n > 0) resolveWaiting(s, option.n);
      else if (option.kind === Kind.action) {
        f.card = option.a;
        f.ability = abilityIn(option.b);
        takeAnswer(s, player, f.first, option);
        return f.go('used');
      }
      return f.passes < seatsLeft(s) ? again : f.go('close');
    },
  }),
  none: step('', (_s, f) => f.go('close')),
  used: step('LR-RESPONSE-002 LR-LOOP-001', (s, f) => {
    // What changes nothing could be repeated for ever.
    const mark = markOf(s);
    f.idle = mark === f.mark ? f.idle + 1 : 0;
    f.mark = mark;
    if (f.idle >= MOST_IDLE) barAction(s, s.card.controller[f.card], f.card, f.ability);
    return f.go('optional');
  }),
  close: step('LR-RESPONSE-003', (s, f) => {
    unbar(s, f.barred);
    for (let w = s.kernel.waitingFirst, next = 0; w !== 0; w = next) {
      next = s.waiting.next[w];
      if (s.waiting.group[w] === f.first) dequeue(s, w);
    }
    s.global.prevented = s.moment.prevented[f.first];
    s.global.amount = numberOf(s.moment.number[f.first]);
    s.global.moment = f.outer;
    forgetMoments(s, f.first);
  }),
});

/**
 * Announces what happens, or is about to. Everything told in one step happens at one time, and is heard of together
 * once the step says so.
 */
export function tell(s: S, event: Event, a: number, b: number, n: number): void {
  s.global.prevented = 0;
  // What is told at one time has the row of the first of it in common.
  const group = s.global.moments - s.global.told + 1;
  const waiting = announce(s, event, a, b, n, group);
  // Mostly nobody listens, and then nothing is to be kept.
  if (waiting === 0 && !isAnswered(s, event.channel, a)) return;
  const row = ++s.global.moments;
  const { moment } = s;
  if (row >= moment.event.length) throw new Error('More windows are open than there is room for.');
  moment.event[row] = event.channel;
  moment.about[row] = a;
  moment.other[row] = b;
  moment.number[row] = n;
  s.global.told++;
}

/** Whoever must or may respond to what was told in this step does so before the caller goes on. */
export function hear(s: S): void {
  const { told, moment: outer } = s.global;
  if (told === 0) return;
  s.global.told = 0;
  const first = s.global.moments - told + 1;
  if (isWaiting(s, first) || anyAnswer(s, first)) {
    s.global.moment = first;
    call(s, responses, first, outer);
  } else {
    s.global.moment = outer;
    forgetMoments(s, first);
  }
}

/** Announces one thing; if anyone may respond to it, he does so before the caller goes on. Once in a step. */
export function raise(s: S, event: Event, a: number, b: number, n: number): void {
  tell(s, event, a, b, n);
  hear(s);
}
