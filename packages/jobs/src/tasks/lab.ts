/** A piece of a study: its games are played one after the other, and counted. */
import { botNamed, countOf, loadGames, type Noted, noteGame } from '@westmarch/table';
import type { LabOrder, Steps, Work } from '../kinds.ts';

export const lab: Work<'lab'> = async (order) => {
  await loadGames([order.study.game]);
  return played(order);
};

function* played({ study, bot, from, to }: LabOrder): Steps<'lab'> {
  const noted: Noted[] = [];
  for (let game = from; game < to; game++) {
    noted.push(noteGame(study, (offers) => botNamed(offers, bot), game));
    yield (game - from + 1) / (to - from);
  }
  return countOf(study.against.length, noted);
}
