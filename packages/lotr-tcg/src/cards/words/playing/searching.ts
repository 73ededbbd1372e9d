/**
 * Looking through the draw deck for something to play. It may be done in vain, so nobody has to know beforehand what
 * lies there (LR-EFFECT-008, LR-ZONE-002); the deck is shuffled afterwards (LR-ZONE-001).
 *
 * Keeps  whoever has looked gains nothing by looking again with no more twilight in the same phase: so that is not
 *        offered, and no player can go on looking for ever.
 */
import {
  addEffect,
  any,
  type Condition,
  condition,
  type Domain,
  type Effect,
  type Filter,
  firstIn,
  NOTHING,
  place,
  say,
  self,
  sequence,
  show,
  shuffle,
  sizeOf,
  thereAre,
  untilEndOf,
  verb,
  you,
} from '@westmarch/kernel';
import { engine } from '../../../engine.ts';
import { type S, Zone } from '../../../state.ts';
import { shadowPhase } from '../../../turn/phases.ts';
import { acting, yourDeck, yourDiscard, yourHand } from '../cards/choosing.ts';
import { playableFor, playIt, toBePlayed } from './playing.ts';

/** Its player's draw deck and hand together. */
export const yourDeckOrHand: Domain = {
  loop: (g, v, body) => `${yourDeck.loop(g, v, body)} ${yourHand.loop(g, v, body)}`,
  say: say`from your draw deck or hand`,
};

/** Its player's draw deck and discard pile together. */
export const yourDeckOrDiscard: Domain = {
  loop: (g, v, body) => `${yourDeck.loop(g, v, body)} ${yourDiscard.loop(g, v, body)}`,
  say: say`from your draw deck or discard pile`,
};

// The note of a look says how much twilight there was, below zero, where no number of an ability is.
const looked = (s: S): number => -s.global.twilight;
function mayLook(s: S, card: number, player: number): boolean {
  if (sizeOf(s, place(s, Zone.deck, player)) === 0) return false;
  const { source, amount, next } = s.effect;
  for (let row = s.channel.first[engine.uses.channel]; row !== 0; row = next[row])
    if (source[row] === card && amount[row] <= looked(s)) return false;
  return true;
}
/** Looking through the deck once more can lead to anything. */
export const canLook: Condition = condition(
  'may look',
  [],
  (g) => `${g.ref(mayLook)}(s, self, you)`,
  NOTHING,
);
/** One lies in hand, or may lie in the deck. */
export const canSearch = (which: Filter, change: number): Condition => ({
  ...any(thereAre(1, playableFor(which, change), yourHand), canLook),
  say: NOTHING,
});

const look = (s: S, card: number, player: number): void => {
  addEffect(s, engine.uses.id, card, card, looked(s), untilEndOf(s, shadowPhase));
  for (let c = firstIn(s, place(s, Zone.deck, player)); c !== 0; c = s.card.next[c]) show(s, c, 1 << player);
};
const reshuffle = (s: S, player: number): void => shuffle(s, place(s, Zone.deck, player));
export const searchAndPlay = (which: Filter, where: Domain, change = 0): Effect => {
  const found = acting(toBePlayed(which, where, change), (card) => playIt(card, change));
  return {
    ...sequence(
      verb('look', look, [self, you], NOTHING),
      found,
      verb('reshuffle', reshuffle, [you], NOTHING),
    ),
    parts: [found],
    say: found.say,
  };
};
