/**
 * Playing events. LR-EVENT, LR-COST-002
 *
 * Not    what may be done about an event once it is paid for (cancelling.ts).
 * Keeps  an event is paid for, carried out once and discarded before anything else is done (LR-EVENT-002, 003).
 */
import {
  abilityIn,
  addEffect,
  call,
  flag,
  forbiddenBy,
  idOf,
  isIn,
  move,
  place,
  removeEffect,
  useAction,
  whole,
} from '@westmarch/kernel';
import { engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isFreePeoples, isKind, isShadow, Kind } from '../cards/cards.ts';
import { leftHand, takeQuietly } from '../cards/hand.ts';
import { pay, priceOf, TWILIGHT, twilightIn } from '../counters/twilight.ts';
import { note, Was } from '../history.ts';
import { meetsItsTerms, payItsTerms, twilightOfTerms } from '../playing/terms.ts';
import { leftToPay, mostToil, toil } from '../playing/toil.ts';
import { noPlay } from '../prohibitions.ts';
import { Way } from './cause.ts';
import { hear } from './responses.ts';
import { playsEvents } from './using.ts';

/** What an event takes from the pool at the least, with what it asks for to be played; nothing else that is used does. */
function leastPrice(s: S, card: number): number {
  if (!isKind(s, card, Kind.event)) return 0;
  const price = isShadow(s, card) ? Math.max(0, priceOf(s, card) - mostToil(s, s.card.owner[card], card)) : 0;
  return price + twilightOfTerms(s, card);
}

/** All that an action takes from the pool is counted together with what its event costs. LR-COST-002 */
// A state handed to it is always one of this engine's own game.
engine.ownPrices.set(TWILIGHT, (s, card) => leastPrice(s as S, card));

/** What the text of an event takes from the pool beside its cost. */
function twilightOf(named: number): number {
  const { ability } = engine.abilities[abilityIn(named)];
  return ability?.type === 'action' ? twilightIn(ability.costs) : 0;
}

export const canPlayEvent = (s: S, card: number, player: number): boolean =>
  s.card.place[card] === place(s, Zone.hand, player) &&
  isFreePeoples(s, card) === (s.global.active === player) &&
  forbiddenBy(s, noPlay, card, player, 0) === 0 &&
  meetsItsTerms(s, player, card) &&
  leastPrice(s, card) <= s.global.twilight;

export const playingEvent = engine.procedure('playing an event', {
  player: idOf('player'),
  card: idOf('card'),
  ability: whole(),
  paid: flag(),
  unmet: flag(),
})({
  terms: step('LR-COST-002 LR-COST-009', (s, f) => payItsTerms(s, f.player, f.card)),
  toil: step('LR-KEYWORD-022 LR-COST-007', (s, f) => {
    f.unmet = s.global.owing > 0 ? 1 : 0;
    toil(s, f.player, f.card, 0, twilightOf(f.ability));
  }),
  play: step('LR-EVENT-001 LR-EVENT-002 LR-EVENT-007 LR-COST-007', (s, f) => {
    f.paid = pay(s, f.card, leftToPay(s, f.card, 0)) && f.unmet === 0 ? 1 : 0;
    move(s, f.card, place(s, Zone.played, 0));
    note(s, f.card, Was.played);
    leftHand(s);
    hear(s);
  }),
  use: step('LR-EVENT-002', (s, f) => {
    if (f.paid === 1) useAction(s, f.ability, f.card, f.player);
  }),
  discard: step('LR-EVENT-003', (s, f) => {
    if (wasKept(s, f.card) && takeQuietly(s, s.card.owner[f.card], f.card, Way.effect)) hear(s);
    if (isIn(s, f.card, Zone.played)) move(s, f.card, place(s, Zone.discard, s.card.owner[f.card]));
  }),
});

// The note stands among the uses of abilities, whose numbers are never that high.
const KEPT = 0x7ffe;
/** It goes to its owner's hand once it is done, and not to the discard pile. LR-EVENT-003 */
export function keepEvent(s: S, card: number): void {
  if (!isIn(s, card, Zone.played)) return;
  let outermost = s.kernel.top;
  for (let base = s.kernel.top; base !== 0; base = s.frames[base + 2])
    if (s.frames[base] === playingEvent.id) outermost = base;
  addEffect(s, engine.uses.id, card, card, KEPT, outermost);
}
function wasKept(s: S, card: number): boolean {
  const { source, amount, next } = s.effect;
  for (let row = s.channel.first[engine.uses.channel]; row !== 0; row = next[row])
    if (source[row] === card && amount[row] === KEPT) {
      removeEffect(s, row);
      return true;
    }
  return false;
}

playsEvents((s, player, card, ability) => call(s, playingEvent, player, card, ability));
