/** Drawing, and reconciling the hand to eight. LR-REGROUP-002..005 */
import {
  again,
  call,
  count,
  firstIn,
  idOf,
  Kind,
  move,
  place,
  say,
  shuffle,
  sizeOf,
} from '@westmarch/kernel';
import { ask, engine, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { Way } from '../actions/cause.ts';
import { hear, raise } from '../actions/responses.ts';
import { reconciled, reconciles } from '../events.ts';
import { forgetCard } from '../history.ts';
import { discardFromHand, mayTake, takeQuietly } from './hand.ts';

const HAND = 8;
const handOf = (s: S, player: number): number => place(s, Zone.hand, player);

/** Draws a card; an empty deck is no harm. LR-LOSE-004, LR-ZONE-004 */
export function drawCard(s: S, player: number): number {
  const card = firstIn(s, place(s, Zone.deck, player));
  return takeQuietly(s, player, card, Way.draw) ? card : 0;
}

/** Starter Rules: whose draw deck is empty may make a new one of his discard pile, once in a game. LR-ZONE-005 */
const mayReshuffle = (s: S, player: number): boolean =>
  s.player.reshuffled[player] === 0 &&
  sizeOf(s, place(s, Zone.deck, player)) === 0 &&
  sizeOf(s, place(s, Zone.discard, player)) > 0;

function reshuffle(s: S, player: number): void {
  const deck = place(s, Zone.deck, player);
  const discard = place(s, Zone.discard, player);
  for (let c = firstIn(s, discard); c !== 0; c = firstIn(s, discard)) {
    move(s, c, deck);
    forgetCard(s, c);
  }
  shuffle(s, deck);
  s.player.reshuffled[player] = 1;
}

const drawing = engine.procedure('drawing cards', { player: idOf('player'), left: count() })({
  newDeck: ask('LR-ZONE-005', {
    who: (_s, f) => f.player,
    say: () => say`Your draw deck is empty: shuffle your discard pile into a new one?`,
    options(s, f, o) {
      if (f.left > 0 && mayTake(s, f.player) && mayReshuffle(s, f.player)) o.yesOrNo();
    },
    choose(s, f, option) {
      if (option.kind === Kind.yes) reshuffle(s, f.player);
      else f.left = 0;
    },
  }),
  draw: step('LR-REGROUP-005', (s, f) => {
    if (f.left === 0) return undefined;
    f.left = drawCard(s, f.player) === 0 ? 0 : f.left - 1;
    hear(s);
    return f.go('newDeck');
  }),
});

/** Draws so many cards. */
export function drawCards(s: S, player: number, n: number): void {
  if (s.global.starter === 1) {
    if (n > 0) call(s, drawing, player, n);
    return;
  }
  for (let i = 0; i < n; i++) drawCard(s, player);
  hear(s);
}

export const reconcile = engine.procedure('reconciling', { player: idOf('player') })({
  begin: step('LR-REGROUP-002', (s, f) => raise(s, reconciles, f.player, 0, 0)),
  mayDiscard: ask('LR-REGROUP-003', {
    who: (_s, f) => f.player,
    say: () => say`Discard a card before you reconcile, or keep all`,
    options(s, f, o) {
      if (sizeOf(s, handOf(s, f.player)) === 0) return;
      o.pass();
      for (let c = firstIn(s, handOf(s, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    describe: (_s, _f, option) => (option.kind === Kind.pass ? say`Keep all` : undefined),
    choose(s, _f, option) {
      if (option.kind === Kind.card) discardFromHand(s, option.a);
    },
  }),
  drawUp: step('LR-REGROUP-004 LR-REGROUP-005', (s, f) => {
    drawCards(s, f.player, Math.max(0, HAND - sizeOf(s, handOf(s, f.player))));
  }),
  discardDown: ask('LR-REGROUP-004', {
    who: (_s, f) => f.player,
    say: () => say`Discard down to eight cards`,
    options(s, f, o) {
      if (sizeOf(s, handOf(s, f.player)) <= HAND) return;
      for (let c = firstIn(s, handOf(s, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose(s, _f, option) {
      discardFromHand(s, option.a);
      return again;
    },
  }),
  end: step('LR-REGROUP-002', (s, f) => raise(s, reconciled, f.player, 0, 0)),
});
