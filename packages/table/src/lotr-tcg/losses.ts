/**
 * Who of one's own is killed if nothing more is done in the skirmish: tried on a copy of what the viewer knows.
 *
 * Keeps  only the viewer's view is read, and only the skirmish that is on: what others could answer, and what comes
 *        later, is not foretold.
 */
import type { Option } from '@westmarch/kernel';
import { copyOf, killed, lotrTcg, standingOf } from '@westmarch/lotr-tcg';
import { listOf } from '../words.ts';
import type { LotrSeat } from './seat.ts';

/** "Boromir would be killed"; empty where nobody of the viewer's is lost. */
export function losses(seat: LotrSeat, option: Option): string {
  const { view, you } = seat;
  const index = lotrTcg.options(view).find(option.kind, option.a, option.b, option.n);
  if (index < 0) return '';
  const s = copyOf(view);
  const { character, minions } = standingOf(view, view.global.skirmish);
  const fighting = new Set([character, ...minions]);
  const lost: string[] = [];
  lotrTcg.apply(s, index, {
    tell(_s, event, card) {
      if (event === killed.channel && view.card.owner[card] === you && fighting.has(card))
        lost.push(seat.short(card));
    },
  });
  return lost.length === 0 ? '' : `${listOf(lost)} would be killed`;
}
