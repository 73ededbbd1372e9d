/**
 * Using an action of a card, whatever it is: a special ability at once, an event by playing it. LR-ACTION-009
 *
 * Why here: whoever offers actions takes them too, and need not know how an event is paid for (events.ts).
 */
import { useAction } from '@westmarch/kernel';
import type { S } from '../../state.ts';
import { isKind, Kind } from '../cards/cards.ts';

type Using = (s: S, player: number, card: number, ability: number) => void;
let playEvent: Using = () => {
  throw new Error('Nobody has said how events are played.');
};
export const playsEvents = (how: Using): void => void (playEvent = how);

/** Uses an action of a card; an event is played whole. */
export function useCard(s: S, player: number, card: number, ability: number): void {
  if (isKind(s, card, Kind.event)) playEvent(s, player, card, ability);
  else useAction(s, ability, card, player);
}
