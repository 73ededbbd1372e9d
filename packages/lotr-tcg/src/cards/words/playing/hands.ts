/** Cards that players discard from their hands, each as he likes. LR-DISCARD-002 */
import {
  anyCard,
  call,
  choose,
  chooseMany,
  counted,
  countOf,
  type Effect,
  effect,
  type Filter,
  firstIn,
  inZone,
  isIn,
  many,
  move,
  type Num,
  num,
  numberChosen,
  type PlayerRef,
  place,
  remember,
  say,
  sequence,
  shuffle,
  the,
  type Value,
  verb,
  withEach,
  you,
} from '@westmarch/kernel';
import { hear } from '../../../rules/actions/responses.ts';
import { reconcile } from '../../../rules/cards/draw.ts';
import { leftHand } from '../../../rules/cards/hand.ts';
import { forgetCard } from '../../../rules/history.ts';
import { placesToTheRight } from '../../../rules/order.ts';
import { type S, Zone } from '../../../state.ts';
import { handOf, yourHand } from '../cards/choosing.ts';
import { orc } from '../cards/filters.ts';
import { limitedTo } from '../cards/numbers.ts';
import { discardHeld, removesTwilight, revealHand } from '../doing.ts';
import { theOpponent, withOpponent } from '../players.ts';
import { X } from '../prices/x.ts';

/** A player discards so many cards of his own choice, or as many as he has. */
export const discardsCards = (n: Num, who: PlayerRef = you): Effect => {
  const one = choose('discarded', anyCard, inZone(Zone.hand, who, 'hand'), who);
  const cards = many(typeof n === 'number' ? n : n.perEach === undefined ? n.say : 1, 'card');
  const each = typeof n === 'number' ? undefined : n.perEach?.each;
  const text = each === undefined ? say`discard ${cards} from hand` : say`discard ${cards} from hand ${each}`;
  return effect(
    'discards cards',
    [num(n), who, one],
    who.word === 'you' ? text : say`make ${who.say} ${text}`,
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
/** Each opponent in turn discards a card of his own choice; X is how many went. LR-DISCARD-002 */
export const eachOpponentDiscards: Effect = (() => {
  const one = choose('discarded', anyCard, handOf(theOpponent), theOpponent);
  const text = say`make each opponent discard a card from hand`;
  return effect('each opponent discards', [one], text, (b) => {
    const places = b.slot(b.slots.fresh());
    const opponent = b.slot('opponent');
    const found = b.slot('X');
    const card = b.slot('discarded');
    const next = b.label();
    const end = b.label();
    b.does('opponents', `${places} = 0; ${found} = 0;`);
    b.here(next);
    b.does(
      'next opponent',
      `${card} = 0; if (++${places} >= s.layout.sizes.players) return ${end.mark}; ${opponent} = ${b.g.ref(placesToTheRight)}(s, you, ${places}); if (${opponent} === 0) return ${next.mark};`,
    );
    one.build(b);
    discardHeld(the('discarded')).build(b);
    b.does('count', `if (${card} !== 0 && ${b.g.ref(isIn)}(s, ${card}, ${Zone.discard})) ${found}++;`);
    b.goes(next);
    b.here(end);
  });
})();
/** Up to so many cards of one's own hand, as its player likes; X is how many went. */
export const discardUpToHeld = (most: number): Effect => {
  const several = chooseMany('cards', anyCard, { most, domain: yourHand });
  return {
    ...sequence(
      several,
      remember('X', numberChosen(several)),
      withEach(several, discardHeld(the(several.name))),
    ),
    say: say`discard up to ${many(most, 'card')} from hand`,
  };
};
/** The number that went, as an amount. */
export const asMany: Value = { ...X, say: say`as many` };

/** How many such cards the hand holds that was revealed. */
export const revealedInHand = (which: Filter): Value => ({
  ...countOf(which, handOf(theOpponent)),
  perEach: { factor: 1, each: say`for each ${counted(which.noun, 'bare')} revealed` },
});
/** A hand is revealed, and each Orc in it takes 1 twilight away. LR-EFFECT-003 */
export const revealForOrcs = (limit?: number): Effect => {
  const orcs = revealedInHand(orc);
  return withOpponent(
    sequence(revealHand(theOpponent), removesTwilight(limit === undefined ? orcs : limitedTo(limit, orcs))),
  );
};

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

const skipNext = (s: S, player: number): void => void (s.player.skips[player] = 1);
/** Whoever has chosen so already skips the same one. LR-ERRATA-038 */
export const skipsNextShadowPhase = (who: PlayerRef): Effect =>
  verb('skip Shadow phase', skipNext, [who], say`skip his next Shadow phase`);
