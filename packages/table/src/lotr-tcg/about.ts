/** What a decision is about, in one sentence, where its question leaves it to the table to say. */
import { cardsIn, Phase, Zone } from '@westmarch/lotr-tcg';
import type { LotrSeat } from './seat.ts';
import { situation } from './situation.ts';

/** The skirmish that is on, what is being played or responded to; in the Shadow's phase what can be spent. */
export function about(seat: LotrSeat): string {
  const s = seat.view;
  const { phase, skirmish, moment, twilight } = s.global;
  const going = situation(seat);
  if (moment !== 0 || cardsIn(s, Zone.played, 0).length > 0) return going.at(-1) ?? '';
  if (skirmish !== 0) return going.find((line) => /skirmish/i.test(line)) ?? '';
  if (phase === Phase.shadow) return `The twilight pool holds ${twilight}.`;
  return '';
}
