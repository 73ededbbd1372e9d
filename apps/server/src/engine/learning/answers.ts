/** What a guest asks about a card at a table of his own. */
import type { State } from '@westmarch/kernel';
import type { Play, Seat } from '@westmarch/table';
import type { Answer } from '../requests.ts';
import { LEARNER } from './puzzle.ts';

/** Why a card can do nothing now, or what its numbers are made of. */
export function answerTo<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  { card, values }: { readonly card: number; readonly values: boolean },
  over: boolean,
): Answer | null {
  if (card <= 0 || card >= play.state.card.def.length) return null;
  const name = play.seat(LEARNER).card(card);
  const choices = over ? [] : (play.decision(LEARNER)?.choices ?? []);
  const offered = choices.filter((choice) => choice.card === card).map(({ index }) => index);
  if (values) return { name, offered, refused: [], values: play.values(LEARNER, card) };
  return { name, offered, refused: over ? [] : play.refused(LEARNER, card), values: [] };
}
