/** Someone at the table: a bot in your seat, whose choices become the numbers you would type. */
import type { State } from '@westmarch/kernel';
import type { Setup as LotrSetup, LotrTcgState } from '@westmarch/lotr-tcg';
import type { MeccgState, Setup } from '@westmarch/meccg';
import { type Seat, type TableGame } from '@westmarch/table';
import { type LotrSeat, lotrTable } from '@westmarch/table/lotr-tcg';
import { type MeccgSeat, meccgTable } from '@westmarch/table/meccg';
import { opponents } from '../../src/table/saving.ts';
import { Session } from '../../src/table/session.ts';

export const setup = meccgTable.setup(['A', 'B'], { length: 1 });
export const newSession = (seed: string, bot = 'novice'): Session<MeccgState, Setup, MeccgSeat> =>
  new Session(meccgTable, setup, seed, opponents(meccgTable, seed, 2, bot));

const lotrDecks = ['fotr-aragorn', 'fotr-gandalf'];
export const newLotrSession = (
  seed: string,
  players = 2,
  bot = 'novice',
): Session<LotrTcgState, LotrSetup, LotrSeat> => {
  const decks = Array.from({ length: players }, (_x, i) => lotrDecks[i % 2]);
  return new Session(lotrTable, lotrTable.setup(decks, {}), seed, opponents(lotrTable, seed, players, bot));
};

/** Plays a session on as a bot would, and gives what one would type for it. */
export function typing<S extends State, Setup, Sees extends Seat<S>>(
  kind: TableGame<S, Setup, Sees>,
  session: Session<S, Setup, Sees>,
  most = Infinity,
): number[] {
  const you = kind.bots[0].make('typist');
  session.letOthersPlay();
  const typed: number[] = [];
  while (session.isYours && typed.length < most) {
    const d = kind.game.pending(session.state);
    if (d === null) break;
    const view = kind.game.view(session.state, d.player);
    const choice = you.choose(view, d, kind.game.options(view), session.choices.length);
    typed.push(choice + 1);
    session.choose(choice);
  }
  return typed;
}

/** A whole game, or its first choices, as one would type it. */
export function numbersFor(seed: string, most = Infinity) {
  const session = newSession(seed);
  return { typed: typing(meccgTable, session, most), session };
}
export function lotrNumbersFor(seed: string, most = Infinity, players = 2) {
  const session = newLotrSession(seed, players);
  return { typed: typing(lotrTable, session, most), session };
}
