/**
 * The chain of effects: actions declared in answer to one another resolve last in, first out. ME-CHAIN-003, 2002
 *
 * Owns   declaring, answering, resolving, and putting triggered actions first into the chain that follows.
 * Keeps  chains nest: each resolves down to the entry it began with; once resolving, nothing is declared in between.
 */

import {
  At,
  again,
  announce,
  call,
  clearRow,
  count,
  dequeue,
  type Event,
  finish,
  idOf,
  isIn,
  jump,
  Kind,
  move,
  type Option,
  ofCard,
  type Phrase,
  place,
  resolveEffect,
  running,
  say,
  seatsLeft,
  useAction,
} from '@westmarch/kernel';
import { ask, engine, printed, step } from '../../engine.ts';
import { effectLost } from '../../events.ts';
import { Phase, type S, Status, Zone } from '../../state.ts';
import { discard, isHazard, isTwofold, Kind as Type } from '../cards/cards.ts';
import { announcePlayed, Deed, remember } from '../companies/history.ts';
import { hazardLimit } from '../hazards/hazard-limit.ts';
import { isFreeDragon } from '../hazards/manifestations.ts';
import { nextSeat } from '../seating.ts';
import { actionOf, offerAll } from './actions.ts';
import { countsAsHazard } from './forbidden.ts';
import { discardAtOnce, hasCeased } from './passive.ts';
import { giveBack, keep } from './remembered.ts';

/** What the rules do when an entry of theirs resolves, by its number. */
export type Resolve = (s: S, player: number, card: number, n: number) => void;
const resolvers: Resolve[] = [() => undefined];

/** Adds something that can stand on the chain and is no ability of a card; returns its number. */
export function chainAction(resolve: Resolve): number {
  resolvers.push(resolve);
  return resolvers.length - 1;
}

/** Whoever tapped as the price of an action is still in play, and still tapped. ME-COND-2010, 4006 */
export const stillPays = (s: S, card: number): boolean =>
  s.card.live[card] === 1 && s.card.status[card] !== Status.untapped;

/** Declares an action: it waits on the chain until all have passed. */
export function push(s: S, player: number, card: number, action: number, n: number): number {
  const top = ++s.global.entries;
  const e = s.entry;
  e.action[top] = action;
  e.source[top] = card;
  e.player[top] = player;
  e.n[top] = n;
  return top;
}

/** Takes a chosen action of a window or an answer. */
export function take(s: S, player: number, option: Option): void {
  if (option.b !== 0) useAction(s, option.b, option.a, player);
  else actionOf(option.n).declare(s, player, option.a);
}

export function describeAction(s: S, option: Option): Phrase | undefined {
  if (option.kind !== Kind.action || option.b !== 0) return undefined;
  return say`${ofCard(option.a)}: ${actionOf(option.n).say(s, option.a)}`;
}

/** Declares a triggered action that waits. */
function declareTrigger(s: S, w: number): void {
  const { ability, source, you, a, b, n, subject, sourceLife } = s.waiting;
  const top = push(s, you[w], source[w], 0, n[w]);
  s.side.sink?.triggered?.(s, ability[w], source[w], you[w]);
  s.entry.ability[top] = ability[w];
  s.entry.a[top] = a[w];
  s.entry.b[top] = b[w];
  s.entry.subject[top] = subject[w];
  s.entry.life[top] = sourceLife[w];
  dequeue(s, w);
}

/**
 * Triggered actions come first in the chain after the one that caused them; the player whose turn it is sets their
 * order, and nothing else is declared before all of them are. ME-COND-2008, ME-CHAIN-2005, 4009, 4010
 */
const triggers = engine.procedure(
  'triggered actions',
  {},
)({
  order: ask('ME-CHAIN-2005 ME-CHAIN-4010 ME-COND-2008', {
    who: (s) => s.global.active,
    say: () => say`Several actions are triggered: which is declared next? The last one resolves first`,
    options(s, _f, o) {
      for (let w = s.kernel.waitingFirst; w !== 0; w = s.waiting.next[w]) o.choice(w);
    },
    describe: (s, _f, option) => say`${ofCard(s.waiting.source[option.a])}`,
    choose(s, _f, option) {
      declareTrigger(s, option.a);
      return again;
    },
  }),
});

/** A card that was declared from hand and has done its work goes to the discard pile. ME-EVENT-005, 2002 */
function layAside(s: S, card: number): void {
  if (isIn(s, card, Zone.declared)) discard(s, card);
}

/** A hazard is only good if no more were declared than the limit allows, now as then. ME-HAZ-2021, ME-CHAIN-2007 */
const isNegated = (s: S, entry: number): boolean =>
  s.entry.negated[entry] === 1 ||
  hasCeased(s, entry) ||
  (s.entry.hazard[entry] === 1 && s.global.hazardsDeclared > hazardLimit(s));

