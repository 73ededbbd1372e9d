/**
 * Responses: required ones first in the Free Peoples player's order, then optional ones by the action procedure.
 * LR-ACTION-003..005, LR-RESPONSE
 *
 * Owns   the window that one event opens: its waiting triggers, and the responses of cards in hand and in play.
 * Keeps  a window within a window leaves the outer one as it was; a prevented event ends its window at once
 *        (LR-RESPONSE-003).
 */
import {
  again,
  announce,
  call,
  canPayWaiting,
  count,
  dequeue,
  type Event,
  firstIn,
  idOf,
  isOpen,
  Kind,
  type Options,
  offerActions,
  offerGranted,
  place,
  resolveWaiting,
  say,
  seatsLeft,
  whole,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { leader, onTheRight } from '../order.ts';
import { useCard } from './events.ts';
import { barAction, markOf, unbar } from './repeats.ts';

/** Events that some card can respond to from hand or by an action, by channel. Cards enter themselves. */
const answered = new Set<number>();
export const canBeAnswered = (event: Event): void => void answered.add(event.channel);

/** So many responses in a row that use nothing up are enough. */
const MOST_IDLE = 99;
const THIS = 1;
const LAST = 2;
/** The response window that is open is about something that now does not happen. */
export const preventIt = (s: S): void => void (s.global.prevented |= THIS);
/** Whether the event that was just announced was prevented. Asked once. */
export function wasPrevented(s: S): boolean {
  const was = (s.global.prevented & LAST) !== 0;
  s.global.prevented &= THIS;
  return was;
}

/** Triggers of this group: the required ones, or the optional ones of a player. */
function offerWaiting(s: S, group: number, player: number, o: Options): void {
  for (let w = s.kernel.waitingFirst; w !== 0; w = s.waiting.next[w]) {
    if (s.waiting.group[w] !== group) continue;
    const { required } = engine.abilities[s.waiting.ability[w]];
    const his = player === 0 ? required : !required && s.waiting.you[w] === player;
    if (his && (required || canPayWaiting(s, w))) o.action(s.waiting.source[w], s.waiting.ability[w], w);
  }
}

/** Response actions: their windows are open only while their event is. */
function offerResponses(s: S, player: number, o: Options): void {
  if (!answered.has(s.global.event)) return;
  for (let c = firstIn(s, place(s, Zone.hand, player)); c !== 0; c = s.card.next[c])
    offerActions(s, player, c, o);
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (s.card.controller[c] === player) offerActions(s, player, c, o);
  offerGranted(s, player, o);
}

const hasOpenAction = (s: S, player: number, card: number): boolean => {
  const { actions } = engine.definitions[s.card.def[card]];
  for (let i = 0; i < actions.length; i++)
    if (isOpen(engine.abilities[actions[i]].gates, s, player, card)) return true;
  return false;
};

/** Someone holds or has a response to the event that is being announced. */
function anyResponse(s: S): boolean {
  if (!answered.has(s.global.event)) return false;
  for (let p = 1; p <= s.layout.sizes.players; p++) {
    if (s.player.outcome[p] !== 0) continue;
    for (let c = firstIn(s, place(s, Zone.hand, p)); c !== 0; c = s.card.next[c])
      if (hasOpenAction(s, p, c)) return true;
  }
  for (let c = s.kernel.liveFirst; c !== 0; c = s.card.liveNext[c])
    if (hasOpenAction(s, s.card.controller[c], c)) return true;
  return false;
}

const responses = engine.procedure('responses', {
  group: whole(),
  event: whole(),
  about: whole(),
  aboutOther: whole(),
  aboutNumber: whole(),
  prevented: count(),
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
    options: (s, f, o) => offerWaiting(s, f.group, 0, o),
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
      if ((s.global.prevented & THIS) !== 0) return;
      o.pass();
      offerWaiting(s, f.group, f.next, o);
      offerResponses(s, f.next, o);
    },
    choose(s, f, option) {
      const player = f.next;
      f.passes = option.kind === Kind.pass ? f.passes + 1 : 0;
      f.next = onTheRight(s, player);
      if (option.kind === Kind.action && option.n !== 0) resolveWaiting(s, option.n);
      else if (option.kind === Kind.action) {
        f.card = option.a;
        f.ability = option.b;
        useCard(s, player, option.a, option.b);
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
      if (s.waiting.group[w] === f.group) dequeue(s, w);
    }
    const result = (s.global.prevented & THIS) === 0 ? 0 : LAST;
    s.global.event = f.event;
    s.global.about = f.about;
    s.global.aboutOther = f.aboutOther;
    s.global.aboutNumber = f.aboutNumber;
    s.global.prevented = f.prevented | result;
  }),
});

/** Announces an event; if anyone may respond to it, he does so before the caller goes on. Once in a step. */
export function raise(s: S, event: Event, a: number, b: number, n: number): void {
  const group = s.kernel.top;
  const { event: outer, about, aboutOther, aboutNumber } = s.global;
  const prevented = s.global.prevented & THIS;
  const waiting = announce(s, event, a, b, n, group);
  s.global.event = event.channel;
  s.global.about = a;
  s.global.aboutOther = b;
  s.global.aboutNumber = n;
  s.global.prevented = 0;
  if (waiting > 0 || anyResponse(s)) {
    call(s, responses, group, outer, about, aboutOther, aboutNumber, prevented);
    return;
  }
  s.global.event = outer;
  s.global.about = about;
  s.global.aboutOther = aboutOther;
  s.global.aboutNumber = aboutNumber;
  s.global.prevented = prevented;
}
