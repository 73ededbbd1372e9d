/**
 * Drawing, discarding to hand size, and exhausting the play deck. ME-DRAW, ME-HAND, ME-SIDE-2000
 *
 * Keeps  a deck is exhausted when its last card is drawn; then sites return and the discard pile becomes the deck.
 */
import {
  again,
  announce,
  call,
  count,
  finish,
  firstIn,
  idOf,
  isMarked,
  Kind,
  move,
  moveFirst,
  ofCard,
  place,
  say,
  show,
  shuffle,
  sizeOf,
  valueOf,
} from '@westmarch/kernel';
import { ask, engine, handSize, keepsDiscards, seesDiscards, step } from '../../engine.ts';
import { deckExhausted, handDiscarded } from '../../events.ts';
import { type S, Zone } from '../../state.ts';
import { settleTriggers } from '../chain/chain.ts';
import { returnDiscardedSites } from '../sites/sites.ts';
import { endsWithDeck } from '../solitaire/goal.ts';

export const handOf = (s: S, player: number): number => place(s, Zone.hand, player);
export const deckOf = (s: S, player: number): number => place(s, Zone.deck, player);
const discardsOf = (s: S, player: number): number => place(s, Zone.discard, player);
const sideboardOf = (s: S, player: number): number => place(s, Zone.sideboard, player);

const MOST_EXCHANGED = 5;
/** Exhausting the play deck: exchange up to five cards with the sideboard, then shuffle. ME-SIDE-2000, 4002 */
export const exhaust = engine.procedure('deck exhausted', {
  player: idOf('player'),
  exchanged: count(),
  out: idOf('card'),
})({
  count: step('ME-CHAIN-002', (s, f) => {
    s.player.exhausted[f.player]++;
    returnDiscardedSites(s, f.player);
    // What leaves play for this goes into the new deck with the rest. ME-DECK-002
    endsWithDeck(s, f.player);
    announce(s, deckExhausted, f.player);
    settleTriggers(s);
  }),
  comesIn: ask('ME-SIDE-2000 ME-SIDE-4002', {
    who: (_s, f) => f.player,
    say: () => say`Exchange a card of your sideboard for one of your discard pile?`,
    options(s, f, o) {
      if (
        f.exchanged === MOST_EXCHANGED ||
        sizeOf(s, discardsOf(s, f.player)) === 0 ||
        sizeOf(s, sideboardOf(s, f.player)) === 0
      )
        return;
      o.pass();
      for (let c = firstIn(s, sideboardOf(s, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose(_s, f, option) {
      if (option.kind === Kind.pass) return f.go('reshuffle');
      f.out = option.a;
      return undefined;
    },
  }),
  goesOut: ask('ME-SIDE-2000', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Which card goes to the sideboard for ${ofCard(f.out)}?`,
    options(s, f, o) {
      if (f.out === 0) return;
      for (let c = firstIn(s, discardsOf(s, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose(s, f, option) {
      move(s, f.out, discardsOf(s, f.player));
      move(s, option.a, sideboardOf(s, f.player));
      // Nothing comes in any more: nothing goes out.
      f.out = 0;
      f.exchanged++;
      return f.go('comesIn');
    },
  }),
  reshuffle: step('ME-SIDE-2000', (s, f) => {
    const from = discardsOf(s, f.player);
    for (let c = firstIn(s, from); c !== 0; c = firstIn(s, from)) move(s, c, deckOf(s, f.player));
    shuffle(s, deckOf(s, f.player));
  }),
});

/** Draws a card; the last one exhausts the deck. Returns 0 when there is nothing to draw at all. */
export function drawCard(s: S, player: number): number {
  const card = firstIn(s, deckOf(s, player));
  if (card === 0) return 0;
  move(s, card, handOf(s, player));
  if (sizeOf(s, deckOf(s, player)) === 0) call(s, exhaust, player);
  return card;
}

const discarding = engine.procedure('discard from hand', { player: idOf('player'), card: idOf('card') })({
  where: ask('ME-DISC-2002', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Put ${ofCard(f.card)} on top of your play deck instead of discarding it?`,
    options: (_s, _f, o) => o.yesOrNo(),
    choose(s, f, option) {
      if (option.kind === Kind.no) return layOnDiscards(s, f.player, f.card);
      moveFirst(s, f.card, deckOf(s, f.player));
    },
  }),
});
/** A card of the hand is discarded, or goes on top of the deck where a card allows that. */
export function discardFromHand(s: S, player: number, card: number): void {
  if (isMarked(s, keepsDiscards, player)) call(s, discarding, player, card);
  else layOnDiscards(s, player, card);
}
/** Face up for whoever may see that. ME-DISC-2002, ME-CARD-0555 */
function layOnDiscards(s: S, player: number, card: number): void {
  move(s, card, discardsOf(s, player));
  for (let p = 1; p <= s.layout.sizes.players; p++)
    if (p !== player && isMarked(s, seesDiscards, p)) show(s, card, 1 << p);
  // Nobody hears of it unless a card waits for it: what is discarded lies face down.
  if (s.channel.first[handDiscarded.channel] !== 0) announce(s, handDiscarded, card, player);
}

/** Both ways to hand size: draw up, or discard down one card at a time. ME-HAND-001, ME-DISC-2002 */
export const resetHand = engine.procedure('hand size', { player: idOf('player') })({
  drawUp: step('ME-HAND-001 ME-HAND-004', (s, f) => {
    const own = s.kernel.top;
    const full = valueOf(s, handSize, f.player);
    while (sizeOf(s, handOf(s, f.player)) < full) {
      if (drawCard(s, f.player) === 0) return undefined;
      // After the last one the deck is exhausted before anything else is drawn.
      if (s.kernel.top !== own) return again;
    }
    return undefined;
  }),
  discardDown: ask('ME-HAND-001 ME-DISC-2002', {
    who: (_s, f) => f.player,
    say: () => say`Discard down to your hand size`,
    options(s, f, o) {
      if (sizeOf(s, handOf(s, f.player)) <= valueOf(s, handSize, f.player)) return;
      for (let c = firstIn(s, handOf(s, f.player)); c !== 0; c = s.card.next[c]) o.card(c);
    },
    choose(s, f, option) {
      discardFromHand(s, f.player, option.a);
      return again;
    },
  }),
});

/** Cards drawn because a company moves: at least one, then as many as one likes up to the number. DECISIONS C9 */
export const drawForMovement = engine.procedure('draws for movement', {
  player: idOf('player'),
  left: count(),
  drawn: count(),
})({
  first: step('ME-DRAW-2002 ME-MOVE-014', (s, f) => {
    if (f.left === 0) return finish;
    f.left--;
    drawCard(s, f.player);
    return undefined;
  }),
  further: ask('ME-DRAW-2007', {
    who: (_s, f) => f.player,
    say: (_s, f) => say`Draw another card? You may draw ${f.left} more`,
    options(s, f, o) {
      if (f.left > 0 && sizeOf(s, deckOf(s, f.player)) > 0) o.yesOrNo();
    },
    choose(s, f, option) {
      if (option.kind === Kind.no) return undefined;
      f.left--;
      drawCard(s, f.player);
      return again;
    },
  }),
});
