/** Several cards at random from a hand: shown to all, or to one player. LR-EFFECT-002, 003 */
import {
  choose,
  type Effect,
  effect,
  type Filter,
  filter,
  firstIn,
  ifSo,
  many,
  may,
  NOTHING,
  type PlayerRef,
  pick,
  place,
  say,
  self,
  sequence,
  show,
  sizeOf,
  thereAre,
  type Value,
  verb,
  worded,
} from '@westmarch/kernel';
import { type S, Zone } from '../../../state.ts';
import { handOf } from '../cards/choosing.ts';
import { isNoted, noteCard } from '../cards/different.ts';
import { unsaid } from '../cards/filters.ts';
import { discardHeld, unlessHidden } from '../doing.ts';

const revealSome = (s: S, player: number, n: number, source: number, players: number): void => {
  const hand = place(s, Zone.hand, player);
  for (let left = Math.min(n, sizeOf(s, hand)); left > 0; left--) {
    let hidden = 0;
    for (let c = firstIn(s, hand); c !== 0; c = s.card.next[c]) if (!isNoted(s, source, c)) hidden++;
    let skip = pick(s, hidden);
    for (let c = firstIn(s, hand); c !== 0; c = s.card.next[c])
      if (!isNoted(s, source, c) && skip-- === 0) {
        show(s, c, players);
        noteCard(s, source, c);
        break;
      }
  }
};
const toEveryone = (s: S, player: number, n: number, source: number): void =>
  revealSome(s, player, n, source, (2 << s.layout.sizes.players) - 2);
const toOne = (s: S, player: number, n: number, source: number, looker: number): void =>
  revealSome(s, player, n, source, 1 << looker);
/** Those that this ability has shown. */
const shownSoFar: Filter = filter(
  'shown so far',
  [],
  (g, v) => `${g.ref(isNoted)}(s, self, ${v.it})`,
  unsaid,
);
/** So many cards at random from a player's hand, which he shows to all; one of them may be discarded. LR-EFFECT-003 */
export const revealsAtRandom = (n: Value, whose: PlayerRef): Effect => {
  const one = choose('card', shownSoFar, handOf(whose));
  return {
    ...sequence(
      verb('reveal at random', toEveryone, [whose, n, self], NOTHING),
      ifSo(thereAre(1, shownSoFar, handOf(whose)), may(worded(discardHeld(one), say`discard one of them`))),
    ),
    say: say`make ${whose.say} reveal ${many(n.say, 'card')} at random from hand; you may discard one of them`,
  };
};
/** So many cards at random from a player's hand are looked at, and one of them is discarded. LR-EFFECT-002 */
export const lookAtRandom = (n: number, whose: PlayerRef): Effect =>
  effect(
    'look at random',
    [whose],
    say`look at ${many(n, 'card')} at random from the hand of ${whose.say} and discard one of them`,
    (b) => {
      const player = whose.js(b.g, b.v);
      b.does('look', `${unlessHidden(b.g, b.v, whose)} ${b.g.ref(toOne)}(s, ${player}, ${n}, self, you);`);
      discardHeld(choose('card', shownSoFar, handOf(whose))).build(b);
    },
  );
