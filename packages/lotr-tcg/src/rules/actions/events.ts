/**
 * Playing events, and using an action of any card. LR-EVENT, LR-COST-002
 *
 * Not    what may be done about an event once it is paid for (cancelling.ts).
 * Keeps  an event is paid for, carried out once and discarded before anything else is done (LR-EVENT-002, 003).
 */
import { call, forbiddenBy, idOf, isIn, move, place, useAction, whole } from '@westmarch/kernel';
import { engine, noPlay, step } from '../../engine.ts';
import { type S, Zone } from '../../state.ts';
import { isFreePeoples, isKind, Kind } from '../cards/cards.ts';
import { canPay, pay } from '../counters/twilight.ts';

export const canPlayEvent = (s: S, card: number, player: number): boolean =>
  s.card.place[card] === place(s, Zone.hand, player) &&
  isFreePeoples(s, card) === (s.global.active === player) &&
  forbiddenBy(s, noPlay, card, player, 0) === 0 &&
  canPay(s, card);

export const playingEvent = engine.procedure('playing an event', {
  player: idOf('player'),
  card: idOf('card'),
  ability: whole(),
})({
  play: step('LR-EVENT-001 LR-EVENT-002 LR-EVENT-007', (s, f) => {
    pay(s, f.card);
    move(s, f.card, place(s, Zone.played, 0));
    useAction(s, f.ability, f.card, f.player);
  }),
  discard: step('LR-EVENT-003', (s, f) => {
    if (isIn(s, f.card, Zone.played)) move(s, f.card, place(s, Zone.discard, s.card.owner[f.card]));
  }),
});

/** Uses an action of a card; an event is played whole. */
export function useCard(s: S, player: number, card: number, ability: number): void {
  if (isKind(s, card, Kind.event)) call(s, playingEvent, player, card, ability);
  else useAction(s, ability, card, player);
}
