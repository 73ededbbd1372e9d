/**
 * Cards that come back into the deck, out of the sideboard or the discard pile, and those that go for them.
 *
 * Keeps  what cannot be played is not fetched, whatever is printed on it.
 */
import { firstIn, isIn, Kind, place } from '@westmarch/kernel';
import { Zone } from '@westmarch/meccg';
import { best } from '../thought.ts';
import { outlooksOf, worthInHand } from './hand.ts';
import type { Mind } from './mind.ts';

const valuer = (mind: Mind): ((card: number) => number) => {
  const outlooks = outlooksOf(mind);
  return (card) => worthInHand(mind, outlooks, card);
};

const isFetched = ({ s, you, o }: Mind, i: number): boolean =>
  o.kind(i) === Kind.card &&
  s.card.owner[o.a(i)] === you &&
  (isIn(s, o.a(i), Zone.sideboard) || isIn(s, o.a(i), Zone.discard));

/** The card worth most of those that a text lets him fetch; −1: it asks for something else. */
export function fetch(mind: Mind): number {
  let found = false;
  for (let i = 0; i < mind.o.count; i++) {
    if (mind.o.kind(i) === Kind.pass) continue;
    if (!isFetched(mind, i)) return -1;
    found = true;
  }
  if (!found) return -1;
  const worth = valuer(mind);
  return best(mind, (i) => (mind.o.kind(i) === Kind.card ? worth(mind.o.a(i)) : 0));
}

/** What an exchange must bring, so that it is worth the trouble. */
const WORTH_AN_EXCHANGE = 0.3;
/** Before the new deck is shuffled: what is worth more than the least of those that lie in the discard pile. */
export function comesIn(mind: Mind): number {
  const { s, you, o } = mind;
  const worth = valuer(mind);
  let least = Infinity;
  for (let c = firstIn(s, place(s, Zone.discard, you)); c !== 0; c = s.card.next[c])
    least = Math.min(least, worth(c));
  return best(mind, (i) => (o.kind(i) === Kind.card ? worth(o.a(i)) : least + WORTH_AN_EXCHANGE));
}
export function goesOut(mind: Mind): number {
  const worth = valuer(mind);
  return best(mind, (i) => -worth(mind.o.a(i)));
}
