/** Lines of the log, put together. */
import type { Line } from '@westmarch/protocol';
import type { Seat } from './seat.ts';
import { clipped } from './short.ts';
import { capital, ended } from './words.ts';

const line = (
  kind: Line['kind'],
  text: string,
  seat: number,
  cards: readonly number[],
  dice: readonly number[],
): Line => ({
  kind,
  text: capital(text),
  seat,
  cards: cards.filter((card) => card !== 0),
  dice: [...dice],
});

/** Something a player did, or that came of it. */
export const deed = (text: string, cards: readonly number[] = [], seat = 0): Line =>
  line('deed', text, seat, cards, []);
/** What a card does of itself: which, and by what text; null for what it does without a word. */
export function byItself(seat: Seat, ability: number, card: number): Line | null {
  const { def, say } = seat.view.engine.abilities[ability];
  const text = seat.say(say);
  if (text === '') return null;
  return line('deed', ended(`${seat.def(def)}: ${clipped(text, 140)}`), 0, [card], []);
}
export const roll = (text: string, dice: readonly number[], cards: readonly number[] = []): Line =>
  line('roll', text, 0, cards, dice);
export const turn = (text: string, seat = 0): Line => line('turn', text, seat, [], []);