/** Whether it came to anything at all. */
function resolveEntry(s: S, top: number): boolean {
  const e = s.entry;
  const ability = e.ability[top];
  const action = e.action[top];
  const source = e.source[top];
  const player = e.player[top];
  const n = e.n[top];
  const negated = isNegated(s, top);
  // Who cancelled it has said so already.
  if (negated && e.negated[top] === 0) announce(s, effectLost, source, 0, hasCeased(s, top) ? 0 : 1);
  if (!negated && ability !== 0) {
    resolveEffect(s, ability, source, e.subject[top], e.a[top], e.b[top], n, player);
    giveBack(s, ability, true);
  } else giveBack(s, ability, false);
  clearRow(e, top);
  s.global.entries--;
  if (!negated && ability === 0) resolvers[action](s, player, source, n);
  return !negated;
}

export const chain = engine.procedure('chain of effects', {
  from: count(),
  next: idOf('player'),
  passes: count(),
  last: idOf('card'),
  /** Whose event it was that resolved last; 0 where it was none, or came to nothing. */
  played: idOf('player'),
})({
  answer: ask('ME-CHAIN-001 ME-CHAIN-2006 ME-CHAIN-2008', {
    who: (_s, f) => f.next,
    say: () => say`Answer, or let it resolve`,
    options(s, f, o) {
      o.pass();
      // What is begun with is there before anybody could answer.
      if (s.global.phase !== Phase.setUp) offerAll(s, f.next, o);
    },
    describe: (s, _f, option) => describeAction(s, option),
    choose(s, f, option) {
      f.passes = option.kind === Kind.pass ? f.passes + 1 : 0;
      const player = f.next;
      f.next = nextSeat(s, player);
      if (option.kind !== Kind.pass) take(s, player, option);
      return f.passes < seatsLeft(s) ? again : undefined;
    },
  }),
  resolveLast: step('ME-CHAIN-003 ME-CHAIN-2002 ME-CHAIN-2003', (s, f) => {
    const top = s.global.entries;
    f.last = s.entry.source[top];
    const isEvent = s.entry.ability[top] !== 0 && isIn(s, f.last, Zone.declared);
    const player = s.entry.player[top];
    f.played = resolveEntry(s, top) && isEvent ? player : 0;
  }),
  layAside: step('ME-EVENT-005 ME-COND-2009', (s, f) => {
    if (f.played !== 0) announcePlayed(s, f.last, f.played, s.global.company);
    layAside(s, f.last);
    discardAtOnce(s);
    return s.global.entries > f.from ? jump(1) : undefined;
  }),
  triggered: step('ME-COND-2008 ME-CHAIN-4009', (s, f) => {
    f.passes = 0;
    f.next = s.global.active;
    if (s.kernel.waitingFirst === 0) return finish;
    call(s, triggers);
    return jump(0);
  }),
});

/** Something was declared: opens a chain, unless it answers in one that is being declared. */
export function opened(s: S, player: number): void {
  if (isAnswering(s)) return;
  call(s, chain, s.global.entries - 1, nextSeat(s, player));
}

/** Players are adding to a chain right now, so what must open one cannot be declared. ME-CHAIN-2009 */
export function isAnswering(s: S): boolean {
  const base = running(s, chain);
  return base !== 0 && s.frames[base + 1] <= 1;
}

engine.declared = (state, base) => {
  const s = state as S;
  const w = s.frames;
  const ability = w[base + At.ability];
  const source = w[base + At.source];
  const player = w[base + At.you];
  const top = push(s, player, source, 0, 0);
  s.entry.ability[top] = ability;
  s.entry.subject[top] = w[base + At.subject];
  s.entry.life[top] = s.card.life[source];
  keep(s, ability, base);
  if (isIn(s, source, Zone.hand)) declareFromHand(s, player, source, top);
  // A hazard in play that has become a short-event as its price counts like one that is played.
  else if (isIn(s, source, Zone.declared)) countHazard(s, player, source, top);
  opened(s, player);
};

/** Cards whose own text says that they do not count against the hazard limit. */
const free = new Set<number>();
export function registerFree(def: number): void {
  free.add(def);
}
export const isFree = (s: S, card: number): boolean =>
  free.has(s.card.def[card]) ||
  isFreeDragon(s, card) ||
  (printed.kind(s, card) === Type.creature && !countsAsHazard(s, card, s.global.company));

/** A card played from hand is shown when it is declared; a hazard counts against the limit then. ME-HAZ-2010 */
export function declareFromHand(s: S, player: number, card: number, entry: number): void {
  move(s, card, place(s, Zone.declared, 0));
  countHazard(s, player, card, entry);
}
function countHazard(s: S, player: number, card: number, entry: number): void {
  const isPlayedOn = player !== s.global.active && s.global.phase === Phase.movementHazard;
  if (isPlayedOn && (isHazard(s, card) || isTwofold(s, card))) {
    const isFreeNow = isFree(s, card);
    remember(s, s.global.company, Deed.playedOn, s.card.def[card]);
    if (isFreeNow) return;
    s.entry.hazard[entry] = 1;
    s.global.hazardsDeclared++;
  }
}

/** Something begins or ends: whatever that triggers comes at once. `a` is whom or what it is about. */
export function raise(s: S, event: Event, a: number, b = 0, n = 0): void {
  announce(s, event, a, b, n);
  settleTriggers(s);
}

/** Triggers that happened outside of any chain open one of their own. */
export function settleTriggers(s: S): void {
  discardAtOnce(s);
  if (s.kernel.waitingFirst === 0) return;
  call(s, chain, s.global.entries, s.global.active);
  call(s, triggers);
}
