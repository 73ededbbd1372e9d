/** Cards that players discard from their hands, each as he likes. LR-DISCARD-002 */
import {
  call,
  type Effect,
  firstIn,
  move,
  type PlayerRef,
  place,
  say,
  shuffle,
  verb,
  you,
} from '@westmarch/kernel';
import { hear } from '../../../rules/actions/responses.ts';
import { reconcile } from '../../../rules/cards/draw.ts';
import { leftHand } from '../../../rules/cards/hand.ts';
import { forgetCard } from '../../../rules/history.ts';
import { type S, Zone } from '../../../state.ts';

const handIn = (s: S, player: number): void => {
  const deck = place(s, Zone.deck, player);
  const hand = place(s, Zone.hand, player);
  for (let c = firstIn(s, hand); c !== 0; c = firstIn(s, hand)) {
    forgetCard(s, c);
    move(s, c, deck);
  }
  shuffle(s, deck);
  leftHand(s);
  hear(s);
};
/** A whole hand is shuffled into its player's deck. LR-ZONE-001 */
export const shuffleHandIn = (who: PlayerRef = you): Effect =>
  verb(
    'shuffle hand in',
    handIn,
    [who],
    who.word === 'you'
      ? say`shuffle your hand into your draw deck`
      : say`make ${who.say} shuffle his hand into his draw deck`,
  );

const reconcileNow = (s: S, player: number): void => call(s, reconcile, player);
/** As at the end of a turn: down or up to eight cards. LR-REGROUP-002..004 */
export const reconcilesHand: Effect = verb('reconcile', reconcileNow, [you], say`reconcile your hand`);
