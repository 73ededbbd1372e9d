/** What a player is asked, in the words of players: for each question of the rules that they put otherwise. */
import { Phase, phases } from '@westmarch/lotr-tcg';
import { capital } from '../words.ts';
import type { LotrSeat } from './seat.ts';

function whatToDo({ view, you }: LotrSeat): string {
  const { phase, active } = view.global;
  if (phase === Phase.fellowship && active === you) return 'Your fellowship phase: play cards, or move on.';
  if (phase === Phase.shadow && active !== you) return 'Play Shadow cards for twilight, or be done.';
  if (phase === Phase.skirmish && view.global.skirmish !== 0)
    return 'Use something in the skirmish, or let it stand.';
  return `The ${phases[phase]} phase: use something, or go on.`;
}

const ASKS: Readonly<Record<string, (seat: LotrSeat) => string>> = {
  'actions of one player › act': whatToDo,
  'action procedure › act': whatToDo,
  'responses › optional': () => 'Respond to it?',
  'assignment phase › which': () => 'Which minion do you assign a defender to?',
  'leftover minions › which': () => 'Which minion is left to assign?',
  'skirmishes › next': () => 'Whose skirmish comes next?',
};

export const asks = (seat: LotrSeat, procedure: string, step: string, said: string): string =>
  ASKS[`${procedure} › ${step}`]?.(seat) ?? said;

/** What is going on, as players call it: the phase, or the card that asks. */
export function stepOf(seat: LotrSeat, procedure: string): string {
  const s = seat.view;
  const asking = s.engine.definitions.find((def) => def.names['en'] === procedure);
  if (asking !== undefined) return procedure;
  const { phase } = s.global;
  return phase === Phase.setUp ? '' : capital(`${phases[phase]} phase`);
}
