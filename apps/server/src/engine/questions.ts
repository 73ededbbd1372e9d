/** What a player or spectator asks of a game that goes on: why not with this card, its numbers, where one can go. */
import type { State } from '@westmarch/kernel';
import type { Play, Seat } from '@westmarch/table';
import type { Answer, AnswerOf, Fault } from './requests.ts';

export function aboutCard<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  over: boolean,
  viewer: number,
  card: number,
  values: boolean,
): Answer | Fault {
  if (card <= 0 || card >= play.state.card.def.length)
    return { fault: 'There is no such card on this table.', field: 'card' };
  const name = play.seat(viewer).card(card);
  const decision = over ? null : play.decision(viewer);
  const offered = (decision?.choices ?? [])
    .filter((choice) => choice.card === card)
    .map(({ index }) => index);
  if (values) return { name, offered, refused: [], values: play.values(viewer, card) };
  // A spectator can do nothing with any card, and needs no reason.
  const refused = viewer === 0 || over ? [] : play.refused(viewer, card);
  return { name, offered, refused, values: [] };
}

/** Without a place: all that the map shows now. With one: what it is to the viewer, and why nobody goes there. */
export function aboutPlace<S extends State, Setup, Sees extends Seat<S>>(
  play: Play<S, Setup, Sees>,
  over: boolean,
  viewer: number,
  company: number,
  place: string,
): AnswerOf<'map'> {
  if (over) return { now: null, refused: [] };
  if (place === '') return { now: play.map(viewer, company), refused: [] };
  return { now: play.place(viewer, place), refused: play.whyThere(viewer, company, place) };
}
