/** Cards that players discard from their hands, each as he likes. LR-DISCARD-002 */
import {
  anyCard,
  choose,
  counted,
  type Effect,
  effect,
  type Filter,
  inZone,
  type Num,
  num,
  type PlayerRef,
  say,
  the,
  you,
} from '@westmarch/kernel';
import { Zone } from '../../../state.ts';
import { discardHeld } from '../doing.ts';

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
