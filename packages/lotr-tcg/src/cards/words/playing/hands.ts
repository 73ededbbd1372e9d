/** Cards that players discard from their hands, each as he likes. LR-DISCARD-002 */
import {
  anyCard,
  call,
  choose,
  counted,
  type Effect,
  effect,
  type Filter,
  firstIn,
  inZone,
  move,
  type Num,
  num,
  type PlayerRef,
  place,
  say,
  shuffle,
  the,
  verb,
  you,
} from '@westmarch/kernel';
import { hear } from '../../../rules/actions/responses.ts';
import { reconcile } from '../../../rules/cards/draw.ts';
import { leftHand } from '../../../rules/cards/hand.ts';
import { forgetCard } from '../../../rules/history.ts';
import { type S, Zone } from '../../../state.ts';
import { discardHeld } from '../doing.ts';

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

/** A player discards so many cards of his own choice, or as many as he has. */
export const discardsCards = (n: Num, who: PlayerRef = you, which: Filter = anyCard): Effect => {
  const hand = inZone(Zone.hand, who, 'hand');
  const one = choose('discarded', which, hand, who);
  return effect(
    'discards cards',
    [num(n), who, one],
    who.word === 'you'
      ? say`discard ${counted(which.noun, typeof n === 'number' ? n : n.say)} from hand`
      : say`make ${who.say} discard ${counted(which.noun, typeof n === 'number' ? n : n.say)} from hand`,
    (b) => {
      const left = b.slot(b.slots.fresh());
      const card = b.slot('discarded');
      const again = b.label();
      const end = b.label();
      b.does('discard', `${left} = ${num(n).js(b.g, b.v)};`);
      b.here(again);
      b.does('discard', `${card} = 0; if (${left}-- <= 0) return ${end.mark};`);
      one.build(b);
      b.does('discard', `if (${card} === 0) return ${end.mark};`);
      discardHeld(the('discarded')).build(b);
      b.goes(again);
      b.here(end);
    },
  );
};
